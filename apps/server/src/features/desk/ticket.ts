import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { deskMail } from './desk.jobs.ts';
import { noteTicket, refuseUploads, writeMessage } from './open-ticket.ts';
import { categoryById } from './setup.queries.ts';
import { tellPages, tellStaff, tellWorker } from './tell.ts';
import { mustAllow, type TicketVerb } from './ticket.policy.ts';
import { deskInputs, deskStaff, eventsOf, type Ticket, type TicketReader, ticketById } from './ticket.queries.ts';
import {
  insertEvent,
  type Moved,
  markTicketRead,
  moveTicket,
  touchTicket,
  transferTicket as writeTransfer,
} from './ticket-change.queries.ts';
import { type KeptEvent, type KeptTimes, reckon, timesFor } from './ticket-times.ts';

export function readerOf(by: By): TicketReader {
  return by.profile === 'trabalhador' ? { ofWorker: by.personId } : { accessGroupId: groupOf(by) };
}

/** @throws NOT_FOUND alike for missing, foreign and confidential ones of others */
export async function ticketOf(tx: Tx, by: By, id: string, held = false): Promise<Ticket> {
  return (await ticketById(tx, readerOf(by), id, held)) ?? refuse('NOT_FOUND');
}

interface Step {
  verb: TicketVerb;
  version?: number | undefined;
}

/** Held, of the version that was read, and in a state that allows the verb. */
async function toMove(tx: Tx, by: By, id: string, { verb, version }: Step): Promise<Ticket> {
  const ticket = await ticketOf(tx, by, id, true);
  if (version !== undefined && version !== ticket.version) refuse('STALE_VERSION');
  mustAllow(verb, ticket, by.actor);
  return ticket;
}

/** The clock after one more event. */
async function timesAfter(tx: Tx, ticket: Ticket, event: Partial<KeptEvent> & { act: string }): Promise<KeptTimes> {
  const inputs = (await deskInputs(tx, ticket.employment_id)) ?? refuse('NOT_FOUND');
  const next = { at: new Date(), first_minutes: null, solution_minutes: null, ...event };
  return reckon(inputs, [...(await eventsOf(tx, ticket.id)), next]);
}

/** Event, clock and row in one step. */
async function move(tx: Tx, by: By, ticket: Ticket, act: string, to: Omit<Moved, 'times'>): Promise<Ticket> {
  const times = await timesAfter(tx, ticket, { act });
  await insertEvent(tx, ticket, { act, by: by.personId });
  if (!(await moveTicket(tx, ticket, { ...to, times }))) refuse('STALE_VERSION');
  const after = await ticketOf(tx, by, ticket.id);
  await tellPages(tx, after);
  return after;
}

/** Somebody of HR takes it: also from a colleague. */
export async function takeTicket(tx: Tx, by: By, id: string, version?: number): Promise<Ticket> {
  const ticket = await toMove(tx, by, id, { verb: 'take', version });
  if (ticket.assignee_id === by.personId && ticket.state !== 'new') return ticket;
  const state = ticket.state === 'new' ? 'inProgress' : ticket.state;
  const after = await move(tx, by, ticket, 'take', { state, assigneeId: by.personId });
  await noteTicket(tx, by, after, 'deskTicketTaken');
  return after;
}

/** A message of either side, or a note of HR that the worker never gets. */
export async function writeTicket(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  id: string,
  { text, internal }: { text: string; internal: boolean },
  uploads: readonly Upload[],
): Promise<void> {
  refuseUploads(uploads);
  const isWorker = by.profile === 'trabalhador';
  if (internal && isWorker) refuseField('interna', 'INVALID_OPTION');
  const ticket = await toMove(tx, by, id, { verb: internal ? 'note' : isWorker ? 'reply' : 'answer' });
  await writeMessage(tx, by, ticket, { text, internal }, uploads);
  if (internal) {
    if (!(await touchTicket(tx, ticket))) refuse('STALE_VERSION');
    return tellPages(tx, ticket);
  }
  if (isWorker) {
    const state = ticket.state === 'waiting' ? 'inProgress' : ticket.state;
    const after = await move(tx, by, ticket, 'reply', { state, unread: 'staff' });
    return tellStaff(tx, after, 'ticketAnswered', after.version);
  }
  const state = ticket.state === 'new' ? 'inProgress' : ticket.state;
  const assigneeId = ticket.assignee_id ?? by.personId;
  const after = await move(tx, by, ticket, 'answer', { state, assigneeId, isFirstAnswer: true, unread: 'worker' });
  await tellWorker(tx, after, 'ticketAnswered', after.version);
  const mail = { personId: by.personId, accessGroupId: after.access_group_id, ticketId: after.id };
  if (!after.confidential) await enqueue(tx, deskMail, mail);
}

/** HR asks the worker: the clock stands until the answer (D3). */
export async function waitTicket(tx: Tx, by: By, id: string, asked: { version?: number | undefined; text: string }) {
  const ticket = await toMove(tx, by, id, { verb: 'wait', version: asked.version });
  await writeMessage(tx, by, ticket, { text: asked.text, internal: false });
  const assigneeId = ticket.assignee_id ?? by.personId;
  const after = await move(tx, by, ticket, 'wait', {
    ...{ state: 'waiting', assigneeId, isFirstAnswer: true, unread: 'worker' },
  });
  await noteTicket(tx, by, after, 'deskTicketWaited');
  await tellWorker(tx, after, 'ticketWaits', after.version);
  return after;
}

export async function solveTicket(tx: Tx, by: By, id: string, asked: { version?: number | undefined; text: string }) {
  const ticket = await toMove(tx, by, id, { verb: 'solve', version: asked.version });
  await writeMessage(tx, by, ticket, { text: asked.text, internal: false });
  const assigneeId = ticket.assignee_id ?? by.personId;
  const after = await move(tx, by, ticket, 'solve', {
    ...{ state: 'solved', assigneeId, isFirstAnswer: true, unread: 'worker' },
  });
  await noteTicket(tx, by, after, 'deskTicketSolved');
  await tellWorker(tx, after, 'ticketSolved', after.version);
  return after;
}

/** Its worker, within seven days. What was consumed stays consumed (D5). */
export async function reopenTicket(
  tx: Tx,
  by: By,
  id: string,
  asked: { version?: number | undefined; text?: string | undefined },
): Promise<Ticket> {
  const ticket = await toMove(tx, by, id, { verb: 'reopen', version: asked.version });
  if (asked.text) await writeMessage(tx, by, ticket, { text: asked.text, internal: false });
  const after = await move(tx, by, ticket, 'reopen', { state: 'inProgress', unread: 'staff' });
  await noteTicket(tx, by, after, 'deskTicketReopened');
  await tellStaff(tx, after, 'ticketAnswered', after.version);
  return after;
}

export async function closeTicket(tx: Tx, by: By, id: string, version?: number): Promise<Ticket> {
  const ticket = await toMove(tx, by, id, { verb: 'close', version });
  const after = await move(tx, by, ticket, 'close', { state: 'closed' });
  await noteTicket(tx, by, after, 'deskTicketClosed');
  return after;
}

/** Once; a solved one ends with it. */
export async function rateTicket(
  tx: Tx,
  by: By,
  id: string,
  { version, score, words }: { version?: number | undefined; score: number; words: string | null },
): Promise<Ticket> {
  const ticket = await toMove(tx, by, id, { verb: 'rate', version });
  const act = ticket.state === 'solved' ? 'close' : 'rate';
  if (act === 'close') await insertEvent(tx, ticket, { act: 'rate', by: by.personId });
  const after = await move(tx, by, ticket, act, { state: 'closed', rating: { score, words } });
  await noteTicket(tx, by, after, 'deskTicketRated', { rating: score });
  return after;
}

export interface Transfer {
  version?: number | undefined;
  categoryId?: string | undefined;
  /** Null: whoever takes it. Undefined: who has it, as long as they answer the category. */
  assigneeId?: string | null | undefined;
  priority?: 'normal' | 'urgent' | undefined;
  reason: string;
}

/** Another category, person or priority (D4). A confidential one stays confidential. @returns undefined: out of the reader's sight now */
export async function transferTicket(tx: Tx, by: By, id: string, asked: Transfer): Promise<Ticket | undefined> {
  const ticket = await toMove(tx, by, id, { verb: 'transfer', version: asked.version });
  const category = await categoryById(tx, asked.categoryId ?? ticket.category_id, ticket.employment_id);
  const isKept = category?.id === ticket.category_id;
  if (!category || (!category.active && !isKept) || (ticket.confidential && !category.confidential))
    refuseField('idCategoria', 'INVALID_OPTION');
  const of = { employmentId: ticket.employment_id, accessGroupId: ticket.access_group_id };
  const staff = await deskStaff(tx, { ...of, categoryId: category.id });
  const answers = (person: string | null) => staff.some(one => one.id === person);
  if (asked.assigneeId && !answers(asked.assigneeId)) refuseField('idResponsavel', 'INVALID_OPTION');
  const kept = answers(ticket.assignee_id) ? ticket.assignee_id : null;
  const assigneeId = asked.assigneeId === undefined ? kept : asked.assigneeId;
  const priority = asked.priority ?? ticket.priority;
  const isSame = isKept && priority === ticket.priority;
  const own = { first: ticket.first_minutes, solution: ticket.solution_minutes };
  const full = { first: category.firstMinutes, solution: category.solutionMinutes };
  const times = isSame ? own : timesFor(full, priority);
  const event = { act: 'transfer', first_minutes: times.first, solution_minutes: times.solution };
  const to = { categoryId: category.id, assigneeId, priority, times, kept: await timesAfter(tx, ticket, event) };
  await insertEvent(tx, ticket, { act: 'transfer', by: by.personId, reason: asked.reason, times });
  // told before it is moved: afterwards its staff may be out of sight
  await noteTicket(
    tx,
    by,
    { ...ticket, confidential: ticket.confidential || category.confidential },
    'deskTicketTransferred',
  );
  const after = { ...ticket, category_id: category.id, assignee_id: assigneeId };
  if (assigneeId !== by.personId) await tellStaff(tx, after, 'ticketOpened', `moved:${ticket.version + 1}`);
  if (!(await writeTransfer(tx, ticket, to))) refuse('STALE_VERSION');
  await tellPages(tx, ticket);
  return ticketById(tx, readerOf(by), ticket.id);
}

/** The reader's side has read the thread. */
export async function readTicket(tx: Tx, by: By, id: string): Promise<void> {
  const ticket = await ticketOf(tx, by, id);
  const side = by.profile === 'trabalhador' ? 'worker' : 'staff';
  if (await markTicketRead(tx, ticket.id, side)) await tellPages(tx, ticket);
}
