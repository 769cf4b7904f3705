import { sql } from 'kysely';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { placeOf } from '#core/receipt/document-place.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { ofReader } from './company-scope.queries.ts';
import { isUndated } from './import-document.queries.ts';
import { reservationSeconds } from './review/review.ts';

/** The queue: what waits or was decided, then what lacks its day, with the codes of its findings. `most` documents at most. */
export async function queueOf(tx: Tx, importId: string, most: number): Promise<QueueRow[]> {
  const { rows } =
    await sql<QueueRow>`${queueRows} where d.import_id = ${importId} and (d.state = 'doubtful' or d.reviewed_at is not null or ${isUndated(sql.ref('d'))}) and ${ofReader('d')}
    order by ${isUndated(sql.ref('d'))}, d.position limit ${most}`.execute(tx);
  return rows;
}

/** One document as the queue shows it. */
export async function queueItemOf(tx: Tx, importId: string, id: string): Promise<QueueRow | undefined> {
  const { rows } =
    await sql<QueueRow>`${queueRows} where d.import_id = ${importId} and d.id = ${id} and ${ofReader('d')}`.execute(tx);
  return rows[0];
}

/** Who decided a document and how; `parts`: it was split into some. */
const decision = sql`d.reviewed_at, access.person_name(d.reviewed_by) as reviewer, d.existing,
           exists (select from import_document part where part.parted_from = d.id) as parts`;

/** The amounts of the receipt that it would stand beside are its own. */
const isSame = sql`(
             select r.net is not distinct from d.net and r.total_earnings is not distinct from (d.reading ->> 'totalEarnings')::bigint
                and r.total_deductions is not distinct from (d.reading ->> 'totalDeductions')::bigint
               from receipt r where r.employment_id = d.employment_id and r.kind = d.kind and r.year = d.year and r.month = d.month and r.deleted_at is null
              order by r.published_at desc limit 1)`;

const queueRows = sql`
    select d.id, d.type, d.state, d.pages, d.position, d.findings, coalesce(d.as_read -> 'findings', d.findings) as asked,
           coalesce(d.as_read ->> 'type', d.type::text)::smallint as type_asked,
           coalesce(e.name, d.reading ->> 'name') as name, d.month, d.year, d.net, ${decision},
           case when d.findings @> '[{"code": "RECEIPT_EXISTS"}]' then coalesce(${isSame}, false) end as same,
           case when d.reserved_until > now() and d.reserved_by <> access.person() then access.person_name(d.reserved_by) end as held_by
      from import_document d left join employment e on e.id = d.employment_id`;

/** What the decision on a document is told by. */
export interface DecisionRow {
  state: string;
  /** `replace` or `keep`. */
  existing: string | null;
  reviewed_at: Date | null;
  reviewer: string | null;
  parts: boolean;
}

export interface QueueRow extends DecisionRow {
  id: string;
  type: number;
  pages: number[];
  position: number;
  findings: unknown;
  /** The findings and the type it came with: a decided document keeps its place in the queue. */
  asked: unknown;
  type_asked: number;
  name: string | null;
  month: number | null;
  year: number | null;
  net: number | null;
  /** Null where no receipt is there. */
  same: boolean | null;
  held_by: string | null;
}

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** A document of this import; undefined for a foreign, another company's or unknown one alike. `lock` holds it until the transaction ends. */
export async function findDocument(tx: Tx, importId: string, id: string, lock = false) {
  const query = tx
    .selectFrom('import_document as d')
    .innerJoin('import as i', 'i.id', 'd.import_id')
    .leftJoin('employment as e', 'e.id', 'd.employment_id')
    .leftJoin('company as c', 'c.id', 'd.company_id')
    .select([
      'd.id',
      'd.import_id',
      'd.access_group_id',
      'd.position',
      'd.type',
      'd.state',
      'd.pages',
      'd.region',
      'd.copies',
      'd.entry',
      'd.kind',
      'd.year',
      'd.month',
      'd.net',
      'd.reading',
      'd.findings',
      'd.candidates',
      'd.employment_id',
      'd.company_id',
      'd.existing',
      'd.reviewed_at',
      'd.as_read',
      'd.layout',
      'i.state as import_state',
      'i.content_type',
      'd.source_sha256',
      'i.file_sha256',
      'e.person_id',
      'e.name as worker_name',
      'c.trade_name',
      'c.cnpj',
      'c.active as company_active',
    ])
    .select([
      sql<boolean>`d.reserved_until > now() and d.reserved_by <> access.person()`.as('held'),
      sql<
        string | null
      >`case when d.reserved_until > now() and d.reserved_by <> access.person() then access.person_name(d.reserved_by) end`.as(
        'held_by',
      ),
    ])
    .select(sql<string | null>`access.person_name(d.reviewed_by)`.as('reviewer'))
    .select(sql<boolean>`exists (select from import_document part where part.parted_from = d.id)`.as('parts'))
    .where('d.import_id', '=', importId)
    .where('d.id', '=', id)
    .where(ofReader('d'));
  return (lock ? query.forUpdate('d') : query).executeTakeFirst();
}

/** Says that the reader is at a document; false: somebody else is. */
export async function reserve(tx: Tx, id: string, personId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_document')
    .set({ reserved_by: personId, reserved_until: sql`now() + make_interval(secs => ${reservationSeconds})` })
    .where('id', '=', id)
    .where(sql<boolean>`(reserved_until is null or reserved_until <= now() or reserved_by = ${personId}::uuid)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Employment {
  id: string;
  company_id: string;
  person_id: string;
  name: string;
  registration: string;
  trade_name: string;
  active: boolean;
}

const employments = (tx: Tx) =>
  tx
    .selectFrom('employment as e')
    .innerJoin('company as c', 'c.id', 'e.company_id')
    .select(['e.id', 'e.company_id', 'e.person_id', 'e.name', 'e.registration', 'c.trade_name'])
    .select(sql<boolean>`e.dismissed_on is null`.as('active'));

export async function employmentsById(tx: Tx, ids: readonly string[]): Promise<Employment[]> {
  return ids.length === 0
    ? []
    : employments(tx)
        .where('e.id', 'in', [...ids])
        .execute();
}

/** Employments whose name or registration holds the text, those still employed first. */
export async function employmentsLike(tx: Tx, text: string): Promise<Employment[]> {
  return employments(tx)
    .where(sql<boolean>`e.search like '%' || public.search_form(${text}) || '%'`)
    .orderBy(sql`e.dismissed_on is not null`)
    .orderBy('e.name')
    .limit(20)
    .execute();
}

/** The receipt a document would stand beside: same worker, month and kind. */
export async function existingReceipt(tx: Tx, of: { employmentId: string; kind: string; year: number; month: number }) {
  return tx
    .selectFrom('receipt')
    .select(['id', 'published_at', 'total_earnings', 'total_deductions', 'net'])
    .where('employment_id', '=', of.employmentId)
    .where('kind', '=', of.kind)
    .where('year', '=', of.year)
    .where('month', '=', of.month)
    .where('deleted_at', 'is', null)
    .orderBy('published_at', 'desc')
    .executeTakeFirst();
}

/** Another document of the import that will be published for the same worker, month and kind. */
export async function twinInImport(
  tx: Tx,
  document: { id: string; importId: string; employmentId: string; kind: string; year: number; month: number },
): Promise<boolean> {
  const twin = await tx
    .selectFrom('import_document')
    .select('id')
    .where('import_id', '=', document.importId)
    .where('id', '<>', document.id)
    .where('state', '=', 'clean')
    .where('employment_id', '=', document.employmentId)
    .where('kind', '=', document.kind)
    .where('year', '=', document.year)
    .where('month', '=', document.month)
    .executeTakeFirst();
  return twin !== undefined;
}

/** Documents with a worker that wait because something of that worker is there already; held until the transaction ends. */
export async function waitingForExisting(tx: Tx, importId: string) {
  return tx
    .selectFrom('import_document as d')
    .select(['d.id', 'd.type', 'd.employment_id', 'd.company_id', 'd.reading', 'd.findings'])
    .select(sql<boolean>`coalesce(${isSame}, false)`.as('same'))
    .where('d.import_id', '=', importId)
    .where('d.state', '=', 'doubtful')
    .where('d.employment_id', 'is not', null)
    .where(sql<boolean>`(d.reserved_until is null or d.reserved_until <= now() or d.reserved_by = access.person())`)
    .where(sql<boolean>`d.findings @> '[{"code": "RECEIPT_EXISTS"}]'`)
    .where(ofReader('d'))
    .orderBy('d.position')
    .forUpdate('d')
    .execute();
}

/** What a decision makes of a document. */
export interface Decided {
  state: 'clean' | 'ignored' | 'kept' | 'doubtful';
  type: number;
  employmentId: string | null;
  companyId: string | null;
  reading: ReadDocument;
  existing: 'replace' | 'keep' | null;
}

/** How the reader left a document, kept beside what a person decided. */
export const asRead = sql<string>`coalesce(as_read, jsonb_build_object('state', state, 'type', type, 'reading', reading, 'findings', findings, 'employment_id', employment_id,
        'company_id', company_id, 'kind', kind, 'year', year, 'month', month, 'net', net))`;

/** Writes a decision; how the reader left the document is kept, so that it can be taken back. */
export async function decide(tx: Tx, id: string, by: string, { reading, ...to }: Decided): Promise<void> {
  await tx
    .updateTable('import_document')
    .set({
      as_read: asRead,
      state: to.state,
      type: to.type,
      employment_id: to.employmentId,
      company_id: to.companyId,
      ...placeOf(reading),
      reading: JSON.stringify(reading),
      findings: JSON.stringify(reading.findings),
      existing: to.existing,
      reviewed_by: to.state === 'doubtful' ? null : by,
      // to the millisecond: an act on many is taken back by it
      reviewed_at: to.state === 'doubtful' ? null : sql`date_trunc('milliseconds', now())`,
      reserved_by: null,
      reserved_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes decisions back: each document is as it was read, and waits where it did. */
export async function reopen(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update import_document set state = coalesce(as_read ->> 'state', 'doubtful'), type = (as_read ->> 'type')::smallint, reading = as_read -> 'reading', findings = as_read -> 'findings',
           employment_id = (as_read ->> 'employment_id')::uuid, company_id = (as_read ->> 'company_id')::uuid, kind = as_read ->> 'kind',
           year = (as_read ->> 'year')::smallint, month = (as_read ->> 'month')::smallint, net = (as_read ->> 'net')::bigint,
           existing = null, reviewed_by = null, reviewed_at = null, as_read = null
     where id = any (${ids}::uuid[]) and as_read is not null`.execute(tx);
}

/** After a decision: to review while something waits, else ready; only between the reading and the publication. */
export async function settleState(tx: Tx, importId: string): Promise<void> {
  await sql`
    update import set state = case when doubtful > 0 then 'toReview' when clean > 0 or published = 0 then 'ready' else 'published' end
     where id = ${importId} and state in ('toReview', 'ready', 'published')`.execute(tx);
}
