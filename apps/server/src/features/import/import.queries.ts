import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Registry } from '#core/reading/reading.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { StoredImportState } from './import.policy.ts';

/** A file that was sent, before it is read. */
export interface SentFileRow {
  accessGroupId: string;
  personId: string;
  name: string;
  sha256: string;
  size: number;
  contentType: string;
}

/** Opens an import for a file; undefined where one of the same content stands. */
export async function openImport(tx: Tx, file: SentFileRow): Promise<string | undefined> {
  const stored = {
    access_group_id: file.accessGroupId,
    sha256: file.sha256,
    size: file.size,
    content_type: file.contentType,
    name: file.name,
    stored_by: file.personId,
  };
  await tx
    .insertInto('stored_file')
    .values(stored)
    .onConflict(c => c.doNothing())
    .execute();
  const row = {
    access_group_id: file.accessGroupId,
    file_sha256: file.sha256,
    file_name: file.name,
    file_size: file.size,
    content_type: file.contentType,
    sent_by: file.personId,
  };
  const made = await tx
    .insertInto('import')
    .values(row)
    .onConflict(c => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** The standing import of the same content. */
export async function importOfFile(tx: Tx, sha256: string): Promise<{ id: string; sent_at: Date } | undefined> {
  return tx
    .selectFrom('import')
    .select(['id', 'sent_at'])
    .where('file_sha256', '=', sha256)
    .where('state', 'not in', ['cancelled', 'undone'])
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
}

/** One row of the log. `personId` null: the machine. */
export async function logEvent(
  tx: Tx,
  event: {
    importId: string;
    accessGroupId: string;
    personId: string | null;
    kind: string;
    values?: Record<string, unknown>;
  },
): Promise<void> {
  await tx
    .insertInto('import_event')
    .values({
      import_id: event.importId,
      access_group_id: event.accessGroupId,
      person_id: event.personId,
      kind: event.kind,
      values: JSON.stringify(event.values ?? {}),
    })
    .execute();
}

export async function eventsOf(tx: Tx, importId: string) {
  return tx
    .selectFrom('import_event as e')
    .select(['e.id', 'e.at', 'e.kind', 'e.values', personName('e.person_id').as('who')])
    .where('e.import_id', '=', importId)
    .orderBy('e.id')
    .execute();
}

/** The name of a person of the access group, who may have no employment in it. */
function personName(column: string) {
  return sql<string | null>`access.person_name(${sql.ref(column)})`;
}

export interface ImportFilter {
  state?: StoredImportState | undefined;
  month?: number | undefined;
  year?: number | undefined;
  companyId?: string | undefined;
  search?: string | undefined;
}

const columns = [
  'i.id',
  'i.file_name',
  'i.file_sha256',
  'i.file_size',
  'i.content_type',
  'i.sent_at',
  'i.state',
  'i.publish_at',
  'i.pages',
  'i.pages_read',
  'i.counts_by_type',
  'i.clean',
  'i.doubtful',
  'i.published',
  'i.others',
  'i.causes',
  'i.companies',
  'i.failure',
  'i.started_at',
  'i.finished_at',
  'i.access_group_id',
] as const;

/** `sent_at_exact` keeps the microseconds that a Date loses: a cursor must not skip or repeat a row. */
const selectImports = (tx: Tx) =>
  tx
    .selectFrom('import as i')
    .select(columns)
    .select([personName('i.sent_by').as('sent_by_name'), sql<string>`i.sent_at::text`.as('sent_at_exact')]);

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Undefined for a foreign or unknown id alike; `lock` holds the row until the transaction ends. */
export async function findImport(tx: Tx, id: string, lock = false) {
  const query = selectImports(tx).where('i.id', '=', id);
  return (lock ? query.forUpdate('i') : query).executeTakeFirst();
}

/** What a filter asks of an import `i`, as conditions. */
function conditions(filter: ImportFilter): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`];
  const sentOn = sql`i.sent_at at time zone 'America/Sao_Paulo'`;
  if (filter.state) all.push(sql<SqlBool>`i.state = ${filter.state}`);
  if (filter.year) all.push(sql<SqlBool>`extract(year from ${sentOn}) = ${filter.year}`);
  if (filter.month) all.push(sql<SqlBool>`extract(month from ${sentOn}) = ${filter.month}`);
  if (filter.search)
    all.push(sql<SqlBool>`public.search_form(i.file_name) like '%' || public.search_form(${filter.search}) || '%'`);
  if (filter.companyId)
    all.push(
      sql<SqlBool>`exists (select from import_document d where d.import_id = i.id and d.company_id = ${filter.companyId})`,
    );
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

export async function listImports(
  tx: Tx,
  filter: ImportFilter,
  page: { offset: number; size: number; after?: { sentAt: string; id: string } | undefined },
) {
  let query = selectImports(tx).where(conditions(filter));
  if (page.after)
    query = query.where(sql<SqlBool>`(i.sent_at, i.id) < (${page.after.sentAt}::timestamptz, ${page.after.id}::uuid)`);
  return query
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(page.size + 1)
    .offset(page.after ? 0 : page.offset)
    .execute();
}

/** Exact up to 10,000; 10,001 stands for more. */
export async function countImports(tx: Tx, filter: ImportFilter): Promise<number> {
  const found = tx.selectFrom('import as i').select('i.id').where(conditions(filter)).limit(10_001).as('found');
  const { total } = await tx
    .selectFrom(found)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function importTotals(tx: Tx) {
  return tx
    .selectFrom('import')
    .select(eb => [
      'state',
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number>('doubtful').as('doubtful'),
      eb.fn.sum<number>('published').as('published'),
    ])
    .groupBy('state')
    .execute();
}

/** Moves an import from one of the states a transition expects; false: somebody was faster. */
export async function moveImport(
  tx: Tx,
  id: string,
  from: readonly StoredImportState[],
  to: Partial<{ state: StoredImportState; publish_at: Date | null; failure: string | null }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes an import for reading, also one whose reading broke off. False: cancelled or done meanwhile. */
export async function beginReading(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set({ state: 'reading', started_at: new Date(), finished_at: null, pages_read: 0, failure: null })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'reading'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function fileOf(tx: Tx, id: string): Promise<{ sha256: string; name: string }> {
  return tx
    .selectFrom('import')
    .select(['file_sha256 as sha256', 'file_name as name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Notes how far reading is. False: it was cancelled, and stops. */
export async function reportProgress(
  tx: Tx,
  id: string,
  progress: { pages?: number; pagesRead?: number },
): Promise<boolean> {
  const set = {
    ...(progress.pages === undefined ? {} : { pages: progress.pages }),
    ...(progress.pagesRead === undefined ? {} : { pages_read: progress.pagesRead }),
  };
  if (Object.keys(set).length === 0) return isReading(tx, id);
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function isReading(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('import').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'reading';
}

/** Ends a reading: failed with its reason, or to review, or ready. */
export async function finishReading(tx: Tx, id: string, failure?: { code: string; values: Record<string, unknown> }) {
  const state = failure ? sql<string>`'failed'` : sql<string>`case when doubtful > 0 then 'toReview' else 'ready' end`;
  return tx
    .updateTable('import')
    .set({ state, failure: failure ? JSON.stringify(failure) : null, finished_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .returning(['file_name', 'clean', 'doubtful', 'others'])
    .executeTakeFirstOrThrow();
}

/** The companies and workers documents are matched against: all of the access group. */
export async function registryOf(tx: Tx): Promise<Registry> {
  const companies = await tx.selectFrom('company').select(['id', 'cnpj', 'legal_name as name']).execute();
  const workers = await tx
    .selectFrom('employment as e')
    .leftJoin(
      sql<{ person_id: string; cpf: string }>`access.group_cpfs()`.as('known'),
      'known.person_id',
      'e.person_id',
    )
    .select([
      'e.id as employmentId',
      'e.company_id as companyId',
      'e.registration',
      'e.name',
      'e.pis',
      'e.dismissed_on',
      sql<string>`known.cpf`.as('cpf'),
    ])
    .execute();
  return {
    companies,
    workers: workers.map(({ dismissed_on, pis, ...worker }) => ({
      ...worker,
      ...(pis ? { pis } : {}),
      active: dismissed_on === null,
    })),
  };
}
