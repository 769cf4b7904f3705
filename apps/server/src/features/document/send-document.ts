import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import { healthKinds, maxDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { plusDays } from '#core/calendar/days.ts';
import { companyName, withoutContact, workersById, workersLike } from '#core/document/audience.queries.ts';
import { wireState } from '#core/document/document-state.ts';
import type { Person } from '#core/document/make-document.queries.ts';
import { makeDocument } from '#core/document/make-document.ts';
import { type HeldFile, takeHeld } from '#core/document/take-held.queries.ts';
import { type TellFilesShown, tellReceiver } from '#core/document/tell-receiver.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { ownEmployments } from './audience.queries.ts';
import { type Side, storedAsks } from './document.policy.ts';
import { insertBatch } from './document-change.queries.ts';
import { mostPages, mostSigned } from './held-upload.ts';
import { tellReaders } from './tell.ts';

type Calls = typeof documentContract;
type Form = BodyOf<Calls['createDocument']>;
type Made = ResponseSent<Calls['createDocument']>;

/** Sent in one transaction; more than these are asked for in parts. */
const mostReceivers = 500;

interface Audience {
  accessGroupId: string;
  people: readonly Person[];
  toSide: 'people' | 'rh' | 'gestor';
  /** Sent to many as one act. */
  isMany: boolean;
}

/**
 * Sends files that are held, one document a person; what asks for signatures is a draft that nobody is told of.
 * @throws UPLOAD_REQUIRED, UPLOAD_DUPLICATE, FORMAT_NOT_SIGNABLE, SIGNED_UPLOAD, INVALID_OPTION, RECORDS_NOT_FOUND,
 * CONFIRMATION_REQUIRED with how many, MAX_VALUE for more than 500
 */
export async function sendDocument(
  tx: Tx,
  { by, tellFilesShown }: { by: By; tellFilesShown: TellFilesShown },
  form: Form,
): Promise<Made> {
  const files = await filesToSend(tx, form.arquivos, form.pede);
  checkKind(by, form);
  checkDays(form);
  const audience = await audienceOf(tx, by, form);
  const { accessGroupId, people, isMany } = audience;
  const batchId = isMany
    ? await insertBatch(tx, {
        ...{ accessGroupId, personId: by.personId, profile: by.actor.profile === 'gestor' ? 'gestor' : 'rh' },
        ...{ title: form.titulo, total: people.length },
      })
    : null;
  const made: { id: string; code: string }[] = [];
  const one = { by, form, audience, files, batchId };
  for (const person of people.length > 0 ? people : [undefined]) made.push(await makeOne(tx, one, person));
  if (form.avisar !== false && form.pede !== 'assinatura') await tellAll(tx, tellFilesShown, one, made);
  const [first = { id: '', code: '' }] = made;
  if (batchId !== null) return { idLote: batchId, total: made.length };
  return { id: first.id, codigo: first.code, situacao: wireState(form.pede === 'assinatura' ? 'draft' : 'sent') };
}

/** @throws UPLOAD_REQUIRED, NOT_FOUND, UPLOAD_DUPLICATE, FORMAT_NOT_SIGNABLE, SIGNED_UPLOAD, MAX_VALUE */
export async function filesToSend(tx: Tx, ids: readonly string[], asks: Form['pede']): Promise<HeldFile[]> {
  if (ids.length === 0) refuseField('arquivos', 'UPLOAD_REQUIRED');
  const lower = ids.map(id => id.toLowerCase());
  if (new Set(lower).size < ids.length) refuseField('arquivos', 'UPLOAD_DUPLICATE');
  const files = await takeHeld(tx, lower);
  if (files.length < ids.length) refuseField('arquivos', 'NOT_FOUND');
  if (new Set(files.map(({ sha256 }) => sha256)).size < files.length)
    refuseField('arquivos', 'UPLOAD_DUPLICATE', { nome: files[0]?.name ?? '' });
  if (asks !== 'nada' && files.some(({ pages }) => pages === null)) refuseField('arquivos', 'FORMAT_NOT_SIGNABLE');
  const unsignable = asks === 'assinatura' ? files.find(file => file.unsignable !== null)?.unsignable : undefined;
  const max = asks === 'assinatura' ? mostSigned : mostPages;
  if (unsignable) refuseField('arquivos', unsignable, { max });
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  if (pages > max) refuseField('arquivos', 'MAX_VALUE', { max });
  return files;
}

export const isHealth = (type: number, kind: string | null | undefined) =>
  type === 9 && healthKinds.includes(kind ?? '');

/** Matters of health are no manager's, and HR's by a grant of its own. @throws INVALID_OPTION, OPERATION_NOT_ALLOWED */
function checkKind({ profile, actor }: By, { tipo, especie, para, pede }: Form): void {
  // nobody of HR is asked to acknowledge: they accept or turn down
  if (profile === 'trabalhador' && pede === 'ciente') refuseField('pede', 'INVALID_OPTION');
  if (!isHealth(tipo, especie)) return;
  if (profile === 'gestor' || para?.tipo === 'gestor') refuseField('especie', 'INVALID_OPTION');
  const needed = ['RhDocumentoSaudeCriar', 'RhDocumentoSaudeVisualizar'];
  if (profile === 'rh' && !needed.every(name => actor.permissions.has(name))) refuse('OPERATION_NOT_ALLOWED');
}

/** @throws DATE_OUT_OF_RANGE */
function checkDays({ prazo, validoAte }: Form): void {
  if (prazo && (prazo <= dayFrom() || prazo > plusDays(dayFrom(), maxDeadlineDays)))
    refuseField('prazo', 'DATE_OUT_OF_RANGE');
  if (validoAte && validoAte < dayFrom()) refuseField('validoAte', 'DATE_OUT_OF_RANGE');
}

async function audienceOf(tx: Tx, by: By, form: Form): Promise<Audience> {
  const { para, pede } = form;
  if (!para && pede !== 'assinatura') refuseField('para', 'REQUIRED_FIELD');
  if (by.profile === 'trabalhador') return ofWorker(tx, by, form);
  const accessGroupId = groupOf(by);
  const toPeople = { accessGroupId, toSide: 'people' as const };
  if (!para) return { ...toPeople, people: [], isMany: false };
  if (para.tipo === 'pessoas') {
    const ids = [...new Set(para.ids.map(id => id.toLowerCase()))];
    const people = await workersById(tx, accessGroupId, ids);
    if (people.length < ids.length) refuseField('para', 'EMPLOYEE_NOT_FOUND');
    if (pede === 'assinatura' && people.length > 1) refuseField('para', 'INVALID_OPTION');
    return { ...toPeople, people, isMany: people.length > 1 };
  }
  if (para.tipo !== 'filtro') return refuseField('para', 'INVALID_OPTION');
  const { pesquisa: search, idEmpresa: companyId, lotacao: department, tomador: client } = para.filtro;
  const people = await workersLike(tx, accessGroupId, { search, companyId, department, client }, mostReceivers + 1);
  if (people.length === 0) refuse('RECORDS_NOT_FOUND');
  if (pede === 'assinatura' && people.length > 1) refuseField('para', 'INVALID_OPTION');
  if (people.length > mostReceivers) refuseField('para', 'MAX_VALUE', { max: mostReceivers });
  if (form.confirmado !== true)
    refuse('CONFIRMATION_REQUIRED', { total: people.length, semContato: await withoutContact(tx, people) });
  return { ...toPeople, people, isMany: true };
}

/** A worker sends about an employment of their own; where nobody says which, about the only one that lasts. */
async function ofWorker(tx: Tx, { personId }: By, { para }: Form): Promise<Audience> {
  const own = await ownEmployments(tx, personId);
  const audience = (of: Person, toSide: Audience['toSide']) => ({
    ...{ accessGroupId: of.access_group_id, people: [of], toSide, isMany: false },
  });
  if (!para) {
    const lasting = own.filter(({ lasts }) => lasts);
    const [only, another] = lasting.length > 0 ? lasting : own;
    if (!only || another) refuseField('para', 'REQUIRED_FIELD');
    return audience(only, 'people');
  }
  if (para.tipo !== 'rh' && para.tipo !== 'gestor') refuseField('para', 'INVALID_OPTION');
  const of = own.find(({ id }) => id === para.idEmpregado.toLowerCase()) ?? refuseField('para', 'EMPLOYEE_NOT_FOUND');
  return audience(of, para.tipo);
}

interface Making {
  by: By;
  form: Form;
  audience: Audience;
  files: readonly HeldFile[];
  batchId: string | null;
}

/** @param person nobody: it is about those who will be named to sign it */
function makeOne(tx: Tx, { by, form, audience, files, batchId }: Making, person: Person | undefined) {
  const { accessGroupId, toSide } = audience;
  const side: Side = by.profile === 'gestor' || by.profile === 'trabalhador' ? by.profile : 'rh';
  const kind = form.especie || null;
  const words = { title: form.titulo, kind, message: form.mensagem ?? '', tags: form.etiquetas ?? [] };
  const days = { dueOn: form.prazo ?? null, validUntil: form.validoAte ?? null };
  const maker = { ...by, name: by.actor.name, agent: by.request.userAgent || null };
  const place = { folder: form.pasta || null, batchId, origin: batchId === null ? 'upload' : 'batch' } as const;
  const what = { type: form.tipo, asks: storedAsks[form.pede], health: isHealth(form.tipo, kind), side, toSide };
  return makeDocument(tx, maker, { accessGroupId, ...words, ...days, ...place, ...what, files }, person);
}

async function tellAll(
  tx: Tx,
  tellFilesShown: TellFilesShown,
  { form, audience }: Making,
  made: readonly { id: string }[],
): Promise<void> {
  const { people, toSide } = audience;
  for (const [at, person] of people.entries()) {
    const told = { id: made[at]?.id ?? '', title: form.titulo };
    if (toSide !== 'people') {
      await tellReaders(tx, person, toSide, { ...told, from: person.name });
      continue;
    }
    const company = await companyName(tx, person.company_id);
    await tellReceiver(tx, person, { ...told, from: company }, { kind: 'documentReceived', moment: 1 });
    await tellFilesShown(tx, person.person_id, { company, total: 1 });
  }
}
