import type { admissionContract } from '@cracha/contract/features/admission/admission.contract.ts';
import { admissionFieldNames, isAsked, paperItem } from '@cracha/contract/features/admission/admission-steps.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { later } from '#core/calendar/days.ts';
import { readIdentifier, type TypedIdentifier } from '#core/identity/identifier.ts';
import type { KitJob, KitPapersOf } from '#core/kit/kit-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { mayLead } from './actors.queries.ts';
import {
  type AdmissionRow,
  admissionById,
  changeAdmission,
  companyInReach,
  insertAdmission,
} from './admission.queries.ts';
import { type AdmissionVerb, admissionMoved, admissionMoves } from './admission-states.ts';
import { newLink, sendLink, type TellServices } from './tell-candidate.ts';
import { eraseDay } from './term.ts';
import { plainPapers } from './told.ts';

export interface AdmissionServices extends TellServices {
  kitPapersOf: KitPapersOf;
}

type Calls = typeof admissionContract;
type Invitation = BodyOf<Calls['inviteCandidate']>;
type Contacts = Pick<AdmissionRow, 'contact' | 'email' | 'cell_phone'>;
/** A candidate may be given at most so many days. */
const mostDays = 180;

/** @throws NOT_FOUND */
export async function admissionOf(tx: Tx, id: string, held = false): Promise<AdmissionRow> {
  return (await admissionById(tx, id, held)) ?? refuse('NOT_FOUND');
}

/** Invites somebody by a link. @returns its id. @throws the fields' faults, NOT_FOUND of company or kit, KIT_NOT_FOR_WORKER */
export async function inviteCandidate(tx: Tx, services: AdmissionServices, by: By, form: Invitation): Promise<string> {
  const contacts = readContacts(form);
  const company = (await companyInReach(tx, form.idEmpresa)) ?? refuseField('idEmpresa', 'NOT_FOUND');
  const startsOn = isDay(form.inicio) ? form.inicio : refuseField('inicio', 'INVALID_DATE');
  const dueOn = readDue(form.prazo);
  const { hash, link } = newLink(services.publicUrl);
  const language = form.idioma ?? 'pt-BR';
  const kit = form.idDefinicaoKit ?? null;
  const managerId = form.idGestor ?? null;
  if (managerId !== null && !(await mayLead(tx, managerId, form.idEmpresa))) refuseField('idGestor', 'NOT_FOUND');
  const { email, cell_phone: cellPhone, contact } = contacts;
  const made = { name: form.nome, jobTitle: form.cargo, regime: form.regime, startsOn, dueOn, language };
  const id = await insertAdmission(tx, {
    ...{ ...made, contact, email, cellPhone, tokenHash: hash, companyId: form.idEmpresa },
    ...{ accessGroupId: groupOf(by.actor), personId: by.personId, kitDefinitionId: kit, managerId },
    papers: await papersFor(tx, services, kit, {
      companyId: form.idEmpresa,
      regime: form.regime,
      jobTitle: form.cargo,
    }),
    // what HR knows already is there to be confirmed
    told: { nome: form.nome, ...(email ? { email } : {}), ...(cellPhone ? { celular: cellPhone } : {}) },
  });
  const row = await admissionOf(tx, id);
  await sendLink(tx, services, { ...row, company }, 'invitation', { hash, link });
  await record(tx, by, {
    ...{ verb: 'candidateInvited', entity: 'admission', entityId: id },
    after: { job_title: form.cargo, starts_on: startsOn, due_on: dueOn },
  });
  return id;
}

/** @throws KIT_NOT_FOR_WORKER where the kit is meant for another company, position or regime */
async function papersFor(tx: Tx, { kitPapersOf }: AdmissionServices, kit: string | null, job: KitJob) {
  if (kit === null) return plainPapers;
  return (await kitPapersOf(tx, kit, job)) ?? refuseField('idDefinicaoKit', 'KIT_NOT_FOR_WORKER');
}

function readDue(day: string): string {
  const [min, max] = [dayFrom(), dayFrom(mostDays)];
  const written = (at: string) => at.split('-').reverse().join('/');
  if (day < min || day > max) refuseField('prazo', 'DATE_OUT_OF_RANGE', { min: written(min), max: written(max) });
  return day;
}

/** An e-mail where there is one, else a cell phone. @throws REQUIRED_FIELD, INVALID_EMAIL, INVALID_CELL_PHONE */
export function readContacts({ email, celular }: Pick<Invitation, 'email' | 'celular'>): Contacts {
  const contacts = {
    email: email?.trim() ? read('email', { Email: email }) : null,
    cell_phone: celular?.trim() ? read('celular', { Celular: celular }) : null,
  };
  if (contacts.email === null && contacts.cell_phone === null) refuseField('email', 'REQUIRED_FIELD');
  return { contact: contacts.email === null ? 'celular' : 'email', ...contacts };
}

function read(field: string, typed: TypedIdentifier): string {
  const found = readIdentifier(typed);
  return 'refused' in found ? refuseField(field, found.refused) : found.value;
}

/** Opening one that was sent begins its review. Support looks on and begins nothing. */
export async function beginReview(tx: Tx, by: By, id: string): Promise<AdmissionRow> {
  const row = await admissionOf(tx, id);
  const reviews = by.actor.permissions.has('RhAdmissaoOnlineAprovar') && by.supporterId === null;
  if (!reviews || !admissionMoves.allows('review', row)) return row;
  const held = await admissionOf(tx, id, true);
  if (!admissionMoves.allows('review', held)) return held;
  await changeAdmission(tx, held.id, { state: admissionMoved(held.state, 'review') });
  await record(tx, by, { verb: 'admissionOpened', entity: 'admission', entityId: held.id });
  return admissionOf(tx, id);
}

/** One that is held, in the state that was looked at. @throws NOT_FOUND, STATUS_FORBIDS, STALE_VERSION */
async function toMove(tx: Tx, id: string, verb: AdmissionVerb, version?: number): Promise<AdmissionRow> {
  const row = await admissionOf(tx, id, true);
  admissionMoves.must(verb, row);
  if (version !== undefined && version !== row.version) refuse('STALE_VERSION');
  return row;
}

/** Every item that the review has. */
export function itemsOf({ papers, told, starts_on }: Pick<AdmissionRow, 'papers' | 'told' | 'starts_on'>): string[] {
  const fields = admissionFieldNames.filter(name => isAsked(name, told, starts_on));
  return [...fields, ...papers.map(({ id }) => paperItem(id)), 'dependentes'];
}

/** Sends back what has to be corrected, with a link of its own; the rest counts as accepted. @throws INVALID_OPTION of an item there is not */
export async function returnItems(
  tx: Tx,
  services: TellServices,
  by: By,
  id: string,
  form: BodyOf<Calls['returnAdmission']>,
): Promise<void> {
  const row = await toMove(tx, id, 'return', form.versao);
  const items = itemsOf(row);
  for (const [at, { campo }] of form.itens.entries())
    if (!items.includes(campo)) refuseField(`itens.${at}.campo`, 'INVALID_OPTION');
  const returned = Object.fromEntries(form.itens.map(({ campo, motivo }) => [campo, motivo]));
  const { hash, link } = newLink(services.publicUrl);
  // a term that is nearly over is no time to correct anything in
  const due_on = later(row.due_on, dayFrom(2));
  await changeAdmission(tx, row.id, {
    ...{ state: admissionMoved(row.state, 'return'), returned, accepted: items.filter(item => !(item in returned)) },
    ...{ access_token_hash: hash, access_code_hash: null, delivery: 'queued', due_on },
  });
  await sendLink(tx, services, { ...row, due_on }, 'returned', { hash, link });
  await record(tx, by, {
    ...{ verb: 'admissionReturned', entity: 'admission', entityId: row.id },
    after: { returned: form.itens.length },
  });
}

/** @throws NOT_FOUND, STATUS_FORBIDS, STALE_VERSION */
export async function approveAdmission(tx: Tx, by: By, id: string, version: number): Promise<void> {
  const row = await toMove(tx, id, 'approve', version);
  await changeAdmission(tx, row.id, {
    ...{ state: admissionMoved(row.state, 'approve'), accepted: itemsOf(row), returned: {} },
    ...{ approved_by: by.personId, approved_at: new Date() },
  });
  await record(tx, by, { verb: 'admissionApproved', entity: 'admission', entityId: row.id });
}

/** HR goes on without the candidate: the link ends, the term begins. @throws NOT_FOUND, STATUS_FORBIDS */
export async function endAdmission(tx: Tx, by: By, id: string, reason: string): Promise<void> {
  const row = await toMove(tx, id, 'end');
  await changeAdmission(tx, row.id, {
    ...{ state: admissionMoved(row.state, 'end'), reason, ended_at: new Date(), erase_on: eraseDay() },
    ...{ access_token_hash: null, access_code_hash: null },
  });
  await record(tx, by, { verb: 'admissionEnded', entity: 'admission', entityId: row.id, after: { reason } });
}

/** A new link, to another contact or with a later day where told; the old one ends. @throws NOT_FOUND, STATUS_FORBIDS, the fields' faults */
export async function resendAdmission(
  tx: Tx,
  services: TellServices,
  by: By,
  id: string,
  form: BodyOf<Calls['resendAdmission']>,
): Promise<void> {
  const row = await toMove(tx, id, 'resend');
  if (row.erased_at !== null) refuse('STATUS_FORBIDS', { status: admissionMoves.wireOf(row.state) });
  const contacts: Partial<Contacts> = form.email?.trim() || form.celular?.trim() ? readContacts(form) : {};
  const due_on = readDue(form.prazo ?? row.due_on);
  const { hash, link } = newLink(services.publicUrl);
  const change = { ...contacts, due_on, access_token_hash: hash, access_code_hash: null, delivery: 'queued' as const };
  const ended = row.state === 'expired' ? { ended_at: null, erase_on: null } : {};
  await changeAdmission(tx, row.id, { ...change, ...ended, state: admissionMoved(row.state, 'resend') });
  await sendLink(tx, services, { ...row, ...contacts, due_on }, 'invitation', { hash, link });
  await record(tx, by, { verb: 'admissionResent', entity: 'admission', entityId: row.id, after: { due_on } });
}
