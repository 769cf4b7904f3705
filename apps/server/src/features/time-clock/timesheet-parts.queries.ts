import { sql } from 'kysely';
import type { Month } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** The rows that sealed mirrors show, by the mirror's id. */
export async function snapshotsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Month>> {
  const { rows } = await sql<{ id: string; document: Month }>`
    select distinct on (timesheet_id) timesheet_id as id, document from timesheet_snapshot
     where timesheet_id = any (${ids}::uuid[]) order by timesheet_id, version desc`.execute(tx);
  return byId(rows);
}

/** The rows as the payroll clock gave them last, by the mirror's id; left out: no copy was made yet. */
export async function copiesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Month>> {
  const { rows } = await sql<{ id: string; document: Month }>`
    select timesheet_id as id, document from clock_copy where timesheet_id = any (${ids}::uuid[])`.execute(tx);
  return byId(rows);
}

/** What was read of imported pages, by the page's id. */
export async function pagesOf(tx: Tx, receiptIds: readonly string[]): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; document: unknown }>`
    select id, content as document from receipt where id = any (${receiptIds}::uuid[])`.execute(tx);
  return byId(rows);
}

function byId<T>(rows: readonly { id: string; document: T }[]): Map<string, T> {
  return new Map(rows.map(({ id, document }) => [id, document]));
}

export interface JustificationOfDay {
  id: string;
  day: string;
  state: string;
  words: string;
  medical: boolean;
}

export async function justificationsOf(tx: Tx, timesheetId: string): Promise<JustificationOfDay[]> {
  const { rows } = await sql<JustificationOfDay>`
    select j.id, j.day::text, j.state, j.words, coalesce(k.medical, false) as medical from justification j left join justification_kind k on k.id = j.kind_id
     where j.timesheet_id = ${timesheetId}::uuid order by j.day, j.made_at`.execute(tx);
  return rows;
}

export interface ExcuseOfDay {
  id: string;
  day: string;
  from: string | null;
  until: string | null;
  minutes: number | null;
  paid: boolean;
  reason: string;
  isJustified: boolean;
}

/** Those that stand on the days of a mirror. */
export async function excusesOf(
  tx: Tx,
  { employment_id, from_day, until_day }: { employment_id: string; from_day: string; until_day: string },
): Promise<ExcuseOfDay[]> {
  const { rows } = await sql<ExcuseOfDay>`
    select id, day::text, to_char(from_at, 'HH24:MI') as "from", to_char(until_at, 'HH24:MI') as until, minutes, paid, reason, justification_id is not null as "isJustified"
      from clock_excuse where employment_id = ${employment_id}::uuid and day between ${from_day}::date and ${until_day}::date and removed_at is null
     order by day, from_at, id`.execute(tx);
  return rows;
}

export interface TimesheetEvent {
  verb: string;
  version: number;
  at: Date;
  by_name: string | null;
  for_name: string | null;
  profile: string | null;
  ip: string | null;
  reason: string | null;
}

/** Newest first. */
export async function eventsOf(tx: Tx, id: string): Promise<TimesheetEvent[]> {
  const { rows } = await sql<TimesheetEvent>`
    with names as (select * from access.mirror_names(${id}::uuid))
    select v.verb, v.version, v.at, b.name as by_name, f.name as for_name, v.profile, host(v.ip) as ip, v.reason from timesheet_event v
      left join names b on b.person_id = v.by_person left join names f on f.person_id = v.for_person
     where v.timesheet_id = ${id}::uuid order by v.id desc`.execute(tx);
  return rows;
}

export async function filesOf(tx: Tx, id: string): Promise<{ id: string; name: string; size: number }[]> {
  const { rows } = await sql<{ id: string; name: string; size: number }>`
    select id, name, size from timesheet_file where timesheet_id = ${id}::uuid order by made_at, id`.execute(tx);
  return rows;
}

export async function fileOf(
  tx: Tx,
  timesheetId: string,
  id: string,
): Promise<{ name: string; sha256: string; size: number; contentType: string } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ name: string; sha256: string; size: number; contentType: string }>`
    select name, sha256, size, content_type as "contentType" from timesheet_file where timesheet_id = ${timesheetId}::uuid and id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** Whether a person was asked to decide a mirror, and for whom they stand in. */
export async function seatOf(tx: Tx, id: string, personId: string): Promise<{ for_person: string | null } | undefined> {
  const { rows } = await sql<{ for_person: string | null }>`
    select for_person from approval_seat where kind = 'timesheet' and subject_id = ${id}::uuid and person_id = ${personId}::uuid and ended_at is null`.execute(
    tx,
  );
  return rows[0];
}
