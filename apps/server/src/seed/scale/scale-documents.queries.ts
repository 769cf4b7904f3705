import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** So many ask to be acknowledged and weren't, however many there are in all: what waits grows with people, not with years. */
const waiting = 500;

/** Letters of HR to one worker each, dealt over the workers, one every ten minutes back from now; the newest wait, the rest were seen. */
export async function insertDocuments(
  tx: Tx,
  { accessGroupId, companyId }: { accessGroupId: string; companyId: string },
  { workers, documents, hr }: { workers: number; documents: number; hr: string },
): Promise<void> {
  await sql`
    with people as (select e.*, row_number() over (order by e.id) - 1 as position from employment e where e.company_id = ${companyId}::uuid),
    told as (
      select gen_random_uuid() as id, n, p.id as employment_id, p.person_id, p.name, encode(sha256(convert_to(n::text, 'UTF8')), 'hex') as hash,
             now() - n * interval '10 minutes' as at, 'Carta ' || n as title, 'D-2026-' || lpad(n::text, 7, '0') as code
        from generate_series(1, ${documents}::integer) n join people p on p.position = n % ${workers}::integer),
    made as (
      insert into document (id, access_group_id, company_id, title, code, type, kind, side, to_side, asks, state, sent_by, created_at, sent_at, folder, search)
      select id, ${accessGroupId}::uuid, ${companyId}::uuid, title, code, 9, 'carta', 'rh', 'people', case when n <= ${waiting} then 'acknowledge' else 'nothing' end,
             case when n <= ${waiting} then 'sent' else 'seen' end, ${hr}::uuid, at, at, case when n % 7 = 0 then 'Cartas' end, public.search_form(title || ' ' || code || ' ' || name)
        from told),
    persons as (
      insert into document_person (document_id, access_group_id, company_id, employment_id, person_id, name)
      select id, ${accessGroupId}::uuid, ${companyId}::uuid, employment_id, person_id, name from told),
    versions as (
      insert into document_version (document_id, number, access_group_id, made_by, made_at, hash_sent, pages) select id, 1, ${accessGroupId}::uuid, ${hr}::uuid, at, hash, 1 from told),
    files as (
      insert into document_file (document_id, version, access_group_id, position, name, sha256, size, content_type, pages)
      select id, 1, ${accessGroupId}::uuid, 1, 'carta.pdf', hash, 1000, 'application/pdf', 1 from told)
    insert into document_receipt (document_id, version, access_group_id, person_id, seen_at, read_at)
    select id, 1, ${accessGroupId}::uuid, person_id, at, at from told where n > ${waiting}`.execute(tx);
}
