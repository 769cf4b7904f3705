import { sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** Documents sent as one act: each to whom it goes at once, or each made of a model, row by row. */
export interface Batch {
  id: string;
  title: string;
  template_id: string | null;
  total: number;
  made_at: Date;
  ended_at: Date | null;
  done: number;
  refused: number;
}

interface Reader {
  personId: string;
  profile: string;
}

const own = ({ personId, profile }: Reader) =>
  sql`b.person_id = ${personId}::uuid and coalesce(b.profile, 'rh') = ${profile}`;

const columns = sql`b.id, b.title, b.template_id, b.total, b.made_at, case when b.template_id is null then b.made_at else b.ended_at end as ended_at,
  case when b.template_id is null then b.total else (select count(*)::integer from document_batch_row r where r.batch_id = b.id and r.state = 'done') end as done,
  (select count(*)::integer from document_batch_row r where r.batch_id = b.id and r.state = 'refused') as refused`;

/** The reader's own, the newest first. */
export async function listBatches(tx: Tx, reader: Reader, page: AskedPage): Promise<Placed<Batch>[]> {
  const { place, beyond, orderBy, limit } = keyset(
    [
      { value: sql`b.made_at`, type: 'instant', descending: true },
      { value: sql`b.id`, type: 'uuid', descending: true },
    ],
    page,
  );
  const { rows } = await sql<Placed<Batch>>`
    select ${columns}, ${place} from document_batch b where ${own(reader)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export const countBatches = (tx: Tx, reader: Reader): Promise<number> =>
  countUpTo(tx, sql`document_batch b where ${own(reader)}`);

/** One of the reader's own. */
export async function batchById(tx: Tx, reader: Reader, id: string): Promise<Batch | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Batch>`
    select ${columns} from document_batch b where b.id = ${id}::uuid and ${own(reader)}`.execute(tx);
  return rows[0];
}

export interface BatchRow {
  number: number;
  employment_id: string | null;
  name: string | null;
  registration: string | null;
  state: 'waiting' | 'done' | 'refused';
  refusal: string | null;
  data: Record<string, string | number | boolean | null>;
  document_id: string | null;
  code: string | null;
}

/** Rows of a model; what was sent to many has a document a person, in the order of their codes. */
const rowsIn = (batchId: string) => sql`(
  select r.number, r.employment_id, r.named, r.state, r.code, r.data, r.document_id from document_batch_row r where r.batch_id = ${batchId}::uuid
  union all
  select row_number() over (order by d.code)::integer, (select p.employment_id from document_person p where p.document_id = d.id limit 1), null, 'done', null, '{}', d.id
    from document d where d.batch_id = ${batchId}::uuid and not exists (select from document_batch_row o where o.batch_id = ${batchId}::uuid)) r`;
const inState = (state: BatchRow['state'] | undefined) =>
  sql`(${state ?? null}::text is null or r.state = ${state ?? null})`;

export async function rowsOfBatch(
  tx: Tx,
  batchId: string,
  state: BatchRow['state'] | undefined,
  page: AskedPage,
): Promise<Placed<BatchRow>[]> {
  const { place, beyond, orderBy, limit } = keyset([{ value: sql`r.number`, type: 'integer' }], page);
  const { rows } = await sql<Placed<BatchRow>>`
    select r.number, r.employment_id, coalesce(e.name, r.named) as name, e.registration, r.state, r.code as refusal, r.data, r.document_id, d.code, ${place}
      from ${rowsIn(batchId)} left join employment e on e.id = r.employment_id left join document d on d.id = r.document_id
     where ${inState(state)} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countRowsOfBatch(tx: Tx, batchId: string, state: BatchRow['state'] | undefined): Promise<number> {
  return countUpTo(tx, sql`${rowsIn(batchId)} where ${inState(state)}`);
}
