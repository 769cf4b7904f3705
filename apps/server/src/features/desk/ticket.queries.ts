import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TicketState } from '#core/desk/ticket-clock.ts';
import { type AskedPage, allOf, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { DeskInputs, KeptEvent } from './ticket-times.ts';

export interface Ticket {
  id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  protocol: string;
  category_id: string;
  category: string;
  confidential: boolean;
  subject: string;
  answers: { name: string; value: string }[];
  worker_name: string;
  company: string;
  department: string | null;
  state: TicketState;
  priority: 'normal' | 'urgent';
  assignee_id: string | null;
  assignee: string | null;
  receipt_id: string | null;
  first_minutes: number;
  solution_minutes: number;
  opened_at: Date;
  first_answered_at: Date | null;
  first_due_at: Date;
  solution_due_at: Date | null;
  due_at: Date | null;
  consumed: number;
  late: boolean;
  solved_at: Date | null;
  rating: number | null;
  rating_words: string | null;
  worker_unread: number;
  staff_unread: number;
  changed_at: Date;
  version: number;
}

/** Whose tickets are asked for: the worker's own, or those of an access group within HR's sight. */
export type TicketReader = { ofWorker: string } | { accessGroupId: string };

const columns = sql`t.id, t.access_group_id, t.company_id, t.employment_id, t.person_id, t.protocol, t.category_id, k.name as category, t.confidential, t.subject, t.answers,
  t.worker_name, c.trade_name as company, e.department, t.state, t.priority, t.assignee_id,
  case when t.assignee_id is not null then access.name_in_group(t.assignee_id, t.access_group_id) end as assignee, t.receipt_id, t.first_minutes, t.solution_minutes,
  t.opened_at, t.first_answered_at, t.first_due_at, t.solution_due_at, t.due_at, t.consumed, t.late, t.solved_at, t.rating, t.rating_words, t.worker_unread, t.staff_unread,
  t.changed_at, t.version`;
const joined = sql`join desk_category k on k.id = t.category_id join company c on c.id = t.company_id join employment e on e.id = t.employment_id`;

function readable(reader: TicketReader): RawBuilder<SqlBool> {
  return 'ofWorker' in reader
    ? sql<SqlBool>`t.person_id = ${reader.ofWorker}::uuid`
    : sql<SqlBool>`t.access_group_id = ${reader.accessGroupId}::uuid`;
}

/** One in sight; held until the transaction ends where it is to change. */
export async function ticketById(tx: Tx, reader: TicketReader, id: string, held = false): Promise<Ticket | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from desk_ticket where id = ${id}::uuid for update`.execute(tx);
  const { rows } =
    await sql<Ticket>`select ${columns} from desk_ticket t ${joined} where t.id = ${id}::uuid and ${readable(reader)}`.execute(
      tx,
    );
  return rows[0];
}

export interface TicketFilter {
  reader: TicketReader;
  /** Who asks: whose are 'mine'. */
  me: string;
  search?: string | undefined;
  state?: TicketState | undefined;
  categoryId?: string | undefined;
  queue?: 'atrasados' | 'meus' | 'semDono' | 'abertos' | 'todos' | undefined;
}

const never = sql`'9999-12-31 00:00:00+00'::timestamptz`;
const byDue = [
  { value: sql`coalesce(t.due_at, ${never})`, type: 'instant' },
  { value: sql`t.id`, type: 'uuid' },
] as const;
const byChange = [
  { value: sql`t.changed_at`, type: 'instant', descending: true },
  { value: sql`t.id`, type: 'uuid', descending: true },
] as const;

/** What is open as HR works through it (product 5, 5.10): overdue first, then the reader's own, then by category; in each by what is due. */
function byGroup(me: string): readonly Key[] {
  const group = sql`case when t.late or coalesce(t.due_at < now(), false) then 0 when t.assignee_id = ${me}::uuid then 1 else 2 end`;
  const category = sql`(select public.search_form(k.name) from desk_category k where k.id = t.category_id)`;
  return [
    { value: group, type: 'integer' },
    { value: sql`case when ${group} = 2 then ${category} else '' end`, type: 'text' },
    ...byDue,
  ];
}

/** HR's by what is due next, the worker's by what changed last. */
export async function listTickets(tx: Tx, filter: TicketFilter, page: AskedPage): Promise<Placed<Ticket>[]> {
  const isWorkers = 'ofWorker' in filter.reader;
  const isGrouped = !isWorkers && filter.queue === 'abertos';
  const order = isWorkers ? byChange : isGrouped ? byGroup(filter.me) : byDue;
  const { beyond, orderBy, limit, place } = keyset(order, page, isWorkers ? 'mine' : isGrouped ? 'group' : 'due');
  const { rows } = await sql<Placed<Ticket>>`
    select ${columns}, t.place from (select t.*, ${place} from desk_ticket t where ${matching(filter)} and ${beyond} order by ${orderBy} ${limit}) t ${joined}
     order by ${orderBy}`.execute(tx);
  return rows;
}

export function countTickets(tx: Tx, filter: TicketFilter): Promise<number> {
  return countUpTo(tx, sql`desk_ticket t where ${matching(filter)}`);
}

const isOpen = sql<SqlBool>`t.state in ('new', 'inProgress', 'waiting')`;

function matching({ reader, me, search, state, categoryId, queue }: TicketFilter): RawBuilder<SqlBool> {
  const queues = {
    atrasados: sql<SqlBool>`t.due_at < now()`,
    meus: sql<SqlBool>`${isOpen} and t.assignee_id = ${me}::uuid`,
    semDono: sql<SqlBool>`${isOpen} and t.assignee_id is null`,
    abertos: isOpen,
    todos: undefined,
  };
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return allOf(
    readable(reader),
    queue && queues[queue],
    state && sql`t.state = ${state}`,
    categoryId === undefined ? undefined : isUuid(categoryId) ? sql`t.category_id = ${categoryId}::uuid` : sql`false`,
    ...words.map(word => sql`t.search like hot.pattern(${word})`),
  );
}

export async function deskInputs(tx: Tx, employmentId: string): Promise<DeskInputs | undefined> {
  if (!isUuid(employmentId)) return undefined;
  const { rows } = await sql<{ d: DeskInputs | null }>`select access.desk_inputs(${employmentId}::uuid) as d`.execute(
    tx,
  );
  return rows[0]?.d ?? undefined;
}

export async function eventsOf(tx: Tx, ticketId: string) {
  const { rows } = await sql<KeptEvent & { reason: string | null; by_name: string | null }>`
    select v.act, v.at, v.first_minutes, v.solution_minutes, v.reason,
           case when v.by_person is not null then access.name_in_group(v.by_person, v.access_group_id) end as by_name
      from desk_event v where v.ticket_id = ${ticketId}::uuid order by v.id`.execute(tx);
  return rows;
}

export interface TicketMessage {
  id: string;
  at: Date;
  by_person: string;
  by_name: string;
  of_worker: boolean;
  internal: boolean;
  message: string;
}

/** The worker gets no notes: a policy leaves them out. */
export async function messagesOf(tx: Tx, ticketId: string): Promise<TicketMessage[]> {
  const { rows } = await sql<TicketMessage>`
    select m.id::text, m.at, m.by_person, access.name_in_group(m.by_person, m.access_group_id) as by_name, m.of_worker, m.internal, m.message
      from desk_message m where m.ticket_id = ${ticketId}::uuid order by m.id`.execute(tx);
  return rows;
}

export interface TicketFile {
  id: string;
  message_id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
}

export async function filesOf(tx: Tx, ticketId: string): Promise<TicketFile[]> {
  const { rows } = await sql<TicketFile>`
    select f.id, f.message_id::text, f.name, f.sha256, f.size, f.content_type from desk_file f where f.ticket_id = ${ticketId}::uuid order by f.name, f.id`.execute(
    tx,
  );
  return rows;
}

/** Who of HR answers a category for an employment. */
export async function deskStaff(
  tx: Tx,
  { categoryId, employmentId, accessGroupId }: { categoryId: string; employmentId: string; accessGroupId: string },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select s.id, access.name_in_group(s.id, ${accessGroupId}::uuid) as name
      from access.desk_staff(${categoryId}::uuid, ${employmentId}::uuid) s(id) order by 2, 1`.execute(tx);
  return rows;
}

export interface AskedFrom {
  id: string;
  company: string;
  accessGroupId: string;
  /** Not dismissed. */
  lasts: boolean;
}

/** The worker's employments whose company has the desk, those that last first. */
export async function ownEmployments(tx: Tx, personId: string): Promise<AskedFrom[]> {
  const { rows } = await sql<AskedFrom>`
    select e.id, c.trade_name as company, e.access_group_id as "accessGroupId", e.dismissed_on is null as lasts
      from employment e join company c on c.id = e.company_id
     where e.person_id = ${personId}::uuid and 'atendimento' = any (c.app_accesses) order by e.dismissed_on desc nulls first, c.trade_name, e.id`.execute(
    tx,
  );
  return rows;
}

/** Whose employment it is, if that is in reach. */
export async function ownerOf(tx: Tx, employmentId: string): Promise<string | undefined> {
  if (!isUuid(employmentId)) return undefined;
  const { rows } = await sql<{ person_id: string }>`
    select person_id from employment where id = ${employmentId}::uuid`.execute(tx);
  return rows[0]?.person_id;
}

/** Whether a payslip is the employment's, and its worker sees it. */
export async function isReceiptOf(tx: Tx, receiptId: string, employmentId: string): Promise<boolean> {
  if (!isUuid(receiptId)) return false;
  const { rows } =
    await sql`select from receipt where id = ${receiptId}::uuid and employment_id = ${employmentId}::uuid and visible and deleted_at is null`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Where a job tells the worker of an answer; undefined where nothing is to be told. */
export async function ticketAddress(
  tx: Tx,
  id: string,
): Promise<{ email: string; name: string; language: string; protocol: string } | undefined> {
  const { rows } = await sql<{ email: string; name: string; language: string; protocol: string }>`
    select * from access.ticket_address(${id}::uuid)`.execute(tx);
  return rows[0];
}
