import type pg from 'pg';
import { clockRoute } from '#features/request/clock-route.ts';
import { decideJustification } from '#features/time-clock/justification/justification.ts';
import { makeJustification } from '#features/time-clock/justification/make-justification.ts';
import { manualMirror } from '#features/time-clock/justification/manual.ts';
import { openPeriod } from '#features/time-clock/period/period.ts';
import { assignSchedule, createWorkSchedule } from '#features/time-clock/setup/schedules.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { fortyFourHours } from './clock-plans.ts';
import { asStaff, asWorker, type DemoStaff } from './demo-acting.ts';
import { clockAtRest, typedCompany, workersOfClock } from './demo-clock.queries.ts';
import { type ClockMonth, type ClockWorker, lastWorkingDays } from './draw-clock.ts';

interface Services {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * The company whose hours are typed: a day without entries is worked as planned, one worker's long day was entered and approved, and
 * the exit of another waits for HR.
 */
export async function makeManualClock(
  services: Services,
  helena: DemoStaff,
  [, second, running]: readonly ClockMonth[],
): Promise<void> {
  const { pool, jobs } = services;
  const companyId = await typedCompany(pool, helena.accessGroupId);
  if (!companyId || !second || !running) return;
  const workers = await workersOfClock(pool, companyId);
  await asStaff(pool, helena, async (tx, by) => {
    const plan = { name: '44 h por exceção', document: { ...fortyFourHours, marking: 'exception' as const } };
    const scheduleId = await createWorkSchedule(tx, by, plan);
    const ids = workers.map(({ id }) => id);
    await assignSchedule(tx, jobs.enqueue, by, { chosen: { ids }, scheduleId, fromDay: second.from, pretend: false });
    for (const { from, until } of [second, running]) await openPeriod(tx, jobs.enqueue, by, { companyId, from, until });
  });
  await clockAtRest(pool);
  const [late, long] = lastWorkingDays(2);
  const [first, other] = workers.filter(({ leaves }) => leaves.length === 0);
  if (!first || !other || !late || !long) return;
  for (const hour of ['08:00', '12:00', '13:00', '19:00']) {
    const id = await enter(services, first, long, hour, 'Fiquei até as 19h na entrega do sistema.');
    await asStaff(pool, helena, (tx, by) =>
      decideJustification({ enqueue: jobs.enqueue, clockRoute }, tx, by, id, 'approve', {}),
    );
  }
  await enter(services, other, late, '18:10', 'Saí mais tarde para atender um cliente.');
}

/** @returns the entry's id */
async function enter(
  { pool, jobs }: Services,
  worker: ClockWorker,
  day: string,
  hour: string,
  words: string,
): Promise<string> {
  return asWorker(pool, worker.personId, async (tx, by) => {
    const mirror = await manualMirror(tx, by, worker.id, { day, hour });
    const isEntry = hour === '08:00' || hour === '13:00';
    const entry = { source: 'manual', day, type: 'day', periods: [], days: null, crm: null, note: null } as const;
    const asked = { ...entry, hour, direction: isEntry ? 'in' : 'out', words, kind: undefined } as const;
    return (
      await makeJustification(
        { enqueue: jobs.enqueue, clockRoute },
        tx,
        by,
        mirror,
        { ...asked, occurrence: 'odd_punches' },
        [],
      )
    ).id;
  });
}
