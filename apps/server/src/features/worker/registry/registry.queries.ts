import type { RowAct } from '@cracha/contract/features/worker/registry.schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type HeldFile, storeFile } from '#core/file/stored-file.queries.ts';
import { fileLog } from '#core/task/file-log.queries.ts';
import { type AskedPage, countUpTo, keyset } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { StoredRegistryState } from './registry.policy.ts';
import type { RegistryEdits } from './registry-edits.ts';
import type { Fill } from './registry-fill.ts';

/** Opens a registry import of a file; undefined where one of the same content stands. Where there is one company alone, it is that one's. */
export async function openRegistry(tx: Tx, file: HeldFile, sections: readonly string[]): Promise<string | undefined> {
  await storeFile(tx, file);
  const made = await tx
    .insertInto('registry_import')
    .values({
      access_group_id: file.accessGroupId,
      file_sha256: file.sha256,
      file_name: file.name,
      file_size: file.size,
      content_type: file.contentType,
      sent_by: file.personId,
      sections: [...sections],
      from_day: today,
      company_id: sql<string | null>`(select (array_agg(id))[1] from company where active having count(*) = 1)`,
    })
    .onConflict(c => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** The standing import of the same content. */
export async function registryOfFile(tx: Tx, sha256: string): Promise<{ id: string; sent_at: Date } | undefined> {
  return tx
    .selectFrom('registry_import')
    .select(['id', 'sent_at'])
    .where('file_sha256', '=', sha256)
    .where('state', 'not in', ['cancelled', 'undone'])
    .executeTakeFirst();
}

export const registryLog = fileLog('registry_import_event');

function personName(column: string) {
  return sql<string | null>`access.person_name(${sql.ref(column)})`;
}

const selectRegistries = (tx: Tx) =>
  tx
    .selectFrom('registry_import as i')
    .leftJoin('company as c', 'c.id', 'i.company_id')
    .selectAll('i')
    .select(['c.trade_name', personName('i.sent_by').as('sent_by_name'), sql<string>`i.from_day::text`.as('day')]);

export type RegistryRow = NonNullable<Awaited<ReturnType<typeof findRegistry>>>;

/** Undefined for a foreign or unknown id alike; `lock` holds the row until the transaction ends. */
export async function findRegistry(tx: Tx, id: string, lock = false) {
  if (!isUuid(id)) return undefined;
  const query = selectRegistries(tx).where('i.id', '=', id);
  return (lock ? query.forUpdate('i') : query).executeTakeFirst();
}

export interface RegistryFilter {
  state?: StoredRegistryState | undefined;
  search?: string | undefined;
}

function conditions({ state, search }: RegistryFilter): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`];
  if (state) all.push(sql<SqlBool>`i.state = ${state}`);
  if (search) all.push(sql<SqlBool>`public.search_form(i.file_name) like '%' || public.search_form(${search}) || '%'`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

const newestFirst = [
  { value: sql`i.sent_at`, type: 'instant', descending: true },
  { value: sql`i.id`, type: 'uuid', descending: true },
] as const;

export async function listRegistries(tx: Tx, filter: RegistryFilter, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  return selectRegistries(tx)
    .select(place)
    .where(conditions(filter))
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
}

export function countRegistries(tx: Tx, filter: RegistryFilter): Promise<number> {
  return countUpTo(tx, sql`registry_import i where ${conditions(filter)}`);
}

/** Moves an import from one of the states a transition expects; false: somebody was faster. */
export async function moveRegistry(
  tx: Tx,
  id: string,
  from: readonly StoredRegistryState[],
  state: StoredRegistryState,
  failure: { code: string; values: Record<string, unknown> } | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('registry_import')
    .set({ state, failure: failure && JSON.stringify(failure) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What a person said of the table; the next reading goes by it. */
export async function setTerms(
  tx: Tx,
  id: string,
  terms: {
    sections: readonly string[];
    companyId: string | null;
    day: string | undefined;
    fill: Fill;
    fillColumns: readonly string[];
  },
): Promise<void> {
  await tx
    .updateTable('registry_import')
    .set({
      sections: [...terms.sections],
      company_id: terms.companyId,
      fill: JSON.stringify(Object.fromEntries(terms.fill)),
      fill_columns: [...terms.fillColumns],
      ...(terms.day ? { from_day: terms.day } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps what a person said of a heading; said again, the newer holds. */
export async function keepMapping(
  tx: Tx,
  by: { accessGroupId: string; personId: string },
  table: { heading: string; titles: readonly string[] },
  columns: readonly string[],
): Promise<void> {
  const kept = { titles: [...table.titles], columns: [...columns], confirmed_by: by.personId };
  await tx
    .insertInto('registry_mapping')
    .values({ ...kept, access_group_id: by.accessGroupId, heading: table.heading })
    .onConflict(c => c.columns(['access_group_id', 'heading']).doUpdateSet({ ...kept, confirmed_at: new Date() }))
    .execute();
}

/** The active companies that a file's rows may be of, by name. */
export async function companiesToFill(tx: Tx): Promise<{ id: string; nome: string }[]> {
  return tx
    .selectFrom('company')
    .select(['id', 'trade_name as nome'])
    .where('active', '=', true)
    .orderBy('trade_name')
    .execute();
}

const actsStored = { incluir: 'insert', mudar: 'update', igual: 'same', recusar: 'refused' } as const satisfies Record<
  RowAct,
  string
>;

interface RowFilter {
  act?: RowAct | undefined;
  /** Taken, with a note or without. */
  noted?: boolean | undefined;
  search?: string | undefined;
}

function rowConditions(importId: string, { act, noted, search }: RowFilter): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql<SqlBool>`r.import_id = ${importId}`];
  if (act) all.push(sql<SqlBool>`r.act = ${actsStored[act]}`);
  if (noted !== undefined) all.push(sql<SqlBool>`r.act <> 'refused' and (r.reasons <> '[]') = ${noted}`);
  if (search) all.push(sql<SqlBool>`r.search like '%' || public.search_form(${search}) || '%'`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

export type PlanRow = Awaited<ReturnType<typeof listRows>>[number];

const inFile = [{ value: sql`r.position`, type: 'integer' }] as const;

/** A page of the dry run. */
export async function listRows(tx: Tx, importId: string, filter: RowFilter, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(inFile, page);
  return tx
    .selectFrom('registry_import_row as r')
    .leftJoin('company as c', 'c.id', 'r.company_id')
    .selectAll('r')
    .select(['c.trade_name', place])
    .where(rowConditions(importId, filter))
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
}

export function countRows(tx: Tx, importId: string, filter: RowFilter): Promise<number> {
  return countUpTo(tx, sql`registry_import_row r where ${rowConditions(importId, filter)}`);
}

export async function isRowOf(tx: Tx, importId: string, position: number): Promise<boolean> {
  const { rows } =
    await sql`select from registry_import_row where import_id = ${importId} and position = ${position}`.execute(tx);
  return rows.length > 0;
}

export async function setEdits(tx: Tx, id: string, edits: RegistryEdits): Promise<void> {
  await tx
    .updateTable('registry_import')
    .set({ edits: JSON.stringify(edits) })
    .where('id', '=', id)
    .execute();
}
