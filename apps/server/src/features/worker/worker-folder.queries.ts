import type { FolderState } from '@cracha/contract/features/employment/employment.schemas.ts';
import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stateOf } from '#core/employment/employment-state.queries.ts';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { FoundFilter } from './worker-list.queries.ts';

export interface Folder {
  id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  name: string;
  registration: string;
  trade_name: string;
  state: WorkerState;
  files: number;
  expired: number;
  expiring: number;
  first_until: string | null;
}

/** Whether `o` is a former employment of `e`: the same person's in the same access group, and ended before `e` did, if that has ended at all. */
export const isFormer = sql<SqlBool>`(o.person_id = e.person_id and o.access_group_id = e.access_group_id
  and o.dismissed_on < ${today} and (e.dismissed_on is null or o.dismissed_on < e.dismissed_on))`;
/**
 * Whether file `f` is seen in the folder of `e`: what was put there, and what stays in the folders of former employments, as far as the
 * policies of both tables let the reader see it (decision 12). Every list, count and download of a folder asks this, so that they agree.
 */
export const inFolder = sql<SqlBool>`(f.deleted_at is null and f.person_id = e.person_id and f.access_group_id = e.access_group_id
  and (f.employment_id = e.id or exists (select from employment o where o.id = f.employment_id and ${isFormer})))`;

const soon = sql`${today} + 60`;
/** Counts of the folder of `e`. */
const counts = sql`left join lateral (
  select count(*)::integer as files, count(*) filter (where f.valid_until < ${today})::integer as expired,
         count(*) filter (where f.valid_until between ${today} and ${soon})::integer as expiring, min(f.valid_until) as until
    from worker_file f where ${inFolder}) w on true`;
/** The day of what is not urgent. */
const noUrgency = '9999-12-31';
const folderColumns = sql`e.id, e.access_group_id, e.company_id, e.person_id, e.name, e.registration, c.trade_name, ${stateOf} as state,
  coalesce(w.files, 0) as files, coalesce(w.expired, 0) as expired, coalesce(w.expiring, 0) as expiring, w.until::text as first_until`;

/** Undefined: none, or out of reach. */
export async function folderOf(tx: Tx, employmentId: string): Promise<Folder | undefined> {
  if (!isUuid(employmentId)) return undefined;
  const { rows } = await sql<Folder>`
    select ${folderColumns} from employment e join company c on c.id = e.company_id ${counts} where e.id = ${employmentId}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** A former employment, as the folder and the list of what is the worker's own name it. */
export interface Former {
  id: string;
  trade_name: string;
  /** Of that company: the admission, or the day of the transfer there. */
  since: string | null;
  until: string;
}

export const formerColumns = sql`o.id, access.of_company_since(o.id)::text as since, o.dismissed_on::text as until`;

/** Those in reach, by their ids. */
export async function formerOf(tx: Tx, employmentId: string): Promise<ReadonlyMap<string, Former>> {
  const { rows } = await sql<Former>`
    select c.trade_name, ${formerColumns} from employment e join employment o on ${isFormer} join company c on c.id = o.company_id
     where e.id = ${employmentId}`.execute(tx);
  return new Map(rows.map(row => [row.id, row]));
}

/** Words, looked up first as the list of workers looks up its own (`lookUpSearch`). */
type FolderSearch = Pick<FoundFilter, 'search' | 'found'>;

export interface FolderFilter extends FolderSearch {
  state?: FolderState | undefined;
}

/** What has run out or will soon stands first, by its day; all other folders are alike. */
const byUrgency = [
  { value: sql`k.until`, type: 'day' },
  { value: sql`k.search`, type: 'text' },
  { value: sql`k.id`, type: 'uuid' },
] as const;

/**
 * A page of folders. What has run out or will soon is looked up by its own index, the others are read along the index of names; files are
 * counted of the page alone.
 */
export async function listFolders(
  tx: Tx,
  group: string,
  filter: FolderFilter,
  page: AskedPage,
): Promise<Placed<Folder>[]> {
  const { at, place, orderBy, limit } = keyset(byUrgency, page);
  const parts = partsOf(group, filter, at, at ? page.size + 1 : (page.page ?? 1) * page.size + 1);
  if (parts.length === 0) return [];
  const { rows } = await sql<Placed<Folder>>`
    select ${folderColumns}, ${place} from (
      select * from (${sql.join(parts, sql` union all `)}) k order by ${orderBy} ${limit}) k
      join employment e on e.id = k.id join company c on c.id = e.company_id ${counts} order by ${orderBy}`.execute(tx);
  return rows;
}

/** The urgent folders and the others beyond a place, so many of each. */
function partsOf(
  group: string,
  filter: FolderFilter,
  [until, search, id]: readonly string[] = [],
  most: number,
): RawBuilder<unknown>[] {
  const wanted = conditions(group, filter);
  const urgentBeyond = until ? sql`(u.until, e.search, e.id) > (${until}::date, ${search}, ${id}::uuid)` : sql`true`;
  const otherBeyond = until === noUrgency ? sql`(e.search, e.id) > (${search}, ${id}::uuid)` : sql`true`;
  const urgentOnes = sql`(select e.id, u.until, e.search from ${urgent(group)} u join employment e on e.id = u.employment_id
    where ${wanted} and ${urgentBeyond} order by u.until, e.search, e.id limit ${most})`;
  const others = sql`(select e.id, ${noUrgency}::date as until, e.search from employment e
    where ${wanted} and ${filter.state ? sql`true` : notUrgent} and ${otherBeyond} order by e.search, e.id limit ${most})`;
  return [
    ...(filter.state === 'vazias' || until === noUrgency ? [] : [urgentOnes]),
    ...(filter.state === 'vencidos' || filter.state === 'aVencer' ? [] : [others]),
  ];
}

/** Exact where few are looked for; of all, or of the empty ones, up to 10,000: 10,001 stands for more. */
export function countListed(tx: Tx, group: string, filter: FolderFilter): Promise<number> {
  const from =
    filter.state === 'vencidos' || filter.state === 'aVencer'
      ? sql`${urgent(group)} u join employment e on e.id = u.employment_id`
      : sql`employment e`;
  return countUpTo(tx, sql`${from} where ${conditions(group, filter)}`);
}

export type FolderCounts = Record<'total' | 'expired' | 'expiring' | 'empty', number>;

export async function countFolders(tx: Tx, group: string, filter: FolderSearch): Promise<FolderCounts> {
  const { rows } = await sql<FolderCounts>`
    with filled as materialized (
      select f.employment_id, bool_or(f.valid_until < ${today}) as expired, bool_or(f.valid_until between ${today} and ${soon}) as expiring
        from ${filesByFolder(group, sql`true`)} f group by f.employment_id)
    select count(*)::integer as total, count(*) filter (where w.expired)::integer as expired,
           count(*) filter (where w.expiring)::integer as expiring, count(*) filter (where w.employment_id is null)::integer as empty
      from employment e left join filled w on w.employment_id = e.id
     where (${employed} or w.employment_id is not null) and ${named(group, filter)}`.execute(tx);
  return rows[0] ?? { total: 0, expired: 0, expiring: 0, empty: 0 };
}

/**
 * What `inFolder` says, for a whole access group at once: each file with the folders it is seen in. Its own without another look at its
 * employment; then, of those that have ended alone, the folders of later employments: looked up by their keys, file by file (`offset 0`),
 * for without statistics under row-level security a join goes over every pair.
 */
const filesByFolder = (group: string, of: RawBuilder<unknown>) => sql`(
  select f.employment_id, f.valid_until from worker_file f where f.access_group_id = ${group} and f.deleted_at is null and ${of}
  union all
  select e.id, f.valid_until from worker_file f
   cross join lateral (select o.* from employment o where o.id = f.employment_id and o.dismissed_on < ${today} offset 0) o
   cross join lateral (select e.id from employment e where ${isFormer} offset 0) e
   where f.access_group_id = ${group} and f.deleted_at is null and ${of})`;

/** The folders of which something has run out or will soon, with the first day. */
const urgent = (group: string) => sql`(
  select f.employment_id, min(f.valid_until) as until, bool_or(f.valid_until < ${today}) as expired, bool_or(f.valid_until >= ${today}) as expiring
    from ${filesByFolder(group, sql`f.valid_until <= ${soon}`)} f group by f.employment_id)`;

const notUrgent = sql<SqlBool>`not exists (select from worker_file f where ${inFolder} and f.valid_until <= ${soon})`;
const employed = sql<SqlBool>`(e.dismissed_on is null or e.dismissed_on >= ${today})`;
const filled = sql<SqlBool>`exists (select from worker_file f where ${inFolder})`;
const states: Record<FolderState, RawBuilder<SqlBool>> = {
  vencidos: sql<SqlBool>`u.expired`,
  aVencer: sql<SqlBool>`u.expiring`,
  vazias: sql<SqlBool>`${employed} and not ${filled}`,
};

/** Of who left, only what is kept in their folder; what is asked for by state says so itself, and is joined as it stands. */
function conditions(group: string, filter: FolderFilter): RawBuilder<SqlBool> {
  const { state } = filter;
  return sql<SqlBool>`${named(group, filter)} and ${state ? states[state] : sql`(${employed} or ${filled})`}`;
}

function named(group: string, { search, found }: FolderSearch): RawBuilder<SqlBool> {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const all = [
    sql<SqlBool>`e.access_group_id = ${group}::uuid`,
    ...words.map(word => sql<SqlBool>`e.search like hot.pattern(${word})`),
    ...(found ? [sql<SqlBool>`e.id = any (${found}::uuid[])`] : []),
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
