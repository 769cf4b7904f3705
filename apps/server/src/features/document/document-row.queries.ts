import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Who looks: isolation knows what they see; who they are says what is theirs. */
export interface DocumentReader {
  personId: string;
  profile: string;
}

/** A reader whom a document was sent to: a worker who gets it, or the side that a worker sent it to. */
export const isReader = ({ personId, profile }: DocumentReader): RawBuilder<SqlBool> =>
  profile === 'trabalhador'
    ? sql<SqlBool>`exists (select from document_person p where p.document_id = d.id and p.person_id = ${personId}::uuid and p.receives)`
    : sql<SqlBool>`(d.side = 'trabalhador' and d.to_side = ${profile})`;
const ownReceipt = ({ personId }: DocumentReader) =>
  sql`from document_receipt r where r.document_id = d.id and r.version = d.file_version and r.person_id = ${personId}::uuid`;
/** Of a signer `s` and their request `q`: it is the reader, and their turn. */
const isTheirTurn = ({ personId, profile }: DocumentReader) =>
  sql`s.person_id = ${personId}::uuid and s.profile = ${profile} and q.state = 'waiting' and s.state in ('invited', 'opened', 'read')`;
export const signsNow = (reader: DocumentReader) => sql<SqlBool>`exists (
  select from document_signer s join signature_request q on q.id = s.request_id where s.document_id = d.id and ${isTheirTurn(reader)})`;
/** What a reader has to do with a document: 0 to sign it, 1 to acknowledge it, 2 to open it, 3 nothing. */
export const waitsFor = (
  reader: DocumentReader,
) => sql`case when ${signsNow(reader)} then 0 when not ${isReader(reader)} then 3
  else coalesce((select case when d.asks = 'acknowledge' and r.acknowledged_at is null then 1 else 3 end ${ownReceipt(reader)}),
    case when d.asks = 'acknowledge' then 1 else 2 end) end`;
export const awaitsNote = (reader: DocumentReader) => sql<SqlBool>`(d.asks = 'acknowledge' and ${isReader(reader)}
  and not exists (select ${ownReceipt(reader)} and r.acknowledged_at is not null))`;
export const isNew = (reader: DocumentReader) =>
  sql<SqlBool>`(${isReader(reader)} and not exists (select ${ownReceipt(reader)}))`;

export const columns = sql`d.id, d.access_group_id, d.code, d.title, d.type, d.kind, d.company_id, c.trade_name as company,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.employment_id, 'name', f.name) order by f.name, f.employment_id), '[]')
     from (select p.employment_id, p.name from document_person p where p.document_id = d.id order by p.name, p.employment_id limit 3) f) as people,
  people.people_count, access.name_in_group(d.sent_by, d.access_group_id) as sender, d.sent_by, d.side, d.to_side, d.asks, d.state,
  d.due_on::text as due_on, d.valid_until::text as valid_until,
  d.created_at, d.visible, d.health, d.file_version, d.version, d.message, d.folder, d.tags, d.origin, d.reason, signers.signers, signers.signed,
  case when d.to_side = 'people' then people.receiving else 1 end as receivers, receipts.seen_count, receipts.acknowledged_count,
  people.mine, receipts.seen, receipts.acknowledged, signers.signs, coalesce('edicao-apos-assinatura' = any (c.app_accesses), false) as edits_signed`;

/**
 * A document's company and its parts, each read once: isolation looks at the document again for every place where a part is named, and
 * to plan that takes longer than to read them.
 */
export const parts = (reader: DocumentReader) => sql`left join company c on c.id = d.company_id
  cross join lateral (select count(*)::integer as people_count, count(*) filter (where p.receives)::integer as receiving,
      ${reader.profile === 'trabalhador' ? sql`coalesce(bool_or(p.receives and p.person_id = ${reader.personId}::uuid), false)` : isReader(reader)} as mine
    from document_person p where p.document_id = d.id) people
  cross join lateral (select count(*)::integer as seen_count, count(r.acknowledged_at)::integer as acknowledged_count,
      coalesce(bool_or(r.person_id = ${reader.personId}::uuid), false) as seen,
      coalesce(bool_or(r.person_id = ${reader.personId}::uuid and r.acknowledged_at is not null), false) as acknowledged
    from document_receipt r where r.document_id = d.id and r.version = d.file_version) receipts
  cross join lateral (select count(*)::integer as signers, count(*) filter (where s.state = 'signed')::integer as signed,
      coalesce(bool_or(${isTheirTurn(reader)}), false) as signs
    from document_signer s left join signature_request q on q.id = s.request_id where s.document_id = d.id) signers`;
