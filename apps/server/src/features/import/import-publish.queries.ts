import { sql } from 'kysely';
import type { NewReceipt } from '#core/receipt/new-receipt.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { ofReader } from './company-scope.queries.ts';
import { receiptOf, type TakenDocument } from './document-receipt.ts';
import { isUndated } from './import-document.queries.ts';

/** Imports that were ready and have got doubts go to review. */
export async function sendToReview(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('import')
    .set({ state: 'toReview' })
    .where('id', 'in', [...ids])
    .where('state', '=', 'ready')
    .where('doubtful', '>', 0)
    .execute();
}

/** A scheduled import may have been cancelled meanwhile. */
export async function scheduled(tx: Tx, id: string): Promise<Outgoing | undefined> {
  return tx
    .selectFrom('import')
    .select(['publish_mail as mail', 'publish_sms as sms'])
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .executeTakeFirst();
}

/** How its workers hear of it, beside the portal. */
export interface Outgoing {
  mail: boolean;
  sms: boolean;
}

type TakenRow = TakenDocument & { existing: 'replace' | 'keep' | null };

/** What a batch becomes, and of which workers' months the receipts that stand are replaced by it. */
export interface Taken {
  /** How many clean documents were looked at: as many as asked for, there may be more. */
  seen: number;
  receipts: NewReceipt[];
  /** Of how many of them nobody has said on which day they are credited. */
  undated: number;
  /** How many have got a receipt meanwhile and wait for a person. */
  twice: number;
  replacing: { employmentId: string; kind: string; year: number; month: number }[];
}

/**
 * Takes up to `limit` clean documents and marks them published; what they become must be made in the same transaction.
 * Those whose worker has got such a receipt meanwhile are marked first and wait for a person. `seen` counts both.
 * Every row is looked up by its key: the tables have just grown from nothing, and where PostgreSQL knows nothing of
 * them yet it would compare each with each.
 */
export async function takeClean(tx: Tx, importId: string, limit: number): Promise<Taken> {
  const next = await sql<{ id: string; undated: boolean }>`
    select d.id, ${isUndated(sql.ref('d'))} as undated from import_document d
     where d.import_id = ${importId} and d.state = 'clean' and ${ofReader('d')}
     order by d.position limit ${limit} for update`.execute(tx);
  const twice = await markTwice(tx, idsOf(next.rows));
  const left = next.rows.filter(({ id }) => !twice.has(id));
  const rows = await markPublished(tx, idsOf(left));
  const replacing = rows.filter(row => row.existing === 'replace');
  return {
    seen: next.rows.length,
    receipts: rows.map(receiptOf),
    undated: left.filter(({ undated }) => undated).length,
    twice: twice.size,
    replacing: replacing.map(({ employment_id, kind, year, month }) => ({
      employmentId: employment_id,
      kind,
      year,
      month,
    })),
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** @returns those whose worker has such a receipt by now */
async function markTwice(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  // deleted or not is asked outside: inside, an index of all that stand answers it and is read whole for every document
  const { rows } = await runPrepared(
    tx,
    sql<{ id: string }>`
    with twice as materialized (
      select distinct d.id from import_document d
       cross join lateral (select r.deleted_at from receipt r where r.employment_id = d.employment_id
         and r.year = d.year and r.month = d.month and r.kind = d.kind offset 0) r
       where d.id = any(${ids}::uuid[]) and d.existing is null and r.deleted_at is null)
    update import_document d set state = 'doubtful', findings = d.findings || jsonb_build_array(jsonb_build_object('code', 'RECEIPT_EXISTS', 'values',
             jsonb_build_object('competence', to_char(d.month, 'FM00') || '/' || d.year)))
      from twice where d.id = twice.id
    returning d.id`,
  );
  return new Set(idsOf(rows));
}

async function markPublished(tx: Tx, ids: readonly string[]): Promise<TakenRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await runPrepared(
    tx,
    sql<TakenRow>`
    update import_document d set state = 'published' from employment e
     where d.id = any(${ids}::uuid[]) and e.id = d.employment_id
    returning d.id, d.type, d.access_group_id, d.import_id, d.reading, d.kind, d.year, d.month, e.id as employment_id, e.company_id, e.person_id,
      e.name, e.registration, e.department, e.client, e.job_title, d.existing`,
  );
  return rows;
}

/**
 * All that was clean and in reach is out: back to review where doubts are left, ready where other companies' documents are, else published.
 * Undefined: not ours to end.
 */
export async function finishPublishing(
  tx: Tx,
  id: string,
): Promise<{ file_name: string; published: number; clean: number } | undefined> {
  return tx
    .updateTable('import')
    .set({
      state: sql<string>`case when doubtful > 0 then 'toReview' when clean > 0 then 'ready' else 'published' end`,
      publish_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where(
      sql<boolean>`not exists (select from import_document d where d.import_id = ${id} and d.state = 'clean' and ${ofReader('d')})`,
    )
    .returning(['file_name', 'published', 'clean'])
    .executeTakeFirst();
}

/** False once who released it has no role in HR any more: what they scheduled stays, and somebody else must release it. */
export async function reachesAnybody(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ reaches: boolean }>`
    select (access.all_companies() or cardinality(access.companies()) > 0) and (access.all_workers() or cardinality(access.workers()) > 0) as reaches`.execute(
    tx,
  );
  return rows[0]?.reaches === true;
}

/** How many benefits are out without the day of credit that nobody could tell (decision 13). */
export async function publishedUndated(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from import_document d join receipt r on r.import_document_id = d.id
     where d.import_id = ${importId} and d.state = 'published' and d.type = 2 and d.findings @> '[{"code": "CREDIT_DAY_DOUBTFUL"}]'
       and r.paid_on is null and r.deleted_at is null`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Undone: the documents are no longer out, the import is closed and its file may be sent again. */
export async function withdrawDocuments(tx: Tx, importId: string): Promise<void> {
  await tx
    .updateTable('import_document')
    .set({ state: 'withdrawn' })
    .where('import_id', '=', importId)
    .where('state', '=', 'published')
    .execute();
}
