import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

interface Scale {
  accessGroupId: string;
  companyId: string;
  workers: number;
}

/** A million rows in one statement take longer than a request ever may. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
}

/** Workers with a user each (sign-in by e-mail `t<number>@escala.test`), everything confirmed. */
export async function insertWorkers(
  tx: Tx,
  { accessGroupId, companyId, passwordHash, workers }: Scale & { passwordHash: string },
): Promise<void> {
  await sql`
    with made as (
      insert into person (name, email, password_hash, email_confirmed_at, cell_phone_confirmed_at, ethnicity_confirmed_at)
      select 'Trabalhador ' || to_char(n, 'FM0000000'), 't' || n || '@escala.test', ${passwordHash}, now(), now(), now() from generate_series(1, ${workers}::integer) n
      returning id, name),
    accepted as (insert into privacy_acceptance (person_id, version) select id, '2026-01' from made),
    profile as (select id from access_profile where role = 'EMPREGADO' and access_group_id is null),
    member as (insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
      select made.id, 'EMPREGADO', ${accessGroupId}::uuid, profile.id, now(), 'before' from made, profile)
    insert into employment (access_group_id, company_id, person_id, name, registration, department)
    select ${accessGroupId}::uuid, ${companyId}::uuid, id, name, substring(name from '\\d+$'), 'Setor ' || (ascii(right(name, 1)) - 48) from made`.execute(
    tx,
  );
}

/** Receipts dealt over the workers, each worker's newest in October 2026 and then back month by month. */
export async function insertReceipts(
  tx: Tx,
  { accessGroupId, companyId, workers, receipts }: Scale & { receipts: number },
): Promise<void> {
  await sql`
    insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, department, total_earnings,
      total_deductions, net, paid_on, items, verification_code, published_at)
    select ${accessGroupId}::uuid, ${companyId}::uuid, e.id, e.person_id, 'monthly', extract(year from d)::smallint, extract(month from d)::smallint, e.name, e.registration,
      e.department, 300000 + i, 60000, 240000 + i, (d + interval '36 days')::date,
      '[{"code":"001","description":"SALARIO","reference":"30,00","percentage":null,"earnings":300000,"deductions":null},{"code":"998","description":"INSS","reference":null,"percentage":null,"earnings":null,"deductions":60000}]',
      md5(e.id::text || i), d + interval '36 days'
      from (select employment.*, row_number() over (order by id) - 1 as position from employment where company_id = ${companyId}) e
      cross join lateral generate_series(0, (${receipts}::integer - 1 - e.position::integer) / ${workers}::integer) i
      cross join lateral (select date '2026-10-01' - make_interval(months => i) as d) month`.execute(tx);
}
