import type pg from 'pg';
import { record } from '#core/audit/audit.ts';
import type { Month } from '#core/clock/month/month-of.ts';
import { type MirrorAsker, mirrorRefusal } from '#core/clock/states/mirror-moves.ts';
import { notify } from '#core/notification/notify.ts';
import { isReason } from '#core/reason.ts';
import { beginTask, countTask, endTask, progressTask, startTask } from '#core/task/task.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, type Doer, groupOf } from '#kernel/http/by.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import { type PayrollAmount, sumOf, totalsOf } from '../payroll-totals.ts';
import { tellWorker } from '../tell.ts';
import { type TimesheetRow, timesheetById, timesheetsById } from '../timesheet.queries.ts';
import { factsOfMirror, incompleteDays, isOver, monthOfTimesheet, monthsOfTimesheets, move } from '../timesheet.ts';
import { carryBank, markReopened, postMoves, reverseMoves } from '../timesheet-change.queries.ts';
import { type Closing, closingById, insertClosing, insertItems, settleItem, waitingItems } from './closing.queries.ts';
import { settleClosing } from './period.jobs.ts';
import {
  type ClosingFilter,
  countPeriods,
  laterClosed,
  type MirrorToClose,
  mirrorsOf,
  notesOf,
} from './period.queries.ts';

export interface Blocked {
  timesheetId: string;
  periodId: string;
  employmentId: string;
  name: string;
  code: string;
  /** Days or justifications. */
  count: number;
}

const closer: Omit<MirrorAsker, 'reason' | 'passedOver'> = {
  isWorker: false,
  isHr: true,
  isApprover: false,
  isOvertaken: false,
};

export interface Checked {
  blocked: Blocked[];
  ready: number;
  closed: number;
  notes: { unknown: number; outside: number };
  /** Totals in minutes or days: of who is ready or closed, and of who lacks approval alone. */
  payroll: { certain: PayrollAmount[]; unapproved: PayrollAmount[] };
}

/** Who could not be closed now, and who is closed already (P1). Changes nothing. @throws NOT_FOUND for a period out of reach */
export async function checkPeriods(
  tx: Tx,
  by: By,
  periodIds: readonly string[],
  filter: ClosingFilter,
): Promise<Checked> {
  const mirrors = await mirrorsIn(tx, by, periodIds, filter);
  const blocked: Blocked[] = [];
  const certain: PayrollAmount[] = [];
  const unapproved: PayrollAmount[] = [];
  let closed = 0;
  for (let at = 0; at < mirrors.length; at += perRead) {
    for (const { mirror, row, month } of await readMirrors(tx, by, mirrors.slice(at, at + perRead))) {
      const blockers = row.state === 'closed' ? [] : blockersOf(mirror, row, month);
      if (row.state === 'closed') closed += 1;
      blocked.push(...blockers);
      if (blockers.length === 0) certain.push(...totalsOf(month));
      else if (blockers.every(({ code }) => code === 'TIMESHEET_NOT_APPROVED')) unapproved.push(...totalsOf(month));
    }
  }
  const stopped = new Set(blocked.map(({ timesheetId }) => timesheetId));
  return {
    blocked,
    ready: mirrors.length - closed - stopped.size,
    closed,
    notes: await notesOf(tx, groupOf(by), periodIds),
    payroll: { certain: sumOf(certain), unapproved: sumOf(unapproved) },
  };
}

/** How many mirrors' months are in memory at once. */
const perRead = 200;

interface ReadMirror {
  mirror: MirrorToClose;
  row: TimesheetRow;
  month: Month;
}

/** Rows and months of some mirrors, in their order. One deleted meanwhile is left out. */
async function readMirrors(tx: Tx, by: By, mirrors: readonly MirrorToClose[]): Promise<ReadMirror[]> {
  const ids = mirrors.map(({ id }) => id);
  const rows = new Map((await timesheetsById(tx, groupOf(by), ids)).map(row => [row.id, row]));
  const months = await monthsOfTimesheets(tx, [...rows.values()]);
  return mirrors.flatMap(mirror => {
    const [row, month] = [rows.get(mirror.id), months.get(mirror.id)];
    return row && month ? [{ mirror, row, month }] : [];
  });
}

/** Every cause of one mirror, not only the first. */
function blockersOf(mirror: MirrorToClose, row: TimesheetRow, month: Month): Blocked[] {
  const causes: [string, number][] = [
    ['PERIOD_NOT_OVER', isOver(row, month) ? 0 : 1],
    ['TIMESHEET_INCOMPLETE', incompleteDays(month).length],
    ['JUSTIFICATIONS_PENDING', row.undecided],
    ['TIMESHEET_NOT_APPROVED', row.approval === true && row.state !== 'approved' ? 1 : 0],
  ];
  const told = {
    timesheetId: row.id,
    periodId: mirror.period_id,
    employmentId: row.employment_id,
    name: row.worker_name,
  };
  return causes.filter(([, count]) => count > 0).map(([code, count]) => ({ ...told, code, count }));
}

export interface Asked {
  verb: 'close' | 'reopen';
  periodIds: readonly string[];
  filter: ClosingFilter;
  passedOver: readonly string[];
  reason: string | undefined;
}

/** Writes down one closing or reopening, which a job does (P2, P3). @throws DENY_REASON_REQUIRED, NOT_FOUND, INVALID_OPTION */
export async function askClosing(tx: Tx, enqueue: Enqueue, by: By, asked: Asked): Promise<string> {
  const needsReason = asked.verb === 'reopen' || asked.passedOver.length > 0;
  if (needsReason && !isReason(asked.reason)) refuse('DENY_REASON_REQUIRED');
  if (asked.passedOver.some(code => code !== 'TIMESHEET_NOT_APPROVED')) refuse('INVALID_OPTION');
  const mirrors = await mirrorsIn(tx, by, asked.periodIds, asked.filter);
  const causer = { personId: by.personId, accessGroupId: groupOf(by) };
  const taskId = await startTask(tx, causer, { kind: 'clockClosing', companyIds: null });
  const reason = asked.reason?.trim() || null;
  const id = await insertClosing(tx, causer.accessGroupId, { ...asked, taskId, reason, by: by.personId });
  await insertItems(
    tx,
    id,
    mirrors.map(one => one.id),
  );
  await enqueue(tx, settleClosing, { ...causer, closingId: id });
  await record(tx, by, {
    verb: asked.verb === 'close' ? 'clockClosingAsked' : 'clockReopeningAsked',
    entity: 'clockClosing',
    entityId: id,
    after: { periodIds: asked.periodIds, total: mirrors.length, ...(reason ? { justification: reason } : {}) },
  });
  return id;
}

async function mirrorsIn(
  tx: Tx,
  by: By,
  periodIds: readonly string[],
  filter: ClosingFilter,
): Promise<MirrorToClose[]> {
  const ids = [...new Set(periodIds)];
  if ((await countPeriods(tx, groupOf(by), ids)) !== ids.length) refuse('NOT_FOUND');
  return mirrorsOf(tx, groupOf(by), ids, filter);
}

async function heldRow(tx: Tx, accessGroupId: string, id: string): Promise<TimesheetRow> {
  return (await timesheetById(tx, { accessGroupId }, id, true)) ?? refuse('TIMESHEET_NOT_FOUND');
}

/** Each mirror in a transaction of its own: killed anywhere, the next try goes on with those that are still to be done. */
export async function settle(
  pool: pg.Pool,
  { closingId, ...causer }: Causer & { closingId: string },
  signal: AbortSignal,
): Promise<void> {
  const begun = await inJobContext(pool, causer, async tx => {
    const closing = await closingById(tx, causer.accessGroupId, closingId);
    if (!closing || !(await beginTask(tx, closing.task_id))) return undefined;
    await countTask(tx, closing.task_id, closing.total);
    return closing;
  });
  if (!begun) return;
  const doer: Doer = { ...causer, profile: 'rh', ip: null, supporterId: null };
  while (!signal.aborted) {
    const next = await inJobContext(pool, causer, tx => waitingItems(tx, closingId, 50));
    if (next.length === 0) break;
    for (const id of next) {
      signal.throwIfAborted();
      await settleOne(pool, causer, doer, begun, id);
    }
    await inJobContext(pool, causer, async tx => {
      const now = await closingById(tx, causer.accessGroupId, closingId);
      if (now) await progressTask(tx, now.task_id, now.done + now.refused);
    });
  }
  signal.throwIfAborted();
  await inJobContext(pool, causer, tx => end(tx, causer, closingId));
}

async function settleOne(pool: pg.Pool, causer: Causer, doer: Doer, closing: Closing, id: string): Promise<void> {
  await inJobContext(pool, causer, async tx => {
    const code =
      closing.verb === 'close' ? await closeOne(tx, doer, closing, id) : await reopenOne(tx, doer, closing, id);
    await settleItem(tx, closing.id, id, code);
  });
}

/** @returns the code that refuses it; null: it is closed */
async function closeOne(tx: Tx, doer: Doer, closing: Closing, id: string): Promise<string | null> {
  const row = await heldRow(tx, doer.accessGroupId ?? '', id);
  const month = await monthOfTimesheet(tx, row);
  const asker = { ...closer, reason: closing.reason ?? undefined, passedOver: closing.passed_over };
  const refusal = mirrorRefusal('close', await factsOfMirror(tx, row, month), asker);
  if (refusal) return refusal;
  return moved(async () => {
    await move(tx, doer, row, 'close', month, { reason: closing.reason ?? undefined });
    await postMoves(tx, row, month.moves, doer.personId);
    await carryBank(tx, row, doer.personId);
    await tellWorker(tx, row, 'close');
  });
}

async function reopenOne(tx: Tx, doer: Doer, closing: Closing, id: string): Promise<string | null> {
  const row = await heldRow(tx, doer.accessGroupId ?? '', id);
  if (row.state !== 'closed') return 'STATUS_FORBIDS';
  if (await laterClosed(tx, row.employment_id, row.until_day)) return 'PERIOD_LATER_CLOSED';
  const month = await monthOfTimesheet(tx, row);
  return moved(async () => {
    await move(tx, doer, row, 'reopen', month, { reason: closing.reason ?? undefined });
    await reverseMoves(tx, row, doer.personId);
    await markReopened(tx, row);
    await tellWorker(tx, row, 'reopen');
  });
}

/** Somebody who was quicker is a result of that worker, not of the whole closing. */
async function moved(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function end(tx: Tx, causer: Causer, closingId: string): Promise<void> {
  const closing = await closingById(tx, causer.accessGroupId, closingId);
  if (!closing || !(await endTask(tx, closing.task_id, closing.total === 0 ? 'empty' : 'done', closing.total))) return;
  await notify(tx, [
    {
      ...causer,
      kind: 'closingDone',
      values: { feitos: String(closing.done), recusados: String(closing.refused) },
      target: `/rh/pontofopag-menu/fechamento?fechamento=${closingId}`,
      cause: `clock-closing:${closingId}`,
    },
  ]);
}
