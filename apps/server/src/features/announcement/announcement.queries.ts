import type { AnnouncementState } from '@cracha/contract/features/announcement/announcement.schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import { type AskedPage, allOf, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type AttachedFile, attachedFiles } from './announcement-file.queries.ts';

/** What HR writes, in stored terms. */
export interface Written {
  title: string;
  message: string;
  companyIds: readonly string[];
  toWorkers: boolean;
  toManagers: boolean;
  departments: readonly string[];
  clients: readonly string[];
  personIds: readonly string[];
  alsoNew: boolean;
  startsAt: string | null;
  endsAt: string | null;
  pinned: boolean;
  mustRead: boolean;
}

export interface Announcement {
  id: string;
  access_group_id: string;
  title: string;
  message: string;
  company_ids: string[];
  to_workers: boolean;
  to_managers: boolean;
  departments: string[];
  clients: string[];
  person_ids: string[];
  also_new: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  pinned: boolean;
  must_read: boolean;
  published_at: Date | null;
  version: number;
  read_version: number;
  changed_at: Date;
  state: AnnouncementState;
  companies: { id: string; nome: string }[];
  files: AttachedFile[];
  readers: number;
  seen: number;
  confirmed: number;
}

const state = sql<AnnouncementState>`case when a.withdrawn_at is not null then 'retirado' when a.published_at is null then 'rascunho'
  when a.ends_at <= now() then 'expirado' when a.published_at > now() then 'agendado' else 'publicado' end`;

const columns = sql`a.*, ${state} as state,
  (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'nome', c.trade_name) order by c.trade_name, c.id), '[]') from company c where c.id = any (a.company_ids)) as companies,
  ${attachedFiles} as files,
  n.readers, n.seen, n.confirmed`;
const counts = sql`lateral (
  select count(*)::integer as readers, count(*) filter (where r.seen_version >= a.read_version)::integer as seen,
         count(*) filter (where r.confirmed_version >= a.read_version)::integer as confirmed
    from announcement_reader r where r.announcement_id = a.id and r.addressed) n`;

export interface HrFilter {
  search?: string | undefined;
  state?: AnnouncementState | undefined;
  companyId?: string | undefined;
}

const newestFirst = [
  { value: sql`a.created_at`, type: 'instant', descending: true },
  { value: sql`a.id`, type: 'uuid', descending: true },
] as const;

/** Newest first. */
export async function listAnnouncements(
  tx: Tx,
  group: string,
  filter: HrFilter,
  page: AskedPage,
): Promise<Placed<Announcement>[]> {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  const { rows } = await sql<Placed<Announcement>>`
    select ${columns}, ${place} from announcement a, ${counts} where ${conditions(group, filter)} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countAnnouncements(tx: Tx, group: string, filter: HrFilter): Promise<number> {
  return countUpTo(tx, sql`announcement a where ${conditions(group, filter)}`);
}

function conditions(group: string, filter: HrFilter): RawBuilder<SqlBool> {
  const wanted = filter.search?.trim();
  return allOf(
    sql`a.access_group_id = ${group}::uuid`,
    wanted ? sql`position(public.search_form(${wanted}) in a.search) > 0` : undefined,
    filter.state && sql`${state} = ${filter.state}`,
    filter.companyId === undefined ? undefined : sql`${filter.companyId} = any (a.company_ids::text[])`,
  );
}

/** One of the group's in reach. Held: nobody else changes it meanwhile. */
export async function announcementById(
  tx: Tx,
  group: string,
  id: string,
  held = false,
): Promise<Announcement | undefined> {
  if (!isUuid(id)) return undefined;
  if (held)
    await sql`select from announcement where id = ${id}::uuid and access_group_id = ${group}::uuid for update`.execute(
      tx,
    );
  const { rows } = await sql<Announcement>`
    select ${columns} from announcement a, ${counts} where a.id = ${id}::uuid and a.access_group_id = ${group}::uuid`.execute(
    tx,
  );
  return rows[0];
}

export async function insertAnnouncement(tx: Tx, group: string, personId: string, w: Written): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into announcement (access_group_id, created_by, title, message, company_ids, to_workers, to_managers, departments, clients, person_ids,
      also_new, starts_at, ends_at, pinned, must_read)
    values (${group}, ${personId}, ${values(w)}) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** @returns whether the version was the one that stands */
export async function updateAnnouncement(tx: Tx, id: string, version: number, w: Written): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update announcement set (title, message, company_ids, to_workers, to_managers, departments, clients, person_ids, also_new, starts_at, ends_at,
        pinned, must_read, version, changed_at) = row (${values(w)}, version + 1, now())
     where id = ${id}::uuid and version = ${version}`.execute(tx);
  return numAffectedRows > 0n;
}

function values(w: Written): RawBuilder<unknown> {
  return sql`${w.title}, ${w.message}, ${w.companyIds}::uuid[], ${w.toWorkers}::boolean, ${w.toManagers}::boolean, ${w.departments}::text[],
    ${w.clients}::text[], ${w.personIds}::uuid[], ${w.alsoNew}::boolean, ${w.startsAt}::timestamptz, ${w.endsAt}::timestamptz, ${w.pinned}::boolean,
    ${w.mustRead}::boolean`;
}

/** Sets when it is seen first: now, or its own day where that is to come. */
export async function setPublished(tx: Tx, id: string, version: number, personId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update announcement set published_at = greatest(now(), starts_at), published_by = ${personId}, version = version + 1,
           read_version = version + 1, changed_at = now()
     where id = ${id}::uuid and version = ${version}`.execute(tx);
  return numAffectedRows > 0n;
}

/** A scheduled one that moves to another day, and what was delivered and is to be anew. */
export async function settlePublication(
  tx: Tx,
  id: string,
  { reschedule, readAgain }: { reschedule: boolean; readAgain: boolean },
): Promise<void> {
  await sql`update announcement set delivered_at = null,
      published_at = case when ${reschedule} then greatest(now(), starts_at) else published_at end,
      read_version = case when ${readAgain} then version else read_version end
     where id = ${id}::uuid`.execute(tx);
}

export async function setWithdrawn(tx: Tx, id: string, version: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update announcement set withdrawn_at = now(), version = version + 1, changed_at = now()
     where id = ${id}::uuid and version = ${version}`.execute(tx);
  return numAffectedRows > 0n;
}

/** Whole, with who had read them and their files: what the exclusion history keeps. */
export function wholeAnnouncements(ids: readonly string[]): ExcludedRows {
  return sql`select a.id, a.access_group_id, to_jsonb(a) - 'search' || jsonb_build_object('readers',
      (select coalesce(jsonb_agg(to_jsonb(r) - 'announcement_id'), '[]') from announcement_reader r where r.announcement_id = a.id), 'files',
      (select coalesce(jsonb_agg(to_jsonb(f) - 'announcement_id'), '[]') from announcement_file f where f.announcement_id = a.id), 'attachments',
      (select string_agg(f.name, ', ' order by f.added_at, f.id) from announcement_file f where f.announcement_id = a.id)) as record
    from announcement a where a.id::text = any (${ids}::text[])`;
}

/** The companies of the last deletion of one that are still there and in reach. Undefined: it was not deleted, or stands again. */
export async function deletedAnnouncement(tx: Tx, id: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ companies: string[] }>`
    select array(select c.id::text from company c where c.access_group_id = x.access_group_id and x.record -> 'company_ids' ? c.id::text) as companies
      from exclusion_history x
     where x.entity = 'announcement' and x.entity_id = ${id} and not exists (select from announcement a where a.id::text = x.entity_id)
     order by x.id desc limit 1`.execute(tx);
  return rows[0]?.companies;
}

/**
 * Puts its row, its readings and its files back, of the companies that are left; when it was to be seen first only where that had come, or is
 * still to come: nothing comes out by being brought back.
 */
export async function bringBackAnnouncement(tx: Tx, id: string, companies: readonly string[]): Promise<void> {
  const kept = sql`(select x.at, x.record from exclusion_history x where x.entity = 'announcement' and x.entity_id = ${id} order by x.id desc limit 1) k`;
  await sql`
    insert into announcement (id, access_group_id, title, message, company_ids, to_workers, to_managers, departments, clients, person_ids, also_new,
      starts_at, ends_at, pinned, must_read, published_at, published_by, withdrawn_at, delivered_at, version, read_version, created_by, created_at)
    select a.id, a.access_group_id, a.title, a.message, ${companies}::text[]::uuid[], a.to_workers, a.to_managers, a.departments, a.clients, a.person_ids,
           a.also_new, a.starts_at, a.ends_at, a.pinned, a.must_read, case when c.came then a.published_at end, case when c.came then a.published_by end,
           a.withdrawn_at, a.delivered_at, a.version + 1, a.read_version, a.created_by, a.created_at
      from ${kept}, jsonb_populate_record(null::announcement, k.record - 'search') a,
           lateral (select a.published_at <= k.at or a.published_at > now() as came) c`.execute(tx);
  await sql`
    insert into announcement_reader (announcement_id, profile, person_id, access_group_id, company_id, employment_id, addressed,
      seen_at, seen_version, confirmed_at, confirmed_version)
    select ${id}::uuid, r.profile, r.person_id, r.access_group_id, r.company_id, r.employment_id, r.addressed,
           r.seen_at, r.seen_version, r.confirmed_at, r.confirmed_version
      from ${kept}, jsonb_populate_recordset(null::announcement_reader, k.record -> 'readers') r
     where r.company_id = any (${companies}::text[]::uuid[])
       and (r.employment_id is null or exists (select from employment e where e.id = r.employment_id))`.execute(tx);
  // what was deleted before there were files tells none
  await sql`
    insert into announcement_file (id, announcement_id, access_group_id, name, sha256, size, content_type, added_by, added_at)
    select f.id, ${id}::uuid, f.access_group_id, f.name, f.sha256, f.size, f.content_type, f.added_by, f.added_at
      from ${kept}, jsonb_populate_recordset(null::announcement_file, coalesce(k.record -> 'files', '[]')) f`.execute(
    tx,
  );
}

export async function deleteAnnouncementRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from announcement where id::text = any (${ids}::text[])`.execute(tx);
}

/** Those of them that are the group's and in reach. */
export async function foundAmong(tx: Tx, group: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from announcement where access_group_id = ${group}::uuid and id::text = any (${ids}::text[]) for update`.execute(
    tx,
  );
  return rows.map(row => row.id);
}

const announces = sql<SqlBool>`'comunicados' = any (c.app_accesses)`;

/** How many of the companies are in reach and announce. */
export async function announcingAmong(tx: Tx, group: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from company c where c.access_group_id = ${group}::uuid and ${announces} and c.id::text = any (${ids}::text[])`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** The persons of these CPFs that the companies employ. */
export async function personsOf(tx: Tx, companyIds: readonly string[], cpfs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct e.person_id from unnest(${cpfs}::text[]) f(cpf) join lateral access.employed_person(f.cpf) p(id) on true
      join employment e on e.person_id = p.id and e.company_id::text = any (${companyIds}::text[])`.execute(tx);
  return rows.map(row => row.person_id);
}

export async function optionsOf(tx: Tx, group: string) {
  const { rows: companies } = await sql<{ id: string; nome: string }>`
    select c.id, c.trade_name as nome from company c where c.access_group_id = ${group}::uuid and ${announces} order by c.trade_name, c.id`.execute(
    tx,
  );
  const words = async (column: RawBuilder<unknown>) => {
    const { rows } = await sql<{ word: string }>`
      select distinct ${column} as word from employment e where e.access_group_id = ${group}::uuid and ${column} is not null order by 1 limit 500`.execute(
      tx,
    );
    return rows.map(row => row.word);
  };
  return { companies, departments: await words(sql`e.department`), clients: await words(sql`e.client`) };
}
