import type { CandidateStage } from '@cracha/contract/features/admission/admission.schemas.ts';
import type { openingsContract } from '@cracha/contract/features/admission/opening.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { companyInReach } from './admission.queries.ts';
import { type AdmissionServices, inviteCandidate, readContacts } from './admission.ts';
import {
  type CandidateRow,
  candidateById,
  closeRow,
  insertCandidate,
  insertOpening,
  joinAdmission,
  moveRow,
  type OpeningRow,
  openingById,
  type StoredStage,
} from './opening.queries.ts';
import { eraseDay } from './term.ts';

type Calls = typeof openingsContract;

const stored = { novo: 'new', conversa: 'talk', escolhido: 'chosen', recusado: 'refused' } as const satisfies Record<
  CandidateStage,
  StoredStage
>;
const wire = { new: 'novo', talk: 'conversa', chosen: 'escolhido', refused: 'recusado' } as const satisfies Record<
  StoredStage,
  CandidateStage
>;
/** A reason of 10 to 250 characters, as everywhere. */
const leastReason = 10;

/** @throws NOT_FOUND */
export async function openingOf(tx: Tx, id: string, held = false): Promise<OpeningRow> {
  return (await openingById(tx, id, held)) ?? refuse('NOT_FOUND');
}

/** @returns its id. @throws NOT_FOUND of the company */
export async function createOpening(tx: Tx, by: By, form: BodyOf<Calls['createOpening']>): Promise<string> {
  if (!(await companyInReach(tx, form.idEmpresa))) refuseField('idEmpresa', 'NOT_FOUND');
  const id = await insertOpening(tx, {
    ...{ accessGroupId: groupOf(by.actor), companyId: form.idEmpresa, title: form.titulo, personId: by.personId },
  });
  await record(tx, by, { verb: 'openingCreated', entity: 'opening', entityId: id, after: { title: form.titulo } });
  return id;
}

/** @throws NOT_FOUND, STATUS_FORBIDS of one that is closed */
export async function closeOpening(tx: Tx, by: By, id: string): Promise<void> {
  const opening = await openingOf(tx, id, true);
  if (opening.closed_at !== null) refuse('STATUS_FORBIDS', { status: 'fechada' });
  await closeRow(tx, opening.id, eraseDay());
  await record(tx, by, { verb: 'openingClosed', entity: 'opening', entityId: opening.id });
}

/** @returns its id. @throws NOT_FOUND of the opening, STATUS_FORBIDS of a closed one, the contacts' faults */
export async function createCandidate(tx: Tx, by: By, form: BodyOf<Calls['createCandidate']>): Promise<string> {
  const opening = (await openingById(tx, form.idVaga, true)) ?? refuseField('idVaga', 'NOT_FOUND');
  if (opening.closed_at !== null) refuse('STATUS_FORBIDS', { status: 'fechada' });
  const { email, cell_phone: cellPhone } = readContacts(form);
  const id = await insertCandidate(tx, {
    ...{ accessGroupId: groupOf(by.actor), companyId: opening.company_id, openingId: opening.id },
    ...{ personId: by.personId, name: form.nome, email, cellPhone },
  });
  await record(tx, by, { verb: 'candidateAdded', entity: 'candidate', entityId: id });
  return id;
}

/** A candidate of an opening that is open, held. @throws NOT_FOUND, STATUS_FORBIDS */
async function toMove(tx: Tx, id: string): Promise<CandidateRow> {
  const candidate = (await candidateById(tx, id, true)) ?? refuse('NOT_FOUND');
  if (candidate.closed) refuse('STATUS_FORBIDS', { status: 'fechada' });
  return candidate;
}

/** @throws NOT_FOUND, STATUS_FORBIDS, REQUIRED_FIELD of the reason for turning somebody down */
export async function moveCandidate(
  tx: Tx,
  by: By,
  id: string,
  { etapa, motivo }: BodyOf<Calls['moveCandidate']>,
): Promise<void> {
  const candidate = await toMove(tx, id);
  const reason = etapa === 'recusado' ? (motivo ?? '') : null;
  if (reason !== null && reason.length < leastReason)
    refuseField('motivo', reason === '' ? 'REQUIRED_FIELD' : 'MIN_LENGTH', { min: leastReason });
  await moveRow(tx, candidate.id, { stage: stored[etapa], reason });
  await record(tx, by, {
    ...{ verb: 'candidateMoved', entity: 'candidate', entityId: candidate.id },
    ...{ before: { stage: wire[candidate.stage] }, after: { stage: etapa } },
  });
}

/** Carries a candidate over to an admission. @returns the admission. @throws NOT_FOUND, STATUS_FORBIDS, RECORD_ALREADY_EXISTS of one that was invited */
export async function inviteFromOpening(
  tx: Tx,
  services: AdmissionServices,
  by: By,
  id: string,
  form: BodyOf<Calls['inviteFromOpening']>,
): Promise<string> {
  const candidate = await toMove(tx, id);
  if (candidate.admission_id !== null) refuse('RECORD_ALREADY_EXISTS');
  const contacts = { email: candidate.email ?? undefined, celular: candidate.cell_phone ?? undefined };
  const admissionId = await inviteCandidate(tx, services, by, {
    ...{ ...contacts, ...form, nome: candidate.name, idEmpresa: candidate.company_id },
  });
  await joinAdmission(tx, candidate.id, admissionId);
  return admissionId;
}

export function presentOpening(row: OpeningRow): ResponseSent<Calls['createOpening']> {
  const { new: novo = 0, talk: conversa = 0, chosen: escolhido = 0, refused: recusado = 0 } = row.stages;
  return {
    ...{ id: row.id, titulo: row.title, idEmpresa: row.company_id, empresa: row.company },
    ...{ situacao: row.closed_at === null ? 'aberta' : 'fechada', criadaEm: row.made_at.toISOString() },
    candidatos: { novo, conversa, escolhido, recusado },
  };
}

export function presentCandidate(row: CandidateRow): ResponseSent<Calls['createCandidate']> {
  return {
    ...{ id: row.id, idVaga: row.opening_id, nome: row.name, email: row.email, celular: row.cell_phone },
    ...{ etapa: wire[row.stage], motivo: row.reason, criadoEm: row.made_at.toISOString() },
    idAdmissao: row.admission_id,
  };
}
