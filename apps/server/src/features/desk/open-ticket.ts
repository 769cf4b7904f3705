import { answerRefusal } from '@cracha/contract/features/desk/desk-answers.ts';
import { record } from '#core/audit/audit.ts';
import { dropDraft } from '#core/draft/draft.queries.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { presentField } from './setup.presenter.ts';
import { type Category, categoryById } from './setup.queries.ts';
import { tellPages, tellStaff, tellWorker } from './tell.ts';
import { deskInputs, isReceiptOf, ownEmployments, ownerOf, type Ticket, ticketById } from './ticket.queries.ts';
import { insertEvent, insertFile, insertMessage, insertTicket, nextProtocol } from './ticket-change.queries.ts';
import { reckon } from './ticket-times.ts';

/** What a worker asks, or HR for one. */
export interface Asked {
  employmentId: string | undefined;
  categoryId: string;
  subject: string;
  message: string;
  /** By the key of the category's field. */
  answers: Readonly<Record<string, string>>;
  receiptId: string | undefined;
}

/**
 * @param at another moment than now: of the demo alone
 * @throws EMPLOYEE_NOT_FOUND, FEATURE_NOT_CONTRACTED, OPERATION_NOT_ALLOWED of HR for themselves, what a field is refused for, UPLOAD_DUPLICATE and what else a file is
 */
export async function openTicket(
  tx: Tx,
  by: By,
  asked: Asked,
  uploads: readonly Upload[],
  at = new Date(),
): Promise<Ticket> {
  refuseUploads(uploads);
  const isHr = by.profile === 'rh';
  const employmentId = await (isHr
    ? employmentFor(tx, by, asked.employmentId)
    : employmentOf(tx, by, asked.employmentId));
  const inputs = (await deskInputs(tx, employmentId)) ?? refuse('EMPLOYEE_NOT_FOUND');
  if (!inputs.contracted) refuse('FEATURE_NOT_CONTRACTED');
  const category = await categoryById(tx, asked.categoryId, employmentId);
  // who isn't in the group of a confidential one wouldn't see what they opened
  const sees = !isHr || !category?.confidential || category.group.some(({ id }) => id === by.personId);
  if (!category?.active || !sees) refuseField('idCategoria', 'INVALID_OPTION');
  if (asked.receiptId !== undefined && !(await isReceiptOf(tx, asked.receiptId, employmentId)))
    refuseField('idRecibo', 'INVALID_OPTION');
  const answers = answersOf(category, asked.answers);
  const times = { first: category.firstMinutes, solution: category.solutionMinutes };
  const opening = { act: 'open', at, first_minutes: times.first, solution_minutes: times.solution };
  const of = await insertTicket(tx, employmentId, {
    ...{ protocol: await nextProtocol(tx, employmentId), category, subject: asked.subject, answers },
    ...{ workerName: inputs.name, at, receiptId: asked.receiptId ?? null, times, kept: reckon(inputs, [opening]) },
    unread: isHr ? 'worker' : 'staff',
  });
  await insertEvent(tx, of, { act: 'open', by: by.personId, at, times });
  await writeMessage(tx, by, of, { text: asked.message, internal: false, at }, uploads);
  const reader = isHr ? { accessGroupId: of.access_group_id } : { ofWorker: by.personId };
  const made = (await ticketById(tx, reader, of.id)) ?? refuse('NOT_FOUND');
  await dropDraft(tx, 'atendimento');
  await noteTicket(tx, by, made, 'deskTicketOpened');
  await tellStaff(tx, made, 'ticketOpened', 'opened', by.personId);
  if (isHr) await tellWorker(tx, made, 'ticketOpenedFor', 'opened');
  await tellPages(tx, made);
  return made;
}

/** HR names the worker: anybody in reach but themselves. */
async function employmentFor(tx: Tx, { personId }: By, asked: string | undefined): Promise<string> {
  if (asked === undefined) refuseField('idVinculo', 'REQUIRED_FIELD');
  const owner = (await ownerOf(tx, asked)) ?? refuse('EMPLOYEE_NOT_FOUND');
  if (owner === personId) refuse('OPERATION_NOT_ALLOWED');
  return asked.toLowerCase();
}

/** The employment that is meant: where nobody says, the only one that lasts. */
async function employmentOf(tx: Tx, { personId }: By, asked: string | undefined): Promise<string> {
  const all = await ownEmployments(tx, personId);
  if (asked !== undefined) return asked.toLowerCase();
  const lasting = all.filter(({ lasts }) => lasts);
  const [only, another] = lasting.length > 0 ? lasting : all;
  if (!only) refuse('FEATURE_NOT_CONTRACTED');
  if (another) refuseField('idVinculo', 'REQUIRED_FIELD');
  return only.id;
}

/** What the category's form asks, in its order; what it doesn't ask is left out. */
function answersOf({ fields }: Category, given: Asked['answers']): { name: string; value: string }[] {
  return fields.flatMap(field => {
    const value = Object.hasOwn(given, field.key) ? given[field.key]?.trim() : undefined;
    const code = answerRefusal(presentField(field), value);
    if (code) refuseField(`campos.${field.key}`, code);
    return value ? [{ name: field.name, value }] : [];
  });
}

export function refuseUploads(uploads: readonly Upload[]): void {
  for (const { refusal } of uploads) if (refusal) throw refusal;
}

/** A message with its files. @throws UPLOAD_DUPLICATE of a file that the ticket has */
export async function writeMessage(
  tx: Tx,
  by: By,
  of: Pick<Ticket, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>,
  { text, internal, at }: { text: string; internal: boolean; at?: Date },
  uploads: readonly Upload[] = [],
): Promise<void> {
  const ofWorker = by.profile === 'trabalhador';
  const id = await insertMessage(tx, of, { by: by.personId, ofWorker, internal, text, at });
  for (const { name, sha256, size, contentType } of uploads) {
    if (!(await insertFile(tx, of, { id, internal }, { name, sha256, size, contentType }))) refuse('UPLOAD_DUPLICATE');
    await storeFile(tx, { accessGroupId: of.access_group_id, personId: by.personId, name, sha256, size, contentType });
  }
}

type TicketVerb =
  | 'deskTicketOpened'
  | 'deskTicketTaken'
  | 'deskTicketWaited'
  | 'deskTicketTransferred'
  | 'deskTicketSolved'
  | 'deskTicketReopened'
  | 'deskTicketClosed'
  | 'deskTicketRated';

/** The record history, which all of HR reads: a confidential ticket is not named there. Its events tell what happened. */
export async function noteTicket(tx: Tx, by: By, one: Ticket, verb: TicketVerb, after?: object): Promise<void> {
  if (one.confidential) return;
  const of = { entity: 'deskTicket', entityId: one.id, accessGroupId: one.access_group_id };
  await record(tx, by, { verb, ...of, ...(after && { after }) });
}
