import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { companyShows } from '#core/receipt/company-shows.queries.ts';
import { readInOrder } from '#kernel/database/in-order.ts';
import { counting } from '#kernel/database/keyset.ts';
import { type LookedUp, lookUp } from '#kernel/database/looked-up.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type ListOrder, type Place, sortKeys } from './receipt-order.queries.ts';

/** Whose receipts: the access group, cut by the membership. Row-level security cuts alike; named again, an index can be used. */
export interface Scope {
  group: string;
  allCompanies: boolean;
  allWorkers: boolean;
  category: Category;
}

/** What narrows a list, in stored terms. */
export interface ReceiptFilter {
  month?: number | undefined;
  year?: number | undefined;
  companyId?: string | undefined;
  employmentId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
  kind?: string | undefined;
  /** What a benefit is called. */
  title?: string | undefined;
  state?: 'naoVisto' | 'visto' | 'concordou' | 'discordou' | undefined;
  visible?: boolean | undefined;
  /** With no day of payment or credit, or with one. */
  undated?: boolean | undefined;
  search?: string | undefined;
}

/** A filter whose search was looked up; a CPF is looked up with the list. */
export type FoundFilter = ReceiptFilter & LookedUp;

export async function lookUpSearch(tx: Tx, filter: FoundFilter): Promise<FoundFilter> {
  if (cpfOf(filter.search ?? '')) return filter;
  return lookUp(tx, filter, (words, most) => sql`select access.found_receipts(${[...words]}::text[], ${most}) as ids`);
}

export interface StaffRow {
  id: string;
  worker_name: string;
  cpf: string | null;
  registration: string;
  category: Category;
  title: string | null;
  employment_id: string;
  company_id: string;
  trade_name: string;
  cnpj: string | null;
  published_at: Date;
  department: string | null;
  kind: string;
  month: number;
  year: number;
  total_earnings: number;
  total_deductions: number;
  net: number;
  paid_on: string | null;
  viewed_at: Date | null;
  agrees: boolean | null;
  visible: boolean;
  withheld_at: Date | null;
  companyShows: boolean;
  qr_code: boolean;
  has_thread: boolean;
  place: readonly string[];
}

const states = {
  naoVisto: sql<SqlBool>`r.viewed_at is null and r.agrees is null`,
  visto: sql<SqlBool>`r.viewed_at is not null and r.agrees is null`,
  concordou: sql<SqlBool>`r.agrees`,
  discordou: sql<SqlBool>`not r.agrees`,
} as const;

/**
 * A page of the group's payslips in an order that ends with the id; one row more than asked tells that there is a next page. Each
 * part is read off the order's index and ends after the page.
 */
export async function listStaff(tx: Tx, scope: Scope, filter: FoundFilter, page: Page): Promise<StaffRow[]> {
  const { order, after, size, offset } = page;
  const { keys, orderBy, orderAgain, place, branches } = sortKeys(order, after);
  const most = size + 1 + (after ? 0 : offset);
  const narrow = order.endsWith('empresa') ? byCompany : plain;
  const parts = branches.map(
    beyond => sql`(select ${keys}, ${shownColumns} from ${narrow(scope, sql`${conditions(scope, filter)} and ${beyond}`, most)}
       order by ${orderBy} limit ${most})`,
  );
  const list = sql<StaffRow>`
    select p.*, c.trade_name, c.cnpj, ${companyShows('p.category')} as "companyShows",
           exists (select from receipt_message m where m.receipt_id = p.id) as has_thread, ${place} as place
      from (select * from (${sql.join(parts, sql` union all `)}) p order by ${orderAgain} limit ${size + 1} offset ${after ? 0 : offset}) p
      join company c on c.id = p.company_id
     order by ${orderAgain}`;
  const { rows } = await (filter.search ? readInOrder(tx, list) : list.execute(tx));
  return rows;
}

const shownColumns = sql`r.category, r.title, r.employment_id, r.published_at, r.worker_name, r.worker_cpf as cpf, r.registration, r.company_id, r.department, r.kind, r.month, r.year,
  r.total_earnings, r.total_deductions, r.net, r.paid_on, r.viewed_at, r.agrees, r.visible, r.withheld_at, r.qr_code`;

const plain = (_scope: Scope, where: RawBuilder<SqlBool>) => sql`receipt r where ${where}`;

/** Of each company of the group its first rows only: sorted by the company's name, none of them can need more. */
const byCompany = (scope: Scope, where: RawBuilder<SqlBool>, most: number) => sql`company c
  cross join lateral (select r.* from receipt r where r.company_id = c.id and ${where}
    order by r.competence desc, r.search, r.id limit ${most}) r where c.access_group_id = ${scope.group}::uuid`;

export interface Page {
  order: ListOrder;
  after: Place | undefined;
  size: number;
  offset: number;
}

/** Exact up to 10,000; 10,001 stands for more. */
export async function countStaff(tx: Tx, scope: Scope, filter: FoundFilter): Promise<number> {
  const count = counting(sql`receipt r where ${conditions(scope, filter)} ${countOrder(filter)}`);
  const { rows } = await (isAnswered(filter) ? readInOrder(tx, count) : count.execute(tx));
  return rows[0]?.n ?? 0;
}

/** In the order of the index that holds all a plain list asks: counted from it, no row is visited. */
const byMonth = sql`order by r.competence, r.search, r.id`;

function countOrder(filter: FoundFilter): RawBuilder<unknown> {
  if (isAnswered(filter)) return sql`order by r.competence desc, r.search, r.id`;
  return isPlain(filter) ? byMonth : sql``;
}

/** Of each answer there is an index with its receipts alone. */
function isAnswered({ state }: FoundFilter): boolean {
  return state === 'concordou' || state === 'discordou';
}

function isPlain({ month: _month, year: _year, ...others }: FoundFilter): boolean {
  return Object.values(others).every(asked => asked === undefined);
}

export interface Totals {
  total: number;
  hidden: number;
  earnings: number;
  deductions: number;
  net: number;
  naoVisto: number;
  visto: number;
  concordou: number;
  discordou: number;
  shown: number;
  notShown: number;
}

/**
 * Sums of what the filter finds; the counts per state are of what it would find in any state. Whether it is shown is a state of its own
 * where the caller says so apart from the filter, as with statements, which HR turns on and off.
 */
export async function totalsOf(tx: Tx, scope: Scope, filter: ReceiptFilter, isShown?: boolean): Promise<Totals> {
  const { state, ...others } = filter;
  const inState = state ? states[state] : sql<SqlBool>`true`;
  const found = isShown === undefined ? inState : sql<SqlBool>`(${inState} and r.visible = ${isShown})`;
  const { rows } = await sql<Totals>`
    select count(*) filter (where ${found})::integer as total, count(*) filter (where ${found} and not r.visible)::integer as hidden,
           coalesce(sum(r.total_earnings) filter (where ${found}), 0)::bigint as earnings,
           coalesce(sum(r.total_deductions) filter (where ${found}), 0)::bigint as deductions,
           coalesce(sum(r.net) filter (where ${found}), 0)::bigint as net,
           count(*) filter (where ${states.naoVisto})::integer as "naoVisto", count(*) filter (where ${states.visto})::integer as visto,
           count(*) filter (where ${states.concordou})::integer as concordou, count(*) filter (where ${states.discordou})::integer as discordou,
           count(*) filter (where r.visible)::integer as shown, count(*) filter (where not r.visible)::integer as "notShown"
      from receipt r where ${conditions(scope, others)}`.execute(tx);
  const [totals] = rows;
  if (!totals) throw new Error('A count always answers a row.');
  return totals;
}

export interface FilterValue {
  year: number | null;
  month: number | null;
  company_id: string | null;
  trade_name: string | null;
  department: string | null;
  client: string | null;
  kind: string | null;
  title: string | null;
  total: number;
}

/** Each value that some receipt of the scope has, in one pass; the column that is not null says of what. */
export async function filterValuesOf(
  tx: Tx,
  scope: Scope,
  documents: RawBuilder<unknown> = sql`receipt`,
): Promise<FilterValue[]> {
  // what tells a payslip's kinds apart is few; a benefit's are as many as its titles
  const of = scope.category === 2 ? sql`r.title` : sql`r.kind`;
  const { rows } = await sql<FilterValue>`
    select v.year, v.month, v.company_id, v.department, v.client, v.total, c.trade_name,
           ${scope.category === 2 ? sql`null::text as kind, v.of as title` : sql`v.of as kind, null::text as title`} from (
      select r.year, r.month, r.company_id, r.department, r.client, ${of} as of, count(*)::integer as total
        from ${documents} r where ${conditions(scope, {})}
       group by grouping sets ((r.year, r.month), (r.company_id), (r.department), (r.client), (${of}))) v
      left join company c on c.id = v.company_id
     order by v.year desc, v.month desc, public.search_form(coalesce(c.trade_name, v.department, v.client, v.of)), v.of`.execute(
    tx,
  );
  return rows;
}

/** What a filter asks of a receipt `r` of the scope, as conditions. */
export function conditions(scope: Scope, filter: FoundFilter): RawBuilder<SqlBool> {
  const {
    month,
    year,
    companyId,
    employmentId,
    department,
    client,
    kind,
    title,
    state,
    visible,
    undated,
    search,
    found: ids,
  } = filter;
  const all = [
    sql<SqlBool>`r.access_group_id = ${scope.group}::uuid and r.deleted_at is null and r.category = ${sql.lit(scope.category)}`,
  ];
  if (!scope.allCompanies) all.push(sql`r.company_id = any ((select access.companies())::uuid[])`);
  if (!scope.allWorkers) all.push(sql`r.employment_id = any ((select access.workers())::uuid[])`);
  const add = (asked: unknown, condition: RawBuilder<SqlBool>) => {
    if (asked !== undefined) all.push(condition);
  };
  add(
    year,
    sql`r.competence between ${(year ?? 0) * 100 + (month ?? 1)}::integer and ${(year ?? 0) * 100 + (month ?? 12)}::integer`,
  );
  add(month, sql`r.month = ${month}`);
  add(companyId, companyId && isUuid(companyId) ? sql`r.company_id = ${companyId}::uuid` : sql`false`);
  add(employmentId, sql`r.employment_id = ${employmentId}::uuid`);
  add(department, sql`r.department = ${department}`);
  add(client, sql`r.client = ${client}`);
  add(kind, sql`r.kind = ${kind}`);
  add(title, sql`r.title = ${title}`);
  add(visible, sql`r.visible = ${visible}`);
  add(undated, undated ? sql`r.paid_on is null` : sql`r.paid_on is not null`);
  if (state) all.push(states[state]);
  if (search?.trim()) all.push(found(search));
  if (ids) all.push(sql`r.id = any (${ids}::uuid[])`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** Every word somewhere in name or registration, folded; or the whole text is the worker's CPF. */
function found(search: string): RawBuilder<SqlBool> {
  const digits = cpfOf(search);
  const words = search
    .trim()
    .split(/\s+/)
    .map(word => sql<SqlBool>`r.search like hot.pattern(${word})`);
  const named = sql<SqlBool>`${sql.join(words, sql` and `)}`;
  return digits
    ? sql<SqlBool>`(${named} or r.person_id = (select access.employed_person(${digits})))`
    : sql<SqlBool>`(${named})`;
}

/** The whole text as the digits of a CPF, or undefined. */
function cpfOf(search: string): string | undefined {
  const digits = search.replace(/[.\-\s]/g, '');
  return /^\d{11}$/.test(digits) ? digits : undefined;
}
