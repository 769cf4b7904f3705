import type { PayrollTotal } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { sql } from 'kysely';
import type { Month } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface PayrollCode {
  total: PayrollTotal;
  percentual: number | null;
  codigo: string;
}

export async function payrollCodesOf(tx: Tx, companyId: string): Promise<PayrollCode[]> {
  const { rows } = await sql<{ codes: PayrollCode[] }>`
    select payroll_codes as codes from clock_setting where company_id = ${companyId}::uuid`.execute(tx);
  return (rows[0]?.codes ?? []).map(({ total, percentual = null, codigo }) => ({ total, percentual, codigo }));
}

/** A period of the company in reach. */
export async function periodOf(
  tx: Tx,
  id: string,
  companyId: string,
): Promise<{ from_day: string; until_day: string } | undefined> {
  const { rows } = await sql<{ from_day: string; until_day: string }>`
    select from_day::text, until_day::text from clock_period where id::text = ${id} and company_id::text = ${companyId}`.execute(
    tx,
  );
  return rows[0];
}

export interface ClosedMirror {
  registration: string;
  cpf: string;
  name: string;
  from_day: string;
  until_day: string;
  document: Month;
}

/** Closed mirrors of a company that lie in some days, by registration; nobody else is in the file. */
export async function closedMirrors(tx: Tx, companyId: string, from: string, until: string): Promise<ClosedMirror[]> {
  const { rows } = await sql<ClosedMirror>`
    select e.registration, coalesce(e.cpf, '') as cpf, e.name, t.from_day::text, t.until_day::text, s.document
      from timesheet t join employment e on e.id = t.employment_id
      cross join lateral (select n.document from timesheet_snapshot n where n.timesheet_id = t.id order by n.version desc limit 1) s
     where t.company_id = ${companyId}::uuid and t.state = 'closed' and t.deleted_at is null and t.from_day >= ${from}::date and t.until_day <= ${until}::date
     order by e.registration_key, t.from_day, t.id`.execute(tx);
  return rows;
}
