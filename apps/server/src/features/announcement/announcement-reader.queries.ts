import { type RawBuilder, sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type AttachedFile, attachedFiles } from './announcement-file.queries.ts';

/** Whoever announcements are for: a worker of any employer, or a manager of the chosen access group. */
export interface Reader {
  personId: string;
  profile: 'trabalhador' | 'gestor';
}

/** One as its reader sees it. */
export interface ReadAnnouncement {
  id: string;
  title: string;
  message: string;
  access_group_id: string;
  company_id: string;
  company: string;
  published_at: Date;
  ends_at: Date | null;
  pinned: boolean;
  must_read: boolean;
  version: number;
  addressed: boolean;
  seen: boolean;
  confirmed: boolean;
  readers: number | null;
  seen_total: number | null;
  files: AttachedFile[];
}

/** What runs and is one's own to read: row-level security says what; the reader's row tells what was read. */
function ofReader({ personId, profile }: Reader): RawBuilder<unknown> {
  const team =
    profile === 'gestor' ? sql`access.team_announcements()` : sql`(select null::uuid as id, null::uuid as company_id)`;
  return sql`(
    select a.*, coalesce(r.company_id, t.company_id) as company_id, coalesce(r.addressed, false) as addressed,
           coalesce(r.seen_version >= a.read_version, false) as seen, coalesce(r.confirmed_version >= a.read_version, false) as confirmed,
           null::integer as readers, null::integer as seen_total
      from announcement a
      left join announcement_reader r on r.announcement_id = a.id and r.person_id = ${personId}::uuid and r.profile = ${profile}
      left join ${team} t on t.id = a.id
     where (r.addressed or t.id is not null) and a.published_at <= now() and a.withdrawn_at is null and (a.ends_at is null or a.ends_at > now())) a`;
}

/** What the scope published, expired or not. */
function ofScope(group: string): RawBuilder<unknown> {
  return sql`(
    select a.*, a.company_ids[1] as company_id, false as addressed, false as seen, false as confirmed, n.readers, n.seen_total
      from announcement a, lateral (select count(*)::integer as readers, count(*) filter (where r.seen_version >= a.read_version)::integer as seen_total
        from announcement_reader r where r.announcement_id = a.id and r.addressed) n
     where a.access_group_id = ${group}::uuid and a.published_at <= now() and a.withdrawn_at is null) a`;
}

const columns = sql`a.id, a.title, a.message, a.access_group_id, a.company_id, c.trade_name as company, a.published_at, a.ends_at, a.pinned, a.must_read,
  a.version, a.addressed, a.seen, a.confirmed, a.readers, a.seen_total, ${attachedFiles} as files`;

export type Whose = Reader | { group: string };

const sourceOf = (whose: Whose) => ('group' in whose ? ofScope(whose.group) : ofReader(whose));

/** Pinned first, then the newest. */
const inOrder = [
  { value: sql`a.pinned`, type: 'boolean', descending: true },
  { value: sql`a.published_at`, type: 'instant', descending: true },
  { value: sql`a.id`, type: 'uuid', descending: true },
] as const;

export async function listForReading(tx: Tx, whose: Whose, page: AskedPage): Promise<Placed<ReadAnnouncement>[]> {
  const { place, beyond, orderBy, limit } = keyset(inOrder, page);
  const { rows } = await sql<Placed<ReadAnnouncement>>`
    select ${columns}, ${place} from ${sourceOf(whose)} join company c on c.id = a.company_id where ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countForReading(tx: Tx, whose: Whose): Promise<number> {
  return countUpTo(tx, sourceOf(whose));
}

export async function oneForReading(tx: Tx, reader: Reader, id: string): Promise<ReadAnnouncement | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ReadAnnouncement>`
    select ${columns} from ${ofReader(reader)} join company c on c.id = a.company_id where a.id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** The reading of the version that stands; the first of it counts. A manager's of what the team was told makes a row of the manager's own. */
export async function markSeen(tx: Tx, reader: Reader, read: ReadAnnouncement): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update announcement_reader set seen_at = now(), seen_version = ${read.version}
     where announcement_id = ${read.id}::uuid and person_id = ${reader.personId}::uuid and profile = ${reader.profile}`.execute(
    tx,
  );
  if (numAffectedRows > 0n) return;
  await sql`
    insert into announcement_reader (announcement_id, profile, person_id, access_group_id, company_id, addressed, seen_at, seen_version)
    values (${read.id}, ${reader.profile}, ${reader.personId}, ${read.access_group_id}, ${read.company_id}, false, now(), ${read.version})
    on conflict do nothing`.execute(tx);
}

export async function markConfirmed(tx: Tx, reader: Reader, read: ReadAnnouncement): Promise<void> {
  await sql`
    update announcement_reader set confirmed_at = now(), confirmed_version = ${read.version}
     where announcement_id = ${read.id}::uuid and person_id = ${reader.personId}::uuid and profile = ${reader.profile}`.execute(
    tx,
  );
}

export interface AnnouncingCompany {
  id: string;
  trade_name: string;
  unread: number;
  to_confirm: { id: string; title: string; ends_at: string | null }[];
  newest: { id: string; title: string; message: string; published_at: string } | null;
}

/** A worker's employers that announce, each with how many are unread, what is to be confirmed, and the newest. */
export async function announcingEmployers(tx: Tx, reader: Reader): Promise<AnnouncingCompany[]> {
  const { rows } = await sql<AnnouncingCompany>`
    with own as materialized (select * from ${ofReader(reader)})
    select c.id, c.trade_name, n.unread, n.to_confirm, n.newest
      from company c, lateral (
        select count(*) filter (where not a.seen)::integer as unread,
               coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'ends_at', a.ends_at) order by a.ends_at nulls last, a.published_at desc)
                 filter (where a.must_read and a.addressed and not a.confirmed), '[]') as to_confirm,
               (array_agg(jsonb_build_object('id', a.id, 'title', a.title, 'message', a.message, 'published_at', a.published_at)
                 order by a.published_at desc, a.id desc))[1] as newest
          from own a where a.company_id = c.id) n
     where c.id in (select e.company_id from employment e where e.person_id = ${reader.personId}::uuid) and 'comunicados' = any (c.app_accesses)
     order by c.trade_name, c.id`.execute(tx);
  return rows;
}
