import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import type { Month } from '#core/clock/month/month-of.ts';
import {
  answerLimit,
  type ClockAdapter,
  type ClockAdapters,
  PortError,
  type PortFailure,
  pauseAfter,
  withinLimit,
} from '#core/clock/port/clock-port.ts';
import { decidedJustification, decidedMirror, foreignJustification } from '#core/clock/port/foreign-acts.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { sendOutbox } from '../clock.jobs.ts';
import { tellDecided } from '../tell.ts';
import { askMonth, takeMonth } from './copy.ts';
import {
  type Act,
  claimAct,
  hrOfClock,
  overdueActs,
  periodOfJustification,
  putOffAct,
  settleAct,
  settleJustification,
} from './outbox.queries.ts';

export interface OutboxServices {
  pool: pg.Pool;
  adapters: ClockAdapters;
  enqueue: Enqueue;
}

/**
 * Tells payroll clocks what waits in an access group, employment by employment in order. Nothing is asked while a transaction is open:
 * an act is claimed, told and settled in three steps, and its key makes a repetition harmless.
 */
export async function deliverActs(
  { pool, adapters, enqueue }: OutboxServices,
  causer: Causer,
  stop: AbortSignal,
  limit = answerLimit,
): Promise<void> {
  const inGroup = <T>(work: (tx: Tx) => Promise<T>) => inGroupContext(pool, causer, work);
  await inGroup(tellOverdue);
  for (;;) {
    stop.throwIfAborted();
    const act = await inGroup(claimAct);
    if (!act) return;
    const adapter = adapters.get(act.adapter);
    const failure = await tell(adapter, act, stop, limit);
    if (failure === 'down' || failure === 'late') {
      const next = new Date(Date.now() + pauseAfter(act.tries));
      await inGroup(async tx => {
        await putOffAct(tx, act.id, failure, next);
        await enqueue(tx, sendOutbox, causer, { startAfter: next });
      });
      continue;
    }
    const copied = failure === null ? await monthAfter(inGroup, adapter, act, stop) : undefined;
    await inGroup(tx => settle(tx, act, failure, copied));
  }
}

/** Why an act was not taken; null: it was, or the other program takes none of its kind. */
async function tell(
  adapter: ClockAdapter | undefined,
  { verb, key, payload }: Act,
  stop: AbortSignal,
  limit: number,
): Promise<PortFailure | null> {
  if (!adapter) return 'down';
  const { justifies, decidesJustifications, decidesMirrors } = adapter.capabilities;
  const ask = {
    putJustification: (signal: AbortSignal) =>
      justifies ? adapter.putJustification(key, foreignJustification.parse(payload), signal) : Promise.resolve(),
    decideJustification: (signal: AbortSignal) =>
      decidesJustifications
        ? adapter.decideJustification(key, decidedJustification.parse(payload), signal)
        : Promise.resolve(),
    decideMirror: (signal: AbortSignal) =>
      decidesMirrors ? adapter.decideMirror(key, decidedMirror.parse(payload), signal) : Promise.resolve(),
  }[verb];
  try {
    await withinLimit(ask, stop, limit);
    return null;
  } catch (error) {
    if (error instanceof PortError) return error.failure;
    throw error;
  }
}

interface Copied {
  month: Month | 'refused' | null;
  period: { from: string; until: string; periodId: string };
}

/** The month as the other program has it after a decision about one of its days; where it can't say now, the next copy tells. */
async function monthAfter(
  inGroup: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  adapter: ClockAdapter | undefined,
  { verb, subject_id, payload }: Act,
  stop: AbortSignal,
): Promise<Copied | undefined> {
  if (!adapter || verb !== 'decideJustification') return undefined;
  const { asked } = decidedJustification.parse(payload);
  const period = await inGroup(tx => periodOfJustification(tx, subject_id));
  if (!period) return undefined;
  try {
    const month = await askMonth(signal => adapter.mirror(asked.worker, period, signal), period, stop);
    return { month, period };
  } catch (error) {
    if (error instanceof PortError) return undefined;
    throw error;
  }
}

/** What came of an act, once, however often it was told. */
async function settle(tx: Tx, act: Act, failure: 'refused' | null, copied: Copied | undefined): Promise<void> {
  if (!(await settleAct(tx, act.id, failure)) || act.verb !== 'decideJustification') return;
  const { verdict } = decidedJustification.parse(act.payload);
  if (verdict === 'approved') {
    const settled = await settleJustification(tx, act.subject_id, failure);
    if (settled && failure === null) await tellDecided(tx, settled, 'approve');
  }
  if (copied) await takeMonth(tx, act.employment_id, copied.period, copied.month, verdict === 'approved');
}

/** After a day without success HR is told, once an act. */
async function tellOverdue(tx: Tx): Promise<void> {
  for (const { company_id, access_group_id, company, employment_id, n } of await overdueActs(tx))
    await notify(
      tx,
      (await hrOfClock(tx, employment_id)).map(personId => ({
        ...{ personId, accessGroupId: access_group_id, kind: 'integrationDown' as const },
        values: { empresa: company, n },
        target: to.hr.clockIntegration(company_id),
        cause: `integration-down:${company_id}:${Date.now()}`,
      })),
    );
}
