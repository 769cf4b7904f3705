import type { transferForm } from '@cracha/contract/features/worker/worker.schemas.ts';
import { readField } from '@cracha/contract/features/worker/worker-check.ts';
import type * as z from 'zod/mini';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { readFrom } from './change-worker.ts';
import {
  applyDueTransfer,
  cancelTransfer,
  insertTransfer,
  isRegistrationTaken,
  transferOf,
} from './company-transfer.queries.ts';
import { mayEdit } from './worker.policy.ts';
import { isCompanyInReach, takeVersion, type Worker } from './worker.queries.ts';
import { askAboutRequests } from './worker-request.queries.ts';

/**
 * Another company or branch of the access group, from a day on. What was stays the former company's: the employment ends the day before,
 * and another one of the new company goes on with its record. @throws STATUS_FORBIDS ended, or while another one waits, NOT_FOUND of
 * the company, INVALID_OPTION the same one, DATE_OUT_OF_RANGE not after the admission, RECORD_ALREADY_EXISTS of the registration
 * there, CONFIRMATION_REQUIRED with open requests
 */
export async function transferWorker(
  tx: Tx,
  by: By,
  worker: Worker,
  form: z.output<typeof transferForm>,
): Promise<void> {
  const { actor } = by;
  // who reaches named workers alone would lose sight of them
  if (!mayEdit(actor, 'contrato') || !actor.allWorkers) refuse('OPERATION_NOT_ALLOWED');
  if (worker.state === 'desligado') refuse('STATUS_FORBIDS', { status: 'desligado' });
  if (form.idEmpresa === worker.company_id) refuseField('idEmpresa', 'INVALID_OPTION');
  if (!(await isCompanyInReach(tx, form.idEmpresa))) refuseField('idEmpresa', 'NOT_FOUND');
  const from = readFrom(worker, form.aPartirDe);
  const { employment } = worker.parts;
  if (employment?.admitted_on === from) refuseField('aPartirDe', 'START_AFTER_END');
  const read = readField('matricula', form.matricula || employment?.registration, worker.today);
  if ('fault' in read) return refuseField('matricula', read.fault, { min: 1, max: 30 });
  const registration = String(read.value);
  if (await isRegistrationTaken(tx, form.idEmpresa, registration)) refuseField('matricula', 'RECORD_ALREADY_EXISTS');
  await askAboutRequests(tx, [worker.id], form.confirmado);
  await takeVersion(tx, worker.id, undefined);
  const before = await transferOf(tx, worker.id);
  const made = {
    companyId: form.idEmpresa,
    registration,
    fromDay: from,
    reason: form.motivo || null,
    by: actor.personId,
  };
  if (before || !(await insertTransfer(tx, worker, made))) refuse('STATUS_FORBIDS', { status: 'transferencia' });
  const asked = await transferOf(tx, worker.id);
  await record(tx, by, {
    verb: 'workerTransferAsked',
    entity: 'employment',
    entityId: worker.id,
    before: { company: worker.trade_name, registration: employment?.registration ?? null },
    after: { company: asked?.trade_name ?? null, registration, from },
  });
  await applyDueTransfer(tx, worker.id);
}

/** Takes a transfer back that has not come to effect. @throws NOT_FOUND */
export async function takeBackTransfer(tx: Tx, by: By, worker: Worker, id: string): Promise<void> {
  const { actor } = by;
  if (!mayEdit(actor, 'contrato')) refuse('OPERATION_NOT_ALLOWED');
  await takeVersion(tx, worker.id, undefined);
  const from = (await cancelTransfer(tx, worker.id, id)) ?? refuse('NOT_FOUND');
  await record(tx, by, {
    verb: 'workerTransferTakenBack',
    entity: 'employment',
    entityId: worker.id,
    before: { from },
  });
}
