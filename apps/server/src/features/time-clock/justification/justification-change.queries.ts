import { sql } from 'kysely';
import type { JustificationState } from '#core/clock/states/justification-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Justification } from './justification.queries.ts';

export interface NewJustification {
  source: Justification['source'];
  day: string;
  type: Justification['type'];
  periods: readonly (readonly [string, string])[];
  hour: string | null;
  direction: 'in' | 'out' | null;
  days: number | null;
  crm: string | null;
  occurrence: string;
  kindId: string | null;
  words: string;
  note: string | null;
}

/** Undefined: another one of that day is not decided yet. */
export async function insertJustification(
  tx: Tx,
  timesheetId: string,
  by: string,
  one: NewJustification,
): Promise<{ id: string; made_at: Date } | undefined> {
  const { rows } = await sql<{ id: string; made_at: Date }>`
    insert into justification (access_group_id, company_id, employment_id, person_id, timesheet_id, day, source, type, periods, hour, direction, days, crm, occurrence, kind_id, words, note, made_by)
    select t.access_group_id, t.company_id, t.employment_id, t.person_id, t.id, ${one.day}::date, ${one.source}, ${one.type}, ${JSON.stringify(one.periods)}::jsonb, ${one.hour}::time,
           ${one.direction}, ${one.days}::integer, ${one.crm}, ${one.occurrence}, ${one.kindId}::uuid, ${one.words}, ${one.note}, ${by}::uuid
      from timesheet t where t.id = ${timesheetId}::uuid
    on conflict do nothing returning id, made_at`.execute(tx);
  return rows[0];
}

/** False: another one of that day is not decided yet. */
export async function updateJustification(tx: Tx, id: string, one: NewJustification): Promise<boolean> {
  const { rows } = await sql`
    update justification j set day = ${one.day}::date, type = ${one.type}, periods = ${JSON.stringify(one.periods)}::jsonb, hour = ${one.hour}::time, direction = ${one.direction}, days = ${one.days}::integer,
           crm = ${one.crm}, occurrence = ${one.occurrence}, kind_id = ${one.kindId}::uuid, words = ${one.words}, note = ${one.note}, state = 'pending', version = version + 1
     where j.id = ${id}::uuid and not exists (select from justification o where o.employment_id = j.employment_id and o.day = ${one.day}::date and o.id <> j.id
       and o.state in ('pending', 'returned', 'sending')) returning j.id`.execute(tx);
  return rows.length > 0;
}

/** One statement compares state and version. @returns false: somebody was quicker */
export async function moveJustification(
  tx: Tx,
  { id, state, version }: Pick<Justification, 'id' | 'state' | 'version'>,
  to: { state: JustificationState; by?: string; reason?: string | null; hour?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update justification set state = ${to.state}, version = version + 1, decided_by = case when ${to.state} = 'pending' then null when ${to.by !== undefined} then ${to.by ?? null}::uuid else decided_by end,
           decided_at = case when ${to.state} = 'pending' then null when ${to.by !== undefined} then now() else decided_at end,
           reason = coalesce(${to.reason ?? null}, reason), port_failure = null, hour = coalesce(${to.hour ?? null}::time, hour)
     where id = ${id}::uuid and state = ${state} and version = ${version} returning id`.execute(tx);
  return rows.length > 0;
}

export async function addFiles(
  tx: Tx,
  row: Pick<Justification, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>,
  files: readonly { name: string; sha256: string; size: number; contentType: string }[],
): Promise<void> {
  for (const { name, sha256, size, contentType } of files)
    await sql`
      insert into justification_file (access_group_id, company_id, employment_id, person_id, justification_id, name, sha256, size, content_type)
      values (${row.access_group_id}::uuid, ${row.company_id}::uuid, ${row.employment_id}::uuid, ${row.person_id}::uuid, ${row.id}::uuid, ${name}, ${sha256}, ${size}, ${contentType})`.execute(
      tx,
    );
}

export async function addMessage(
  tx: Tx,
  row: Pick<Justification, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>,
  by: string,
  message: string,
): Promise<void> {
  await sql`
    insert into justification_message (access_group_id, company_id, employment_id, person_id, justification_id, by_person, message)
    values (${row.access_group_id}::uuid, ${row.company_id}::uuid, ${row.employment_id}::uuid, ${row.person_id}::uuid, ${row.id}::uuid, ${by}::uuid, ${message})`.execute(
    tx,
  );
}

/** Its route is frozen: the steps of an approver profile decide it. */
export async function markRouted(tx: Tx, id: string): Promise<void> {
  await sql`update justification set routed = true where id = ${id}::uuid`.execute(tx);
}

export async function giveSeats(tx: Tx, id: string): Promise<{ person_id: string; hr: boolean }[]> {
  const { rows } = await sql<{
    person_id: string;
    hr: boolean;
  }>`select person_id, hr from access.give_seats('justification', ${id}::uuid)`.execute(tx);
  return rows;
}

/** Lays over the facts what an approved one asks for. */
export async function layOver(tx: Tx, id: string, by: string, layers: readonly unknown[]): Promise<void> {
  await sql`select access.lay_over(${id}::uuid, ${by}::uuid, ${JSON.stringify(layers)}::jsonb)`.execute(tx);
}

/** Takes back what its approval laid over the facts. */
export async function lift(tx: Tx, id: string, by: string): Promise<void> {
  await sql`select access.lift(${id}::uuid, ${by}::uuid)`.execute(tx);
}

/** Its mirror's rows changed by the decision: a new version, whose answer stands where the worker asked for it. */
export async function nextVersion(tx: Tx, timesheetId: string, answerStands: boolean): Promise<void> {
  await sql`select access.next_version(${timesheetId}::uuid, ${answerStands})`.execute(tx);
}

/** The sums of a mirror's rows; a sealed one gets a snapshot. */
export async function keepComputed(
  tx: Tx,
  timesheetId: string,
  kept: { summary: unknown; snapshot: string | null; digest: string },
): Promise<void> {
  await sql`select access.keep_computed(${timesheetId}::uuid, ${JSON.stringify(kept.summary)}::jsonb, ${kept.snapshot}::jsonb, ${kept.digest})`.execute(
    tx,
  );
}
