import { recordAll } from '#core/audit/audit.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { type ImportRow, importLog } from '../import.queries.ts';
import { storedReading } from '../stored-reading.ts';
import { confirmable, settleImport } from './review-acts.ts';
import { type DatedDocument, decideDays, documentsToDate } from './review-days.queries.ts';
import { openImport, takeBack } from './review-undo.ts';

/**
 * One day for all documents of an import whose day is in doubt, or for those named. Of all, those that somebody else is at stay as they
 * are and are told; of those named each is set, or none. @throws STALE_VERSION where one that is named was decided or is held,
 * DATE_OUT_OF_RANGE where one's month forbids the day
 */
export async function setDays(
  tx: Tx,
  doer: Doer,
  importId: string,
  day: string,
  ids: readonly string[] | undefined,
): Promise<{ total: number; emConferencia: number; ato: string }> {
  const row = await openImport(tx, importId);
  const found = await documentsToDate(tx, importId, ids);
  if (ids) checkNamed(found, ids);
  const free = found.filter(({ held }) => !held);
  const decided = free.map(({ id, reading, findings }) => {
    const read = storedReading({ ...storedReading(reading), findings });
    return { id, before: read.paymentDate ?? null, reading: confirmable(read, { paymentDate: day }, 'dia') };
  });
  const at = await decideDays(tx, doer.personId, decided);
  await recordAll(
    tx,
    doer,
    { verb: 'creditDaySet', entity: 'importDocument' },
    decided.map(({ id, before }) => ({ entityId: id, before: { creditDay: before }, after: { creditDay: day } })),
  );
  if (decided.length > 0) await note(tx, doer, row, 'daysSet', { dia: day, total: decided.length });
  return { total: decided.length, emConferencia: found.length - free.length, ato: at.toISOString() };
}

/** Takes the days of one's own act back, as long as they are not out. @returns how many are in doubt again */
export async function undoDays(tx: Tx, doer: Doer, importId: string, at: string): Promise<number> {
  const row = await openImport(tx, importId);
  const total = await takeBack(tx, doer, importId, at);
  if (total > 0) await note(tx, doer, row, 'daysUndone', { total });
  return total;
}

/** @throws NOT_FOUND where one is foreign or unknown, STALE_VERSION where it has been decided or somebody is at it */
function checkNamed(found: readonly DatedDocument[], ids: readonly string[]): void {
  if (found.length !== new Set(ids.map(id => id.toLowerCase())).size) refuse('NOT_FOUND');
  if (found.some(({ open, held }) => !open || held)) refuse('STALE_VERSION');
}

async function note(
  tx: Tx,
  doer: Doer,
  row: ImportRow,
  kind: 'daysSet' | 'daysUndone',
  values: Record<string, string | number>,
): Promise<void> {
  const of = { importId: row.id, accessGroupId: row.access_group_id, personId: doer.personId };
  await importLog.add(tx, { ...of, kind, values });
  await settleImport(tx, row.id, row.access_group_id);
}
