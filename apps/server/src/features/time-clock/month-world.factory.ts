import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { TestApp } from '#test/app.ts';
import { mariasEmployment } from '#test/maria.ts';

const hours: [string, string][] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
];
const work = { intervals: hours };

/** Forty hours, Monday to Friday. */
export const fortyHours = {
  kind: 'week' as const,
  days: { 1: work, 2: work, 3: work, 4: work, 5: work, 6: { off: true as const }, 7: { rest: true as const } },
  break_mode: 'fixed' as const,
  works_holidays: false,
  marking: 'punch' as const,
};

export type Punched = Readonly<Record<string, readonly string[]>>;

/** Working days of a month punched as planned. */
export function fullDays(month: string, days: readonly number[]): Record<string, string[]> {
  return Object.fromEntries(
    days.map(day => [`${month}-${String(day).padStart(2, '0')}`, ['08:00', '12:00', '13:00', '17:00']]),
  );
}

/** Maria's company as one that records here, with a schedule, punches and an opened June. */
export async function monthWorld(app: Pick<TestApp, 'as' | 'database'>) {
  const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
  const { id: maria, companyId } = await mariasEmployment(app.database);
  const hr = await app.as('helena', 'rh');
  await hr(companyContract.configureCompany, {
    params: { id: companyId },
    body: { tipoPonto: 'registro', flagAprovacao: true },
  });
  const { id: scheduleId } = await hr(setup.createWorkSchedule, { body: { nome: 'Comercial', definicao: fortyHours } });

  /** Facts of a clock of the company, as a file brings them. */
  const punch = async (employmentId: string, punched: Punched) => {
    const [device] = await sql(
      `insert into clock_device (access_group_id, company_id, kind, serial) select access_group_id, company_id, 'C', '00000000000000001' from employment where id = $1
       on conflict (access_group_id, serial) do update set layout = excluded.layout returning id`,
      [employmentId],
    );
    for (const [day, hours] of Object.entries(punched))
      for (const hour of hours)
        await sql(
          `insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
           select e.access_group_id, e.company_id, e.id, e.person_id, $2, (select coalesce(max(nsr), 0) + 1 from punch where device_id = $2), '52998224725', ($3 || '-03')::timestamptz, $3::timestamp, -180, now(), 'file', 'A'
             from employment e where e.id = $1`,
          [employmentId, device.id, `${day} ${hour}`],
        );
  };

  /** A period with everybody of these who go by the schedule; facts first, as a file brings them. */
  const open = async (employmentIds: string[], from: string, until: string, punched: Punched = {}) => {
    for (const id of employmentIds) await punch(id, punched);
    await hr(setup.assignSchedule, { body: { idVinculos: employmentIds, idHorario: scheduleId, aPartirDe: from } });
    const { id } = await hr(periods.openPeriod, { body: { idEmpresa: companyId, de: from, ate: until } });
    return id;
  };

  const mirrorOf = async (employmentId: string, from: string): Promise<string> => {
    const [row] = await sql(
      'select id from timesheet where employment_id = $1 and from_day = $2 and deleted_at is null',
      [employmentId, from],
    );
    return row?.id ?? '';
  };
  const read = async (id: string) => (await app.as('helena', 'rh'))(calls.timesheet, { params: { id } });
  return { maria, companyId, scheduleId, sql, punch, open, mirrorOf, read };
}
