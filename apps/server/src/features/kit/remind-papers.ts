import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { insertEvent, noteReminded } from './kit.queries.ts';
import { type DueKit, dueKits, reopenExpired } from './remind.queries.ts';
import { tellAsked, tellReady } from './tell.ts';

/** Once a day, kit by kit, each in a transaction of its own. */
export async function remindPapers(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  for (const kit of await acrossTenants(pool, 'kits whose papers expired, are due, or are complete', dueKits)) {
    signal.throwIfAborted();
    await inGroupContext(pool, { personId: kit.opened_by, accessGroupId: kit.access_group_id }, tx => treat(tx, kit));
  }
}

async function treat(
  tx: Parameters<typeof tellReady>[0],
  { id: kitId, access_group_id: accessGroupId, expired, due }: DueKit,
): Promise<void> {
  const reopened = expired ? await reopenExpired(tx, kitId) : [];
  for (const itemId of reopened)
    await insertEvent(tx, { kitId, itemId, accessGroupId, verb: 'reopened', personId: null });
  if ((due || reopened.length > 0) && (await noteReminded(tx, kitId))) await tellAsked(tx, kitId, 'reminded');
  await tellReady(tx, kitId);
}
