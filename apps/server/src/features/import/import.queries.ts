import { randomUUID } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type HeldFile, storeFile } from '#core/file/stored-file.queries.ts';
import { fileLog } from '#core/task/file-log.queries.ts';
import { type AskedPage, countUpTo, keyset } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { StoredImportState } from './import.policy.ts';

/** Opens an import for a file; undefined where one of the same content stands. */
export async function openImport(tx: Tx, file: HeldFile): Promise<string | undefined> {
  await storeFile(tx, file);
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

/** A new import of the same file in place of one that stands. Undefined: it has been replaced already. */
export async function replaceFile(tx: Tx, row: ImportRow, personId: string): Promise<string | undefined> {
  const id = randomUUID();
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set({ replaced_by: sql`${id}::uuid` })
    .where('id', '=', row.id)
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  const { access_group_id, file_sha256, file_name, file_size, content_type } = row;
  await tx
    .insertInto('import')
    .values({ id, access_group_id, file_sha256, file_name, file_size, content_type, sent_by: personId })
    .execute();
  return id;
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

export const importLog = fileLog('import_event');

/** The name of a person of the access group, who may have no employment in it. */
function personName(column: string) {
  return sql<string | null>`access.person_name(${sql.ref(column)})`;
}

export interface ImportFilter {
  states?: readonly StoredImportState[] | undefined;
  /** Page type code of documents in it. */
  type?: number | undefined;
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
  'i.publish_mail',
  'i.publish_sms',
  'i.pages',
  'i.pages_read',
  'i.counts_by_type',
  'i.clean',
  'i.doubtful',
  'i.undated',
  'i.published',
  'i.others',
  'i.causes',
  'i.companies',
  'i.failure',
  'i.problems',
  'i.started_at',
  'i.finished_at',
  'i.access_group_id',
  'i.sums_asked',
  'i.sums_confirmed_at',
] as const;

const selectImports = (tx: Tx) =>
  tx.selectFrom('import as i').select(columns).select(personName('i.sent_by').as('sent_by_name'));

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
  if (filter.states) all.push(sql<SqlBool>`i.state = any (${filter.states})`);
  if (filter.type !== undefined) all.push(sql<SqlBool>`i.counts_by_type ? ${String(filter.type)}`);
  if (filter.year) all.push(sql<SqlBool>`extract(year from ${sentOn}) = ${filter.year}`);
  if (filter.month) all.push(sql<SqlBool>`extract(month from ${sentOn}) = ${filter.month}`);
  if (filter.search)
    all.push(sql<SqlBool>`public.search_form(i.file_name) like '%' || public.search_form(${filter.search}) || '%'`);
  if (filter.companyId) all.push(sql<SqlBool>`${filter.companyId}::uuid = any (i.company_ids)`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

const newestFirst = [
  { value: sql`i.sent_at`, type: 'instant', descending: true },
  { value: sql`i.id`, type: 'uuid', descending: true },
] as const;

export async function listImports(tx: Tx, filter: ImportFilter, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  return selectImports(tx)
    .select(place)
    .where(conditions(filter))
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
}

export function countImports(tx: Tx, filter: ImportFilter): Promise<number> {
  return countUpTo(tx, sql`import i where ${conditions(filter)}`);
}

/** The companies whose files can be looked for: all that the reader may see. */
export async function companiesToChoose(tx: Tx): Promise<{ id: string; nome: string }[]> {
  return tx.selectFrom('company').select(['id', 'trade_name as nome']).orderBy('trade_name').execute();
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
  to: Partial<{
    state: StoredImportState;
    publish_at: Date | null;
    publish_mail: boolean;
    publish_sms: boolean;
    failure: string | null;
  }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
