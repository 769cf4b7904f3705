import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import { type AskedPage, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import { lookUp } from '#kernel/database/looked-up.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface TimesheetRow {
  id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  origin: 'pdf' | 'registro' | 'fopag';
  receipt_id: string | null;
  from_day: string;
  until_day: string;
  worker_name: string;
  state: MirrorState;
  version: number;
  visible: boolean;
  seen_at: Date | null;
  agrees: boolean | null;
  answered_at: Date | null;
  disagreement: string | null;
  sent_at: Date | null;
  decided_by: string | null;
  outside: boolean;
  incomplete: number;
  alerts: number;
  balance: number;
  result: number;
  undecided: number;
  company: string | null;
  registration: string | null;
  department: string | null;
  client: string | null;
  approval: boolean | null;
  shown: boolean | null;
  /** Of a payroll clock: when its rows were read last. */
  copied_at: Date | null;
}

const undecided = sql`(select count(*)::integer from justification j where j.timesheet_id = t.id and j.state in ('pending', 'returned', 'sending'))`;
/** What a {@link TimesheetRow} is read of; needs {@link head}. */
export const columns = sql`t.id, t.access_group_id, t.company_id, t.employment_id, t.person_id, t.origin, t.receipt_id, t.from_day::text, t.until_day::text, t.worker_name,
  t.state, t.version, t.visible, t.seen_at, t.agrees, t.answered_at, t.disagreement, t.sent_at, t.decided_by, t.outside, t.incomplete, t.alerts, t.balance, t.result, t.copied_at,
  ${undecided} as undecided, h.company, h.registration, h.department, h.client, h.approval, h.shown`;
/** The names of company, department and client at the time, and what the company allows. */
export const head = sql`left join lateral access.mirror_heads(array[t.id]) h on true`;

/** Whose mirrors are read: a worker's own and visible ones, or those of an access group; of one origin, where it is named. */
export type Reader = ({ ofWorker: string } | { accessGroupId: string }) & { origin?: 'fopag' | undefined };

/** One that the reader may see, by its own id or its page's: an import's notices name the page. Held until the transaction ends where it is to change. */
export async function timesheetById(
  tx: Tx,
  reader: Reader,
  id: string,
  held = false,
): Promise<TimesheetRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from timesheet where id = ${id}::uuid or receipt_id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<TimesheetRow>`
    select ${columns} from timesheet t ${head} where (t.id = ${id}::uuid or t.receipt_id = ${id}::uuid) and t.deleted_at is null and ${readable(reader)}`.execute(
    tx,
  );
  const [row] = rows;
  return row && 'ofWorker' in reader && row.shown === false ? undefined : row;
}

/** Several mirrors of an access group that are not deleted, in no order. */
export async function timesheetsById(tx: Tx, accessGroupId: string, ids: readonly string[]): Promise<TimesheetRow[]> {
  const { rows } = await sql<TimesheetRow>`
    select ${columns} from timesheet t ${head}
     where t.id = any (${ids}::uuid[]) and t.deleted_at is null and ${readable({ accessGroupId })}`.execute(tx);
  return rows;
}

function readable(reader: Reader): RawBuilder<SqlBool> {
  const own =
    'ofWorker' in reader
      ? sql<SqlBool>`t.person_id = ${reader.ofWorker}::uuid and t.visible`
      : sql<SqlBool>`t.access_group_id = ${reader.accessGroupId}::uuid`;
  return reader.origin ? sql<SqlBool>`${own} and t.origin = ${reader.origin}` : own;
}

export interface TimesheetFilter {
  search?: string | undefined;
  client?: string | undefined;
  department?: string | undefined;
  month?: number | undefined;
  year?: number | undefined;
  companyId?: string | undefined;
  state?: MirrorState | undefined;
  origin?: TimesheetRow['origin'] | undefined;
  pending?: 'incompleto' | 'justificativa' | 'resposta' | 'fora' | undefined;
  seen?: boolean | undefined;
  /** What its search found, where it was looked up. */
  found?: readonly string[] | undefined;
}

/** A worker's own list is short: its words are looked for in its rows. */
export async function lookUpMirrors(tx: Tx, reader: Reader, filter: TimesheetFilter): Promise<TimesheetFilter> {
  if ('ofWorker' in reader) return filter;
  const digits = (words: readonly string[]) => words.join('').replace(/\D/g, '');
  return lookUp(
    tx,
    filter,
    (words, most) => sql`select access.found_timesheets(${[...words]}::text[], ${digits(words)}, ${most}) as ids`,
  );
}

export type TimesheetOrder = 'newest' | 'nomeEmpregado' | '-nomeEmpregado' | 'mes' | '-mes' | 'status' | '-status';

const states = sql`array_position('{open,sent,review,approved,closed}', t.state)`;
const byName: Key = { value: sql`t.search`, type: 'text' };
export const byId: Key = { value: sql`t.id`, type: 'uuid' };
const byMonth = (descending: boolean): Key => ({ value: sql`t.from_day`, type: 'day', descending });
const orders: Record<TimesheetOrder, readonly Key[]> = {
  newest: [byMonth(true), byName, byId],
  nomeEmpregado: [byName, byId],
  '-nomeEmpregado': [
    { ...byName, descending: true },
    { ...byId, descending: true },
  ],
  mes: [byMonth(false), byName, byId],
  '-mes': [byMonth(true), byName, byId],
  status: [{ value: states, type: 'integer' }, byName, byId],
  '-status': [
    { value: states, type: 'integer', descending: true },
    { ...byName, descending: true },
    { ...byId, descending: true },
  ],
};

export async function listTimesheets(
  tx: Tx,
  reader: Reader,
  filter: TimesheetFilter,
  page: AskedPage,
  order: TimesheetOrder = 'newest',
): Promise<Placed<TimesheetRow>[]> {
  const { beyond, orderBy, limit, place } = keyset(orders[order], page, order);
  const { rows } = await sql<Placed<TimesheetRow>>`
    select ${columns}, t.place from (select t.*, ${place} from timesheet t where ${matching(reader, filter)} and ${beyond} order by ${orderBy} ${limit}) t ${head}
     order by ${orderBy}`.execute(tx);
  return rows;
}

export interface TimesheetCounts {
  total: number;
  open: number;
  sent: number;
  review: number;
  approved: number;
  closed: number;
  incomplete: number;
  undecided: number;
}

/** By state, whatever state the filter asks for. */
export async function countTimesheets(tx: Tx, reader: Reader, filter: TimesheetFilter): Promise<TimesheetCounts> {
  const { rows } = await sql<TimesheetCounts>`
    select count(*)::integer as total, count(*) filter (where t.state = 'open')::integer as open, count(*) filter (where t.state = 'sent')::integer as sent,
           count(*) filter (where t.state = 'review')::integer as review, count(*) filter (where t.state = 'approved')::integer as approved,
           count(*) filter (where t.state = 'closed')::integer as closed, count(*) filter (where t.incomplete > 0 and t.state <> 'closed')::integer as incomplete,
           count(*) filter (where exists (select from justification j where j.timesheet_id = t.id and j.state in ('pending', 'returned', 'sending')))::integer as undecided
      from timesheet t where ${matching(reader, { ...filter, state: undefined })}`.execute(tx);
  return rows[0] ?? { total: 0, open: 0, sent: 0, review: 0, approved: 0, closed: 0, incomplete: 0, undecided: 0 };
}

/** How many a filter finds, at most so many. */
export async function totalOfTimesheets(
  tx: Tx,
  reader: Reader,
  filter: TimesheetFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from timesheet t where ${matching(reader, filter)} limit ${most}) f`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** What narrows a list of mirrors `t`. */
export function matching(reader: Reader, filter: TimesheetFilter): RawBuilder<SqlBool> {
  const all = [sql<SqlBool>`t.deleted_at is null`, readable(reader)];
  if ('ofWorker' in reader)
    all.push(sql`exists (select from company c where c.id = t.company_id and c.shows_timesheets)`);
  if (filter.state) all.push(sql`t.state = ${filter.state}`);
  if (filter.origin) all.push(sql`t.origin = ${filter.origin}`);
  if (filter.companyId) all.push(isUuid(filter.companyId) ? sql`t.company_id = ${filter.companyId}::uuid` : sql`false`);
  if (filter.found) all.push(sql`t.id = any (${[...filter.found]}::uuid[])`);
  all.push(...endingIn(filter));
  if (filter.seen !== undefined) all.push(filter.seen ? sql`t.seen_at is not null` : sql`t.seen_at is null`);
  const { department, client } = filter;
  if (department !== undefined)
    all.push(sql`exists (select from employment e where e.id = t.employment_id and e.department = ${department})`);
  if (client !== undefined)
    all.push(sql`exists (select from employment e where e.id = t.employment_id and e.client = ${client})`);
  if (filter.pending) all.push(pendings[filter.pending]);
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean)) all.push(named(reader, word));
  return sql.join(all, sql` and `);
}

/** Those that end in a month or year. A period has at most 62 days: its first day finds it by an index. */
function endingIn({ year, month }: TimesheetFilter): RawBuilder<SqlBool>[] {
  if (year === undefined) return month === undefined ? [] : [sql`extract(month from t.until_day) = ${month}`];
  const first = sql`make_date(${year}::integer, ${month ?? 1}::integer, 1)`;
  const next = sql`(${first} + ${month === undefined ? '1 year' : '1 month'}::interval)::date`;
  return [
    sql`t.from_day > ${first} - 62 and t.from_day < ${next} and t.until_day >= ${first} and t.until_day < ${next}`,
  ];
}

const pendings: Record<NonNullable<TimesheetFilter['pending']>, RawBuilder<SqlBool>> = {
  incompleto: sql`t.incomplete > 0 and t.state <> 'closed'`,
  justificativa: sql`exists (select from justification j where j.timesheet_id = t.id and j.state in ('pending', 'returned', 'sending'))`,
  resposta: sql`t.answered_at is null and t.visible and t.state in ('open', 'review', 'closed')`,
  fora: sql`t.outside`,
};

/** A worker looks for months and companies, staff for people. */
function named(reader: Reader, word: string): RawBuilder<SqlBool> {
  const digits = word.replace(/\D/g, '');
  if ('ofWorker' in reader) {
    const monthYear = /^(\d{1,2})\/(\d{4})$/.exec(word);
    if (monthYear) return sql`to_char(t.until_day, 'MM/YYYY') = ${`${monthYear[1]?.padStart(2, '0')}/${monthYear[2]}`}`;
    return sql`(exists (select from company c where c.id = t.company_id and c.search like hot.pattern(${word}))
      or hot.receipt_words('monthly', extract(year from t.until_day)::integer, extract(month from t.until_day)::integer) like hot.pattern(${word}))`;
  }
  const byNumber = sql`exists (select from employment e where e.id = t.employment_id and (e.search like hot.pattern(${word})
    or ${digits.length === 11} and e.cpf = ${digits}))`;
  return sql`(t.search like hot.pattern(${word}) or ${byNumber})`;
}

export interface FilterValues {
  months: { mes: number; ano: number }[];
  companies: { id: string; nome: string }[];
  departments: string[];
  clients: string[];
}

export async function filterValuesOf(tx: Tx, reader: Reader): Promise<FilterValues> {
  const seen = sql`timesheet t join employment e on e.id = t.employment_id where t.deleted_at is null and ${readable(reader)}`;
  const { rows } = await sql<FilterValues>`
    select coalesce((select jsonb_agg(jsonb_build_object('mes', extract(month from m.until_day)::integer, 'ano', extract(year from m.until_day)::integer) order by m.until_day desc)
             from (select distinct on (date_trunc('month', t.until_day)) t.until_day from ${seen} order by date_trunc('month', t.until_day) desc limit 120) m), '[]') as months,
           coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'nome', c.trade_name) order by c.trade_name) from company c
             where c.id in (select t.company_id from ${seen})), '[]') as companies,
           array(select distinct e.department from ${seen} and e.department is not null order by 1) as departments,
           array(select distinct e.client from ${seen} and e.client is not null order by 1) as clients`.execute(tx);
  return rows[0] ?? { months: [], companies: [], departments: [], clients: [] };
}
