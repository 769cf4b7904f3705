import { readFields } from '@cracha/contract/features/worker/worker-check.ts';
import {
  datedFieldNames,
  type FieldValues,
  fieldOf,
  isWorkerField,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { doerOf, record } from '#core/audit/audit.ts';
import { datedColumn } from '#core/employment/worker-columns.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type By, refuseFaults, refuseUntoldEthnicity, saveValues } from './save-worker.ts';
import { isOwnersOnly, mayEdit } from './worker.policy.ts';
import { insertEmployment, isCompanyInReach, todayOf, workerById } from './worker.queries.ts';
import { insertChange } from './worker-change.queries.ts';

interface NewWorker {
  idEmpresa: string;
  cpf: string;
  campos: Record<string, unknown>;
}

/**
 * A new employment with what is told of it; position, salary and their like hold from the admission on. A person known by CPF, here
 * or elsewhere, keeps the account there is: nothing of it is told. @returns its id. @throws INVALID_CPF, NOT_FOUND of the company,
 * RECORD_ALREADY_EXISTS of the registration, the fields' faults, OPERATION_NOT_ALLOWED for pay and bank without their grants
 */
export async function createWorker(tx: Tx, { actor, request }: By, form: NewWorker): Promise<string> {
  const cpf = form.cpf.replace(/[.\-\s]/g, '');
  if (!isCpf(cpf)) refuseField('cpf', 'INVALID_CPF');
  if (!(await isCompanyInReach(tx, form.idEmpresa))) refuseField('idEmpresa', 'NOT_FOUND');
  const { nome, matricula, admissao, ...values } = await readNew(tx, actor, form.campos);
  const id = await insertEmployment(tx, {
    accessGroupId: actor.accessGroupId ?? refuse('ACCESS_GROUP_NOT_CHOSEN'),
    companyId: form.idEmpresa,
    cpf,
    name: String(nome),
    registration: String(matricula),
    admittedOn: String(admissao),
  });
  if (!id) return refuseField('matricula', 'RECORD_ALREADY_EXISTS');
  const worker = (await workerById(tx, id)) ?? refuse('NOT_FOUND');
  await saveValues(tx, worker, values);
  for (const name of datedFieldNames) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const change = {
      field: datedColumn(name),
      fromDay: String(admissao),
      value: String(value),
      reason: null,
      applied: true,
    };
    await insertChange(tx, worker, actor.personId, change);
  }
  await record(tx, doerOf(actor, request), {
    verb: 'workerRegistered',
    entity: 'employment',
    entityId: id,
    after: { name: nome, registration: matricula, companyId: form.idEmpresa, admitted_on: admissao },
  });
  return id;
}

async function readNew(tx: Tx, actor: By['actor'], given: Record<string, unknown>): Promise<FieldValues> {
  for (const name of Object.keys(given)) {
    if (!isWorkerField(name)) return refuseField(name, 'INVALID_REQUEST');
    const { section } = fieldOf(name);
    if (actor.supportGrantId && isOwnersOnly(section)) refuse('SUPPORT_ACT_FORBIDDEN');
    if ((section === 'pagamento' || section === 'banco') && !mayEdit(actor, section)) refuse('OPERATION_NOT_ALLOWED');
  }
  const today = await todayOf(tx);
  const required = { nome: null, matricula: null, admissao: null };
  const { values, faults } = readFields({ ...required, ...given }, today);
  refuseFaults(faults, today);
  refuseUntoldEthnicity(values, values.admissao);
  return values;
}
