import type { NamePart } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Category } from '#core/receipt/category.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import type { KeptPlace } from '../pdf/kept-bytes.ts';
import { type PageSource, sourceOf } from '../pdf/receipt-file.queries.ts';
import { entryDocuments } from './batch-documents.queries.ts';
import type { BatchJob } from './batch-download.jobs.ts';

/** A batch as its job begins it. */
export interface BegunBatch {
  attempt: number;
  total: number;
  category: Category;
  language: string;
  requested_at: Date;
  name_parts: NamePart[];
}

/** Begins a try, from the beginning; undefined where the batch has ended. */
export async function beginBatch(tx: Tx, id: string): Promise<BegunBatch | undefined> {
  await sql`delete from batch_download_file where batch_id = ${id} and exists (
    select from batch_download where id = ${id} and state in ('queued', 'preparing'))`.execute(tx);
  const { rows } = await sql<BegunBatch>`
    update batch_download set state = 'preparing', attempt = attempt + 1, done = 0, missing = 0
     where id = ${id} and state in ('queued', 'preparing') returning attempt, total, category, language, requested_at, name_parts`.execute(
    tx,
  );
  return rows[0];
}

/** Whether this try is still the one that counts. */
export async function stillPrepares(tx: Tx, id: string, attempt: number): Promise<boolean> {
  const { rows } =
    await sql`select from batch_download where id = ${id} and state = 'preparing' and attempt = ${attempt}`.execute(tx);
  return rows.length === 1;
}

/** A document of a batch, with its kept file where that may be served. */
export interface EntryRow {
  position: number;
  receipt_id: string;
  /** Since it was asked for; nothing is told of what is out of the reach of who asked. */
  gone: 'WITHDRAWN' | 'OUT_OF_REACH' | null;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  worker_name: string;
  worker_cpf: string | null;
  registration: string;
  kind: string;
  title: string | null;
  year: number;
  month: number;
  trade_name: string;
  cnpj: string | null;
  qr_code: boolean;
  verification_code: string;
  version: number | null;
  sha256: string | null;
  size: number | null;
  pack_sha256: string | null;
  pack_from: number | null;
  /** A mirror that was computed here: its id is the timesheet's, and it is drawn from its snapshot. */
  mirror: boolean;
  /** The kept file has the code that the receipt asks for. */
  served: boolean;
}

/** The documents of a batch after a position, which counts from 1 without gaps. */
export async function entriesAfter(
  tx: Tx,
  { id, category }: { id: string; category: Category },
  position: number,
  most: number,
): Promise<EntryRow[]> {
  const entries = sql<EntryRow>`
    select e.position, e.receipt_id, case when c.id is null then 'OUT_OF_REACH' when r.deleted_at is not null then 'WITHDRAWN' end as gone, r.access_group_id, r.company_id, r.employment_id, r.person_id,
           r.worker_name, r.worker_cpf, r.registration, r.kind, r.title, r.year, r.month, c.trade_name, c.cnpj, r.qr_code, r.verification_code, coalesce(r.mirror, false) as mirror,
           f.version, f.sha256, f.size, f.pack_sha256, f.pack_from, f.version is not null and hot.still_says(f.drawn, f.drawn_day, f.qr_code, r.paid_on, r.qr_code) as served
      from (select * from batch_download_entry where batch_id = ${id} and position > ${position} order by position limit ${most}) e
      left join ${category === 7 ? entryDocuments : sql`(select *, false as mirror from receipt)`} r on r.id = e.receipt_id
      left join company c on c.id = r.company_id
      left join lateral (select o.version, o.sha256, o.size, o.pack_sha256, o.pack_from, o.qr_code, o.drawn, o.drawn_day from receipt_file o where o.receipt_id = r.id order by o.version desc limit 1) f on true
     order by e.position`;
  return (await runPrepared(tx, entries)).rows;
}

/** Where these receipts' pages are, by receipt; those that are drawn are left out. */
export async function pageSources(tx: Tx, receiptIds: readonly string[]): Promise<Map<string, PageSource>> {
  if (receiptIds.length === 0) return new Map();
  const { rows } = await sql<{ receipt_id: string }>`
    select * from access.receipt_sources(${receiptIds}::uuid[])`.execute(tx);
  return new Map(
    rows.flatMap(row => {
      const source = sourceOf(row);
      return source ? [[row.receipt_id, source] as const] : [];
    }),
  );
}

/** The first bytes of a receipt's next version. */
export interface NewFile extends KeptPlace {
  receipt_id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  version: number;
  qr_code: boolean;
  /** Not cut out of pages: it says the day that stood then. */
  drawn: boolean;
  drawn_day: string | null;
}

/** Keeps many in one statement. @returns the receipts of which another was faster: its bytes are the genuine ones */
export async function keepFiles(tx: Tx, files: readonly NewFile[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const { rows } = await sql<{ receipt_id: string }>`
    insert into receipt_file (receipt_id, access_group_id, company_id, employment_id, person_id, version, sha256, size, pack_sha256, pack_from, qr_code, drawn, drawn_day)
    select n.receipt_id, n.access_group_id, n.company_id, n.employment_id, n.person_id, n.version, n.sha256, n.size, n.pack_sha256, n.pack_from, n.qr_code,
           n.drawn, n.drawn_day
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as n(receipt_id uuid, access_group_id uuid, company_id uuid, employment_id uuid,
           person_id uuid, version integer, sha256 text, size integer, pack_sha256 text, pack_from integer, qr_code boolean, drawn boolean, drawn_day date)
    on conflict do nothing returning receipt_id`.execute(tx);
  const kept = new Set(rows.map(row => row.receipt_id));
  return new Set(files.flatMap(file => (kept.has(file.receipt_id) ? [] : file.receipt_id)));
}

/** Notes what became of a stretch of entries, and how far the batch is. False: the batch was stopped or begun anew. */
export async function noteEntries(
  tx: Tx,
  { batchId }: Pick<BatchJob, 'batchId'>,
  attempt: number,
  stretch: { first: number; last: number; missing: readonly { position: number; reason: string }[] },
): Promise<boolean> {
  const { first, last, missing } = stretch;
  const { rows } = await sql`
    update batch_download set done = done + ${last - first + 1}, missing = missing + ${missing.length}
     where id = ${batchId} and state = 'preparing' and attempt = ${attempt} returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`update batch_download_entry set state = 'made', reason = null where batch_id = ${batchId} and position between ${first} and ${last}`.execute(
    tx,
  );
  if (missing.length > 0)
    await sql`
      update batch_download_entry e set state = 'missing', reason = m.reason
        from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as m(position integer, reason text)
       where e.batch_id = ${batchId} and e.position = m.position`.execute(tx);
  return true;
}

export async function keepBatchFile(
  tx: Tx,
  { batchId, accessGroupId }: BatchJob,
  file: { number: number; sha256: string; size: number; entries: number; first: number; last: number },
): Promise<void> {
  await tx
    .insertInto('batch_download_file')
    .values({
      batch_id: batchId,
      access_group_id: accessGroupId,
      number: file.number,
      zip_hash: file.sha256,
      size: file.size,
      entries: file.entries,
      first_position: file.first,
      last_position: file.last,
    })
    .execute();
}

const ended = z.object({ total: z.int(), expires_on: z.string() });

/** All of it is in its files. Undefined: it was stopped meanwhile. */
export async function finishBatch(
  tx: Tx,
  id: string,
  attempt: number,
  keptDays: number,
): Promise<z.output<typeof ended> | undefined> {
  const { rows } = await sql`
    update batch_download set state = 'ready', ended_at = now(), expires_at = now() + make_interval(days => ${keptDays})
     where id = ${id} and state = 'preparing' and attempt = ${attempt}
    returning total - missing as total, to_char(expires_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as expires_on`.execute(
    tx,
  );
  return rows[0] ? ended.parse(rows[0]) : undefined;
}

export async function failBatch(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update batch_download set state = 'failed', ended_at = now() where id = ${id} and state in ('queued', 'preparing') returning id`.execute(
    tx,
  );
  return rows.length === 1;
}
