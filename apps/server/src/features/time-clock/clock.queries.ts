import { sql } from 'kysely';
import type { ClockFacts } from '#core/clock/month/facts.types.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** What the calculation of some employments reads; those out of reach are not there. Days `YYYY-MM-DD`, both included. */
export async function readFacts(
  tx: Tx,
  employmentIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<Map<string, ClockFacts>> {
  const { rows } = await sql<{ employment_id: string; document: ClockFacts }>`
    select employment_id, document from access.clock_inputs(${employmentIds}::uuid[], ${from}::date, ${until}::date)`.execute(
    tx,
  );
  return new Map(rows.map(({ employment_id, document }) => [employment_id, document]));
}

export interface KeptDay {
  employmentId: string;
  day: string;
  kind: string;
  pending: boolean;
  occurrences: readonly string[];
  document: unknown;
}

/** Puts computed days in the place of those there were. */
export async function keepDays(
  tx: Tx,
  employmentIds: readonly string[],
  { from, until }: { from: string; until: string },
  days: readonly KeptDay[],
): Promise<void> {
  await sql`select access.keep_days(${employmentIds}::uuid[], ${from}::date, ${until}::date, ${JSON.stringify(days)}::jsonb)`.execute(
    tx,
  );
}

export interface OpenMirror {
  id: string;
  employment_id: string;
  from_day: string;
  until_day: string;
}

/**
 * Mirrors whose rows may still change, of some employments, that overlap some days; held until the transaction ends, so that what is
 * read afterwards is all there is. @param until null: any later one too
 */
export async function openMirrors(
  tx: Tx,
  employmentIds: readonly string[],
  { from, until }: { from: string; until: string | null },
): Promise<OpenMirror[]> {
  const { rows } = await sql<OpenMirror>`
    select id, employment_id, from_day::text, until_day::text
      from access.held_mirrors(${employmentIds}::uuid[], ${from}::date, ${until}::date) order by from_day, id`.execute(
    tx,
  );
  return rows;
}

export interface Summary {
  id: string;
  until: string | null;
  incomplete: number;
  alerts: number;
  balance: number;
  result: number;
}

/** What lists show of mirrors, as they were computed. */
export async function keepSummaries(tx: Tx, summaries: readonly Summary[]): Promise<void> {
  await sql`
    update timesheet t set computed_until = s.until, incomplete = s.incomplete, alerts = s.alerts, balance = s.balance, result = s.result
      from jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb) as s(id uuid, until date, incomplete integer, alerts integer, balance integer, result integer)
     where t.id = s.id and t.state in ('open', 'review')`.execute(tx);
}

/** A mirror whose rows changed under an answer. */
export interface ChangedMirror {
  id: string;
  /** Left out: it is computed here. */
  origin?: 'fopag' | undefined;
  person_id: string;
  access_group_id: string;
  until_day: string;
  version: number;
}

/**
 * The rows of some days change: open mirrors get a new version and lose their answer. Where facts came, sealed ones are marked that
 * something stands outside. The day before is looked at, too: a shift past midnight belongs to it.
 * @returns open ones that lost their answer, and sealed ones that nothing stood outside of before
 */
export async function markChanged(
  tx: Tx,
  employmentIds: readonly string[],
  { from, until }: { from: string; until: string | null },
  cause: 'facts' | 'plan',
): Promise<{ unanswered: ChangedMirror[]; outside: string[] }> {
  const touched = sql`t.employment_id = any (${employmentIds}::uuid[]) and t.deleted_at is null and t.origin = 'registro'
    and t.until_day >= ${from}::date - 1 and (${until}::date is null or t.from_day <= ${until}::date)`;
  // in the order of `openMirrors`
  const { rows: held } = await sql<ChangedMirror & { isOpen: boolean; isAnswered: boolean }>`
    select t.id, t.person_id, t.access_group_id, t.until_day::text, t.version, t.state in ('open', 'review') as "isOpen", t.answered_at is not null as "isAnswered"
      from timesheet t where ${touched} order by t.from_day, t.id for update`.execute(tx);
  await sql`
    update timesheet t set version = version + 1, agrees = null, answered_at = null, answered_ip = null, answered_hash = null, disagreement = null
     where ${touched} and t.state in ('open', 'review')`.execute(tx);
  const unanswered = held.filter(({ isOpen, isAnswered }) => isOpen && isAnswered);
  if (cause === 'plan') return { unanswered, outside: [] };
  const { rows: outside } = await sql<{ id: string }>`
    update timesheet t set outside = true where ${touched} and t.state in ('sent', 'approved', 'closed') and not t.outside returning t.id`.execute(
    tx,
  );
  return { unanswered, outside: outside.map(({ id }) => id) };
}

/** Mirrors of opened periods for who has a schedule in them and none yet. @param employmentIds null: everybody of the period's company */
export async function giveMirrors(
  tx: Tx,
  { periodId, employmentIds }: { periodId: string | null; employmentIds: readonly string[] | null },
): Promise<number> {
  const { rows } = await sql`
    insert into timesheet (access_group_id, company_id, employment_id, person_id, period_id, origin, from_day, until_day, worker_name)
    select e.access_group_id, e.company_id, e.id, e.person_id, p.id, case p.kind when 'payroll' then 'fopag' else 'registro' end, p.from_day, p.until_day, e.name
      from clock_period p join employment e on e.company_id = p.company_id
     where (${periodId}::uuid is null or p.id = ${periodId}::uuid) and (${employmentIds}::uuid[] is null or e.id = any (${employmentIds}::uuid[]))
       and p.kind <> 'pdf' and (e.admitted_on is null or e.admitted_on <= p.until_day) and (e.dismissed_on is null or e.dismissed_on >= p.from_day)
       and (p.kind <> 'recorder' or exists (select from schedule_assignment a where a.employment_id = e.id and a.schedule_id is not null and a.from_day <= p.until_day
             and not exists (select from schedule_assignment n where n.employment_id = e.id and n.from_day > a.from_day and n.from_day <= p.from_day)))
       and not exists (select from timesheet t where t.employment_id = e.id and t.deleted_at is null and t.from_day <= p.until_day and t.until_day >= p.from_day)
    on conflict do nothing returning id`.execute(tx);
  return rows.length;
}

/** Whether a company is the access group's, in the reader's reach and not deleted. */
export async function companyInReach(tx: Tx, accessGroupId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from company where access_group_id = ${accessGroupId} and id = ${id}::text::uuid and deleted_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Who has a mirror of a period. */
export async function employmentsOfPeriod(tx: Tx, periodId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select employment_id as id from timesheet where period_id = ${periodId}::uuid and deleted_at is null order by employment_id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** HR who look at these mirrors, company by company. */
export async function hrOfMirrors(
  tx: Tx,
  timesheetIds: readonly string[],
): Promise<{ person_id: string; access_group_id: string; company_id: string; company: string | null }[]> {
  const { rows } = await sql<{
    person_id: string;
    access_group_id: string;
    company_id: string;
    company: string | null;
  }>`
    select distinct h as person_id, t.access_group_id, t.company_id, c.trade_name as company
      from timesheet t join company c on c.id = t.company_id cross join lateral access.hr_deciders(t.employment_id, 'RhEspelhoPontoVisualizar') h
     where t.id = any (${timesheetIds}::uuid[])`.execute(tx);
  return rows;
}

/** Those of these mirrors that are answered. */
export async function answeredMirrors(tx: Tx, ids: readonly string[]): Promise<ChangedMirror[]> {
  const { rows } = await sql<ChangedMirror>`
    select id, person_id, access_group_id, until_day::text, version from timesheet where id = any (${ids}::uuid[]) and answered_at is not null`.execute(
    tx,
  );
  return rows;
}
