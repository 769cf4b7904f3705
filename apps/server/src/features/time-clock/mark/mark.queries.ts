import { sql } from 'kysely';
import { type AskedPage, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** One of a worker's own employments, with what of its company decides about the clock. */
export interface OwnRecorder {
  employment_id: string;
  company_id: string;
  access_group_id: string;
  company: string;
  kind: 'pdf' | 'manual' | 'recorder' | 'payroll';
  app_accesses: string[];
  dismissed: string | null;
  zone: string | null;
  state: string | null;
  city: string | null;
}

/** Those who work here first, the latest admission before others. */
export async function ownRecorders(tx: Tx): Promise<OwnRecorder[]> {
  const { rows } = await sql<OwnRecorder>`select r.*, r.dismissed::text from access.own_recorders() r`.execute(tx);
  return rows;
}

/** Marks of one employment are made one after the other: each sees the one before. */
export async function holdClock(tx: Tx, employmentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mark ${employmentId}`}, 0))`.execute(tx);
}

export interface WrittenMark {
  id: string;
  nsr: number;
  instant: Date;
  /** `2026-11-27T08:00`. */
  local: string;
}

const written = sql`p.id, p.nsr::float8 as nsr, p.instant, to_char(p.local, 'YYYY-MM-DD"T"HH24:MI') as local`;

/** Writes the mark, last of all: from here on the establishment's recorder is held until the transaction ends. */
export async function writeMark(
  tx: Tx,
  mark: { id: string; employmentId: string; offset: number; collector: string; key: string | null },
): Promise<WrittenMark> {
  const { rows } = await sql<Omit<WrittenMark, 'id'>>`
    select nsr::float8 as nsr, instant, to_char(local, 'YYYY-MM-DD"T"HH24:MI') as local
      from access.write_mark(${mark.id}::uuid, ${mark.employmentId}::uuid, ${mark.offset}, ${mark.collector}, ${mark.key}::uuid)`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new RangeError('A mark was not written.');
  return { id: mark.id, ...row };
}

/** The mark that was made with a key, also when its answer is no longer kept. */
export async function markOfKey(tx: Tx, employmentId: string, key: string): Promise<WrittenMark | undefined> {
  const { rows } = await sql<WrittenMark>`
    select ${written} from punch p where p.employment_id = ${employmentId}::uuid and p.client_key = ${key}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** A mark came on a journey's day: its mirror gets a new version, or says that something stands outside. */
export async function noteMark(tx: Tx, employmentId: string, day: string): Promise<void> {
  await sql`select access.note_mark(${employmentId}::uuid, ${day}::date)`.execute(tx);
}

export interface PunchRow {
  id: string;
  employment_id: string;
  company: string;
  day: string;
  hour: string;
  instant: Date;
  nsr: number;
  source: 'recorder' | 'file' | 'kiosk' | 'port';
}

export interface PunchFilter {
  from?: string | undefined;
  until?: string | undefined;
}

const newest: readonly Key[] = [
  { value: sql`p.instant`, type: 'instant', descending: true },
  { value: sql`p.id`, type: 'uuid', descending: true },
];

const inDays = (personId: string, { from, until }: PunchFilter) =>
  sql`p.person_id = ${personId}::uuid and p.local >= coalesce(${from ?? null}::date, '-infinity') and p.local < coalesce(${until ?? null}::date + 1, 'infinity')`;

/** A worker's punches as facts, the newest first. */
export async function punchesOf(
  tx: Tx,
  personId: string,
  filter: PunchFilter,
  page: AskedPage,
): Promise<Placed<PunchRow>[]> {
  const { beyond, orderBy, limit, place } = keyset(newest, page);
  const { rows } = await sql<Placed<PunchRow>>`
    select p.id, p.employment_id, c.trade_name as company, p.day::text, to_char(p.local, 'HH24:MI') as hour, p.instant, p.nsr::float8 as nsr, p.source, ${place}
      from punch p join company c on c.id = p.company_id where ${inDays(personId, filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function countPunches(tx: Tx, personId: string, filter: PunchFilter, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from punch p where ${inDays(personId, filter)} limit ${most}) f`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

export interface MarkReceipt {
  nsr: number;
  local: string;
  utc_offset: number;
  recorded_at: Date;
  offline: boolean;
  hash: string;
  employer: string;
  cnpj: string;
  place: string;
  worker: string;
  cpf: string;
  rep_number: string | null;
  serial: string;
}

/** Undefined for a mark that is not of our own recorder, or not in the reader's reach. */
export async function receiptOf(tx: Tx, id: string): Promise<MarkReceipt | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } =
    await sql<MarkReceipt>`select r.*, r.nsr::float8 as nsr from access.mark_receipt(${id}::uuid) r`.execute(tx);
  return rows[0];
}

export interface ToDo {
  send: number;
  correct: number;
  returned: number;
}

/** What a worker has to do about mirrors: months to send, days that miss marks and were not asked about, what came back. */
export async function toDoOf(tx: Tx, personId: string): Promise<ToDo> {
  const { rows } = await sql<ToDo>`
    with open as (select t.* from timesheet t join company c on c.id = t.company_id and c.shows_timesheets
      where t.person_id = ${personId}::uuid and t.deleted_at is null and t.visible and t.origin <> 'pdf' and t.state in ('open', 'review'))
    select (select count(*)::integer from open t join company c on c.id = t.company_id and c.timesheet_approval
             where t.until_day < (now() at time zone 'America/Sao_Paulo')::date) as send,
           (select count(*)::integer from open t join clock_day d on d.employment_id = t.employment_id and d.day between t.from_day and t.until_day
             where d.pending and not exists (select from justification j where j.employment_id = d.employment_id and j.day = d.day
               and j.state in ('pending', 'returned', 'sending'))) as correct,
           (select count(*)::integer from open t join justification j on j.timesheet_id = t.id and j.state = 'returned') as returned`.execute(
    tx,
  );
  return rows[0] ?? { send: 0, correct: 0, returned: 0 };
}

/** Which of some employments have a closed mirror over a day. @param days the running day of each, in the same order */
export async function closedOn(
  tx: Tx,
  employmentIds: readonly string[],
  days: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.employment_id as id from unnest(${employmentIds}::uuid[], ${days}::date[]) a(id, day)
      join timesheet t on t.employment_id = a.id and a.day between t.from_day and t.until_day
     where t.deleted_at is null and t.state = 'closed'`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export interface Teammate {
  id: string;
  name: string;
}

/** The manager's people who work in a company that records here, by name. */
export async function teamToday(tx: Tx, accessGroupId: string): Promise<Teammate[]> {
  const { rows } = await sql<Teammate>`
    select e.id, e.name from employment e join company c on c.id = e.company_id
     where e.access_group_id = ${accessGroupId}::uuid and c.time_clock_kind in ('recorder', 'manual') and c.app_accesses && '{ponto-registro,ponto-manual}'
       and coalesce(e.admitted_on <= (now() at time zone 'America/Sao_Paulo')::date, true)
       and coalesce(e.dismissed_on >= (now() at time zone 'America/Sao_Paulo')::date, true) order by e.search, e.id`.execute(
    tx,
  );
  return rows;
}
