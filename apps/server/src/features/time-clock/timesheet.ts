import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { record } from '#core/audit/audit.ts';
import type { Rules } from '#core/clock/engine/clock.types.ts';
import { emptyMonth, type Month } from '#core/clock/month/month-of.ts';
import { printedMonth } from '#core/clock/month/printed-month.ts';
import { toInput } from '#core/clock/month/to-input.ts';
import {
  isSealed,
  type MirrorAsker,
  type MirrorFacts,
  type MirrorVerb,
  mirrorRefusal,
  stateAfter,
} from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Acting, type Doer, groupOf } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { readFacts } from './clock.queries.ts';
import { monthsNow, summaryOf, theOnly } from './recompute.ts';
import { type Reader, type TimesheetRow, timesheetById } from './timesheet.queries.ts';
import { insertEvent, keepSnapshot, moveTimesheet } from './timesheet-change.queries.ts';
import { copiesOf, justificationsOf, pagesOf, snapshotsOf } from './timesheet-parts.queries.ts';

/** The reader of mirrors behind a call. */
export function readerOf({ actor }: Acting): Reader {
  return actor.profile === 'trabalhador' ? { ofWorker: actor.personId } : { accessGroupId: groupOf(actor) };
}

/** @throws TIMESHEET_NOT_FOUND alike for missing, foreign, deleted and hidden ones */
export async function timesheetOf(tx: Tx, by: Acting, id: string, held = false): Promise<TimesheetRow> {
  return (await timesheetById(tx, readerOf(by), id, held)) ?? refuse('TIMESHEET_NOT_FOUND');
}

/** What {@link monthsOfTimesheets} reads of a row. */
type OfMonth = Pick<TimesheetRow, 'id' | 'state' | 'employment_id' | 'from_day' | 'until_day'> &
  Partial<Pick<TimesheetRow, 'origin' | 'receipt_id'>>;

/** The rows as they are shown: sealed ones from their snapshot, a payroll clock's from their copy, others computed now. By the mirror's id. */
export async function monthsOfTimesheets(tx: Tx, rows: readonly OfMonth[]): Promise<Map<string, Month>> {
  const printed = rows.filter(({ origin }) => origin === 'pdf');
  const sealed = rows.filter(row => row.origin !== 'pdf' && isSealed(row.state));
  const kept = await snapshotsOf(tx, idsOf(sealed));
  const rest = rows.filter(({ id, origin }) => origin !== 'pdf' && !kept.has(id));
  const copied = rest.filter(({ origin }) => origin === 'fopag');
  const copies = await copiesOf(tx, idsOf(copied));
  const months = await monthsNow(
    tx,
    rest.filter(({ origin }) => origin !== 'fopag'),
  );
  const pages = await pagesOf(
    tx,
    printed.flatMap(({ receipt_id }) => receipt_id ?? []),
  );
  for (const [id, month] of kept) months.set(id, month);
  for (const row of copied) months.set(row.id, copies.get(row.id) ?? notCopied(row));
  for (const { id, receipt_id, from_day, until_day } of printed)
    months.set(id, printedMonth(pages.get(receipt_id ?? ''), { from: from_day, until: until_day }));
  return months;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** One mirror's rows, as {@link monthsOfTimesheets}. */
export async function monthOfTimesheet(tx: Tx, row: OfMonth): Promise<Month> {
  return theOnly(await monthsOfTimesheets(tx, [row]));
}

/** A month that its payroll clock has not given yet: no day of it has ended. */
function notCopied(row: Pick<TimesheetRow, 'from_day' | 'until_day'>): Month {
  return { ...emptyMonth({ from: row.from_day, until: row.until_day }), untilDay: null, isOver: false };
}

/** The rules that hold on its days. */
export async function rulesOfTimesheet(
  tx: Tx,
  { employment_id, from_day, until_day }: Pick<TimesheetRow, 'employment_id' | 'from_day' | 'until_day'>,
): Promise<readonly Rules[]> {
  const facts = (await readFacts(tx, [employment_id], { from: from_day, until: until_day })).get(employment_id);
  return facts ? toInput(facts, { from: from_day, to: until_day }).rules : [];
}

/** Days that lack a punch. */
export function incompleteDays({ days }: Month): string[] {
  return days.filter(({ status }) => status === 'pending').map(({ date }) => date);
}

/** Whether the last day is over; what was printed is. */
export function isOver({ origin }: Pick<TimesheetRow, 'origin'>, month: Month): boolean {
  return month.isOver || origin === 'pdf';
}

/** What the rules decide by. */
export async function factsOfMirror(tx: Tx, row: TimesheetRow, month: Month): Promise<MirrorFacts & { until: string }> {
  const asked = new Set(
    (await justificationsOf(tx, row.id))
      .filter(({ state }) => ['pending', 'returned', 'sending'].includes(state))
      .map(({ day }) => day),
  );
  const incomplete = incompleteDays(month);
  return {
    state: row.state,
    isDeleted: false,
    isVisible: row.visible,
    version: row.version,
    isAnswered: row.answered_at !== null,
    isOver: isOver(row, month),
    needsApproval: row.approval === true,
    incomplete: incomplete.length,
    unasked: incomplete.filter(day => !asked.has(day)).length,
    undecided: row.undecided,
    // looked up when it is sent: who decides is named then
    hasApprover: true,
    isLaterClosed: false,
    until: row.until_day,
  };
}

/** @throws the refusal of the rules, in their order, with what its sentence needs */
export function mustMove(verb: MirrorVerb, facts: MirrorFacts & { until?: string }, asker: MirrorAsker): void {
  const code = mirrorRefusal(verb, facts, asker);
  if (code === undefined) return;
  if (!isErrorCode(code)) throw new RangeError(`No such refusal: ${code}`);
  refuse(code, valuesOf(code, facts));
}

/** What the sentence of a refusal needs. */
export function valuesOf(code: string, facts: MirrorFacts & { until?: string }): MessageValues {
  if (code === 'TIMESHEET_INCOMPLETE') return { n: facts.unasked > 0 ? facts.unasked : facts.incomplete };
  if (code === 'JUSTIFICATIONS_PENDING') return { n: facts.undecided };
  if (code === 'PERIOD_NOT_OVER' && facts.until) return { data: facts.until };
  return {};
}

const historyVerbs = {
  send: 'timesheetSent',
  approve: 'timesheetApproved',
  return: 'timesheetReturned',
  review: 'timesheetReviewed',
  close: 'timesheetClosed',
  reopen: 'timesheetReopened',
} as const satisfies Partial<Record<MirrorVerb, HistoryVerb>>;

/** One step of a mirror that the rules allow: state, snapshot, history. @throws STALE_VERSION where somebody was quicker */
export async function move(
  tx: Tx,
  by: Doer,
  row: TimesheetRow,
  verb: keyof typeof historyVerbs,
  month: Month,
  { reason, forPerson = null }: { reason?: string | undefined; forPerson?: string | null } = {},
): Promise<void> {
  const state = stateAfter(verb, { state: row.state, needsApproval: row.approval === true });
  const isDecision = verb === 'approve' || verb === 'return';
  const moved = await moveTimesheet(tx, row, {
    state,
    ...(isDecision ? { decidedBy: by.personId, decidedFor: forPerson } : {}),
    summary: summaryOf(month),
  });
  if (!moved) refuse('STALE_VERSION');
  if (isSealed(state) && !isSealed(row.state)) await keepSnapshot(tx, row, month);
  await insertEvent(tx, by, row, { verb, reason: reason ?? null, forPerson });
  await noteTimesheet(tx, by, row, historyVerbs[verb], reason ? { justification: reason } : {});
}

/** What was done with a mirror, in the record history. */
export async function noteTimesheet(
  tx: Tx,
  by: Doer,
  row: TimesheetRow,
  verb: HistoryVerb,
  after: Record<string, unknown>,
): Promise<void> {
  const told = { from: row.from_day, until: row.until_day, ...after };
  await record(tx, by, {
    verb,
    entity: 'timesheet',
    entityId: row.id,
    accessGroupId: row.access_group_id,
    after: told,
  });
}
