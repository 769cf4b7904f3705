import { sql } from 'kysely';
import type { TicketState } from '#core/desk/ticket-clock.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Ticket } from './ticket.queries.ts';
import type { KeptTimes } from './ticket-times.ts';

type Of = Pick<Ticket, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>;

export interface NewTicket {
  protocol: string;
  category: { id: string; confidential: boolean };
  subject: string;
  answers: readonly { name: string; value: string }[];
  workerName: string;
  at: Date;
  receiptId: string | null;
  times: { first: number; solution: number };
  kept: KeptTimes;
  /** Whose side has not read it yet. */
  unread: 'worker' | 'staff';
}

export async function nextProtocol(tx: Tx, employmentId: string): Promise<string> {
  const { rows } = await sql<{
    protocol: string;
  }>`select access.next_protocol(${employmentId}::uuid) as protocol`.execute(tx);
  return rows[0]?.protocol ?? '';
}

export async function insertTicket(tx: Tx, employmentId: string, one: NewTicket): Promise<Of> {
  const { kept } = one;
  const { rows } = await sql<Of>`
    insert into desk_ticket (access_group_id, company_id, employment_id, person_id, protocol, category_id, confidential, subject, answers, worker_name, opened_at, changed_at, receipt_id,
           first_minutes, solution_minutes, first_due_at, solution_due_at, due_at, consumed, late, worker_unread, staff_unread)
    select e.access_group_id, e.company_id, e.id, e.person_id, ${one.protocol}, ${one.category.id}::uuid, ${one.category.confidential}, ${one.subject},
           ${JSON.stringify(one.answers)}::jsonb, ${one.workerName}, ${one.at}, ${one.at}, ${one.receiptId}::uuid, ${one.times.first}, ${one.times.solution}, ${kept.firstDueAt},
           ${kept.solutionDueAt}, ${kept.dueAt}, ${kept.consumed}, ${kept.late}, ${Number(one.unread === 'worker')}, ${Number(one.unread === 'staff')}
      from employment e where e.id = ${employmentId}::uuid returning id, access_group_id, company_id, employment_id, person_id`.execute(
    tx,
  );
  const [made] = rows;
  if (!made) throw new Error('The employment is gone.');
  return made;
}

export interface NewEvent {
  act: string;
  by: string | null;
  at?: Date | undefined;
  reason?: string | undefined;
  times?: { first: number; solution: number } | undefined;
}

export async function insertEvent(tx: Tx, of: Of, { act, by, at, reason, times }: NewEvent): Promise<void> {
  await sql`
    insert into desk_event (access_group_id, company_id, employment_id, person_id, ticket_id, act, at, by_person, reason, first_minutes, solution_minutes)
    values (${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${of.id}::uuid, ${act}, coalesce(${at ?? null}::timestamptz, now()), ${by}::uuid, ${reason ?? null},
            ${times?.first ?? null}, ${times?.solution ?? null})`.execute(tx);
}

export interface NewMessage {
  by: string;
  ofWorker: boolean;
  internal: boolean;
  text: string;
  at?: Date | undefined;
}

/** @returns its id */
export async function insertMessage(tx: Tx, of: Of, { by, ofWorker, internal, text, at }: NewMessage): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into desk_message (access_group_id, company_id, employment_id, person_id, ticket_id, by_person, of_worker, internal, at, message)
    values (${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${of.id}::uuid, ${by}::uuid, ${ofWorker}, ${internal}, coalesce(${at ?? null}::timestamptz, now()), ${text})
    returning id::text`.execute(tx);
  return rows[0]?.id ?? '';
}

/** False: the ticket has a file of this content. */
export async function insertFile(
  tx: Tx,
  of: Of,
  message: { id: string; internal: boolean },
  file: { name: string; sha256: string; size: number; contentType: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_file (access_group_id, company_id, employment_id, person_id, ticket_id, message_id, internal, name, sha256, size, content_type)
    values (${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${of.id}::uuid, ${message.id}::bigint, ${message.internal},
            ${file.name}, ${file.sha256}, ${file.size}, ${file.contentType}) on conflict do nothing returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What a move leaves on the row. */
export interface Moved {
  state: TicketState;
  times: KeptTimes;
  assigneeId?: string | null | undefined;
  isFirstAnswer?: boolean | undefined;
  rating?: { score: number; words: string | null } | undefined;
  /** Whose side has something new to read. */
  unread?: 'worker' | 'staff' | undefined;
}

/** One statement compares state and version. @returns false: somebody was quicker */
export async function moveTicket(tx: Tx, { id, state, version, assignee_id }: Ticket, to: Moved): Promise<boolean> {
  const { times, rating } = to;
  const { rows } = await sql`
    update desk_ticket set state = ${to.state}, version = version + 1, changed_at = now(), assignee_id = ${to.assigneeId === undefined ? assignee_id : to.assigneeId}::uuid,
           first_due_at = ${times.firstDueAt}, solution_due_at = ${times.solutionDueAt}, due_at = ${times.dueAt}, consumed = ${times.consumed}, late = ${times.late},
           late_told = late_told and (${times.dueAt}::timestamptz is null or ${times.dueAt}::timestamptz <= now()),
           first_answered_at = case when ${to.isFirstAnswer ?? false} then coalesce(first_answered_at, now()) else first_answered_at end,
           waiting_since = case when ${to.state} = 'waiting' then coalesce(waiting_since, now()) end,
           solved_at = case when ${to.state} = 'solved' then coalesce(solved_at, now()) when ${to.state} = 'closed' then solved_at end,
           closed_at = case when ${to.state} = 'closed' then coalesce(closed_at, now()) end,
           rating = coalesce(${rating?.score ?? null}::integer, rating), rating_words = coalesce(${rating?.words ?? null}, rating_words),
           rated_at = case when ${rating !== undefined} then now() else rated_at end,
           worker_unread = worker_unread + ${to.unread === 'worker' ? 1 : 0}, staff_unread = staff_unread + ${to.unread === 'staff' ? 1 : 0}
     where id = ${id}::uuid and state = ${state} and version = ${version} returning id`.execute(tx);
  return rows.length > 0;
}

/** A note of HR: the row is newer, and nothing else of it. */
export async function touchTicket(tx: Tx, { id, version }: Ticket): Promise<boolean> {
  const { rows } =
    await sql`update desk_ticket set version = version + 1 where id = ${id}::uuid and version = ${version} returning id`.execute(
      tx,
    );
  return rows.length > 0;
}

/** False: nothing was unread, so nobody has to be told. */
export async function markTicketRead(tx: Tx, id: string, side: 'worker' | 'staff'): Promise<boolean> {
  const column = side === 'worker' ? sql`worker_unread` : sql`staff_unread`;
  const { rows } =
    await sql`update desk_ticket set ${column} = 0 where id = ${id}::uuid and ${column} > 0 returning id`.execute(tx);
  return rows.length > 0;
}

/** @returns false: somebody was quicker */
export async function transferTicket(
  tx: Tx,
  ticket: Ticket,
  to: {
    categoryId: string;
    assigneeId: string | null;
    priority: 'normal' | 'urgent';
    times: { first: number; solution: number };
    kept: KeptTimes;
  },
): Promise<boolean> {
  const { kept, times } = to;
  const { rows } = await sql<{ moved: boolean }>`
    select access.transfer_ticket(${ticket.id}::uuid, ${ticket.version}, ${to.categoryId}::uuid, ${to.assigneeId}::uuid, ${to.priority}, ${times.first}, ${times.solution},
      ${kept.firstDueAt}, ${kept.solutionDueAt}, ${kept.dueAt}, ${kept.consumed}, ${kept.late}) as moved`.execute(tx);
  return rows[0]?.moved ?? false;
}

/** The clock of a ticket anew, where hours or holidays changed. */
export async function keepTimes(
  tx: Tx,
  { id, version }: Pick<Ticket, 'id' | 'version'>,
  times: KeptTimes,
): Promise<void> {
  await sql`
    update desk_ticket set first_due_at = ${times.firstDueAt}, solution_due_at = ${times.solutionDueAt}, due_at = ${times.dueAt}, consumed = ${times.consumed}, late = ${times.late}
     where id = ${id}::uuid and version = ${version}`.execute(tx);
}
