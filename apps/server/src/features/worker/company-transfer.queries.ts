import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { violates } from '#kernel/database/violation.ts';
import type { Worker } from './worker.queries.ts';

export interface Transfer {
  id: string;
  state: 'waiting' | 'blocked' | 'done';
  from_day: string;
  registration: string;
  reason: string | null;
  trade_name: string | null;
  /** The other company is in reach and switched off. */
  inactive: boolean;
  to_employment_id: string | null;
}

/** The one that waits or has come to effect, of an employment; the company's name as far as it is in reach. */
export async function transferOf(tx: Tx, employmentId: string): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select t.id, t.state, t.from_day::text as from_day, t.registration, t.reason, c.trade_name,
           coalesce(not c.active, false) as inactive, e.id as to_employment_id
      from company_transfer t left join company c on c.id = t.to_company_id left join employment e on e.id = t.to_employment_id
     where t.employment_id = ${employmentId} and t.state <> 'cancelled' order by t.made_at desc limit 1`.execute(tx);
  return rows[0];
}

/** False: one waits already. */
export async function insertTransfer(
  tx: Tx,
  worker: Worker,
  made: { companyId: string; registration: string; fromDay: string; reason: string | null; by: string },
): Promise<boolean> {
  const inserting = sql`
    insert into company_transfer (access_group_id, company_id, employment_id, person_id, to_company_id, registration, from_day, reason, made_by)
    values (${worker.access_group_id}, ${worker.company_id}, ${worker.id}, ${worker.person_id}, ${made.companyId}, ${made.registration},
      ${made.fromDay}, ${made.reason}, ${made.by})`.execute(tx);
  return inserting.then(
    () => true,
    error => (violates(error, 'unique') ? false : Promise.reject(error)),
  );
}

/** Somebody of the company has the registration, or is to come with it. */
export async function isRegistrationTaken(tx: Tx, companyId: string, registration: string): Promise<boolean> {
  const key = sql`upper(ltrim(${registration}::text, '0'))`;
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from employment e where e.company_id = ${companyId} and e.registration_key = ${key})
        or exists (select from company_transfer t where t.to_company_id = ${companyId} and t.state in ('waiting', 'blocked')
             and upper(ltrim(t.registration, '0')) = ${key}) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/** The former employment's transfer of that id, taken back; undefined: none that still waits. */
export async function cancelTransfer(tx: Tx, employmentId: string, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ from_day: string }>`
    update company_transfer set state = 'cancelled' where id = ${id}::uuid and employment_id = ${employmentId}
       and state in ('waiting', 'blocked') returning from_day::text as from_day`.execute(tx);
  return rows[0]?.from_day;
}

/** Brings to effect what is due of one employment. */
export async function applyDueTransfer(tx: Tx, employmentId: string): Promise<void> {
  await sql`select access.apply_due_transfers(${employmentId})`.execute(tx);
}

/** Of all tenants at once, by the one function that may (definer/workers.sql). */
export async function applyAllDueTransfers(pool: pg.Pool): Promise<void> {
  await pool.query('select access.apply_due_transfers(null)');
}
