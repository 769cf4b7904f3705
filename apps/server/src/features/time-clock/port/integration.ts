import { record } from '#core/audit/audit.ts';
import type { ClockAdapters } from '#core/clock/port/clock-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { sendOutbox, syncClock } from '../clock.jobs.ts';
import { clockOfCompany, type PayrollClock } from '../port-outbox.queries.ts';
import {
  hastenActs,
  type Integration,
  integrationOf,
  keepChoice,
  recallApprovals,
  saveIntegration,
  type WaitingAct,
  waitingActs,
} from './integration.queries.ts';

export interface PortServices {
  enqueue: Enqueue;
  clockAdapters: ClockAdapters;
}

/** @throws NOT_FOUND alike for what is missing and what is out of reach */
export async function clockOf(tx: Tx, companyId: string): Promise<PayrollClock> {
  return (await clockOfCompany(tx, companyId)) ?? refuse('NOT_FOUND');
}

/** @throws NOT_FOUND, STATUS_FORBIDS for a company whose hours come from elsewhere */
export async function chooseClock(tx: Tx, by: By, companyId: string): Promise<PayrollClock> {
  const clock = await clockOf(tx, companyId);
  if (clock.kind !== 'payroll') refuse('STATUS_FORBIDS', { status: clock.kind });
  await keepChoice(tx, by.actor, clock);
  return clockOf(tx, companyId);
}

export interface ClockSettings {
  clock: PayrollClock;
  set: Integration | undefined;
  waiting: WaitingAct[];
}

export async function clockSettings(tx: Tx, companyId: string): Promise<ClockSettings> {
  const clock = await clockOf(tx, companyId);
  return { clock, set: await integrationOf(tx, clock.id), waiting: await waitingActs(tx, clock.id) };
}

/** @throws NOT_FOUND, INVALID_OPTION for an adapter that this installation hasn't, STALE_VERSION */
export async function setIntegration(
  tx: Tx,
  { enqueue, clockAdapters }: PortServices,
  by: By,
  companyId: string,
  set: Integration,
): Promise<ClockSettings> {
  const { clock, set: before } = await clockSettings(tx, companyId);
  // one that is switched off may name what is gone
  if (set.active && !clockAdapters.has(set.adapter)) refuseField('adaptador', 'INVALID_OPTION');
  const kept = { ...set, adapter: set.adapter.trim(), company_code: set.company_code.trim() };
  if (!(await saveIntegration(tx, groupOf(by), clock.id, kept))) refuse('STALE_VERSION');
  if (!set.active) await recallApprovals(tx, clock.id);
  const told = (one: Integration) => ({ adapter: one.adapter, companyCode: one.company_code, active: one.active });
  await record(tx, by, {
    ...{ verb: 'clockSettingChanged', entity: 'clockSetting', entityId: clock.id },
    ...{ before: before ? told(before) : {}, after: told(kept) },
  });
  return tryNow(tx, enqueue, by, clock.id);
}

/** What waits is told and the months are read, by jobs. @throws NOT_FOUND */
export async function tryNow(tx: Tx, enqueue: Enqueue, by: By, companyId: string): Promise<ClockSettings> {
  const clock = await clockOf(tx, companyId);
  if (clock.integrated) {
    const causer = { personId: by.personId, accessGroupId: clock.access_group_id };
    await hastenActs(tx, clock.id);
    await enqueue(tx, sendOutbox, causer);
    await enqueue(tx, syncClock, { ...causer, companyId: clock.id });
  }
  return clockSettings(tx, companyId);
}
