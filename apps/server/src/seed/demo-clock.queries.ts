import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { demoPeople } from './demo-people.ts';
import type { ClockCompany, ClockWorker } from './draw-clock.ts';

/** Kinds of the demo's companies by their CNPJ; the others stay `pdf`. */
const kinds = { '49021913000183': 'recorder', '49021913000264': 'recorder' };
const typed = 'Tecnologia%';
const named = { 'Cooperativa%': 'recorder' };

export async function setClockKinds(pool: pg.Pool, accessGroupId: string): Promise<void> {
  await acrossTenants(pool, 'how the clock of the demo companies works', async tx => {
    for (const [cnpj, kind] of Object.entries(kinds))
      await sql`update company set time_clock_kind = ${kind}, request_approval = true where access_group_id = ${accessGroupId}::uuid and cnpj = ${cnpj}`.execute(
        tx,
      );
    for (const [name, kind] of Object.entries(named))
      await sql`update company set time_clock_kind = ${kind} where access_group_id = ${accessGroupId}::uuid and legal_name like ${name}`.execute(
        tx,
      );
    await sql`update company set time_clock_kind = 'manual', request_approval = true where access_group_id = ${accessGroupId}::uuid and legal_name like ${typed}`.execute(
      tx,
    );
  });
}

/** The company whose hours are typed. */
export async function typedCompany(pool: pg.Pool, accessGroupId: string): Promise<string | undefined> {
  return acrossTenants(pool, 'which demo company has its hours typed', async tx => {
    const { rows } = await sql<{ id: string }>`
      select id from company where access_group_id = ${accessGroupId}::uuid and legal_name like ${typed}`.execute(tx);
    return rows[0]?.id;
  });
}

/** Whether the demo's clock was set up before. */
export async function clockStands(pool: pg.Pool, accessGroupId: string): Promise<boolean> {
  return acrossTenants(pool, 'whether the demo has its clock', async tx => {
    const { rows } = await sql`select from clock_period where access_group_id = ${accessGroupId}::uuid limit 1`.execute(
      tx,
    );
    return rows.length > 0;
  });
}

/** The two that mark by files of clocks, São Paulo first. */
export async function clockCompanies(pool: pg.Pool, accessGroupId: string): Promise<ClockCompany[]> {
  return acrossTenants(pool, 'which demo companies have a clock', async tx => {
    const { rows } = await sql<ClockCompany>`
      select id, cnpj, legal_name as name, state, city, cnpj = '49021913000264' as "isNight" from company
       where access_group_id = ${accessGroupId}::uuid and cnpj = any (${Object.keys(kinds)}::text[]) order by cnpj`.execute(
      tx,
    );
    return rows;
  });
}

/** Who works there, the demo's own people first; who has two contracts there, by the later one alone: a clock knows a person. */
export async function workersOfClock(pool: pg.Pool, companyId: string): Promise<ClockWorker[]> {
  return acrossTenants(pool, 'who marks at the demo clocks', async tx => {
    const { rows } = await sql<Omit<ClockWorker, 'key'> & { email: string | null }>`
      select e.id, p.cpf, p.id as "personId", p.email, coalesce((select jsonb_agg(jsonb_build_array(l.from_day, coalesce(l.until_day, date '2999-12-31'))) from employment_leave l
             where l.employment_id = e.id), '[]') as leaves
        from employment e join person p on p.id = e.person_id where e.company_id = ${companyId}::uuid and e.dismissed_on is null
         and not exists (select from employment o where o.company_id = e.company_id and o.person_id = e.person_id and o.dismissed_on is null and (o.admitted_on, o.id) > (e.admitted_on, e.id))
       order by p.email is null, p.email, e.registration`.execute(tx);
    return rows.map(({ email, ...row }) => ({ ...row, key: demoPeople.find(one => one.email === email)?.key ?? null }));
  });
}

/** Mirrors that begin on a day, by employment. */
export async function mirrorsAt(tx: Tx, from: string): Promise<Map<string, { id: string; version: number }>> {
  const { rows } = await sql<{ employment_id: string; id: string; version: number }>`
    select employment_id, id, version from timesheet where from_day = ${from}::date and deleted_at is null`.execute(tx);
  return new Map(rows.map(({ employment_id, ...row }) => [employment_id, row]));
}

/** Two days of a certificate in the record. */
export async function takeCertificate(tx: Tx, employmentId: string, from: string, until: string): Promise<void> {
  await sql`
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
    select access_group_id, company_id, id, person_id, 'atestado', ${from}::date, ${until}::date from employment where id = ${employmentId}::uuid on conflict do nothing`.execute(
    tx,
  );
}

/** Waits until the jobs of the clock have ended: what comes next builds on them. */
export async function clockAtRest(pool: pg.Pool): Promise<void> {
  const open =
    "select count(*)::int as n from jobs.job_common where name like 'clock-%' and name <> 'clock-ended-days' and state in ('created', 'active', 'retry')";
  for (let tries = 0; tries < 3_000; tries++) {
    const { rows } = await pool.query<{ n: number }>(open);
    if (rows[0]?.n === 0) return;
    await wait(40);
  }
  throw new Error('The clock of the demo came to no rest in two minutes.');
}

/** Somebody of the demo by e-mail, in an access group. */
export async function staffOf(
  pool: pg.Pool,
  email: string,
  accessGroupId: string,
): Promise<{ personId: string; accessGroupId: string }> {
  return acrossTenants(pool, 'who decides in the demo', async tx => {
    const { rows } = await sql<{ id: string }>`select id from person where email = ${email}`.execute(tx);
    return { personId: rows[0]?.id ?? '', accessGroupId };
  });
}
