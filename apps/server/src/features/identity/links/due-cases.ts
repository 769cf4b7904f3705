import type pg from 'pg';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import { contactsOf } from '../identity.queries.ts';
import type { SendMessage } from '../identity-messages.ts';
import { takeDueCases } from './link.queries.ts';

/** Takes authenticators away and replaces contacts whose day has passed without an objection, and tells their persons. */
export async function applyDueCases({ pool, send }: { pool: pg.Pool; send: SendMessage }): Promise<void> {
  await inTransaction(pool, 'select null', async client => {
    const tx = queriesOn(client);
    for (const { person_id, kind } of await takeDueCases(tx))
      for (const contact of await contactsOf(tx, person_id))
        await send(tx, {
          ...contact,
          message: { kind: kind === 'authenticator' ? 'authenticatorRemoved' : 'contactReplaced' },
        });
  });
}
