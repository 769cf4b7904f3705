import type { cpfForm } from '@cracha/contract/features/worker/worker.schemas.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type * as z from 'zod/mini';
import { record } from '#core/audit/audit.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { mayCorrectCpf } from './worker.policy.ts';
import { correctCpf, isWholeInReach, otherEmployments, type Worker } from './worker.queries.ts';

/**
 * A CPF typed wrong at registration: the employment, or all of the person's, becomes that of the person with the right one, known here
 * or not; nothing tells which. @throws INVALID_CPF also of a second typing that differs, RECORD_ALREADY_EXISTS the same one, REQUIRED_FIELD where nobody
 * said which employments, OPERATION_NOT_ALLOWED, STALE_VERSION, USER_CHANGE_NOT_ALLOWED of who came in or is known elsewhere
 */
export async function correctWorkerCpf(tx: Tx, by: By, worker: Worker, form: z.output<typeof cpfForm>): Promise<void> {
  const { actor } = by;
  if (!mayCorrectCpf(actor)) refuse('OPERATION_NOT_ALLOWED');
  const cpf = digitsOf(form.cpf);
  if (!isCpf(cpf)) refuseField('cpf', 'INVALID_CPF');
  if (cpf === worker.cpf) refuseField('cpf', 'RECORD_ALREADY_EXISTS');
  if (digitsOf(form.confirmacao) !== cpf) refuseField('confirmacao', 'INVALID_CPF');
  const others = await otherEmployments(tx, worker);
  if (others.length > 0 && form.todos === undefined) refuseField('todos', 'REQUIRED_FIELD');
  if (form.todos && !(await isWholeInReach(tx, worker.person_id))) refuse('OPERATION_NOT_ALLOWED');
  const given = [worker, ...(form.todos ? others : [])];
  const ids = given.map(({ id }) => id);
  const personId = await correctCpf(tx, ids, form.versao, cpf);
  for (const entityId of ids)
    await record(tx, by, {
      verb: 'workerCpfCorrected',
      entity: 'employment',
      entityId,
      before: { masked_cpf: maskedCpf(worker.cpf) },
      after: { masked_cpf: maskedCpf(cpf), justification: form.motivo },
    });
  await notify(
    tx,
    given.map(({ id, trade_name: empresa }) => ({
      personId,
      accessGroupId: worker.access_group_id,
      kind: 'employmentGiven',
      values: { empresa },
      target: to.worker.home(),
      cause: `employment-given:${id}:${personId}`,
    })),
  );
}

function digitsOf(text: string): string {
  return text.replace(/[.\-\s]/g, '');
}
