import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface ClockPeriod {
  id: string;
  company_id: string;
  company: string;
  kind: 'pdf' | 'manual' | 'recorder' | 'payroll';
  from_day: string;
  until_day: string;
  /** Mirrors by state. */
  states: Partial<Record<MirrorState, number>>;
  /** Where days between the period before and this one are in none. */
  gap_from: string | null;
}

/** Newest first. @param companyId left out: of all companies in reach */
export async function periodsOf(tx: Tx, accessGroupId: string, companyId: string | undefined): Promise<ClockPeriod[]> {
  const { rows } = await sql<ClockPeriod>`
    select p.id, p.company_id, c.trade_name as company, p.kind, p.from_day::text, p.until_day::text,
           coalesce((select jsonb_object_agg(s.state, s.n) from (select t.state, count(*) as n from timesheet t
             where t.period_id = p.id and t.deleted_at is null group by t.state) s), '{}') as states,
           (select (b.until_day + 1)::text from clock_period b where b.company_id = p.company_id and b.until_day < p.from_day
             order by b.until_day desc limit 1) as gap_from
      from clock_period p join company c on c.id = p.company_id
     where p.access_group_id = ${accessGroupId}::uuid and (${companyId ?? null}::text is null or p.company_id = ${companyId ?? null}::text::uuid)
     order by p.from_day desc, c.trade_name, p.id`.execute(tx);
  return rows.map(row => ({
    ...row,
    gap_from: row.gap_from !== null && row.gap_from < row.from_day ? row.gap_from : null,
  }));
}

export interface CompanyOfPeriod {
  id: string;
  kind: ClockPeriod['kind'];
}

export async function companyOfPeriod(tx: Tx, accessGroupId: string, id: string): Promise<CompanyOfPeriod | undefined> {
  const { rows } = await sql<CompanyOfPeriod>`
    select id, time_clock_kind as kind from company where access_group_id = ${accessGroupId}::uuid and id = ${id}::text::uuid and deleted_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** Undefined: its days overlap another period's. */
export async function insertPeriod(
  tx: Tx,
  accessGroupId: string,
  { company, from, until, by }: { company: CompanyOfPeriod; from: string; until: string; by: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into clock_period (access_group_id, company_id, kind, from_day, until_day, opened_by)
    values (${accessGroupId}::uuid, ${company.id}::uuid, ${company.kind}, ${from}::date, ${until}::date, ${by}::uuid) on conflict do nothing returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

export interface MirrorToClose {
  id: string;
  employment_id: string;
  period_id: string;
}

export interface ClosingFilter {
  companyId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
  scheduleId?: string | undefined;
  employmentIds?: readonly string[] | undefined;
  search?: string | undefined;
}

/** Mirrors of periods that a filter finds, by name. */
export async function mirrorsOf(
  tx: Tx,
  accessGroupId: string,
  periodIds: readonly string[],
  filter: ClosingFilter,
): Promise<MirrorToClose[]> {
  const { rows } = await sql<MirrorToClose>`
    select t.id, t.employment_id, t.period_id from timesheet t join employment e on e.id = t.employment_id
     where t.access_group_id = ${accessGroupId}::uuid and t.period_id::text = any (${periodIds}::text[]) and t.deleted_at is null and ${matching(filter)}
     order by t.search, t.id`.execute(tx);
  return rows;
}

function matching(filter: ClosingFilter): RawBuilder<SqlBool> {
  const all = [sql<SqlBool>`true`];
  if (filter.companyId !== undefined) all.push(sql`t.company_id::text = ${filter.companyId}`);
  if (filter.department !== undefined) all.push(sql`e.department = ${filter.department}`);
  if (filter.client !== undefined) all.push(sql`e.client = ${filter.client}`);
  if (filter.employmentIds !== undefined) all.push(sql`e.id::text = any (${filter.employmentIds}::text[])`);
  if (filter.scheduleId !== undefined)
    all.push(sql`exists (select from schedule_assignment a where a.employment_id = e.id and a.schedule_id::text = ${filter.scheduleId} and a.from_day <= t.until_day
      and not exists (select from schedule_assignment n where n.employment_id = e.id and n.from_day > a.from_day and n.from_day <= t.from_day))`);
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`t.search like hot.pattern(${word})`);
  return sql.join(all, sql` and `);
}

/** How many periods of these ids are in reach. */
export async function countPeriods(tx: Tx, accessGroupId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from clock_period where access_group_id = ${accessGroupId}::uuid and id::text = any (${ids}::text[])`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** A later mirror of the same employment is closed: its `MM/YYYY`. */
export async function laterClosed(tx: Tx, employmentId: string, until: string): Promise<string | undefined> {
  const { rows } = await sql<{ period: string }>`
    select to_char(until_day, 'MM/YYYY') as period from timesheet
     where employment_id = ${employmentId}::uuid and from_day > ${until}::date and state = 'closed' and deleted_at is null order by from_day limit 1`.execute(
    tx,
  );
  return rows[0]?.period;
}

/** Punches of nobody known in companies of periods, and sealed mirrors with facts outside. */
export async function notesOf(
  tx: Tx,
  accessGroupId: string,
  periodIds: readonly string[],
): Promise<{ unknown: number; outside: number }> {
  const { rows } = await sql<{ unknown: number; outside: number }>`
    select (select count(distinct u.identifier)::integer from clock_period p join punch u on u.company_id = p.company_id and u.employment_id is null and u.day between p.from_day and p.until_day
             where p.access_group_id = ${accessGroupId}::uuid and p.id::text = any (${periodIds}::text[])) as unknown,
           (select count(*)::integer from timesheet t where t.access_group_id = ${accessGroupId}::uuid and t.period_id::text = any (${periodIds}::text[]) and t.outside and t.deleted_at is null) as outside`.execute(
    tx,
  );
  return rows[0] ?? { unknown: 0, outside: 0 };
}
