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
import { actTime } from './review-days.queries.ts';
import { openImport, takeBack } from './review-undo.ts';

type Said = 'substituir' | 'manter' | 'ignorar';

const existingOf = { substituir: 'replace', manter: 'keep', ignorar: null } as const;

/** One answer for all documents that wait for nothing but the receipt that is there already; `ignorar` for those with its amounts. */
export async function decideExisting(
  tx: Tx,
  doer: Doer,
  importId: string,
  said: Said,
): Promise<{ total: number; ato: string }> {
  const row = (await findImport(tx, importId, true)) ?? refuse('NOT_FOUND');
  const existing = existingOf[said];
  const waiting = await waitingForExisting(tx, importId);
  const alike = waiting.filter(
    ({ type, findings, same }) => asksOnly('jaExiste', type, codesOf(findings)) && (said !== 'ignorar' || same),
  );
  for (const { id, type, employment_id: employmentId, company_id: companyId, reading, findings } of alike)
    await decide(tx, id, doer.personId, {
      state: said === 'ignorar' ? 'ignored' : 'clean',
      type,
      employmentId,
      companyId,
      reading: storedReading({ ...storedReading(reading), findings }),
      existing,
    });
  const after = { existing: existing ?? 'ignore', documents: alike.length };
  await record(tx, doer, { verb: 'existingDecided', entity: 'import', entityId: importId, after });
  await settleImport(tx, importId, row.access_group_id);
  return { total: alike.length, ato: (await actTime(tx)).toISOString() };
}

/** Takes one's own answer for many back, of what is not out. @returns how many wait again */
export async function undoExisting(tx: Tx, doer: Doer, importId: string, at: string): Promise<number> {
  const row = await openImport(tx, importId);
  const total = await takeBack(tx, doer, row.id, at);
  await settleImport(tx, row.id, row.access_group_id);
  return total;
}
