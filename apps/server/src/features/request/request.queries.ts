import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SeatDecision } from '#core/approver/decisions.ts';
import type { RequestStatus } from '#core/approver/request-moves.ts';
import type { RouteStep } from '#core/approver/route.ts';
import { type AskedPage, counting, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export type RequestKind = 'vacation' | 'advance13' | 'registration' | 'benefit' | 'other' | 'clock';

export interface RequestRow {
  id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  author_id: string;
  author_profile: string;
  code: string;
  kind: RequestKind;
  state: RequestStatus;
  outcome: 'approved' | 'denied' | null;
  waits_for_change: boolean;
  in_process: boolean;
  effect_failure: string | null;
  effect_tries: number;
  awaits_consent: boolean;
  with_flow: boolean;
  round: number;
  step: number | null;
  entered_on: string;
  due_on: string | null;
  version: number;
  data: unknown;
  message: string;
  snapshot: unknown;
  profile_name: string | null;
  sensitive: boolean;
  notice_file_id: string | null;
  noticed_at: Date | null;
  applied_at: Date | null;
  worker_name: string;
  sent_at: Date;
  steps: number;
  company: string | null;
  cnpj: string | null;
  department: string | null;
  client: string | null;
  app_accesses: string[];
  approval: boolean;
  flow: boolean;
}

const columns = sql`r.id, r.access_group_id, r.company_id, r.employment_id, r.person_id, r.author_id, r.author_profile, r.code, r.kind, r.state, r.outcome, r.waits_for_change,
  r.in_process, r.effect_failure, r.effect_tries, r.awaits_consent, r.with_flow, r.round, r.step, r.entered_on::text, r.due_on::text, r.version, r.data, r.message, r.snapshot,
  r.profile_name, r.sensitive, r.notice_file_id, r.noticed_at, r.applied_at, r.worker_name, r.sent_at, (select count(*)::integer from hr_request_step s where s.request_id = r.id) as steps,
  h.company, h.cnpj, h.department, h.client, h.app_accesses, h.approval, h.flow`;
const head = sql`left join lateral access.request_heads(array[r.id]) h on true`;

/** Whose requests are read: a worker's own, or those of an access group in the reader's reach. */
export type RequestReader = ({ ofWorker: string } | { accessGroupId: string; personId: string }) & {
  /** Corrections of days are another permission's. */
  hidesClock?: boolean;
  /** Of HR: which sources of corrections they decide where no step names anybody. */
  decidesClock?: readonly string[];
};

function readable(reader: RequestReader): RawBuilder<SqlBool> {
  const own =
    'ofWorker' in reader
      ? sql<SqlBool>`r.person_id = ${reader.ofWorker}::uuid`
      : sql<SqlBool>`r.access_group_id = ${reader.accessGroupId}::uuid`;
  return reader.hidesClock ? sql<SqlBool>`${own} and r.kind <> 'clock'` : own;
}

/** One that the reader may see; held until the transaction ends where it is to change. */
export async function requestById(
  tx: Tx,
  reader: RequestReader,
  id: string,
  held = false,
): Promise<RequestRow | undefined> {
  if (!isUuid(id)) return undefined;
  // what follows the time clock is held there
  if (held) await runPrepared(tx, sql`select from hr_request where id = ${id}::uuid and kind <> 'clock' for update`);
  const { rows } = await runPrepared(
    tx,
    sql<RequestRow>`
    select ${columns} from hr_request r ${head} where r.id = ${id}::uuid and ${readable(reader)}`,
  );
  return rows[0];
}

export interface RequestFilter {
  search?: string | undefined;
  kind?: RequestKind | undefined;
  states?: readonly RequestStatus[] | undefined;
  queue: 'mine' | 'decided' | 'team' | 'all';
  companyId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
  isLate?: boolean | undefined;
}

const byNewest = [
  { value: sql`r.sent_at`, type: 'instant', descending: true },
  { value: sql`r.id`, type: 'uuid', descending: true },
] as const;
const byAge = [
  { value: sql`coalesce(r.due_on, '9999-12-31'::date)`, type: 'day' },
  { value: sql`r.sent_at`, type: 'instant' },
  { value: sql`r.id`, type: 'uuid' },
] as const;

/** What waits for the reader by deadline and age, everything else the newest first. */
export async function listRequests(
  tx: Tx,
  reader: RequestReader,
  filter: RequestFilter,
  page: AskedPage,
): Promise<Placed<RequestRow>[]> {
  const order = filter.queue === 'mine' ? byAge : byNewest;
  const { place, beyond, orderBy, limit } = keyset(order, page, filter.queue);
  const { rows } = await sql<Placed<RequestRow>>`
    select ${columns}, r.place from (select r.*, ${place} from hr_request r where ${matching(reader, filter)} and ${beyond} order by ${orderBy} ${limit}) r ${head}
     order by ${orderBy}`.execute(tx);
  return rows;
}

export async function countRequests(tx: Tx, reader: RequestReader, filter: RequestFilter): Promise<number> {
  const { rows } = await counting(sql`hr_request r where ${matching(reader, filter)}`).execute(tx);
  return rows[0]?.n ?? 0;
}

const isOpen = sql<SqlBool>`r.state in ('sentForApproval', 'pending')`;

function inQueue(reader: RequestReader, queue: RequestFilter['queue']): RawBuilder<SqlBool> {
  if ('ofWorker' in reader)
    return queue === 'mine'
      ? sql<SqlBool>`(r.waits_for_change or r.awaits_consent or r.notice_file_id is not null and r.noticed_at is null)`
      : sql<SqlBool>`true`;
  const { personId } = reader;
  if (queue === 'mine')
    return sql<SqlBool>`${isOpen} and not r.waits_for_change and (r.id = any ((select access.asked_requests())::uuid[]) or ${decidesUnasked(reader, personId)})`;
  if (queue === 'decided')
    return sql<SqlBool>`(exists (select from hr_request_decision d where d.request_id = r.id and d.by_person = ${personId}::uuid and not d.dispensed)
      or r.kind = 'clock' and exists (select from hr_request_event v where v.request_id = r.id and v.by_person = ${personId}::uuid and v.verb in ('approve', 'deny')))`;
  return queue === 'team' ? sql<SqlBool>`r.person_id <> ${personId}::uuid` : sql<SqlBool>`true`;
}

/** What others decide still of what a reader sees: how many, and the newest of them. */
export async function inReview(
  tx: Tx,
  reader: RequestReader,
): Promise<{ total: number; newest: { id: string; kind: RequestKind } | null }> {
  const { rows } = await sql<{ id: string; kind: RequestKind; total: number }>`
    select r.id, r.kind, (count(*) over ())::integer as total from hr_request r
     where ${readable(reader)} and ${isOpen} and not r.waits_for_change order by r.sent_at desc, r.id limit 1`.execute(
    tx,
  );
  const [row] = rows;
  return { total: row?.total ?? 0, newest: row ? { id: row.id, kind: row.kind } : null };
}

/** HR decides corrections of days that go by no steps, without a seat; never their own or what they filed. */
function decidesUnasked({ decidesClock = [] }: RequestReader, personId: string): RawBuilder<SqlBool> {
  if (decidesClock.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`r.kind = 'clock' and r.step is null and r.data ->> 'source' = any (${[...decidesClock]}) and ${personId}::uuid not in (r.person_id, r.author_id)`;
}

function matching(reader: RequestReader, filter: RequestFilter): RawBuilder<SqlBool> {
  const { kind, states, companyId, department, client } = filter;
  const all = [readable(reader), inQueue(reader, filter.queue)];
  if (kind) all.push(sql`r.kind = ${kind}`);
  if (states) all.push(sql`r.state = any (${[...states]})`);
  if (companyId !== undefined) all.push(isUuid(companyId) ? sql`r.company_id = ${companyId}::uuid` : sql`false`);
  if (department !== undefined)
    all.push(sql`exists (select from employment e where e.id = r.employment_id and e.department = ${department})`);
  if (client !== undefined)
    all.push(sql`exists (select from employment e where e.id = r.employment_id and e.client = ${client})`);
  if (filter.isLate) all.push(sql`${isOpen} and r.due_on < ${today}`);
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`r.search like hot.pattern(${word})`);
  return sql.join(all, sql` and `);
}

/** The frozen route, in order. */
export async function stepsOf(tx: Tx, requestId: string): Promise<RouteStep[]> {
  const { rows } = await runPrepared(
    tx,
    sql<RouteStep>`
    select name, needs, seats, observers, deadline_days as "deadlineDays" from hr_request_step where request_id = ${requestId}::uuid order by step`,
  );
  return rows;
}

export type KeptDecision = SeatDecision & { at: Date; name: string | null };

export async function decisionsOf(tx: Tx, requestId: string): Promise<KeptDecision[]> {
  const { rows } = await runPrepared(
    tx,
    sql<Omit<KeptDecision, 'dispensed' | 'denied'> & { dispensed: boolean; denied: boolean }>`
    select d.round, d.step, d.seat, d.by_person as by, d.dispensed, d.denied, d.at, access.name_in_group(d.by_person, d.access_group_id) as name
      from hr_request_decision d where d.request_id = ${requestId}::uuid order by d.id`,
  );
  return rows.map(({ dispensed, denied, ...one }) => ({
    ...one,
    ...(dispensed && { dispensed: true as const }),
    ...(denied && { denied: true as const }),
  }));
}

export interface RequestEvent {
  verb: string;
  at: Date;
  round: number;
  step: number | null;
  reason: string | null;
  by_name: string | null;
  for_name: string | null;
}

export async function eventsOf(tx: Tx, requestId: string): Promise<RequestEvent[]> {
  const { rows } = await runPrepared(
    tx,
    sql<RequestEvent>`
    select v.verb, v.at, v.round, v.step, v.reason, nullif(access.name_in_group(v.by_person, v.access_group_id), '') as by_name,
           nullif(access.name_in_group(v.for_person, v.access_group_id), '') as for_name
      from hr_request_event v where v.request_id = ${requestId}::uuid order by v.id`,
  );
  return rows;
}

export interface RequestMessage {
  id: string;
  at: Date;
  by_person: string;
  name: string | null;
  message: string;
}

export async function messagesOf(tx: Tx, requestId: string): Promise<RequestMessage[]> {
  const { rows } = await runPrepared(
    tx,
    sql<RequestMessage>`
    select m.id, m.at, m.by_person, access.name_in_group(m.by_person, m.access_group_id) as name, m.message from hr_request_message m
     where m.request_id = ${requestId}::uuid order by m.at, m.id limit 500`,
  );
  return rows;
}

/** Whether payroll still has to do something for it. Managers read no payroll. */
export async function hasOpenEntry(tx: Tx, requestId: string): Promise<boolean> {
  const { rows } = await runPrepared(
    tx,
    sql`select from payroll_entry where request_id = ${requestId}::uuid and state = 'open' limit 1`,
  );
  return rows.length > 0;
}

export interface RequestFile {
  id: string;
  name: string;
  size: number;
  content_type: string;
  sha256: string;
}

export async function filesOf(tx: Tx, requestId: string): Promise<RequestFile[]> {
  const { rows } = await runPrepared(
    tx,
    sql<RequestFile>`
    select id, name, size, content_type, sha256 from hr_request_file where request_id = ${requestId}::uuid order by at, name`,
  );
  return rows;
}

/** A request's notice in the worker's folder. Undefined: the folder doesn't show it to the reader, or not any more. */
export async function noticeFile(tx: Tx, id: string): Promise<(RequestFile & { viewed_at: Date | null }) | undefined> {
  const { rows } = await sql<RequestFile & { viewed_at: Date | null }>`
    select id, name, size, content_type, sha256, viewed_at from worker_file where id = ${id}::uuid and deleted_at is null`.execute(
    tx,
  );
  return rows[0];
}
