import { keepExcluded, recordAll } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { mirrorRefusal } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { companyInReach } from '../clock.queries.ts';
import { askerOf, readerOfMirror } from '../decide.ts';
import { factsOfMirror, monthOfTimesheet, timesheetOf } from '../timesheet.ts';
import { setVisible } from '../timesheet-change.queries.ts';
import { bringBackTimesheet, removeTimesheets, timesheetsAmong, wholeTimesheets } from './hide-delete.queries.ts';

interface Hiding {
  companyId: string;
  year: number;
  month: number;
  id: string | undefined;
  visible: boolean;
}

/** The mirrors of a company and month, or one of them (M9). Asking for what is so changes nothing. @throws NOT_FOUND, TIMESHEET_NOT_FOUND */
export async function hideTimesheets(tx: Tx, by: By, hiding: Hiding): Promise<number> {
  if (!(await companyInReach(tx, groupOf(by), hiding.companyId))) refuse('NOT_FOUND');
  if (hiding.id !== undefined) {
    const row = await timesheetOf(tx, by, hiding.id);
    const isOfMonth = row.until_day.startsWith(`${hiding.year}-${String(hiding.month).padStart(2, '0')}`);
    if (row.company_id !== hiding.companyId || !isOfMonth) refuse('TIMESHEET_NOT_FOUND');
  }
  const changed = await setVisible(tx, groupOf(by), hiding);
  const verb = hiding.visible ? 'timesheetShown' : 'timesheetHidden';
  await recordAll(
    tx,
    by,
    { verb, entity: 'timesheet' },
    changed.map(entityId => ({ entityId, after: { visible: hiding.visible } })),
  );
  return changed.length;
}

/** All of them or none (M10); the punches stay. @throws TIMESHEET_NOT_FOUND, PERIOD_CLOSED */
export async function deleteTimesheets(tx: Tx, by: By, { ids, justification }: Deletion): Promise<void> {
  const found = await timesheetsAmong(tx, groupOf(by), ids);
  if (found.length !== new Set(ids).size) refuse('TIMESHEET_NOT_FOUND');
  for (const id of found) {
    const row = await timesheetOf(tx, by, id, true);
    const facts = await factsOfMirror(tx, row, await monthOfTimesheet(tx, row));
    const refusal = mirrorRefusal('delete', facts, {
      ...askerOf(await readerOfMirror(tx, by, row)),
      reason: justification,
    });
    if (refusal) refuse(refusal === 'PERIOD_CLOSED' ? 'PERIOD_CLOSED' : 'STATUS_FORBIDS');
  }
  await keepExcluded(tx, by, justification, 'timesheet', wholeTimesheets(found));
  await removeTimesheets(tx, found);
  await recordAll(
    tx,
    by,
    { verb: 'timesheetDeleted', entity: 'timesheet' },
    found.map(entityId => ({ entityId, after: { justification } })),
  );
}

/** Comes back as it was. @throws NOT_FOUND where it stands, or another mirror has its days now */
export async function restoreTimesheet(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  if (!(await bringBackTimesheet(tx, id))) refuse('NOT_FOUND');
  await record(tx, doer, { verb: 'timesheetRestored', entity: 'timesheet', entityId: id, after: { justification } });
}
