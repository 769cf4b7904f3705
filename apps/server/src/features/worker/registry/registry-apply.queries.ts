import { isLeaveField, workerFieldNames } from '@cracha/contract/features/worker/worker-fields.ts';
import { sql } from 'kysely';
import { ownFieldKeyPrefix } from '#core/employment/own-field-key.ts';
import { columnOf, datedColumns, endingColumnOf, type WorkerTable } from '#core/employment/worker-columns.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** What a row gives the employment's own columns; leaves settle theirs. */
const columnsOf = (table: WorkerTable) => [
  ...workerFieldNames.flatMap(name => (columnOf[name][0] === table && !isLeaveField(name) ? [columnOf[name][1]] : [])),
  ...(table === 'employment' ? Object.values(endingColumnOf) : []),
];
const named = (columns: readonly string[], alias?: string) =>
  sql.join(columns.map(column => sql.ref(alias ? `${alias}.${column}` : column)));
const besides = ['worker_record', 'worker_pay', 'worker_bank'] as const;

export interface HeldRegistry {
  file_name: string;
  inserts: number;
  updates: number;
  /** As they are read: some may be companies' own fields. */
  columns: string[];
  fill_columns: string[];
}

/** What an import of some state is about; held until the transaction ends. Undefined: it is in another state, its work is done. */
export async function holdRegistry(
  tx: Tx,
  id: string,
  state: 'applying' | 'undoing',
): Promise<HeldRegistry | undefined> {
  // as long as it takes: a hundred thousand rows are one statement
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(tx);
  const { rows } = await sql<HeldRegistry & { access_group_id: string }>`
    select file_name, inserts, updates, columns, fill_columns, access_group_id from registry_import where id = ${id} and state = ${state} for update`.execute(
    tx,
  );
  const [row] = rows;
  // one writing of a group at a time: two files may name the same workers
  if (row) await sql`select pg_advisory_xact_lock(hashtextextended(${row.access_group_id}, 40))`.execute(tx);
  return row;
}

/**
 * How many rows no longer stand as the dry run saw them: an employment that was saved since, or taken by another registration, or of
 * a company out of reach; or tells a leave as no longer is written (dry runs made before 0067). The employments are held until the transaction ends. `since`: the version rows of that act were seen in.
 */
export async function changedSince(tx: Tx, id: string, state: 'planned' | 'applied'): Promise<number> {
  const insertVersion = state === 'planned' ? sql`-1` : sql`1`;
  const more = state === 'planned' ? sql`0` : sql`1`;
  const oldLeave =
    state === 'planned' ? sql`r.act in ('insert', 'update') and r.after -> 'employment' ? 'leave_kind'` : sql`false`;
  const { rows } = await sql<{ changed: number }>`
    with held as materialized (
      select e.id, e.version, e.company_id from registry_import_row r join employment e on e.id = r.employment_id
       where r.import_id = ${id} and r.act in ('insert', 'update') order by e.id for update of e),
    reach as materialized (select c.id from company c where c.active)
    select count(*)::int as changed from registry_import_row r left join held h on h.id = r.employment_id
     where r.import_id = ${id} and (
       r.act = 'update' and h.version is distinct from r.version + ${more}
       or r.act = 'insert' and coalesce(h.version, -1) <> ${insertVersion}
       or r.act in ('insert', 'update') and not exists (select from reach where reach.id = r.company_id)
       or ${oldLeave})`.execute(tx);
  return rows[0]?.changed ?? 0;
}

/** Of planned new employments, how many persons have got an active one in that company since the dry run. */
export async function registeredSince(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with late as materialized (
      select e.cpf, e.company_id from employment e, registry_import i where i.id = ${id} and e.created_at > i.planned_at)
    select count(*)::int as taken from late l
     where exists (select from registry_import_row r where r.import_id = ${id} and r.act = 'insert' and r.company_id = l.company_id and r.cpf = l.cpf)`.execute(
    tx,
  );
  return rows[0]?.taken ?? 0;
}

/** Of how many planned new employments the company has changed since the dry run what it asks of records; where a file fills its own fields, of changed ones too. */
export async function askedSince(tx: Tx, id: string, fillsOwn: boolean): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select count(*)::int as changed from registry_import_row r join registry_import i on i.id = r.import_id join company c on c.id = r.company_id
     where r.import_id = ${id} and r.act = any (${fillsOwn ? ['insert', 'update'] : ['insert']}::text[]) and c.record_form_changed_at > i.planned_at`.execute(
    tx,
  );
  return rows[0]?.changed ?? 0;
}

/** Makes the new employments with their persons. @returns how many; fewer than planned: a registration has been taken since */
export async function insertPlanned(tx: Tx, id: string): Promise<number> {
  await sql`select access.persons_for_registry(${id})`.execute(tx);
  const columns = columnsOf('employment');
  const { numAffectedRows } = await sql`
    insert into employment (id, access_group_id, company_id, person_id, ${named(columns)})
    select r.employment_id, r.access_group_id, r.company_id, r.person_id, ${named(columns, 'n')}
      from registry_import_row r cross join lateral jsonb_populate_record(null::employment, r.after -> 'employment') n
     where r.import_id = ${id} and r.act = 'insert' order by r.position
    on conflict (company_id, registration_key) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Gives the changed employments what `side` says, and with it a new version. */
export async function updateEmployments(tx: Tx, id: string, side: 'before' | 'after'): Promise<void> {
  const columns = columnsOf('employment');
  const set = sql.join(columns.map(column => sql`${sql.ref(column)} = n.${sql.ref(column)}`));
  await sql`
    update employment t set ${set}, version = t.version + 1
      from registry_import_row r join employment o on o.id = r.employment_id
     cross join lateral jsonb_populate_record(o, coalesce(r.${sql.ref(side)} -> 'employment', '{}')) n
     where r.import_id = ${id} and r.act = 'update' and t.id = r.employment_id`.execute(tx);
}

/** Writes record, pay and bank: of new employments whole, of others the columns that `side` names; of companies' own fields (`fillsOwn`) those it names. */
export async function writeBesides(tx: Tx, id: string, side: 'before' | 'after', fillsOwn: boolean): Promise<void> {
  for (const table of besides) {
    const columns = columnsOf(table);
    // no field of the record, and never null
    const [also, alsoGiven] =
      table === 'worker_record' ? [sql`, dependants`, sql`, coalesce(n.dependants, '[]')`] : [sql``, sql``];
    const own = fillsOwn && table !== 'worker_bank';
    const all = [...columns, ...(table === 'worker_record' ? ['dependants'] : []), ...(own ? ['own_fields'] : [])];
    const [ownColumn, ownGiven] = own ? [sql`, own_fields`, sql`, ${ownFieldsOf(side, table)}`] : [sql``, sql``];
    const set = sql.join(all.map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
    await sql`
      insert into ${sql.table(table)} (employment_id, access_group_id, company_id, person_id, ${named(columns)}${also}${ownColumn})
      select r.employment_id, r.access_group_id, r.company_id, r.person_id, ${named(columns, 'n')}${alsoGiven}${ownGiven}
        from registry_import_row r left join ${sql.table(table)} t on t.employment_id = r.employment_id
       cross join lateral jsonb_populate_record(t, r.${sql.ref(side)} -> ${table}) n
       where r.import_id = ${id} and r.act = any (${side === 'after' ? ['insert', 'update'] : ['update']}::text[])
         and r.${sql.ref(side)} ? ${table}
      on conflict (employment_id) do update set ${set}`.execute(tx);
  }
}

/** What a record holds of companies' own fields (`t`) with what the row says of them; null takes one away. */
function ownFieldsOf(side: 'before' | 'after', table: string) {
  return sql`jsonb_strip_nulls(coalesce(t.own_fields, '{}') || coalesce((
    select jsonb_object_agg(substr(o.key, ${ownFieldKeyPrefix.length + 1}), o.value) from jsonb_each(r.${sql.ref(side)} -> ${table}) o
     where starts_with(o.key, ${ownFieldKeyPrefix})), '{}'))`;
}

/** What holds from a day on, as of the import. */
export async function writeDated(tx: Tx, id: string, personId: string): Promise<void> {
  await sql`
    insert into employment_change (access_group_id, company_id, employment_id, person_id, field, from_day, value, made_by, applied_at, registry_import_id)
    select r.access_group_id, r.company_id, r.employment_id, r.person_id, d.field, d.from_day, d.value, ${personId},
           case when d.applied then now() end, r.import_id
      from registry_import_row r
     cross join lateral jsonb_to_recordset(r.dated) as d(field text, from_day date, value text, applied boolean)
     where r.import_id = ${id} and r.act in ('insert', 'update')`.execute(tx);
}

/** The leaves that `side` tells; of what is put back, one that the import brought goes. */
export async function writeLeaves(tx: Tx, id: string, personId: string, side: 'before' | 'after'): Promise<void> {
  const told = sql`registry_import_row r cross join lateral jsonb_to_record(r.${sql.ref(side)} -> 'employment_leave')
      as n(leave_kind text, leave_from date, leave_until date)`;
  const acts = sql`r.act = any (${side === 'after' ? ['insert', 'update'] : ['update']}::text[]) and r.after ? 'employment_leave'`;
  await sql`
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day, made_by)
    select r.access_group_id, r.company_id, r.employment_id, r.person_id, n.leave_kind, n.leave_from, n.leave_until, ${personId} from ${told}
     where r.import_id = ${id} and ${acts} and n.leave_kind is not null
    on conflict (employment_id, from_day) do update set kind = excluded.kind, until_day = excluded.until_day`.execute(
    tx,
  );
  if (side === 'after') return;
  await sql`
    delete from employment_leave l using ${told}
     where r.import_id = ${id} and ${acts} and n.leave_kind is null and l.employment_id = r.employment_id
       and l.from_day = (r.after -> 'employment_leave' ->> 'leave_from')::date`.execute(tx);
}

/** The record history of what was applied (`after`) or put back (`before`), pay and bank apart as their readers are. */
export async function writeHistory(tx: Tx, id: string, personId: string, side: 'before' | 'after'): Promise<void> {
  const [was, is] = side === 'after' ? ['before', 'after'] : ['after', 'before'];
  const doer = sql`r.access_group_id, ${personId}::uuid, 'job'`;
  if (side === 'after')
    await sql`
      insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, after)
      select ${doer}, 'workerRegistered', 'employment', r.employment_id::text, jsonb_build_object('name', r.name,
             'registration', r.registration, 'companyId', r.company_id, 'admitted_on', r.after -> 'employment' -> 'admitted_on')
             || jsonb_strip_nulls(jsonb_build_object('dismissed_on', r.after -> 'employment' -> 'dismissed_on', 'dismissal_reason', r.after -> 'employment' -> 'dismissal_reason'))
        from registry_import_row r where r.import_id = ${id} and r.act = 'insert'`.execute(tx);
  // what is dated is told with its day and dependants as who they were and are, below
  const apart = sql`${[...(side === 'after' ? datedColumns : []), 'dependants']}::text[]`;
  const part = (values: string, ...tables: string[]) =>
    sql`(${sql.join(
      tables.map(table => sql`coalesce(r.${sql.ref(values)} -> ${table}, '{}')`),
      sql` || `,
    )}) - ${apart}`;
  const entities = [
    ['employment', 'employment', 'worker_record', 'employment_leave'],
    ['employmentPay', 'worker_pay'],
    ['employmentBank', 'worker_bank'],
  ] as const;
  for (const [entity, ...tables] of entities)
    await sql`
      insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, before, after)
      select ${doer}, 'workerSaved', ${entity}, r.employment_id::text, ${part(was, ...tables)}, ${part(is, ...tables)}
        from registry_import_row r where r.import_id = ${id} and r.act = 'update' and ${part(is, ...tables)} <> '{}'`.execute(
      tx,
    );
  const dependants = (values: string) =>
    sql`access.masked_dependants(jsonb_build_object('dependants', coalesce(r.${sql.ref(values)} -> 'worker_record' -> 'dependants', '[]')))`;
  await sql`
    insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, before, after)
    select ${doer}, 'workerSaved', 'employmentDependants', r.employment_id::text, ${dependants(was)}, ${dependants(is)}
      from registry_import_row r where r.import_id = ${id} and r.act = 'update' and r.after -> 'worker_record' ? 'dependants'`.execute(
    tx,
  );
  if (side === 'before') return;
  await sql`
    insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, after)
    select ${doer}, 'workerChanged', case when d.pay then 'employmentPay' else 'employment' end, r.employment_id::text, d.told
      from registry_import_row r
     cross join lateral (
       select c.field in ('salary', 'salary_unit') as pay, jsonb_object_agg(c.field, c.value) || jsonb_build_object('from', min(c.from_day)) as told
         from jsonb_to_recordset(r.dated) as c(field text, from_day text, value text, held boolean) where not c.held group by 1) d
     where r.import_id = ${id} and r.act = 'update'`.execute(tx);
}

export async function markApplied(tx: Tx, id: string, personId: string): Promise<void> {
  await sql`
    update registry_import set state = 'applied', applied_by = ${personId}, applied_at = now(), failure = null where id = ${id}`.execute(
    tx,
  );
}

/** Takes away what the import dated, and the employments it made; each goes to the exclusion history with the reason. */
export async function removeMade(tx: Tx, id: string, personId: string, justification: string): Promise<void> {
  await sql`
    insert into exclusion_history (access_group_id, person_id, profile, justification, entity, entity_id, record)
    select r.access_group_id, ${personId}, 'job', ${justification}, 'employment', r.employment_id::text,
           jsonb_build_object('name', r.name, 'registration', r.registration, 'company_id', r.company_id, 'person_id', r.person_id)
           || coalesce(r.after -> 'employment', '{}') || coalesce(r.after -> 'worker_record', '{}')
      from registry_import_row r where r.import_id = ${id} and r.act = 'insert'`.execute(tx);
  await sql`
    delete from employment_change c using registry_import_row r
     where c.registry_import_id = ${id} and r.import_id = ${id} and r.act = 'update' and r.employment_id = c.employment_id`.execute(
    tx,
  );
  await sql`select access.remove_registered(${id})`.execute(tx);
}

/** Who of HR decides what those asked whose employment an import has ended, and how much of it is open. */
export async function deciders(tx: Tx, id: string): Promise<{ personId: string; open: number }[]> {
  const { rows } = await sql<{ personId: string; open: number }>`
    select d as "personId", count(*)::integer as open from registry_import_row r
      join hr_request q on q.employment_id = r.employment_id and q.state in ('sentForApproval', 'pending')
     cross join lateral access.hr_deciders(q.employment_id, 'RhSolicitacaoAprovar') d
     where r.import_id = ${id} and r.act = 'update' and r.after -> 'employment' ->> 'dismissed_on' is not null group by d`.execute(
    tx,
  );
  return rows;
}
