import type { admissionContract } from '@cracha/contract/features/admission/admission.contract.ts';
import type { FileSection } from '@cracha/contract/features/employment/employment.schemas.ts';
import { type FieldValues, fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { HireWorker } from '#core/employment/hire-port.ts';
import type { OpenKit } from '#core/kit/kit-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type AdmissionRow, changeAdmission } from './admission.queries.ts';
import { admissionOf } from './admission.ts';
import { admissionMoved, admissionMoves } from './admission-states.ts';
import { employmentOfCpf, keepCandidatesWord } from './hire-candidate.queries.ts';
import { notOfHr } from './told.ts';

export interface HireServices {
  hireWorker: HireWorker;
  openKit: OpenKit;
}

type Calls = typeof admissionContract;
type Hired = ResponseSent<Calls['hireCandidate']>;

/**
 * Makes a worker of a candidate in one transaction: person, employment, record, folder, kit and first access. Whoever asks again, or at the
 * same time, gets the same worker. @throws NOT_FOUND, STATUS_FORBIDS, ADMISSION_CPF_ACTIVE, what a new worker is refused for
 */
export async function hireCandidate(
  tx: Tx,
  { hireWorker, openKit }: HireServices,
  by: By,
  id: string,
  form: BodyOf<Calls['hireCandidate']>,
): Promise<Hired> {
  const row = await admissionOf(tx, id, true);
  if (row.employment_id !== null) return { idEmpregado: row.employment_id, idKit: row.kit_id };
  admissionMoves.must('hire', row);
  for (const name of Object.keys(form.campos ?? {}))
    if (notOfHr.includes(name)) refuseField(`campos.${name}`, 'INVALID_REQUEST');
  const cpf = String(row.told.cpf ?? refuse('ADMISSION_LACKS', { total: 1, faltam: 'cpf' }));
  const known = await employmentOfCpf(tx, cpf, row.company_id);
  if (known?.here && known.active) refuse('ADMISSION_CPF_ACTIVE');
  const employmentId = await hireWorker(tx, by, {
    ...{ companyId: row.company_id, cpf, ...splitTold(row), files: filesFor(row) },
    more: { ...(form.campos ?? {}), matricula: form.matricula },
    dependants: (row.dependants ?? []).map(one => ({
      ...{ name: one.nome, cpf: one.cpf, birth_date: one.nascimento, kinship: one.parentesco, uses: one.para },
    })),
  });
  const kitId = await openKitOf(tx, by, openKit, row, employmentId);
  await changeAdmission(tx, row.id, {
    ...{ state: admissionMoved(row.state, 'hire'), employment_id: employmentId, kit_id: kitId },
    ...{ hired_by: by.personId, hired_at: new Date(), access_token_hash: null, access_code_hash: null },
  });
  await keepCandidatesWord(tx, row.id);
  await record(tx, by, { verb: 'candidateHired', entity: 'admission', entityId: row.id });
  return { idEmpregado: employmentId, idKit: kitId };
}

/** What the record takes: the account apart, what only the admission asks left out. */
function splitTold({ told, job_title, hiring_regime, starts_on }: AdmissionRow) {
  const [values, account]: [FieldValues, FieldValues] = [{}, {}];
  for (const [name, value] of Object.entries(told)) {
    if (!isWorkerField(name) || value === null) continue;
    if (fieldOf(name).section === 'banco') account[name] = value;
    else values[name] = value;
  }
  const contract: FieldValues = { cargo: job_title, regimeContratacao: hiring_regime, admissao: starts_on };
  return { values: { ...values, ...contract, aprendiz: hiring_regime === 'aprendiz' }, account };
}

/** Named by their paper: the folder is read by people. */
function filesFor({ files, papers }: Pick<AdmissionRow, 'files' | 'papers'>) {
  const section: FileSection = 'identidade';
  return files.map(({ paper_id, name, sha256, size, content_type: contentType }) => {
    const paper = papers.find(({ id }) => id === paper_id)?.name.replaceAll('/', ' ');
    return { section, name: paper ? `${paper} - ${name}`.slice(-120) : name, sha256, size, contentType };
  });
}

async function openKitOf(tx: Tx, by: By, openKit: OpenKit, row: AdmissionRow, employmentId: string) {
  const { kit_definition_id: definitionId } = row;
  if (definitionId === null) return null;
  const delivered = row.papers.map(({ id: paperId }) => ({
    paperId,
    files: row.files
      .filter(({ paper_id }) => paper_id === paperId)
      .map(({ sha256, name, content_type: contentType, size }) => ({ sha256, name, contentType, size })),
  }));
  return openKit(tx, by, { definitionId, employmentId, delivered: delivered.filter(({ files }) => files.length > 0) });
}
