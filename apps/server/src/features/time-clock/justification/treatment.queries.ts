import { sql } from 'kysely';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface TreatedEmployment {
  id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
}

export async function employmentInReach(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<TreatedEmployment | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<TreatedEmployment>`
    select id, access_group_id, company_id, person_id from employment where access_group_id = ${accessGroupId}::uuid and id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

export interface MirrorOfDay {
  id: string;
  state: MirrorState;
  version: number;
  origin: 'pdf' | 'registro' | 'fopag';
}

/** The mirror that holds a day, held until the transaction ends; undefined: no period does. */
export async function mirrorOfDay(tx: Tx, employmentId: string, day: string): Promise<MirrorOfDay | undefined> {
  const { rows } = await sql<MirrorOfDay>`
    select id, state, version, origin from timesheet where employment_id = ${employmentId}::uuid and deleted_at is null and ${day}::date between from_day and until_day for update`.execute(
    tx,
  );
  return rows[0];
}

export async function versionOf(tx: Tx, timesheetId: string): Promise<number | null> {
  const { rows } = await sql<{
    version: number;
  }>`select version from timesheet where id = ${timesheetId}::uuid`.execute(tx);
  return rows[0]?.version ?? null;
}

/** The day of a punch of the employment; undefined: it is another's. */
export async function punchOf(tx: Tx, employmentId: string, id: string): Promise<{ id: string } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{
    id: string;
  }>`select id from punch where id = ${id}::uuid and employment_id = ${employmentId}::uuid`.execute(tx);
  return rows[0];
}

export interface NewTreatment {
  kind: 'include' | 'disregard' | 'assign' | 'undo';
  punchId: string | null;
  at: string | null;
  day: string | null;
  reason: string;
  undoes: string | null;
}

export async function insertTreatment(tx: Tx, e: TreatedEmployment, by: string, one: NewTreatment): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into treatment (access_group_id, company_id, employment_id, person_id, kind, punch_id, at, day, reason, undoes, made_by)
    values (${e.access_group_id}::uuid, ${e.company_id}::uuid, ${e.id}::uuid, ${e.person_id}::uuid, ${one.kind}, ${one.punchId}::uuid, ${one.at}::timestamp, ${one.day}::date, ${one.reason}, ${one.undoes}::uuid, ${by}::uuid)
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export interface StandingTreatment extends TreatedEmployment {
  treatment_id: string;
  justification_id: string | null;
  day: string;
}

/** One that HR made and nobody undid, with the day it is about. */
export async function standingTreatment(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<StandingTreatment | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<StandingTreatment>`
    select t.id as treatment_id, t.employment_id as id, t.access_group_id, t.company_id, t.person_id, t.justification_id, coalesce(t.day, t.at::date, p.day)::text as day
      from treatment t left join punch p on p.id = t.punch_id
     where t.access_group_id = ${accessGroupId}::uuid and t.id = ${id}::uuid and t.kind <> 'undo' and not exists (select from treatment u where u.undoes = t.id)`.execute(
    tx,
  );
  return rows[0];
}

export async function isTreated(tx: Tx, punchId: string): Promise<boolean> {
  const { rows } = await sql`
    select from treatment t where t.punch_id = ${punchId}::uuid and t.kind <> 'undo' and not exists (select from treatment u where u.undoes = t.id)`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertExcuse(
  tx: Tx,
  e: TreatedEmployment,
  by: string,
  one: {
    day: string;
    from: string | null;
    until: string | null;
    minutes: number | null;
    paid: boolean;
    reason: string;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into clock_excuse (access_group_id, company_id, employment_id, person_id, day, from_at, until_at, minutes, paid, reason, made_by)
    values (${e.access_group_id}::uuid, ${e.company_id}::uuid, ${e.id}::uuid, ${e.person_id}::uuid, ${one.day}::date, ${one.from}::timestamp, ${one.until}::timestamp, ${one.minutes}::integer, ${one.paid}, ${one.reason}, ${by}::uuid)
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** One that stands and no justification made; undefined: there is none. */
export async function removeExcuseRow(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<{ employment_id: string; day: string } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ employment_id: string; day: string }>`
    update clock_excuse set removed_at = now() where access_group_id = ${accessGroupId}::uuid and id = ${id}::uuid and removed_at is null and justification_id is null
    returning employment_id, day::text`.execute(tx);
  return rows[0];
}
