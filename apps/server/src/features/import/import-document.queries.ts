import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { placeOf } from '#core/receipt/document-place.ts';
import { type AskedPage, keyset } from '#kernel/database/keyset.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { ofReader } from './company-scope.queries.ts';

/** The state a document gets when it has been read: payslips, benefits and income statements are published; the others are kept with what was read. */
export type DocumentState = 'clean' | 'doubtful' | 'kept';

export interface StoredDocument {
  position: number;
  state: DocumentState;
  companyId: string | null;
  employmentId: string | null;
  /** The file inside of a ZIP, and its own content where pages can be cut from it. */
  entry: string | null;
  sourceSha256: string | null;
  document: ReadDocument;
  /** As the reader left it, where what was learned of its layout has changed it. */
  unlearned?: ReadDocument | undefined;
}

/** So many go in one statement: what is longer than some 100 KB as text is swept by the engine with its whole heap only. */
const atOnce = 16;

/** Stores documents, some in each statement. */
export async function storeDocuments(
  tx: Tx,
  importId: string,
  accessGroupId: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += atOnce)
    await storeSome(tx, importId, accessGroupId, documents.slice(from, from + atOnce));
}

async function storeSome(
  tx: Tx,
  importId: string,
  accessGroupId: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  const rows = documents.map(
    ({ position, state, companyId, employmentId, entry, sourceSha256, document: d, unlearned }) => ({
      position,
      state,
      company_id: companyId,
      employment_id: employmentId,
      entry,
      source_sha256: sourceSha256,
      type: d.type,
      pages: d.pages,
      region: d.region ?? null,
      copies: d.copies,
      ...placeOf(d),
      reading: d,
      findings: d.findings,
      candidates: d.match.state === 'ambiguous' ? d.match.candidates : [],
      confidence: d.confidence,
      unlearned: unlearned ?? null,
    }),
  );
  await runPrepared(
    tx,
    sql`
    insert into import_document (access_group_id, import_id, position, state, company_id, employment_id, entry, source_sha256, type, pages, region, copies, kind, year,
      month, net, reading, findings, candidates, confidence, unlearned)
    select ${accessGroupId}::uuid, ${importId}::uuid, position, state, company_id, employment_id, entry, source_sha256, type, pages, region, copies, kind,
      year, month, net, reading, findings, candidates, confidence, unlearned
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(position integer, state text, company_id uuid, employment_id uuid, entry text,
        source_sha256 text, type smallint, pages integer[], region double precision[], copies integer, kind text, year smallint, month smallint, net bigint, reading jsonb, findings jsonb,
        candidates jsonb, confidence real, unlearned jsonb)`,
  );
}

/** Takes away what an earlier, interrupted reading stored: reading begins anew. */
export async function forgetDocuments(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('import_document').where('import_id', '=', importId).execute();
}

/**
 * A worker who has a receipt of the same competence and kind already: such a document waits for a person. Of one import,
 * or of all that wait in the access group. @returns the imports that have changed
 */
export async function markExisting(tx: Tx, importId?: string): Promise<string[]> {
  const ofThese = importId ? sql`i.id = ${importId}` : sql`i.state in ('ready', 'toReview')`;
  const { rows } = await sql<{ id: string }>`
    with marked as (
      update import_document d set state = 'doubtful',
             findings = d.findings || jsonb_build_array(jsonb_build_object('code', 'RECEIPT_EXISTS', 'values',
               jsonb_build_object('competence', to_char(d.month, 'FM00') || '/' || d.year)))
        from import i
       where i.id = d.import_id and ${ofThese} and d.state = 'clean' and d.existing is null and exists (
         select from receipt r where r.employment_id = d.employment_id and r.year = d.year and r.month = d.month and r.kind = d.kind and r.deleted_at is null)
      returning d.import_id)
    select distinct import_id as id from marked`.execute(tx);
  return rows.map(row => row.id);
}

/** Clean, and nobody has said on which day its amount is credited: it is published without one. */
export function isUndated(document: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${document}.state = 'clean' and ${document}.reviewed_at is null and ${document}.findings @> '[{"code": "CREDIT_DAY_DOUBTFUL"}]')`;
}

/**
 * Documents of an import have gone out, or wait for a person instead: its counters follow without counting all of them anew.
 * What else is told of it stays; `refreshCounts` does both.
 */
export async function countTaken(
  tx: Tx,
  importId: string,
  { published, twice, undated }: { published: number; twice: number; undated: number },
): Promise<void> {
  await sql`
    update import set clean = clean - ${published}::int - ${twice}::int, doubtful = doubtful + ${twice}::int, published = published + ${published}::int,
           undated = greatest(0, undated - ${undated}::int)
     where id = ${importId}`.execute(tx);
}

/** Brings an import's counters, causes and companies in line with its documents. */
export async function refreshCounts(tx: Tx, importId: string): Promise<void> {
  await sql`
    update import i set
      clean = c.clean, doubtful = c.doubtful, published = c.published, others = c.others, counts_by_type = c.by_type,
      companies = c.companies, company_ids = c.company_ids, causes = c.causes, undated = c.undated
    from (
      select count(*) filter (where state = 'clean') as clean, count(*) filter (where state = 'doubtful') as doubtful,
             count(*) filter (where ${isUndated(sql.ref('import_document'))}) as undated,
             count(*) filter (where state = 'published') as published, count(*) filter (where state = 'kept') as others,
             (select coalesce(jsonb_object_agg(type, n), '{}') from (select type, count(*) as n from import_document where import_id = ${importId} group by type) t) as by_type,
             (select coalesce(array_agg(distinct c.trade_name), '{}') from import_document x join company c on c.id = x.company_id where x.import_id = ${importId}) as companies,
             (select coalesce(array_agg(distinct company_id), '{}') from import_document where import_id = ${importId} and company_id is not null) as company_ids,
             (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'total', n) order by n desc, code), '[]') from (
                select f ->> 'code' as code, count(distinct x.id) as n from import_document x, jsonb_array_elements(x.findings) f
                 where x.import_id = ${importId} and x.state = 'doubtful' group by 1) g) as causes
        from import_document where import_id = ${importId}) c
    where i.id = ${importId}`.execute(tx);
}

export interface DocumentFilter {
  states?: readonly string[] | undefined;
  search?: string | undefined;
}

/** The doubtful ones first, then in the file's order. */
const doubtfulFirst = [
  { value: sql`d.state <> 'doubtful'`, type: 'boolean' },
  { value: sql`d.position`, type: 'integer' },
  { value: sql`d.id`, type: 'uuid' },
] as const;

/** A page of an import's documents, and how many the filter finds. */
export async function listDocuments(tx: Tx, importId: string, filter: DocumentFilter, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(doubtfulFirst, page);
  let query = tx
    .selectFrom('import_document as d')
    .leftJoin('employment as e', 'e.id', 'd.employment_id')
    .leftJoin('company as c', 'c.id', 'd.company_id')
    .leftJoin('receipt as r', 'r.import_document_id', 'd.id')
    .where('d.import_id', '=', importId);
  if (filter.states) query = query.where('d.state', 'in', [...filter.states]);
  if (filter.search) {
    query = query.where(
      sql`public.search_form(coalesce(e.name, d.reading ->> 'name', ''))`,
      'like',
      sql`'%' || public.search_form(${filter.search}) || '%'`,
    );
  }
  const total = await query.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await query
    .select([
      'd.id',
      'd.position',
      'd.type',
      'd.kind',
      'd.pages',
      'd.entry',
      'd.month',
      'd.year',
      'd.net',
      'd.reading',
      // what was found of somebody out of reach tells of them
      sql<unknown>`case when ${ofReader('d')} then d.findings else '[]' end`.as('findings'),
      'd.confidence',
      'd.state',
      'e.name as employment_name',
      'e.registration as employment_registration',
      'c.trade_name',
      'c.cnpj',
      'r.id as receipt_id',
      place,
    ])
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
  return { items, total: Number(total.total) };
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>['items'][number];
