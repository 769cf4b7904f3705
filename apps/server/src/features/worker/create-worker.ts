import { ownFieldSections } from '@cracha/contract/features/worker/own-fields.ts';
import { readFields } from '@cracha/contract/features/worker/worker-check.ts';
import {
  datedFieldNames,
  type FieldValues,
  fieldOf,
  isWorkerField,
  type WorkerSection,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { record } from '#core/audit/audit.ts';
import { datedColumn } from '#core/employment/worker-columns.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { insertLeave } from './leave.queries.ts';
import { leaveIn } from './leave-days.ts';
import { lackingIn, type OwnValues, ownFieldsIn, readOwn, refuseLacking } from './record-asked.ts';
import { type RecordForm, recordFormOf } from './record-form.queries.ts';
import { refuseFaults, refuseUntoldEthnicity, saveValues } from './save-worker.ts';
import { mayEdit } from './worker.policy.ts';
import { insertEmployment, isCompanyInReach, saveOwnValues, workerById } from './worker.queries.ts';
import { insertChange } from './worker-change.queries.ts';

interface NewWorker {
  idEmpresa: string;
  cpf: string;
  campos: Record<string, unknown>;
}

/**
 * A new employment with what is told of it; position, salary and their like hold from the admission on. A person known by CPF, here
 * or elsewhere, keeps the account there is: nothing of it is told. @returns its id. @throws INVALID_CPF, NOT_FOUND of the company,
 * RECORD_ALREADY_EXISTS of the registration, the fields' faults, OPERATION_NOT_ALLOWED for pay and bank without their grants, and
 * for who reaches named workers alone
 */
export async function createWorker(tx: Tx, by: By, form: NewWorker): Promise<string> {
  const { actor } = by;
  // they would have no sight of whom they made
  if (!actor.allWorkers) refuse('OPERATION_NOT_ALLOWED');
  const cpf = form.cpf.replace(/[.\-\s]/g, '');
  if (!isCpf(cpf)) refuseField('cpf', 'INVALID_CPF');
  if (!(await isCompanyInReach(tx, form.idEmpresa))) refuseField('idEmpresa', 'NOT_FOUND');
  const asked = (await recordFormOf(tx, form.idEmpresa)) ?? refuseField('idEmpresa', 'NOT_FOUND');
  const { values: told, own } = readNew(actor, form.campos, asked);
  const { nome, matricula, admissao, ...values } = told;
  const id = await insertEmployment(tx, {
    accessGroupId: groupOf(actor),
    companyId: form.idEmpresa,
    cpf,
    name: String(nome),
    registration: String(matricula),
    admittedOn: String(admissao),
  });
  if (!id) return refuseField('matricula', 'RECORD_ALREADY_EXISTS');
  const worker = (await workerById(tx, id)) ?? refuse('NOT_FOUND');
  await saveValues(tx, worker, values);
  const leave = leaveIn(values);
  if (leave) await insertLeave(tx, worker, actor.personId, leave);
  for (const section of ownFieldSections) await saveOwnValues(tx, worker, section, ofSection(asked, section, own));
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
  await record(tx, by, {
    verb: 'workerRegistered',
    entity: 'employment',
    entityId: id,
    after: { name: nome, registration: matricula, companyId: form.idEmpresa, admitted_on: admissao },
  });
  return id;
}

function ofSection({ fields }: RecordForm, section: WorkerSection, own: OwnValues): OwnValues {
  return Object.fromEntries(
    fields.flatMap(({ id, secao }) => (secao === section && id in own ? [[id, own[id] ?? null]] : [])),
  );
}

/** What is required is asked for as far as it is the sender's to tell: the rest is missing in the record. */
function readNew(
  actor: By['actor'],
  given: Record<string, unknown>,
  form: RecordForm,
): { values: FieldValues; own: OwnValues } {
  const tells = (section: WorkerSection) => (section !== 'pagamento' && section !== 'banco') || mayEdit(actor, section);
  for (const name of Object.keys(given)) {
    const own = ownFieldsIn(form, () => true).find(({ id }) => id === name);
    if (!isWorkerField(name) && !own) return refuseField(name, 'INVALID_REQUEST');
    const section = isWorkerField(name) ? fieldOf(name).section : (own?.secao ?? 'contrato');
    if ((section === 'pagamento' || section === 'banco') && !mayEdit(actor, section)) refuse('OPERATION_NOT_ALLOWED');
  }
  const today = dayFrom();
  const required = { nome: null, matricula: null, admissao: null };
  const { values, faults } = readFields({ ...required, ...given }, today);
  refuseFaults(faults, today);
  refuseUntoldEthnicity(values, values.admissao);
  const read = readOwn(ownFieldsIn(form, tells), given, {});
  refuseLacking(form, read, lackingIn(form, tells, { values, own: read.values }), today);
  return { values, own: read.values };
}
