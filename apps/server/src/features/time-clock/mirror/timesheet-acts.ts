import { createHash } from 'node:crypto';
import { recordOpening } from '#core/audit/audit.ts';
import type { Month } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse } from '#kernel/refusal.ts';
import { askerOf, readerOfMirror } from '../decide.ts';
import { tellSent } from '../tell.ts';
import type { TimesheetRow } from '../timesheet.queries.ts';
import { factsOfMirror, monthOfTimesheet, move, mustMove, noteTimesheet, timesheetOf } from '../timesheet.ts';
import { giveSeats, insertEvent, insertFiles, setAnswer, setSeen } from '../timesheet-change.queries.ts';

/** Dates the first view (M1). */
export async function seeTimesheet(tx: Tx, by: By, row: TimesheetRow): Promise<void> {
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
export async function answerTimesheet(
  tx: Tx,
  by: By,
  id: string,
  answer: Answer,
  uploads: readonly Upload[],
): Promise<TimesheetRow> {
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
  const kept = {
    agrees: agrees === true,
    message: agrees === false ? (message?.trim() ?? null) : null,
    ip: by.ip,
    hash,
  };
  await setAnswer(tx, row.id, row.version, kept);
  await insertEvent(tx, by, row, { verb: agrees ? 'agree' : 'disagree', reason: kept.message });
  await noteTimesheet(tx, by, row, 'timesheetAnswered', { agrees });
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
  const asker = {
    ...askerOf(await readerOfMirror(tx, by, row)),
    agrees: answer.agrees,
    message: answer.message,
    version,
  };
  mustMove('send', facts, asker);
  if (!facts.isAnswered) await takeAnswer(tx, by, row, answer, month);
  await move(tx, by, row, 'send', month);
  const seats = await giveSeats(tx, row.id);
  if (seats.length === 0) refuse('MANAGER_NOT_REGISTERED');
  await tellSent(tx, row, seats);
  return timesheetOf(tx, by, id);
}
