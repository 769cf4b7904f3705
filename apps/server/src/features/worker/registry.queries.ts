import type { RowAct } from '@cracha/contract/features/worker/registry.schemas.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type HeldFile, storeFile } from '#core/file/stored-file.queries.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { StoredRegistryState } from './registry.policy.ts';
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

export interface RegistryEvent {
  importId: string;
  accessGroupId: string;
  personId: string | null;
  kind: string;
  values?: Record<string, unknown>;
}

export async function logRegistry(tx: Tx, event: RegistryEvent): Promise<void> {
  await tx
    .insertInto('registry_import_event')
    .values({
      import_id: event.importId,
      access_group_id: event.accessGroupId,
      person_id: event.personId,
      kind: event.kind,
      values: JSON.stringify(event.values ?? {}),
    })
    .execute();
}

export async function registryEventsOf(tx: Tx, importId: string) {
  return tx
    .selectFrom('registry_import_event as e')
    .select(['e.id', 'e.at', 'e.kind', 'e.values', personName('e.person_id').as('who')])
    .where('e.import_id', '=', importId)
    .orderBy('e.id')
    .execute();
}

function personName(column: string) {
  return sql<string | null>`access.person_name(${sql.ref(column)})`;
}

const selectRegistries = (tx: Tx) =>
  tx
    .selectFrom('registry_import as i')
    .leftJoin('company as c', 'c.id', 'i.company_id')
    .selectAll('i')
    .select([
      'c.trade_name',
      personName('i.sent_by').as('sent_by_name'),
      sql<string>`i.sent_at::text`.as('sent_at_exact'),
      sql<string>`i.from_day::text`.as('day'),
    ]);

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

export async function listRegistries(
  tx: Tx,
  filter: RegistryFilter,
  page: { offset: number; size: number; after?: { sentAt: string; id: string } | undefined },
) {
  let query = selectRegistries(tx).where(conditions(filter));
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
export async function countRegistries(tx: Tx, filter: RegistryFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from registry_import i where ${conditions(filter)} limit 10001) found`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
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

const selectRows = (tx: Tx, importId: string, filter: RowFilter) =>
  tx
    .selectFrom('registry_import_row as r')
    .leftJoin('company as c', 'c.id', 'r.company_id')
    .selectAll('r')
    .select('c.trade_name')
    .where(rowConditions(importId, filter))
    .orderBy('r.position');

export type PlanRow = Awaited<ReturnType<typeof listRows>>[number];

/** A page of the dry run, one row more than fits where another follows. */
export async function listRows(
  tx: Tx,
  importId: string,
  filter: RowFilter,
  page: { offset: number; size: number; after?: number | undefined },
) {
  let query = selectRows(tx, importId, filter);
  if (page.after !== undefined) query = query.where('r.position', '>', page.after);
  return query
    .limit(page.size + 1)
    .offset(page.after === undefined ? page.offset : 0)
    .execute();
}

export async function countRows(tx: Tx, importId: string, filter: RowFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from registry_import_row r where ${rowConditions(importId, filter)} limit 10001) found`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}
