import { readFile } from 'node:fs/promises';
import { leastPaperPixels } from '@cracha/contract/features/admission/admission.schemas.ts';
import {
  type AdmissionValues,
  admissionSteps,
  ageOn,
  fieldsOfStep,
  isAdmissionField,
  isAsked,
  noticeVersion,
  paperItem,
  readAdmissionFields,
} from '@cracha/contract/features/admission/admission-steps.ts';
import type { ownAdmissionContract } from '@cracha/contract/features/admission/own-admission.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { enqueueForgetting } from '#core/file/forget-file.ts';
import { pagesOf } from '#core/reading/show-page.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { pictureSize } from '#kernel/upload/pixels.ts';
import { forgetPaper } from './admission.jobs.ts';
import { type AdmissionRow, admissionById, changeAdmission, ownAdmissionId, putFile } from './admission.queries.ts';
import { admissionMoved, admissionMoves } from './admission-states.ts';
import { cpfAtWork, isContactTaken } from './candidate.queries.ts';
import { tellInviter } from './tell-candidate.ts';
import { eraseDay } from './term.ts';
import { dependantFault, lackingIn } from './told.ts';

type Calls = typeof ownAdmissionContract;
type StepForm = BodyOf<Calls['saveAdmissionStep']>;

/** The admission of the session. @throws NOT_FOUND for a signer's, and of one that was erased */
export async function ownAdmission(tx: Tx, held = false): Promise<AdmissionRow> {
  const id = (await ownAdmissionId(tx)) ?? refuse('NOT_FOUND');
  const row = (await admissionById(tx, id, held)) ?? refuse('NOT_FOUND');
  return row.erased_at === null ? row : refuse('NOT_FOUND');
}

/** Keeps one step; what was told of others stays. @throws STATUS_FORBIDS, the fields' faults, what an admission is refused for */
export async function saveStep(tx: Tx, by: By, n: number, form: StepForm): Promise<void> {
  const row = await ownAdmission(tx, true);
  admissionMoves.must('fill', row);
  const step = admissionSteps[n - 1] ?? refuse('NOT_FOUND');
  const state = admissionMoved(row.state, 'fill');
  if (step === 'aviso') {
    if (form.aviso !== noticeVersion) refuse('STALE_VERSION');
    return changeAdmission(tx, row.id, {
      state,
      notice_version: noticeVersion,
      notice_at: new Date(),
      notice_ip: by.ip,
    });
  }
  if (row.notice_version !== noticeVersion) refuse('STEP_PENDING', { step: 'aviso' });
  const told = { ...row.told, ...(await readStep(tx, row, fieldsOfStep(step), form.campos ?? {})) };
  const dependants = step === 'dependentes' ? readDependants(form, told) : row.dependants;
  const touched = [...Object.keys(form.campos ?? {}), ...(form.dependentes && step === 'dependentes' ? [step] : [])];
  await changeAdmission(tx, row.id, {
    state,
    told: withoutUnasked(told, row.starts_on),
    dependants,
    ...cleared(row, touched),
  });
}

/** What is told anew is neither returned nor accepted any more. */
function cleared({ returned, accepted }: Pick<AdmissionRow, 'returned' | 'accepted'>, items: readonly string[]) {
  return {
    returned: Object.fromEntries(Object.entries(returned).filter(([item]) => !items.includes(item))),
    accepted: accepted.filter(item => !items.includes(item)),
  };
}

async function readStep(
  tx: Tx,
  row: AdmissionRow,
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
): Promise<AdmissionValues> {
  for (const name of Object.keys(given)) if (!names.includes(name)) refuseField(name, 'INVALID_REQUEST');
  const { values, faults } = readAdmissionFields(given, dayFrom());
  const [first] = Object.entries(faults);
  if (first) throw new Refusal(first[1], {}, { ...faults });
  if (values.racaCor === 'naoInformada') refuseField('racaCor', 'INVALID_OPTION');
  if (values.cpf && (await cpfAtWork(tx, String(values.cpf))) === 'here') refuseField('cpf', 'ADMISSION_CPF_ACTIVE');
  if (values.nascimento) refuseAge(String(values.nascimento), row);
  await refuseContact(tx, { ...row.told, ...values }, values);
  return values;
}

/** The law on who may work: from 14 on as an apprentice, from 16 on otherwise (CLT 403). @throws ADMISSION_TOO_YOUNG, ADMISSION_APPRENTICE_ONLY */
function refuseAge(
  born: string,
  { starts_on, hiring_regime }: Pick<AdmissionRow, 'starts_on' | 'hiring_regime'>,
): void {
  const age = ageOn(born, starts_on);
  if (age < 14) refuseField('nascimento', 'ADMISSION_TOO_YOUNG');
  if (age < 16 && hiring_regime !== 'aprendiz') refuseField('nascimento', 'ADMISSION_APPRENTICE_ONLY');
}

/** Another person's sign-in contact is refused as in the profile. @throws CONTACT_ALREADY_REGISTERED */
async function refuseContact(tx: Tx, all: AdmissionValues, { email, celular }: AdmissionValues): Promise<void> {
  const cpf = all.cpf ? String(all.cpf) : null;
  const taken = (of: { email: string | null; cellPhone: string | null }) => isContactTaken(tx, { ...of, cpf });
  if (email && (await taken({ email: String(email), cellPhone: null })))
    refuseField('email', 'CONTACT_ALREADY_REGISTERED');
  if (celular && (await taken({ email: null, cellPhone: String(celular) })))
    refuseField('celular', 'CONTACT_ALREADY_REGISTERED');
}

function readDependants({ dependentes }: StepForm, told: AdmissionValues): AdmissionRow['dependants'] {
  const all = dependentes ?? refuseField('dependentes', 'REQUIRED_FIELD');
  const fault = dependantFault(all, {
    ...{ cpf: told.cpf ? String(told.cpf) : null, born: told.nascimento ? String(told.nascimento) : null },
  });
  if (fault) refuseField(fault.field, fault.code);
  return all.map(one => ({ ...one, cpf: one.cpf?.replace(/[.\-\s]/g, '') || null }));
}

/** What is not asked any more goes: no account of who wants one opened, no guardian of who is grown up. */
function withoutUnasked(told: AdmissionValues, start: string): AdmissionValues {
  return Object.fromEntries(
    Object.entries(told).filter(([name]) => isAdmissionField(name) && isAsked(name, told, start)),
  );
}

interface PaperServices {
  files: Pick<FileStore, 'path'>;
  enqueue: Enqueue;
}
type Taken = ResponseSent<Calls['deliverPaper']>;

/** Takes one side of a paper. What is not good enough to read is refused with its reason, and nothing is lost. */
export async function deliverPaper(
  { files, enqueue }: PaperServices,
  by: By,
  { form, upload }: { form: BodyOf<Calls['deliverPaper']>; upload: Upload },
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<Taken> {
  const seen = upload.refusal ?? (await lookedAt(files, by, upload));
  return inOwnTransaction(async tx => {
    const row = await ownAdmission(tx, true);
    admissionMoves.must('fill', row);
    if (row.notice_version !== noticeVersion) refuse('STEP_PENDING', { step: 'aviso' });
    const paper = row.papers.find(({ id }) => id === form.papel) ?? refuseField('papel', 'NOT_FOUND');
    const side = Number(form.lado);
    if (side > paper.sides) refuseField('lado', 'INVALID_OPTION');
    if (seen instanceof Refusal) return refused(upload, seen);
    const { name, sha256, size, contentType: content_type } = upload;
    const owner = { id: row.id, accessGroupId: row.access_group_id };
    const put = await putFile(tx, owner, { paper_id: paper.id, side, name, sha256, size, content_type });
    if (!put) return refused(upload, new Refusal('UPLOAD_DUPLICATE', { nome: name }));
    if (put.replaced) await enqueueForgetting(tx, enqueue, forgetPaper, put.replaced);
    const state = admissionMoved(row.state, 'fill');
    await changeAdmission(tx, row.id, { state, ...cleared(row, [paperItem(paper.id)]) });
    return { nome: name, id: put.id, largura: seen?.width ?? null, altura: seen?.height ?? null };
  });
}

const refused = ({ name }: Upload, { code, data }: Refusal): Taken => ({
  nome: name,
  recusa: { codigo: code, valores: data ?? {} },
});

/** The size of a picture that is large enough to read; null: a PDF that opens. */
async function lookedAt(files: Pick<FileStore, 'path'>, by: By, { sha256, contentType }: Upload) {
  const path = await files.path(sha256);
  try {
    if (contentType === 'application/pdf')
      return (await pagesOf(path, personTurn(by.actor))) > 0 ? null : new Refusal('UPLOAD_UNREADABLE');
    const size = pictureSize(await readFile(path), contentType);
    if (!size) return new Refusal('UPLOAD_UNREADABLE');
    const isSmall = Math.max(size.width, size.height) < leastPaperPixels;
    return isSmall ? new Refusal('PICTURE_TOO_SMALL', { min: leastPaperPixels }) : size;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Sends everything to HR. @throws ADMISSION_LACKS with what is missing, STATUS_FORBIDS */
export async function sendAdmission(tx: Tx, by: By): Promise<void> {
  const row = await ownAdmission(tx, true);
  admissionMoves.must('send', row);
  const lacking = lackingIn(row);
  if (lacking.length > 0) refuse('ADMISSION_LACKS', { total: lacking.length, faltam: lacking.join(',') });
  await changeAdmission(tx, row.id, {
    state: admissionMoved(row.state, 'send'),
    sent_at: new Date(),
    true_at: new Date(),
  });
  await record(tx, by, { ...about(row), verb: 'admissionSent' });
  await tellInviter(tx, row, 'admissionSent', String(row.version));
}

/** The candidate gives up; who invited is told, the term begins. @throws STATUS_FORBIDS */
export async function giveUp(tx: Tx, by: By, reason: string): Promise<void> {
  const row = await ownAdmission(tx, true);
  admissionMoves.must('end', row);
  // told while the session may still tell
  await record(tx, by, { ...about(row), verb: 'admissionEnded' });
  await tellInviter(tx, row, 'admissionEnded', String(row.version));
  await changeAdmission(tx, row.id, {
    ...{ state: admissionMoved(row.state, 'end'), reason, ended_at: new Date(), erase_on: eraseDay() },
    ...{ access_token_hash: null, access_code_hash: null },
  });
}

const about = ({ id, access_group_id: accessGroupId }: AdmissionRow) => ({
  ...{ entity: 'admission', entityId: id, accessGroupId },
});
