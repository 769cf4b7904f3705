import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, type Keyset, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type About, isAbout } from './history-about.queries.ts';

/** Rows of a history are numbered. */
export function isRowNumber(id: string): boolean {
  return /^\d{1,18}$/.test(id);
}

export interface Reach {
  /** Null: the platform, which reads what it did itself. */
  group: string | null;
  entities: readonly string[];
  categories: readonly number[];
}

interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Newest first. */
const inOrder = [
  { value: sql`h.at`, type: 'instant', descending: true },
  { value: sql`h.id`, type: 'bigint', descending: true },
] as const;

/** What the platform reads, in the words of each table's index: its own acts, of changes also that a group asked for a batch or took one. */
const platformReads = {
  changes: sql<SqlBool>`(h.profile = 'admin' or h.entity = 'batchDownload')`,
  deletions: sql<SqlBool>`h.profile = 'admin'`,
};

function conditions(
  table: keyof typeof platformReads,
  { group, entities }: Reach,
  { from, until }: Period,
  beyond?: Keyset['beyond'],
): RawBuilder<SqlBool>[] {
  const startOf = (day: string, more: number) =>
    sql`((${day}::date + ${more}::integer)::timestamp at time zone 'America/Sao_Paulo')`;
  return [
    group === null ? platformReads[table] : sql<SqlBool>`h.access_group_id = ${group}`,
    sql<SqlBool>`h.entity = any (${entities}::text[])`,
    ...(from === undefined ? [] : [sql<SqlBool>`h.at >= ${startOf(from, 0)}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`h.at < ${startOf(until, 1)}`]),
    ...(beyond === undefined ? [] : [beyond]),
  ];
}

/** The platform reads persons' names by their own rows, everybody else those of the access group. */
const nameOf = (person: RawBuilder<unknown>) =>
  sql`coalesce(access.person_name(${person}), (select p.name from person p where p.id = ${person}))`;

/** By what the history calls a record: the column that names it, `table.column`; each feature says it of its own. */
export type Named = Readonly<Record<string, string>>;

/** What a record is called; one that was deleted, what it was called. */
function recordName([entity, at]: [entity: string, at: string]): RawBuilder<unknown> {
  const [table = '', column = ''] = at.split('.');
  return sql`when h.entity = ${entity} then coalesce((select t.${sql.id(column)} from ${sql.id(table)} t where t.id = h.entity_id::uuid), (
    select x.record ->> ${column} from exclusion_history x where x.access_group_id is not distinct from h.access_group_id and x.entity = ${entity}
       and x.entity_id = h.entity_id order by x.id desc limit 1))`;
}

interface Done {
  id: string;
  at: Date;
  who: string | null;
  profile: string | null;
  ip: string | null;
  entity: string;
  subject: string | null;
}

export interface RecordedRow extends Done {
  supporter: string | null;
  verb: string;
  before: unknown;
  after: unknown;
}

export async function listChanges(
  tx: Tx,
  reach: Reach,
  filter: Period & { personId?: string | undefined; about?: About | undefined },
  page: AskedPage,
  named: Named,
): Promise<Placed<RecordedRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(inOrder, page);
  const all = [
    ...conditions('changes', reach, filter, beyond),
    sql<SqlBool>`case h.entity when 'receipt' then exists (
      select from receipt r where r.id = h.entity_id::uuid and r.category = any (${reach.categories}::smallint[])) else true end`,
    ...(filter.about === undefined ? [] : [isAbout(filter.about)]),
    ...(filter.personId === undefined ? [] : [sql<SqlBool>`h.person_id = ${filter.personId}::text::uuid`]),
  ];
  const { rows } = await sql<Placed<RecordedRow>>`
    select h.id::text as id, h.at, ${place}, ${nameOf(sql`h.person_id`)} as who, h.profile, h.ip, h.entity, h.verb, h.before, h.after,
           case when h.supporter_id is null then null else coalesce(${nameOf(sql`h.supporter_id`)}, '') end as supporter,
           case when h.entity in ('employment', 'employmentPay', 'employmentBank', 'employmentDependants', 'reportingLine') then (select e.name from employment e where e.id = h.entity_id::uuid)
             when h.entity = 'receipt' then (select r.worker_name || ' · ' || lpad(r.month::text, 2, '0') || '/' || r.year from receipt r where r.id = h.entity_id::uuid)
             when h.entity = 'workerFile' then (select e.name || ' · ' || f.name from worker_file f join employment e on e.id = f.employment_id where f.id = h.entity_id::uuid)
             when h.entity = 'batchDownload' then case when ${reach.group === null} then (select g.name from access_group g where g.id = h.access_group_id)
               else (select c.trade_name from company c where c.id::text = h.after ->> 'idEmpresa') end
             when h.entity in ('person', 'manager') then ${nameOf(sql`h.entity_id::uuid`)}
             when h.entity = 'importDocument' then (select e.name || ' · ' || i.file_name from import_document d join import i on i.id = d.import_id
               join employment e on e.id = d.employment_id where d.id = h.entity_id::uuid)
             ${sql.join(Object.entries(named).map(recordName), sql` `)}
           end as subject
      from record_history h where ${sql.join(all, sql` and `)} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

/** Null where there are fewer than five. */
export async function countProofs(
  tx: Tx,
  { from, until }: Period,
): Promise<{ made: number | null; opened: number | null }> {
  const { rows } = await sql<{ made: number | null; opened: number | null }>`
    select * from access.income_proofs_counted(${from ?? null}::date, ${until ?? null}::date)`.execute(tx);
  return rows[0] ?? { made: null, opened: null };
}

export interface Doer {
  id: string;
  name: string;
}

/** Staff of the group, or of the platform, with an act that the reader's rows reach. */
export async function doersOf(tx: Tx, { group }: Pick<Reach, 'group'>): Promise<Doer[]> {
  const who =
    group === null
      ? sql`select distinct h.person_id from record_history h where h.profile = 'admin'`
      : sql`select m.person_id from (select distinct person_id from membership where access_group_id = ${group} and role <> 'EMPREGADO') m
             where exists (select from record_history h where h.access_group_id = ${group} and h.person_id = m.person_id)`;
  const { rows } = await sql<Doer>`
    select * from (select w.person_id as id, ${nameOf(sql`w.person_id`)} as name from (${who}) w) d
     where d.name is not null order by public.search_form(d.name), d.id limit 500`.execute(tx);
  return rows;
}

export interface DeletedRow extends Done {
  justification: string;
  record: unknown;
  restored_at: Date | null;
}

export interface OpenedDeletion extends DeletedRow {
  entity_id: string;
  restored_by: string | null;
  restore_reason: string | null;
}

const subject = sql`coalesce(h.record ->> 'worker_name' || ' · ' || lpad(h.record ->> 'month', 2, '0') || '/' || (h.record ->> 'year'),
  h.record ->> 'trade_name', h.record ->> 'name', h.record ->> 'title')`;
const deletedColumns = sql`h.id::text as id, h.at, ${nameOf(sql`h.person_id`)} as who, h.profile, h.ip, h.entity,
  h.justification, h.record, h.restored_at, ${subject} as subject`;

const ofCategory = ({ categories }: Reach) =>
  sql<SqlBool>`(h.entity <> 'receipt' or (h.record ->> 'category')::integer = any (${categories}::integer[]))`;

export async function listDeleted(
  tx: Tx,
  reach: Reach,
  filter: Period & { search?: string | undefined },
  page: AskedPage,
): Promise<Placed<DeletedRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(inOrder, page);
  const words = (filter.search ?? '').split(/\s+/).filter(Boolean);
  const all = [
    ...conditions('deletions', reach, filter, beyond),
    ofCategory(reach),
    ...words.map(
      word =>
        sql<SqlBool>`public.search_form(concat_ws(' ', ${subject}, h.justification, h.record ->> 'cnpj')) like hot.pattern(${word})`,
    ),
  ];
  const { rows } = await sql<Placed<DeletedRow>>`
    select ${deletedColumns}, ${place} from exclusion_history h where ${sql.join(all, sql` and `)} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

/** Undefined: none, or out of reach. */
export function deletionById(tx: Tx, reach: Reach, id: string): Promise<OpenedDeletion | undefined> {
  return oneDeletion(tx, reach, id, sql``);
}

/** The same, held until the transaction ends. */
export function lockDeletion(tx: Tx, reach: Reach, id: string): Promise<OpenedDeletion | undefined> {
  return oneDeletion(tx, reach, id, sql`for update of h`);
}

async function oneDeletion(
  tx: Tx,
  reach: Reach,
  id: string,
  lock: RawBuilder<unknown>,
): Promise<OpenedDeletion | undefined> {
  if (!isRowNumber(id)) return undefined;
  const { rows } = await sql<OpenedDeletion>`
    select ${deletedColumns}, h.entity_id, ${nameOf(sql`h.restored_by`)} as restored_by, h.restore_reason
      from exclusion_history h where h.id = ${id}::bigint and ${sql.join([...conditions('deletions', reach, {}), ofCategory(reach)], sql` and `)} ${lock}`.execute(
    tx,
  );
  return rows[0];
}

export async function markRestored(tx: Tx, id: string, personId: string, reason: string): Promise<void> {
  await sql`
    update exclusion_history set restored_at = now(), restored_by = ${personId}, restore_reason = ${reason} where id = ${id}::bigint`.execute(
    tx,
  );
}
