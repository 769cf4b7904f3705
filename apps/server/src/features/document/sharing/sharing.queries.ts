import { sql } from 'kysely';
import { type AskedPage, allOf, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface SharedFile {
  documentId: string;
  name: string;
  sha256: string;
  size: number;
  contentType: string;
}

export interface NewLink {
  accessGroupId: string;
  personId: string;
  profile: string;
  title: string;
  tokenHash: Buffer;
  passwordMac: Buffer;
  days: number;
  times: number;
  files: readonly SharedFile[];
}

export async function insertLink(tx: Tx, one: NewLink): Promise<{ id: string; until: Date }> {
  const { rows } = await sql<{ id: string; until: Date }>`
    insert into download_link (access_group_id, person_id, profile, title, token_hash, password_mac, until, times)
    values (${one.accessGroupId}::uuid, ${one.personId}::uuid, ${one.profile}, ${one.title}, ${one.tokenHash}::bytea, ${one.passwordMac}::bytea, now() + ${one.days} * interval '1 day', ${one.times})
    returning id, until`.execute(tx);
  const made = rows[0] ?? { id: '', until: new Date() };
  for (const [at, file] of one.files.entries())
    await sql`
      insert into download_link_file (link_id, position, access_group_id, document_id, name, sha256, size, content_type)
      values (${made.id}::uuid, ${at + 1}, ${one.accessGroupId}::uuid, ${file.documentId}::uuid, ${file.name}, ${file.sha256}, ${file.size}, ${file.contentType})`.execute(
      tx,
    );
  return made;
}

export interface LinkRow {
  id: string;
  title: string;
  files: number;
  made_at: Date;
  until: Date;
  times: number;
  used: number;
  revoked_at: Date | null;
  over: boolean;
  last_at: Date | null;
}

const columns = sql`l.id, l.title, l.made_at, l.until, l.times, l.used, l.revoked_at, l.until <= now() as over,
  (select count(*)::integer from download_link_file f where f.link_id = l.id) as files,
  (select max(o.at) from download_link_opening o where o.link_id = l.id) as last_at`;
const ofDocument = (id: string | undefined) =>
  allOf(
    id === undefined
      ? undefined
      : isUuid(id)
        ? sql`exists (select from download_link_file f where f.link_id = l.id and f.document_id = ${id}::uuid)`
        : sql`false`,
  );

export async function listLinks(tx: Tx, documentId: string | undefined, page: AskedPage): Promise<Placed<LinkRow>[]> {
  const newest = [
    { value: sql`l.made_at`, type: 'instant', descending: true },
    { value: sql`l.id`, type: 'uuid', descending: true },
  ] as const;
  const { beyond, orderBy, limit, place } = keyset(newest, page, 'links');
  const { rows } = await sql<Placed<LinkRow>>`
    select ${columns}, ${place} from download_link l where ${ofDocument(documentId)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countLinks(tx: Tx, documentId: string | undefined): Promise<number> {
  return countUpTo(tx, sql`download_link l where ${ofDocument(documentId)}`);
}

/** One's own link, no more open. Undefined: it is none of theirs. */
export async function revoke(tx: Tx, id: string): Promise<LinkRow | undefined> {
  if (!isUuid(id)) return undefined;
  await sql`update download_link set revoked_at = coalesce(revoked_at, now()) where id = ${id}::uuid`.execute(tx);
  const { rows } = await sql<LinkRow>`select ${columns} from download_link l where l.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export type Opened =
  | {
      state: 'open';
      link_id: string;
      access_group_id: string;
      person_id: string;
      profile: 'rh' | 'gestor';
      title: string;
      until: Date;
      left_times: number;
    }
  | { state: 'expired' }
  | { state: 'wrong' }
  | { state: 'shut'; wait_seconds: number };

export async function openByPassword(
  tx: Tx,
  by: { tokenHash: Buffer; passwordMac: Buffer; passHash: Buffer; ip: string | null; agent: string },
): Promise<Opened> {
  const { rows } = await sql<Opened>`
    select * from access.open_download_link(${by.tokenHash}::bytea, ${by.passwordMac}::bytea, ${by.passHash}::bytea, ${by.ip}::inet, ${by.agent})`.execute(
    tx,
  );
  return rows[0] ?? { state: 'expired' };
}

export interface OpenedFile {
  title: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  at: Date;
}

export async function filesOfPass(tx: Tx, passHash: Buffer): Promise<OpenedFile[]> {
  const { rows } = await sql<OpenedFile>`
    select title, name, sha256, size::float8 as size, content_type, at from access.opened_link_files(${passHash}::bytea)`.execute(
    tx,
  );
  return rows;
}

export async function insertTicket(
  tx: Tx,
  one: { hash: Buffer; accessGroupId: string; personId: string; documentId: string; version: number },
): Promise<void> {
  await sql`
    insert into print_ticket (ticket_hash, access_group_id, person_id, document_id, version)
    values (${one.hash}::bytea, ${one.accessGroupId}::uuid, ${one.personId}::uuid, ${one.documentId}::uuid, ${one.version})`.execute(
    tx,
  );
}

export async function useTicket(
  tx: Tx,
  ticketHash: Buffer,
  passHash: Buffer,
): Promise<{ code: string; title: string; hash: string; pages: number | null } | undefined> {
  const { rows } = await sql<{ code: string; title: string; hash: string; pages: number | null }>`
    select code, title, hash, pages from access.use_print_ticket(${ticketHash}::bytea, ${passHash}::bytea)`.execute(tx);
  return rows[0];
}

export async function printedOf(
  tx: Tx,
  passHash: Buffer,
): Promise<{ document_id: string; version: number; access_group_id: string; person_id: string } | undefined> {
  const { rows } = await sql<{ document_id: string; version: number; access_group_id: string; person_id: string }>`
    select document_id, version, access_group_id, person_id from access.printed_document(${passHash}::bytea)`.execute(
    tx,
  );
  return rows[0];
}
