import { sql } from 'kysely';
import type { SeatDecision } from '#core/approver/decisions.ts';
import type { RequestStanding } from '#core/approver/request-moves.ts';
import type { RouteStep } from '#core/approver/route.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { RequestKind, RequestRow } from './request.queries.ts';

export interface NewRequest {
  employmentId: string;
  authorId: string;
  authorProfile: string;
  kind: RequestKind;
  state: RequestStanding['status'];
  withFlow: boolean;
  enteredOn: string;
  dueOn: string | null;
  data: unknown;
  message: string;
  year: number | null;
  snapshot: unknown;
  profile: { id: string; version: number; name: string } | null;
  steps: readonly RouteStep[];
  awaitsConsent: boolean;
  /** Decided by HR alone. */
  sensitive: boolean;
}

/** The request with its frozen route. Undefined: another one stands that there may be only one of. */
export async function insertRequest(tx: Tx, one: NewRequest): Promise<{ id: string; code: string } | undefined> {
  const { rows } = await sql<{ id: string; code: string }>`
    insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, due_on, data, message, year,
      snapshot, profile_id, profile_version, profile_name, worker_name, awaits_consent, sensitive, step)
    select f.access_group_id, f.company_id, f.id, f.person_id, ${one.authorId}::uuid, ${one.authorProfile}, access.next_request_code(f.id), ${one.kind}, ${one.state}, ${one.withFlow},
           ${one.enteredOn}::date, ${one.dueOn}::date, ${JSON.stringify(one.data)}::jsonb, ${one.message}, ${one.year}::smallint, ${JSON.stringify(one.snapshot)}::jsonb,
           ${one.profile?.id ?? null}::uuid, ${one.profile?.version ?? null}::integer, ${one.profile?.name ?? null}, f.name, ${one.awaitsConsent}, ${one.sensitive}, ${one.steps.length > 0 ? 1 : null}::integer
      from access.request_facts(${one.employmentId}::uuid) f
    on conflict do nothing returning id, code`.execute(tx);
  const [made] = rows;
  if (made) await insertSteps(tx, made.id, one.steps);
  return made;
}

/** A route is frozen. */
export async function insertSteps(tx: Tx, requestId: string, steps: readonly RouteStep[]): Promise<void> {
  for (const [at, step] of steps.entries())
    await sql`
      insert into hr_request_step (request_id, step, access_group_id, name, needs, seats, observers, deadline_days)
      select r.id, ${at + 1}, r.access_group_id, ${step.name}, ${step.needs}, ${[...step.seats]}, ${[...(step.observers ?? [])]}, ${step.deadlineDays}::integer from hr_request r where r.id = ${requestId}::uuid`.execute(
      tx,
    );
}

/** Where a justification stands in its route. Its version is the time clock's. */
export async function placeClock(
  tx: Tx,
  id: string,
  { status, step, entered, round }: RequestStanding,
  { dueOn, profile }: { dueOn: string | null; profile?: { id: string; version: number; name: string } },
): Promise<void> {
  await sql`
    update hr_request set state = ${status}, step = ${step}::integer, entered_on = ${entered}::date, due_on = ${dueOn}::date, round = ${round}, with_flow = true,
           profile_id = coalesce(${profile?.id ?? null}::uuid, profile_id), profile_version = coalesce(${profile?.version ?? null}::integer, profile_version),
           profile_name = coalesce(${profile?.name ?? null}, profile_name)
     where id = ${id}::uuid and kind = 'clock'`.execute(tx);
}

/** The request as a verb left it. @returns false: somebody changed it since that version was read */
export async function moveRequest(
  tx: Tx,
  before: Pick<RequestRow, 'id' | 'version'>,
  after: RequestStanding,
  dueOn: string | null,
): Promise<boolean> {
  const { status, result, step, entered, round, waitsForChange, inProcess } = after;
  const isEnded = ['denied', 'canceled', 'finished', 'approved'].includes(status);
  const { rows } = await runPrepared(
    tx,
    sql`
    update hr_request set state = ${status}, outcome = ${result}, step = ${step}::integer, entered_on = ${entered}::date, due_on = ${dueOn}::date, round = ${round},
           waits_for_change = ${waitsForChange}, in_process = ${inProcess}, version = version + 1, ended_at = case when ${isEnded} then coalesce(ended_at, now()) end
     where id = ${before.id}::uuid and version = ${before.version} returning id`,
  );
  return rows.length > 0;
}

/** What its author sends again. */
export async function changeAsked(
  tx: Tx,
  id: string,
  { data, message, year }: { data: unknown; message: string; year: number | null },
): Promise<void> {
  await sql`
    update hr_request set data = ${JSON.stringify(data)}::jsonb, message = ${message}, year = ${year}::smallint where id = ${id}::uuid`.execute(
    tx,
  );
}

/** A seat is filled once a round: the second finds it taken. */
export async function insertDecisions(tx: Tx, requestId: string, decisions: readonly SeatDecision[]): Promise<boolean> {
  let taken = 0;
  for (const one of decisions) {
    const { rows } = await runPrepared(
      tx,
      sql`
      insert into hr_request_decision (request_id, access_group_id, round, step, seat, by_person, dispensed, denied)
      select r.id, r.access_group_id, ${one.round}, ${one.step}, ${one.seat}, ${one.by}::uuid, ${one.dispensed ?? false}, ${one.denied ?? false} from hr_request r where r.id = ${requestId}::uuid
      on conflict do nothing returning id`,
    );
    taken += rows.length;
  }
  return taken === decisions.length;
}

export interface NewEvent {
  verb: string;
  by: { personId: string | null; profile: string; ip: string | null };
  forPerson?: string | null;
  reason?: string | null | undefined;
  data?: unknown;
}

/** One row of the history, of the request as it is now. */
export async function insertEvent(
  tx: Tx,
  requestId: string,
  { verb, by, forPerson, reason, data }: NewEvent,
): Promise<void> {
  await runPrepared(
    tx,
    sql`
    insert into hr_request_event (request_id, access_group_id, verb, round, step, version, by_person, for_person, profile, ip, reason, data)
    select r.id, r.access_group_id, ${verb}, r.round, r.step, r.version, ${by.personId}::uuid, ${forPerson ?? null}::uuid, ${by.profile}, ${by.ip}::inet, ${reason?.trim() || null},
           ${JSON.stringify(data ?? {})}::jsonb from hr_request r where r.id = ${requestId}::uuid`,
  );
}

/** Who is asked now, and who else reads it. */
export interface Seated {
  asked: readonly string[];
  sight: readonly string[];
}

export async function seatRequest(tx: Tx, requestId: string, { asked, sight }: Seated): Promise<void> {
  await runPrepared(
    tx,
    sql`select access.seat_request(${requestId}::uuid, ${[...asked]}::uuid[], ${[...sight]}::uuid[])`,
  );
}

/** @returns the names of those that were there already */
export async function insertFiles(
  tx: Tx,
  requestId: string,
  personId: string,
  uploads: readonly Pick<Upload, 'name' | 'sha256' | 'size' | 'contentType'>[],
): Promise<string[]> {
  const standing: string[] = [];
  for (const { name, sha256, size, contentType } of uploads) {
    const { rows } = await sql`
      insert into hr_request_file (request_id, access_group_id, name, sha256, size, content_type, by_person)
      select r.id, r.access_group_id, ${name}, ${sha256}, ${size}, ${contentType}, ${personId}::uuid from hr_request r where r.id = ${requestId}::uuid
      on conflict do nothing returning id`.execute(tx);
    if (rows.length === 0) standing.push(name);
  }
  return standing;
}

export async function insertMessage(
  tx: Tx,
  requestId: string,
  by: { personId: string; profile: string },
  message: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into hr_request_message (request_id, access_group_id, by_person, profile, message)
    select r.id, r.access_group_id, ${by.personId}::uuid, ${by.profile}, ${message} from hr_request r where r.id = ${requestId}::uuid returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** The worker took note of the notice, once. */
export async function noteRequest(tx: Tx, id: string, ip: string | null): Promise<boolean> {
  const { rows } = await sql`
    update hr_request set noticed_at = now(), noticed_ip = ${ip}::inet, noticed_version = version, version = version + 1
     where id = ${id}::uuid and notice_file_id is not null and noticed_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** The worker's word on a split. */
export async function consentToRequest(tx: Tx, { id, version }: Pick<RequestRow, 'id' | 'version'>): Promise<boolean> {
  const { rows } = await sql`
    update hr_request set awaits_consent = false, version = version + 1 where id = ${id}::uuid and version = ${version} and awaits_consent returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Another person sits; the row's version tells who looked before. */
export async function setSeats(tx: Tx, requestId: string, step: number, seats: readonly string[]): Promise<void> {
  await sql`update hr_request_step set seats = ${[...seats]} where request_id = ${requestId}::uuid and step = ${step}`.execute(
    tx,
  );
  await sql`update hr_request set version = version + 1 where id = ${requestId}::uuid and kind <> 'clock'`.execute(tx);
}
