import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, allOf, counting, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface Opening {
  firstDay: string;
  taken: number;
  sold: number;
  absences: number;
}

/** Holds the employment, so that what is told and what is asked for at once come one after the other. */
export async function insertOpening(tx: Tx, employmentId: string, opening: Opening, by: string): Promise<void> {
  await sql`
    insert into vacation_opening (access_group_id, company_id, employment_id, person_id, first_day, taken, sold, absences, made_by)
    select access_group_id, company_id, id, person_id, ${opening.firstDay}::date, ${opening.taken}, ${opening.sold}, ${opening.absences}, ${by}::uuid
      from employment where id = ${employmentId}::uuid for update`.execute(tx);
}

/** A period with days left, for lists. */
export interface KeptBalance {
  employmentId: string;
  periodBegin: string;
  acquiredOn: string;
  riskFrom: string;
  limitDay: string;
  unchecked: boolean;
  document: unknown;
}

/** Puts computed balances in the place of those there were. @param nextDays by employment: when they have to be computed again */
export async function keepBalances(
  tx: Tx,
  employmentIds: readonly string[],
  rows: readonly KeptBalance[],
  nextDays: Readonly<Record<string, string | null>>,
): Promise<void> {
  await sql`select access.keep_vacations(${employmentIds}::uuid[], ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(nextDays)}::jsonb)`.execute(
    tx,
  );
}

export interface StaleVacation {
  employmentId: string;
  accessGroupId: string;
  /** In whose name nothing is recorded: somebody of the access group. */
  personId: string;
}

/** Across access groups: whose balances a job computes. */
export async function staleVacations(tx: Tx, most: number): Promise<StaleVacation[]> {
  const { rows } = await sql<StaleVacation>`
    select employment_id as "employmentId", access_group_id as "accessGroupId", person_id as "personId" from access.stale_vacations(${today}, ${most})`.execute(
    tx,
  );
  return rows;
}

export interface DueFilter {
  accessGroupId: string;
  search?: string | undefined;
  companyId?: string | undefined;
  department?: string | undefined;
  state?: 'acquiring' | 'in-time' | 'double-pay-risk' | 'double-pay' | undefined;
  isUnchecked?: boolean | undefined;
}

export interface DueRow {
  employment_id: string;
  name: string;
  company: string;
  department: string | null;
  document: unknown;
}

const byLimit = [
  { value: sql`d.limit_day`, type: 'day' },
  { value: sql`d.employment_id`, type: 'uuid' },
  { value: sql`d.period_begin`, type: 'day' },
] as const;

/** Periods with days left of the workers in reach, those that double first. */
export async function listDue(tx: Tx, filter: DueFilter, page: AskedPage): Promise<Placed<DueRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(byLimit, page);
  const { rows } = await sql<Placed<DueRow>>`
    select d.employment_id, e.name, c.trade_name as company, e.department, d.document, ${place}
      from vacation_due d join employment e on e.id = d.employment_id join company c on c.id = d.company_id
     where ${matching(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export async function countDue(tx: Tx, filter: DueFilter): Promise<number> {
  const { rows } = await counting(
    sql`vacation_due d join employment e on e.id = d.employment_id where ${matching(filter)}`,
  ).execute(tx);
  return rows[0]?.n ?? 0;
}

/** How many are in each state, whatever state the filter names. */
export async function countDueStates(tx: Tx, filter: DueFilter) {
  const counted = Object.entries(states).map(
    ([state, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<keyof typeof states, number>>`
    select ${sql.join(counted)} from vacation_due d join employment e on e.id = d.employment_id where ${matching({ ...filter, state: undefined })}`.execute(
    tx,
  );
  return rows[0] ?? { acquiring: 0, 'in-time': 0, 'double-pay-risk': 0, 'double-pay': 0 };
}

/** The companies and departments of the periods in reach, by name. */
export async function dueFilters(
  tx: Tx,
  accessGroupId: string,
): Promise<{ companies: { id: string; nome: string }[]; departments: string[] }> {
  const due = sql`vacation_due d join employment e on e.id = d.employment_id`;
  const of = sql`d.access_group_id = ${accessGroupId}::uuid`;
  const companies = await sql<{ id: string; nome: string }>`
    select c.id, c.trade_name as nome from company c
     where c.id in (select d.company_id from vacation_due d where ${of}) order by c.trade_name, c.id`.execute(tx);
  const departments = await sql<{ department: string }>`
    select distinct e.department from ${due} where ${of} and e.department is not null order by e.department`.execute(
    tx,
  );
  return { companies: companies.rows, departments: departments.rows.map(({ department }) => department) };
}

const states: Record<NonNullable<DueFilter['state']>, RawBuilder<SqlBool>> = {
  acquiring: sql`${today} <= d.acquired_on`,
  'in-time': sql`${today} > d.acquired_on and ${today} < d.risk_from`,
  'double-pay-risk': sql`${today} > d.acquired_on and ${today} between d.risk_from and d.limit_day`,
  'double-pay': sql`${today} > d.acquired_on and ${today} > d.limit_day`,
};

function matching(filter: DueFilter): RawBuilder<SqlBool> {
  const all = [sql<SqlBool>`d.access_group_id = ${filter.accessGroupId}::uuid`];
  if (filter.companyId) all.push(isUuid(filter.companyId) ? sql`d.company_id = ${filter.companyId}::uuid` : sql`false`);
  if (filter.department !== undefined) all.push(sql`e.department = ${filter.department}`);
  if (filter.state) all.push(states[filter.state]);
  if (filter.isUnchecked) all.push(sql`d.unchecked`);
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`e.search like hot.pattern(${word})`);
  return sql.join(all, sql` and `);
}

export type UndatedRow = Omit<DueRow, 'document'>;

const byName = [
  { value: sql`public.search_form(e.name)`, type: 'text' },
  { value: sql`e.id`, type: 'uuid' },
] as const;

/** Workers in HR's reach who have neither an admission day nor another beginning that HR told: nothing can be counted. */
function undated({ accessGroupId, companyId, department, search }: DueFilter): RawBuilder<SqlBool> {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return allOf(
    sql<SqlBool>`e.access_group_id = ${accessGroupId}::uuid and e.admitted_on is null and (e.dismissed_on is null or e.dismissed_on >= ${today})`,
    sql<SqlBool>`not exists (select from vacation_opening o where o.employment_id = e.id)`,
    companyId ? (isUuid(companyId) ? sql<SqlBool>`e.company_id = ${companyId}::uuid` : sql<SqlBool>`false`) : undefined,
    department === undefined ? undefined : sql<SqlBool>`e.department = ${department}`,
    ...words.map(word => sql<SqlBool>`e.search like hot.pattern(${word})`),
  );
}

export async function listUndated(tx: Tx, filter: DueFilter, page: AskedPage): Promise<Placed<UndatedRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(byName, page);
  const { rows } = await sql<Placed<UndatedRow>>`
    select e.id as employment_id, e.name, c.trade_name as company, e.department, ${place} from employment e join company c on c.id = e.company_id
     where ${undated(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countUndated(tx: Tx, filter: DueFilter): Promise<number> {
  return countUpTo(tx, sql`employment e where ${undated(filter)}`);
}
