import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JustificationState } from '#core/clock/states/justification-moves.ts';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import { type AskedPage, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Reader } from '../timesheet.queries.ts';

export interface Justification {
  id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  timesheet_id: string;
  day: string;
  source: 'justification' | 'manual';
  type: 'day' | 'period';
  periods: [string, string][];
  /** `08:00`. */
  hour: string | null;
  direction: 'in' | 'out' | null;
  days: number | null;
  crm: string | null;
  occurrence: string;
  kind_id: string | null;
  kind: string | null;
  effect: 'include' | 'excuse' | 'bankDay' | 'none';
  medical: boolean;
  words: string;
  note: string | null;
  state: JustificationState;
  version: number;
  made_by: string;
  made_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  /** Why the payroll clock did not take the approval. */
  port_failure: 'down' | 'late' | 'refused' | null;
  files: number;
  /** Decided by the steps of an approver profile. */
  routed: boolean;
  worker_name: string;
  mirror_state: MirrorState;
  from_day: string;
  until_day: string;
  company: string | null;
  department: string | null;
}

const columns = sql`j.id, j.access_group_id, j.company_id, j.employment_id, j.person_id, j.timesheet_id, j.day::text, j.source, j.type, j.periods, to_char(j.hour, 'HH24:MI') as hour,
  j.direction, j.days, j.crm, j.occurrence, j.kind_id, k.name as kind, case when j.source = 'manual' then 'include' else coalesce(k.effect, 'none') end as effect, coalesce(k.medical, false) as medical, j.words, j.note, j.state, j.version, j.made_by,
  j.made_at, j.decided_by, j.decided_at, j.reason, j.port_failure, j.routed, (select count(*)::integer from access.justification_files(j.id)) as files, h.worker_name, h.mirror_state, h.from_day::text, h.until_day::text,
  h.company, h.department`;
const joined = sql`left join justification_kind k on k.id = j.kind_id left join lateral access.justification_head(j.id) h on true`;

function readable(reader: Reader): RawBuilder<SqlBool> {
  return 'ofWorker' in reader
    ? sql<SqlBool>`j.person_id = ${reader.ofWorker}::uuid`
    : sql<SqlBool>`j.access_group_id = ${reader.accessGroupId}::uuid`;
}

/** One in reach; held until the transaction ends, behind its mirror, where it is to change. */
export async function justificationById(
  tx: Tx,
  reader: Reader,
  id: string,
  held = false,
): Promise<Justification | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) {
    // the mirror's row first: whatever decides about one waits for the other
    await sql`select from timesheet where id = (select timesheet_id from justification where id = ${id}::uuid) for update`.execute(
      tx,
    );
    await sql`select from justification where id = ${id}::uuid for update`.execute(tx);
  }
  const { rows } =
    await sql<Justification>`select ${columns} from justification j ${joined} where j.id = ${id}::uuid and ${readable(reader)}`.execute(
      tx,
    );
  return rows[0];
}

export interface JustificationFilter {
  state?: JustificationState | undefined;
  source?: Justification['source'] | undefined;
  companyId?: string | undefined;
  timesheetId?: string | undefined;
  department?: string | undefined;
  occurrence?: string | undefined;
  type?: Justification['type'] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  search?: string | undefined;
}

/** Those that wait first, the oldest of them before; then what was decided, the newest before. */
const order = [
  {
    value: sql`(case when j.state in ('pending', 'sending') then 0 when j.state = 'returned' then 1 else 2 end)`,
    type: 'integer',
  },
  { value: sql`j.made_at`, type: 'instant', descending: true },
  { value: sql`j.id`, type: 'uuid' },
] as const;

export async function listJustifications(
  tx: Tx,
  reader: Reader,
  filter: JustificationFilter,
  page: AskedPage,
): Promise<Placed<Justification>[]> {
  const { beyond, orderBy, limit, place } = keyset(order, page);
  const { rows } = await sql<Placed<Justification>>`
    select ${columns}, j.place from (select j.*, ${place} from justification j where ${matching(reader, filter)} and ${beyond} order by ${orderBy} ${limit}) j ${joined}
     order by ${orderBy}`.execute(tx);
  return rows;
}

export async function countJustifications(
  tx: Tx,
  reader: Reader,
  filter: JustificationFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from justification j where ${matching(reader, filter)} limit ${most}) f`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** The ids and versions that a filter finds, for a batch. */
export async function justificationsFound(
  tx: Tx,
  reader: Reader,
  filter: JustificationFilter,
  most: number,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select j.id, j.version from justification j where ${matching(reader, filter)} order by j.made_at, j.id limit ${most}`.execute(
    tx,
  );
  return rows;
}

function matching(reader: Reader, filter: JustificationFilter): RawBuilder<SqlBool> {
  const all = [readable(reader)];
  if (filter.state) all.push(sql`j.state = ${filter.state}`);
  if (filter.source) all.push(sql`j.source = ${filter.source}`);
  if (filter.type) all.push(sql`j.type = ${filter.type}`);
  if (filter.companyId) all.push(sql`j.company_id::text = ${filter.companyId}`);
  if (filter.timesheetId) all.push(sql`j.timesheet_id::text = ${filter.timesheetId}`);
  if (filter.occurrence) all.push(sql`j.occurrence = ${filter.occurrence}`);
  if (filter.from) all.push(sql`j.day >= ${filter.from}::date`);
  if (filter.until) all.push(sql`j.day <= ${filter.until}::date`);
  if (filter.department !== undefined)
    all.push(
      sql`exists (select from employment e where e.id = j.employment_id and e.department = ${filter.department})`,
    );
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`exists (select from timesheet t where t.id = j.timesheet_id and t.search like hot.pattern(${word}))`);
  return sql.join(all, sql` and `);
}

/** Another one of the employment's day that waits. */
export async function isAsked(tx: Tx, employmentId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from justification where employment_id = ${employmentId}::uuid and day = ${day}::date and state in ('pending', 'returned', 'sending')`.execute(
    tx,
  );
  return rows.length > 0;
}

/** A kind by its name, case and accents ignored; of an access group. */
export async function kindByName(
  tx: Tx,
  accessGroupId: string,
  name: string,
): Promise<{ id: string; effect: Justification['effect']; medical: boolean; needs_file: boolean } | undefined> {
  const { rows } = await sql<{ id: string; effect: Justification['effect']; medical: boolean; needs_file: boolean }>`
    select id, effect, medical, needs_file from justification_kind where access_group_id = ${accessGroupId}::uuid and active and public.search_form(name) = public.search_form(${name})`.execute(
    tx,
  );
  return rows[0];
}

export interface CompanyOfClock {
  kind: 'pdf' | 'manual' | 'recorder' | 'payroll';
  request_approval: boolean;
  app_accesses: string[];
  days_back: number | null;
  zone: string | null;
  state: string | null;
  city: string | null;
  /** Of a company whose clock is another program's: an adapter works. */
  is_integrated: boolean;
}

/** What of the company decides about a mirror's justifications: the kind is the one its period was opened with. */
export async function companyOfMirror(tx: Tx, timesheetId: string): Promise<CompanyOfClock | undefined> {
  const { rows } = await sql<CompanyOfClock>`select * from access.company_of_mirror(${timesheetId}::uuid)`.execute(tx);
  return rows[0];
}

export interface KeptFile {
  id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
}

/** A manager sees those of their people's justifications that are no health matter. */
export async function filesOf(tx: Tx, id: string): Promise<KeptFile[]> {
  const { rows } =
    await sql<KeptFile>`select id, name, sha256, size, content_type from access.justification_files(${id}::uuid) order by name, id`.execute(
      tx,
    );
  return rows;
}

export interface Message {
  at: Date;
  by_person: string;
  by_name: string | null;
  message: string;
}

export async function messagesOf(tx: Tx, id: string): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select m.at, m.by_person, access.name_in_group(m.by_person, m.access_group_id) as by_name, m.message from justification_message m where m.justification_id = ${id}::uuid order by m.id`.execute(
    tx,
  );
  return rows;
}

/** Who may decide one that was asked, beside HR: exactly those who were seated. */
export async function isSeated(tx: Tx, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from approval_seat where kind = 'justification' and subject_id = ${id}::uuid and person_id = ${personId}::uuid and ended_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether somebody of HR may decide, beside who was asked. */
export async function hasHrDecider(tx: Tx, employmentId: string, source: Justification['source']): Promise<boolean> {
  const permission = source === 'manual' ? 'RhPontoManualAprovar' : 'RhJustificativaAprovar';
  const { rows } = await sql`select from access.hr_deciders(${employmentId}::uuid, ${permission}) limit 1`.execute(tx);
  return rows.length > 0;
}

/** The names of who made and who decided one, for who sees it. */
export async function namesIn(
  tx: Tx,
  one: Pick<Justification, 'access_group_id' | 'made_by' | 'decided_by'>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, access.name_in_group(p.id, ${one.access_group_id}::uuid) as name from (values (${one.made_by}::uuid), (${one.decided_by}::uuid)) p(id) where p.id is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
