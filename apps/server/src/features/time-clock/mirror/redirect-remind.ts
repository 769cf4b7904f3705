import { record } from '#core/audit/audit.ts';
import { notify } from '#core/notification/notify.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { periodText, targetOf, tellSent } from '../tell.ts';
import type { TimesheetFilter, TimesheetRow } from '../timesheet.queries.ts';
import { timesheetOf } from '../timesheet.ts';
import { insertEvent } from '../timesheet-change.queries.ts';
import { moveSeat, type Reminded, type ReminderKind, remindedOf } from './redirect-remind.queries.ts';

/** A sent mirror waits for somebody else from now on. @throws DENY_REASON_REQUIRED, STATUS_FORBIDS, INVALID_OPTION for who may not decide it */
export async function redirectTimesheet(
  tx: Tx,
  by: By,
  id: string,
  { from, to, reason }: { from: string | undefined; to: string; reason: string | undefined },
): Promise<TimesheetRow> {
  if (!isReason(reason)) refuse('DENY_REASON_REQUIRED');
  const row = await timesheetOf(tx, by, id, true);
  if (row.state !== 'sent') refuse('STATUS_FORBIDS');
  if (!isUuid(to) || to === row.person_id || !(await moveSeat(tx, row.id, from ?? null, to)))
    refuseField('para', 'INVALID_OPTION');
  const justification = (reason ?? '').trim();
  await insertEvent(tx, by, row, { verb: 'redirect', reason: justification });
  await record(tx, by, {
    verb: 'timesheetRedirected',
    entity: 'timesheet',
    entityId: row.id,
    after: { justification },
  });
  await tellSent(tx, row, [{ person_id: to, hr: false }]);
  return timesheetOf(tx, by, id);
}

/** Who has still to do it, each once a day. @returns how many were told anew */
export async function remindTimesheets(
  tx: Tx,
  by: By,
  {
    kind,
    ids,
    filter,
  }: { kind: ReminderKind; ids: readonly string[] | undefined; filter: TimesheetFilter | undefined },
): Promise<number> {
  if ((ids === undefined) === (filter === undefined)) refuseField('ids', 'REQUIRED_FIELD');
  const waiting = await remindedOf(tx, groupOf(by), kind, ids, filter ?? {});
  const told = waiting.map(one => notice(one, groupOf(by), kind));
  return notify(tx, told);
}

function notice(one: Reminded, accessGroupId: string, kind: ReminderKind) {
  return {
    ...{
      personId: one.person_id,
      accessGroupId,
      kind: 'timesheetReminder' as const,
      values: { periodo: periodText(one) },
    },
    target: targetOf(one.id, kind === 'aprovar'),
    cause: `timesheet-reminder:${kind}:${one.id}:${dayFrom()}`,
  };
}
