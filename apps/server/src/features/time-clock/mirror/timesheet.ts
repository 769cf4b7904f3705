import { createHash } from 'node:crypto';
import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record, recordOpening } from '#core/audit/audit.ts';
import type { Month } from '#core/clock/month/month-of.ts';
import { isSealed, type MirrorAsker, type MirrorFacts, type MirrorVerb, mirrorRefusal, stateAfter } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse } from '#kernel/refusal.ts';
import { monthNow, summaryOf } from '../recompute.ts';
import { askerOf, type ReaderOfMirror, valuesOf } from './timesheet.policy.ts';
import { justificationsOf, type Reader, seatOf, snapshotOf, type TimesheetRow, timesheetById } from './timesheet.queries.ts';
import { giveSeats, insertEvent, insertFiles, keepSnapshot, moveTimesheet, setAnswer, setSeen } from './timesheet-change.queries.ts';
import { tellSent, tellWorker } from './tell.ts';

/** The reader of mirrors behind a call. */
export function readerOf({ actor }: Pick<By, 'actor'>): Reader {
  return actor.profile === 'trabalhador' ? { ofWorker: actor.personId } : { accessGroupId: groupOf(actor) };
}

/** @throws TIMESHEET_NOT_FOUND alike for missing, foreign, deleted and hidden ones */
export async function timesheetOf(tx: Tx, by: By, id: string, held = false): Promise<TimesheetRow> {
  return (await timesheetById(tx, readerOf(by), id, held)) ?? refuse('TIMESHEET_NOT_FOUND');
}

/** The rows as they are shown: sealed ones from their snapshot, others computed now. */
export async function monthOfTimesheet(tx: Tx, row: TimesheetRow): Promise<Month> {
  const kept = isSealed(row.state) ? await snapshotOf(tx, row.id) : undefined;
  return kept ?? monthNow(tx, row);
}

/** What the rules decide by. */
export async function factsOfMirror(tx: Tx, row: TimesheetRow, month: Month): Promise<MirrorFacts & { until: string }> {
  const asked = new Set(
    (await justificationsOf(tx, row.id)).filter(({ state }) => ['pending', 'returned', 'sending'].includes(state)).map(({ day }) => day),
  );
  const incomplete = month.days.filter(({ status }) => status === 'pending').map(({ date }) => date);
  return {
    state: row.state,
    isDeleted: false,
    isVisible: row.visible,
    version: row.version,
    isAnswered: row.answered_at !== null,
    isOver: month.isOver || row.origin === 'pdf',
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

export async function readerOfMirror(tx: Tx, by: By, row: TimesheetRow): Promise<ReaderOfMirror> {
  const { actor } = by;
  const seat = actor.profile === 'trabalhador' ? undefined : await seatOf(tx, row.id, actor.personId);
  return {
    profile: actor.profile,
    permissions: [...actor.permissions],
    isOwner: row.person_id === actor.personId,
    isSeated: seat !== undefined,
    isOvertaken: row.decided_by !== null && row.decided_by !== actor.personId,
  };
}

/** @throws the refusal of the rules, in their order, with what its sentence needs */
export function mustMove(verb: MirrorVerb, facts: MirrorFacts & { until?: string }, asker: MirrorAsker): void {
  const code = mirrorRefusal(verb, facts, asker);
  if (code === undefined) return;
  if (!isErrorCode(code)) throw new RangeError(`No such refusal: ${code}`);
  refuse(code, valuesOf(code, facts));
}

/** Dates the first view (M1). */
export async function seeTimesheet(tx: Tx, by: By, id: string): Promise<void> {
  const row = await timesheetOf(tx, by, id);
  if (await setSeen(tx, row.id, by.ip)) await insertEvent(tx, by, row, { verb: 'see' });
}

/** Others than the worker leave a trace of their reading. */
export async function noteOpening(tx: Tx, by: By, row: TimesheetRow): Promise<void> {
  if (by.actor.personId === row.person_id && by.profile === 'trabalhador') return;
  const opened = { accessGroupId: row.access_group_id, personId: row.person_id, entity: 'timesheet', entityId: row.id };
  await recordOpening(tx, by, opened);
}

export interface Answer {
  agrees: boolean | undefined;
  message: string | undefined;
}

/** The worker agrees or not, of the version that stands (M2). */
export async function answerTimesheet(tx: Tx, by: By, id: string, answer: Answer, uploads: readonly Upload[]): Promise<TimesheetRow> {
  for (const { refusal } of uploads) if (refusal) throw refusal;
  const row = await timesheetOf(tx, by, id, true);
  const month = await monthOfTimesheet(tx, row);
  const facts = await factsOfMirror(tx, row, month);
  const asker = askerOf(await readerOfMirror(tx, by, row));
  mustMove('answer', facts, { ...asker, agrees: answer.agrees, message: answer.message });
  await takeAnswer(tx, by, row, answer, month);
  await insertFiles(tx, row, uploads);
  return timesheetOf(tx, by, id);
}

async function takeAnswer(tx: Tx, by: By, row: TimesheetRow, { agrees, message }: Answer, month: Month): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(month)).digest('hex');
  const kept = { agrees: agrees === true, message: agrees === false ? (message?.trim() ?? null) : null, ip: by.ip, hash };
  await setAnswer(tx, row.id, row.version, kept);
  await insertEvent(tx, by, row, { verb: agrees ? 'agree' : 'disagree', reason: kept.message });
  await note(tx, by, row, 'timesheetAnswered', { agrees });
}

/** The worker gives the month to who decides it, with the answer where there is none yet (M3). */
export async function sendTimesheet(
  tx: Tx,
  by: By,
  id: string,
  { version, ...answer }: Answer & { version: number },
): Promise<TimesheetRow> {
  const row = await timesheetOf(tx, by, id, true);
  const month = await monthOfTimesheet(tx, row);
  const facts = await factsOfMirror(tx, row, month);
  const asker = { ...askerOf(await readerOfMirror(tx, by, row)), agrees: answer.agrees, message: answer.message, version };
  mustMove('send', facts, asker);
  if (!facts.isAnswered) await takeAnswer(tx, by, row, answer, month);
  await move(tx, by, row, 'send', month);
  const seats = await giveSeats(tx, row.id);
  if (seats.length === 0) refuse('MANAGER_NOT_REGISTERED');
  await tellSent(tx, row, seats);
  return timesheetOf(tx, by, id);
}

/** Who was asked approves or gives back (M4, M5); HR puts a sent or approved one back (M6). */
export async function decideTimesheet(
  tx: Tx,
  by: By,
  id: string,
  { verb, version, reason }: { verb: 'approve' | 'return' | 'review'; version: number; reason?: string | undefined },
): Promise<TimesheetRow> {
  const row = await timesheetOf(tx, by, id, true);
  const month = await monthOfTimesheet(tx, row);
  const facts = await factsOfMirror(tx, row, month);
  const reader = await readerOfMirror(tx, by, row);
  mustMove(verb, facts, { ...askerOf(reader), isWorker: reader.isOwner, version, reason });
  const seat = await seatOf(tx, row.id, by.personId);
  await move(tx, by, row, verb, month, { reason: reason?.trim(), forPerson: seat?.for_person ?? null });
  await tellWorker(tx, row, verb);
  return timesheetOf(tx, by, id);
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
  by: Pick<By, 'personId' | 'accessGroupId' | 'profile' | 'ip' | 'supporterId'>,
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
  await note(tx, by, row, historyVerbs[verb], reason ? { justification: reason } : {});
}

async function note(
  tx: Tx,
  by: Parameters<typeof record>[1],
  row: TimesheetRow,
  verb: HistoryVerb,
  after: Record<string, unknown>,
): Promise<void> {
  const told = { from: row.from_day, until: row.until_day, ...after };
  await record(tx, by, { verb, entity: 'timesheet', entityId: row.id, accessGroupId: row.access_group_id, after: told });
}
