import { recordAll } from '#core/audit/audit.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { findImport, type ImportRow } from '../import.queries.ts';
import { reopen } from '../review.queries.ts';
import { openStates } from './review-acts.ts';
import { documentsOfAct } from './review-days.queries.ts';

/** An import whose documents may be decided, held until the transaction ends. */
export async function openImport(tx: Tx, importId: string): Promise<ImportRow> {
  const row = (await findImport(tx, importId, true)) ?? refuse('NOT_FOUND');
  return openStates.includes(row.state) ? row : refuse('STATUS_FORBIDS', { status: row.state });
}

/** Takes back what one act of this person decided, of what is not out. @returns how many documents wait again */
export async function takeBack(tx: Tx, doer: Doer, importId: string, at: string): Promise<number> {
  const ids = await documentsOfAct(tx, importId, doer.personId, at);
  await reopen(tx, ids);
  await recordAll(
    tx,
    doer,
    { verb: 'documentReopened', entity: 'importDocument' },
    ids.map(entityId => ({ entityId, after: {} })),
  );
  return ids.length;
}
