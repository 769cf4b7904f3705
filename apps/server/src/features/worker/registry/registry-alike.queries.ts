import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/**
 * Rows that would write to the same employment, or give one registration twice. Those that say the same count once: the first is
 * taken, the others are told as repeated. Where they differ all are left out: which one is meant nobody knows.
 */
export async function settleRepeated(tx: Tx, importId: string): Promise<void> {
  await sql`
    with written as materialized (
      select r.position, count(*) over (partition by r.employment_id) as same_employment,
             count(*) over (partition by r.company_id, r.registration_key) as same_registration
        from registry_import_row r where r.import_id = ${importId} and r.act <> 'refused'),
    alike as materialized (
      select r.position, r.employment_id, r.company_id, r.registration_key,
             min(r.position) over (partition by r.company_id, r.cpf, r.registration_key, r.act, r.before, r.after, r.dated) as first
        from registry_import_row r join written w on w.position = r.position
       where r.import_id = ${importId} and (w.same_employment > 1 or w.same_registration > 1)),
    judged as (
      select a.position, a.first,
             min(a.first) over employment <> max(a.first) over employment
               or min(a.first) over registration <> max(a.first) over registration as differs
        from alike a
      window employment as (partition by a.employment_id), registration as (partition by a.company_id, a.registration_key))
    update registry_import_row r
       set act = case when j.differs then 'refused' else 'same' end,
           reasons = r.reasons || jsonb_build_array(jsonb_build_object(
             'field', null, 'code', case when j.differs then 'ROW_TWICE' else 'ROW_REPEATED' end, 'values', '{}'::jsonb)),
           employment_id = case when not j.differs and r.act = 'insert' then null else r.employment_id end,
           before = case when j.differs then r.before else '{}' end,
           after = case when j.differs then r.after else '{}' end,
           dated = case when j.differs then r.dated else '[]' end
      from judged j where r.import_id = ${importId} and r.position = j.position and (j.differs or j.position > j.first)`.execute(
    tx,
  );
}

/** An e-mail or phone that the file tells of two persons or more is told at each of them; what a record holds already counts too. */
export async function tellShared(tx: Tx, importId: string): Promise<void> {
  await sql`
    with told as materialized (
      select r.position, r.cpf, c.field, coalesce(r.after -> 'worker_record' ->> c.name, to_jsonb(w) ->> c.name) as contact
        from registry_import i
        join registry_import_row r on r.import_id = i.id
        cross join (values ('email', 'email'), ('celular', 'cell_phone'), ('telefone', 'home_phone')) c (field, name)
        left join worker_record w on w.employment_id = r.employment_id
       where i.id = ${importId} and r.act <> 'refused' and r.cells[array_position(i.columns, c.field)] <> ''),
    shared as (
      select t.position, t.field, min(t.cpf) over same <> max(t.cpf) over same as is_shared
        from told t where t.contact is not null window same as (partition by t.contact)),
    notes as (
      select s.position, jsonb_agg(jsonb_build_object('field', s.field, 'code', 'CONTACT_SHARED', 'values', '{}'::jsonb) order by s.field) as said
        from shared s where s.is_shared group by s.position)
    update registry_import_row r set reasons = r.reasons || n.said
      from notes n where r.import_id = ${importId} and r.position = n.position`.execute(tx);
}

/** Two new employments of one person with a company, from the same day: nobody can tell whether one is meant, so both are told, each with the other's row. */
export async function tellSamePerson(tx: Tx, importId: string): Promise<void> {
  await sql`
    with twins as (
      select r.position, min(o.position) as other
        from registry_import_row r
        join registry_import_row o on o.import_id = r.import_id and o.company_id = r.company_id and o.cpf = r.cpf and o.act = 'insert' and o.position <> r.position
         and o.after -> 'employment' ->> 'admitted_on' = r.after -> 'employment' ->> 'admitted_on'
       where r.import_id = ${importId} and r.act = 'insert' group by 1)
    update registry_import_row r set reasons = r.reasons || jsonb_build_array(jsonb_build_object(
             'field', 'cpf', 'code', 'SAME_PERSON_IN_ROW', 'values', jsonb_build_object('linha', t.other)))
      from twins t where r.import_id = ${importId} and r.position = t.position`.execute(tx);
}

/** Who leaves by this file and has asked for something: how much is still open is told, since nothing of it vanishes. */
export async function tellOpenRequests(tx: Tx, importId: string): Promise<void> {
  await sql`
    with leaving as (
      select r.position, count(*) as open from registry_import_row r
        join hr_request q on q.employment_id = r.employment_id and q.state in ('sentForApproval', 'pending')
       where r.import_id = ${importId} and r.act = 'update' and r.after -> 'employment' ->> 'dismissed_on' is not null group by r.position)
    update registry_import_row r set reasons = r.reasons || jsonb_build_array(jsonb_build_object(
             'field', 'desligamento', 'code', 'REQUESTS_OPEN', 'values', jsonb_build_object('n', l.open)))
      from leaving l where r.import_id = ${importId} and r.position = l.position`.execute(tx);
}
