import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { findImport } from '../import.queries.ts';
import { decide, waitingForExisting } from '../review.queries.ts';
import { storedReading } from '../stored-reading.ts';
import { codesOf } from './review.presenter.ts';
import { asksOnly } from './review.ts';
import { settleImport } from './review-acts.ts';

/** One answer for all documents that wait for nothing but the receipt that is there already. */
export async function decideExisting(
  tx: Tx,
  doer: Doer,
  importId: string,
  said: 'substituir' | 'manter',
): Promise<void> {
  const row = (await findImport(tx, importId, true)) ?? refuse('NOT_FOUND');
  const existing = said === 'substituir' ? 'replace' : 'keep';
  const waiting = await waitingForExisting(tx, importId);
  const alike = waiting.filter(({ type, findings }) => asksOnly('jaExiste', type, codesOf(findings)));
  for (const { id, type, employment_id: employmentId, company_id: companyId, reading, findings } of alike)
    await decide(tx, id, doer.personId, {
      state: 'clean',
      type,
      employmentId,
      companyId,
      reading: storedReading({ ...storedReading(reading), findings }),
      existing,
    });
  const after = { existing, documents: alike.length };
  await record(tx, doer, { verb: 'existingDecided', entity: 'import', entityId: importId, after });
  await settleImport(tx, importId, row.access_group_id);
}
