import { sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import { lockAbout } from '#kernel/database/lock.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { conditions, type FoundFilter, type Scope } from '../list/receipt-list.queries.ts';
import { documentsOf, entryDocuments } from './batch-documents.queries.ts';

export type StoredBatchState = 'queued' | 'preparing' | 'ready' | 'failed' | 'cancelled' | 'expired';

export interface BatchRow {
  id: string;
  requested_by: string;
  requested_at: Date;
  category: Category;
  filter: unknown;
  /** The name of the filter's company. */
  company: string | null;
  state: StoredBatchState;
  total: number;
  done: number;
  missing: number;
  ended_at: Date | null;
  expires_at: Date | null;
  files: { number: number; size: number; entries: number }[];
}

const columns = sql`b.id, b.requested_by, b.requested_at, b.category, b.filter, b.total, b.done, b.missing,
  b.ended_at, b.expires_at, (select c.trade_name from company c where c.id::text = b.filter ->> 'idEmpresa') as company,
  -- what has had its time is gone for its reader at once, whenever it is taken away
  case when b.state = 'ready' and b.expires_at <= now() then 'expired' else b.state end as state,
  coalesce((select jsonb_agg(jsonb_build_object('number', f.number, 'size', f.size, 'entries', f.entries) order by f.number)
              from batch_download_file f where f.batch_id = b.id), '[]') as files`;

const newestFirst = [
  { value: sql`b.requested_at`, type: 'instant', descending: true },
  { value: sql`b.id`, type: 'uuid', descending: true },
] as const;

/** One's own, newest first. */
export async function listBatches(tx: Tx, personId: string, page: AskedPage): Promise<Placed<BatchRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  const { rows } = await sql<Placed<BatchRow>>`
    select ${columns}, ${place} from batch_download b where b.requested_by = ${personId} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countBatches(tx: Tx, personId: string): Promise<number> {
  return countUpTo(tx, sql`batch_download where requested_by = ${personId}`);
}

/** Undefined for a foreign or unknown id alike. */
export async function findBatch(tx: Tx, id: string): Promise<BatchRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<BatchRow>`select ${columns} from batch_download b where b.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** What a batch of the filter would hold; one more than `most` stands for too many. */
export async function countChosen(
  tx: Tx,
  scope: Scope,
  filter: FoundFilter,
  most: number,
): Promise<{ total: number; workers: number }> {
  const { rows } = await sql<{ total: number; workers: number }>`
    select count(*)::integer as total, count(distinct f.person_id)::integer as workers
      from (select r.person_id from ${documentsOf(scope.category)} r where ${conditions(scope, filter)} limit ${most + 1}) f`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, workers: 0 };
}

export interface NewBatch {
  accessGroupId: string;
  personId: string;
  category: Category;
  filter: unknown;
  /** The parts of a file's name; none: folders of month and company. */
  names: readonly string[];
  language: string;
}

/** Opens a batch of what the filter finds in the scope, in one order; undefined where it finds nothing. */
export async function openBatch(
  tx: Tx,
  batch: NewBatch,
  scope: Scope,
  filter: FoundFilter,
): Promise<{ id: string; total: number } | undefined> {
  const { total } = await countChosen(tx, scope, filter, Number.MAX_SAFE_INTEGER - 1);
  if (total === 0) return undefined;
  const { rows } = await sql<{ id: string }>`
    insert into batch_download (access_group_id, requested_by, category, filter, name_parts, language, total)
    values (${batch.accessGroupId}, ${batch.personId}, ${batch.category}, ${JSON.stringify(batch.filter)}::jsonb, ${batch.names}::text[], ${batch.language}, ${total})
    returning id`.execute(tx);
  const id = rows[0]?.id ?? '';
  const { numAffectedRows } = await sql`
    insert into batch_download_entry (batch_id, position, access_group_id, receipt_id)
    select ${id}::uuid, row_number() over (order by r.competence desc, c.trade_name, r.company_id, r.search, r.id)::integer, r.access_group_id, r.id
      from ${documentsOf(scope.category)} r join company c on c.id = r.company_id where ${conditions(scope, filter)}`.execute(
    tx,
  );
  // published or withdrawn between the two statements
  const found = Number(numAffectedRows ?? 0n);
  if (found !== total) await sql`update batch_download set total = ${found} where id = ${id}::uuid`.execute(tx);
  return { id, total: found };
}

/** Stops what is under way; false where it has ended. */
export async function stopBatch(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update batch_download set state = 'cancelled', ended_at = now() where id = ${id} and state in ('queued', 'preparing') returning id`.execute(
    tx,
  );
  return rows.length === 1;
}

/** How many of a person's batches are being prepared; until the transaction ends no other of theirs is begun. */
export async function runningBatches(tx: Tx, personId: string): Promise<number> {
  await lockAbout(tx, `batches ${personId}`);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from batch_download where requested_by = ${personId} and state in ('queued', 'preparing')`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** A file of a batch that is ready and in its time. */
export async function batchFileOf(
  tx: Tx,
  id: string,
  number: number,
): Promise<{ sha256: string; size: number; entries: number } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ sha256: string; size: number; entries: number }>`
    select f.zip_hash as sha256, f.size, f.entries from batch_download_file f join batch_download b on b.id = f.batch_id
     where b.id = ${id}::uuid and f.number = ${number} and b.state = 'ready' and b.expires_at > now()`.execute(tx);
  return rows[0];
}

/** The documents of a batch that are in its files and that the reader may no longer open: withdrawn, or out of reach. */
export async function lostOf(tx: Tx, id: string, scope: Scope): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::integer as lost from batch_download_entry e
     where e.batch_id = ${id}::uuid and e.state = 'made'
       and not exists (select from ${documentsOf(scope.category)} r where r.id = e.receipt_id and ${conditions(scope, {})} offset 0)`.execute(
    tx,
  );
  return rows[0]?.lost ?? 0;
}

/** Each document of a file was opened by who takes it: one entry for each in its worker's log, in one statement. */
export async function noteBatchOpening(
  tx: Tx,
  id: string,
  number: number,
  doer: { personId: string; supporterId: string | null; profile: string; ip: string | null },
): Promise<void> {
  await sql`
    insert into access_log (access_group_id, person_id, opened_by, supporter_id, profile, ip, entity, entity_id)
    select r.access_group_id, r.person_id, ${doer.personId}, ${doer.supporterId}::uuid, ${doer.profile}, ${doer.ip}, case when r.mirror then 'timesheet' else 'receipt' end, r.id::text
      from batch_download_file f
      join batch_download_entry e on e.batch_id = f.batch_id and e.position between f.first_position and f.last_position
      join ${entryDocuments} r on r.id = e.receipt_id
     where f.batch_id = ${id}::uuid and f.number = ${number} and e.state = 'made' and r.person_id <> ${doer.personId}`.execute(
    tx,
  );
}

/** Whether the person began to take this file within the hour: what comes by Range goes on with that. */
export async function hasBegun(tx: Tx, personId: string, entityId: string): Promise<boolean> {
  const { rows } = await sql`
    select from download where person_id = ${personId} and what = 'batchDownload' and entity_id = ${entityId}
       and at > clock_timestamp() - interval '60 minutes' limit 1`.execute(tx);
  return rows.length === 1;
}
