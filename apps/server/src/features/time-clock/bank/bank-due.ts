import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { brasilia } from '#core/calendar/zone.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import { zoneOf } from '#core/clock/month/month-of.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { bankStage, firstOfEach, reminderDay } from '../reminder-rules.ts';
import { type DueLot, dueLots, staffOfBanks } from './bank-due.queries.ts';

type Due = NewNotification & { employmentId: string; due: string };

/** Hours that fall due: told to their worker, and once a day to who is above and to HR, as a number of workers. */
export async function tellDueLots(pool: pg.Pool, signal: AbortSignal, now = Date.now()): Promise<void> {
  const lots = await acrossTenants(pool, 'hours of the bank that fall due', tx => dueLots(tx));
  const due = firstOfEach(
    lots.flatMap(lot => workerDue(lot, now)),
    ({ personId }) => personId,
  );
  for (const [accessGroupId, some] of Map.groupBy(due, one => one.accessGroupId)) {
    signal.throwIfAborted();
    const [first] = some;
    if (first)
      await inGroupContext(pool, { accessGroupId, personId: first.personId }, async tx => {
        const told = some.map(({ employmentId: _employment, due: _due, ...notice }) => notice);
        await notify(tx, told);
        await tellStaff(tx, accessGroupId, some, civilText(brasilia, now).slice(0, 10));
      });
  }
}

export function workerDue(lot: DueLot, now: number): Due[] {
  const today = reminderDay(lot, now);
  const stage = today === undefined ? undefined : bankStage(lot.due, today);
  const cause = `bank-due:${lot.employmentId}:${lot.due}:${stage}`;
  const isTold = lot.lastTold !== null && civilText(zoneOf(lot), lot.lastTold.getTime()).slice(0, 10) === today;
  if (stage === undefined || isTold || lot.told.includes(cause)) return [];
  const { personId, accessGroupId, employmentId, due } = lot;
  const values = { dia: dayText(due) };
  return [{ personId, accessGroupId, employmentId, due, kind: 'bankDue', values, target: to.worker.mirrors(), cause }];
}

const dayText = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

async function tellStaff(tx: Tx, accessGroupId: string, due: readonly Due[], today: string): Promise<void> {
  const staff = await staffOfBanks(
    tx,
    due.map(({ employmentId }) => employmentId),
  );
  const first = due.map(one => one.due).sort()[0] ?? today;
  const notices = staff.map(({ personId, hr, total }): NewNotification => {
    const values = { total, dia: dayText(first) };
    const target = hr ? to.hr.bank() : to.manager.clock();
    return { personId, accessGroupId, kind: 'bankDueOfTeam', values, target, cause: `bank-due-of-team:${today}` };
  });
  await notify(tx, notices);
}
