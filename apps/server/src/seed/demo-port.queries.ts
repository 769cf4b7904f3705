import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';

/** What the payroll clock calls them. */
const codes = { hospital: 'HSFA-01', transportes: 'TRA-07' } as const;
const cnpjs = { hospital: '22092098000197', transportes: 'G4QW2B4I000109' } as const;

type Name = keyof typeof codes;

export interface PayrollCompany {
  id: string;
  code: string;
  /** Of its integration; 0: none was set. */
  version: number;
}

/** The two companies get their kind, with approval. @returns them by name */
export async function payrollCompanies(
  pool: pg.Pool,
  accessGroupId: string,
): Promise<Partial<Record<Name, PayrollCompany>>> {
  return acrossTenants(pool, 'which demo companies have a payroll clock', async tx => {
    const found: Partial<Record<Name, PayrollCompany>> = {};
    for (const name of ['hospital', 'transportes'] as const) {
      const { rows } = await sql<{ id: string; version: number }>`
        update company c set time_clock_kind = 'payroll', request_approval = true, timesheet_approval = true
         where access_group_id = ${accessGroupId}::uuid and cnpj = ${cnpjs[name]}
        returning id, coalesce((select i.version from clock_integration i where i.company_id = c.id), 0) as version`.execute(
        tx,
      );
      if (rows[0]) found[name] = { ...rows[0], code: codes[name] };
    }
    return found;
  });
}

/** Days of the month before this one on which a punch is missing, of different people. */
export async function oddDays(
  pool: pg.Pool,
  companyId: string,
  most: number,
): Promise<{ timesheetId: string; personId: string; day: string }[]> {
  return acrossTenants(pool, 'odd days of a demo payroll clock', async tx => {
    const { rows } = await sql<{ timesheetId: string; personId: string; day: string }>`
      select t.id as "timesheetId", t.person_id as "personId", d ->> 'date' as day
        from timesheet t join clock_copy c on c.timesheet_id = t.id, jsonb_array_elements(c.document -> 'days') d
       where t.company_id = ${companyId}::uuid and t.from_day = (date_trunc('month', now()) - interval '1 month')::date and d ->> 'status' = 'pending'
       order by t.worker_name, t.id limit ${most}`.execute(tx);
    return rows;
  });
}
