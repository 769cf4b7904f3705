import type pg from 'pg';
import type { ClockAdapters } from '#core/clock/port/clock-port.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import { decideJustification } from '#features/time-clock/justification/justification.ts';
import { makeJustification } from '#features/time-clock/justification/make-justification.ts';
import { setIntegration } from '#features/time-clock/port/integration.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, asWorker, type DemoStaff } from './demo-acting.ts';
import { clockAtRest } from './demo-clock.queries.ts';
import { oddDays, payrollCompanies } from './demo-port.queries.ts';

export interface DemoPortServices {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
  clockAdapters: ClockAdapters;
}

/**
 * What the demo shows of a payroll clock (product 4, section 21): a hospital whose printed mirrors ended in June and whose double works,
 * and a carrier whose adapter was switched off while justifications waited.
 */
export async function makeDemoPort(services: DemoPortServices, helena: DemoStaff): Promise<void> {
  const { hospital, transportes } = await payrollCompanies(services.pool, helena.accessGroupId);
  for (const company of [hospital, transportes]) {
    // it was connected by an earlier start that was interrupted
    if (!company || company.version > 0) continue;
    await connect(services, helena, company, true, 0);
    await clockAtRest(services.pool);
    await askAbout(services, helena, company.id);
  }
  if (transportes && transportes.version < 2) await connect(services, helena, transportes, false, 1);
}

async function connect(
  { pool, jobs, clockAdapters }: DemoPortServices,
  helena: DemoStaff,
  { id, code }: { id: string; code: string },
  active: boolean,
  version: number,
): Promise<void> {
  const set = { adapter: 'double', company_code: code, active, version };
  await asStaff(pool, helena, (tx, by) =>
    setIntegration(tx, { enqueue: jobs.enqueue, clockAdapters }, by, id, set).then(() => undefined),
  );
}

/** Three people ask what their odd day was; the first of them has the answer. */
async function askAbout({ pool, jobs }: DemoPortServices, helena: DemoStaff, companyId: string): Promise<void> {
  const made: string[] = [];
  for (const { timesheetId, personId, day } of await oddDays(pool, companyId, 3))
    await asWorker(pool, personId, async (tx, by) => {
      const one = await makeJustification(
        { enqueue: jobs.enqueue, clockRoute },
        tx,
        by,
        timesheetId,
        { ...asked, day },
        [],
      );
      made.push(one.id);
    });
  const [first] = made;
  if (first)
    await asStaff(pool, helena, (tx, by) =>
      decideJustification({ enqueue: jobs.enqueue, clockRoute }, tx, by, first, 'approve', {}).then(() => undefined),
    );
  await clockAtRest(pool);
}

const asked = {
  ...{ source: 'justification' as const, type: 'day' as const, periods: [], hour: '17:00', direction: null },
  ...{ days: null, crm: null, occurrence: 'odd_punches', kind: 'Esqueci de marcar', note: null },
  words: 'Esqueci de marcar a saída.',
};
