import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import { exactTotalLimit } from '@cracha/contract/kernel/page.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stateOf } from '#core/employment/employment-state.queries.ts';
import { readInOrder } from '#kernel/database/in-order.ts';
import { castOf, type Key, placeIn } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

type Field = 'nome' | 'matricula' | 'admissao';
export type WorkerOrder = Field | `-${Field}`;
/** The order's value and the id of the last row shown. */
export type Place = readonly string[];

export interface WorkerListFilter {
  companyId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
  regime?: string | undefined;
  state?: WorkerState | undefined;
  withoutDismissed?: boolean | undefined;
  withoutAccess?: boolean | undefined;
  switchedOff?: boolean | undefined;
  bankChangeWaits?: boolean | undefined;
  search?: string | undefined;
}

/** Its search looked up: the ids it found, or left as words where they are too many to name. */
export interface FoundFilter extends WorkerListFilter {
  found?: readonly string[] | undefined;
  /** How many they are, where that is known; one more than what is told exactly stands for more. */
  total?: number;
}

export interface WorkerRow {
  id: string;
  person_id: string;
  name: string;
  cpf: string | null;
  registration: string;
  company_id: string;
  trade_name: string;
  department: string | null;
  client: string | null;
  job_title: string | null;
  hiring_regime: Regime | null;
  admitted_on: string | null;
  state: WorkerState;
  /** Its last day is known, passed or not. */
  ends: boolean;
  came_in: boolean;
  signs_in: boolean;
  place: Place;
}

const keys = {
  nome: { value: sql`e.search`, type: 'text' },
  matricula: { value: sql`e.registration_key`, type: 'text' },
  admissao: {
    value: sql`case when e.admitted_on is null then date '0001-01-01' else e.admitted_on end`,
    type: 'day',
  },
} as const satisfies Record<Field, Key>;

const fieldOf = (order: WorkerOrder): Field =>
  order.endsWith('matricula') ? 'matricula' : order.endsWith('admissao') ? 'admissao' : 'nome';

/** @throws INVALID_PAGE where the cursor is not one that this order wrote */
export const placeOf = (cursor: string | undefined, order: WorkerOrder): Place | undefined =>
  placeIn([keys[fieldOf(order)].type, 'uuid'], cursor, order);

/** What a search finds is told exactly up to this many where words alone are asked for: to count the rest would take longer than to show the page. */
const mostCounted = 100;
/** And where they are one wish among others, or not everybody is in reach. */
const mostFound = 1000;

/** Looks the words up by their own index: rare ones become ids, frequent ones stay words that a list in its order meets soon. */
export async function lookUpSearch(tx: Tx, filter: WorkerListFilter): Promise<FoundFilter> {
  if (!isLookedUp(filter)) return filter;
  const { rows } = await sql<{ ids: string[] }>`
    select access.found_workers(${wordsOf(filter)}::text[], ${mostFound + 1}) as ids`.execute(tx);
  const ids = rows[0]?.ids ?? [];
  return ids.length <= mostFound ? { ...filter, search: undefined, found: ids } : filter;
}

/** The same for one page: where words alone are asked for by who reaches every worker, its ids and how many there are. */
export async function lookUpPage(tx: Tx, filter: WorkerListFilter, page: WorkerPage): Promise<FoundFilter> {
  const { order, after, size, offset } = page;
  if (!isLookedUp(filter) || isNarrowed(filter)) return lookUpSearch(tx, filter);
  const [key = null, id = null] = after ?? [];
  const { rows } = await sql<{ total: number; ids: string[] }>`
    select * from access.found_page(${wordsOf(filter)}::text[], ${mostCounted + 1}, ${fieldOf(order)}, ${order.startsWith('-')}, ${key}, ${id}::uuid,
      ${size + 1 + (after ? 0 : offset)})`.execute(tx);
  const [found] = rows;
  if (!found) return lookUpSearch(tx, filter);
  return { ...filter, total: found.total, search: undefined, found: found.ids };
}

/** The index knows words of three letters or more; a CPF is looked up by its own. */
const isLookedUp = (filter: WorkerListFilter): boolean =>
  wordsOf(filter).some(word => word.length >= 3) && !cpfOf(filter.search ?? '');

const wordsOf = ({ search }: WorkerListFilter): string[] => search?.trim().split(/\s+/) ?? [];

export interface WorkerPage {
  order: WorkerOrder;
  after: Place | undefined;
  size: number;
  offset: number;
}

/** A page of the group's workers; one row more than asked tells that there is a next page. */
export async function listWorkers(tx: Tx, group: string, filter: FoundFilter, page: WorkerPage): Promise<WorkerRow[]> {
  const { order, after, size, offset } = page;
  const { value, type } = keys[fieldOf(order)];
  const descending = order.startsWith('-');
  const beyond = after
    ? sql<SqlBool>`(${value}, e.id) ${descending ? sql`<` : sql`>`} (${after[0]}::${castOf(type)}, ${after[1]}::uuid)`
    : sql<SqlBool>`true`;
  const way = descending ? sql`desc` : sql`asc`;
  const list = sql<WorkerRow>`
    with p as materialized (select e.id, e.person_id, e.name, e.registration, e.company_id, e.department, e.client, e.job_title, e.hiring_regime, e.admitted_on, ${stateOf} as state,
                   e.dismissed_on is not null as ends, e.cpf, e.came_in, e.signs_in, ${value} as k, jsonb_build_array(${order}::text, (${value})::text, e.id) as place
              from employment e where ${conditions(group, filter)} and ${beyond}
             order by ${value} ${way}, e.id ${way} limit ${size + 1} offset ${after ? 0 : offset})
    select p.*, c.trade_name from p join company c on c.id = p.company_id order by p.k ${way}, p.id ${way}`;
  const { rows } = await (isFrequent(filter) ? readInOrder(tx, list) : list.execute(tx));
  return rows;
}

/** Of some workers, what an act on many asks of each. */
export type Chosen = Pick<WorkerRow, 'id' | 'person_id' | 'name'>;

/** Those of them in reach. */
export async function workersAmong(tx: Tx, ids: readonly string[]): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select e.id, e.person_id, e.name from employment e where e.id = any (${ids.filter(isUuid)}::uuid[])`.execute(tx);
  return rows;
}

/** Its words were too many to name, or too short to look up. */
const isFrequent = ({ search }: FoundFilter): boolean => Boolean(search?.trim()) && !cpfOf(search ?? '');

/** By anything but its words. */
const isNarrowed = ({ search: _, ...others }: WorkerListFilter): boolean => Object.values(others).some(Boolean);

/** How many a list tells exactly. */
export function exactly(filter: FoundFilter): number {
  if (filter.total !== undefined) return mostCounted;
  return isFrequent(filter) ? mostFound : exactTotalLimit;
}

/** One more than what is told exactly stands for more. */
export async function countWorkers(tx: Tx, group: string, filter: FoundFilter): Promise<number> {
  if (filter.total !== undefined) return filter.total;
  const all = isNarrowed(filter) || filter.search?.trim() ? null : await countAll(tx, exactly(filter) + 1);
  if (all !== null) return all;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from employment e where ${conditions(group, filter)} limit ${exactly(filter) + 1}) f`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** Nothing for who doesn't reach every worker of the group. */
async function countAll(tx: Tx, most: number): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`select access.count_workers(${most}) as total`.execute(tx);
  return rows[0]?.total ?? null;
}

export type WorkerCounts = Record<WorkerState | 'total', number>;

/** Of what the filter would find in any state. */
export async function countByState(tx: Tx, group: string, filter: FoundFilter): Promise<WorkerCounts> {
  const { rows } = await sql<WorkerCounts>`
    select count(*)::integer as total, count(*) filter (where state = 'ativo')::integer as ativo,
           count(*) filter (where state = 'afastado')::integer as afastado, count(*) filter (where state = 'desligado')::integer as desligado
      from (select ${stateOf} as state from employment e where ${conditions(group, { ...filter, state: undefined })}) f`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, ativo: 0, afastado: 0, desligado: 0 };
}

/** Only values that some worker in reach has. */
export async function filterValuesOf(tx: Tx, group: string) {
  const { rows: companies } = await sql<{ id: string; trade_name: string; active: boolean }>`
    select c.id, c.trade_name, c.active from company c where c.access_group_id = ${group} order by c.trade_name, c.id`.execute(
    tx,
  );
  const words = async (column: RawBuilder<unknown>) => {
    const { rows } = await sql<{ word: string }>`
      select distinct ${column} as word from employment e where e.access_group_id = ${group} and ${column} is not null order by 1 limit 500`.execute(
      tx,
    );
    return rows.map(row => row.word);
  };
  return { companies, departments: await words(sql`e.department`), clients: await words(sql`e.client`) };
}

function conditions(group: string, filter: FoundFilter): RawBuilder<SqlBool> {
  const { companyId, department, client, regime, state, withoutAccess, switchedOff, bankChangeWaits, search, found } =
    filter;
  const all: RawBuilder<SqlBool>[] = [sql<SqlBool>`e.access_group_id = ${group}::uuid`];
  if (companyId) all.push(isUuid(companyId) ? sql<SqlBool>`e.company_id = ${companyId}::uuid` : sql<SqlBool>`false`);
  if (department) all.push(sql<SqlBool>`e.department = ${department}`);
  if (client) all.push(sql<SqlBool>`e.client = ${client}`);
  if (regime) all.push(sql<SqlBool>`e.hiring_regime = ${regime}`);
  if (state) all.push(sql<SqlBool>`${stateOf} = ${state}`);
  if (filter.withoutDismissed) all.push(sql<SqlBool>`${stateOf} <> 'desligado'`);
  if (withoutAccess) all.push(sql<SqlBool>`e.person_id = any ((select access.persons_outside())::uuid[])`);
  if (switchedOff)
    all.push(sql<SqlBool>`e.person_id in (select m.person_id from membership m
      where m.access_group_id = ${group}::uuid and m.role = 'EMPREGADO' and not m.enabled)`);
  if (bankChangeWaits)
    all.push(sql<SqlBool>`e.id in (select b.employment_id from bank_change b where b.state = 'waiting')`);
  if (search?.trim()) all.push(namedBy(search));
  if (found) all.push(sql<SqlBool>`e.id = any (${found}::uuid[])`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** Every word somewhere in name or registration, folded; or the whole text is the CPF. */
function namedBy(search: string): RawBuilder<SqlBool> {
  const digits = cpfOf(search);
  const words = wordsOf({ search }).map(word => sql<SqlBool>`e.search like hot.pattern(${word})`);
  const named = sql<SqlBool>`${sql.join(words, sql` and `)}`;
  return digits
    ? sql<SqlBool>`(${named} or e.person_id = (select access.employed_person(${digits})))`
    : sql<SqlBool>`(${named})`;
}

/** The CPF that a search is, with its mask or without. */
export function cpfOf(search: string): string | undefined {
  const digits = search.replace(/[.\-\s]/g, '');
  return /^\d{11}$/.test(digits) ? digits : undefined;
}
