import type { leaveForm } from '@cracha/contract/features/worker/worker.schemas.ts';
import { readFields } from '@cracha/contract/features/worker/worker-check.ts';
import { hiddenValue } from '@cracha/contract/features/worker/worker-fields.ts';
import type * as z from 'zod/mini';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { readFrom } from './change-worker.ts';
import { deleteLeave, insertLeave, type Leave, leavesOf, updateLeave } from './leave.queries.ts';
import { type LeaveDays, leaveColumns, leaveIn, overlapping, writtenDays } from './leave-days.ts';
import { takeVersion, type Worker } from './worker.queries.ts';

type LeaveForm = z.output<typeof leaveForm>;

/** @throws DATE_OUT_OF_RANGE before the admission, START_AFTER_END, RANGE_OVERLAP with another leave, INVALID_OPTION, STATUS_FORBIDS where the employment has ended */
export async function addLeave(tx: Tx, by: By, worker: Worker, form: LeaveForm): Promise<void> {
  const { actor } = by;
  if (worker.state === 'desligado') refuse('STATUS_FORBIDS', { status: 'desligado' });
  const { leave } = await held(tx, worker, undefined, form);
  await insertLeave(tx, worker, actor.personId, leave);
  await record(tx, by, {
    verb: 'workerLeaveAdded',
    entity: 'employment',
    entityId: worker.id,
    after: leaveColumns(leave),
  });
}

/** @throws NOT_FOUND, and as `addLeave`: also of who has left, whose last leave may have to be put right */
export async function changeLeave(tx: Tx, by: By, worker: Worker, id: string, form: LeaveForm): Promise<void> {
  const { leave, standing } = await held(tx, worker, id, form);
  await updateLeave(tx, id, leave);
  await record(tx, by, {
    verb: 'workerLeaveChanged',
    entity: 'employment',
    entityId: worker.id,
    before: leaveColumns(standing),
    after: leaveColumns(leave),
  });
}

/** @throws NOT_FOUND */
export async function removeLeave(tx: Tx, by: By, worker: Worker, id: string): Promise<void> {
  await takeVersion(tx, worker.id, undefined);
  const standing = (await leavesOf(tx, worker.id)).find(one => one.id === id.toLowerCase()) ?? refuse('NOT_FOUND');
  await deleteLeave(tx, standing.id);
  await record(tx, by, {
    verb: 'workerLeaveRemoved',
    entity: 'employment',
    entityId: worker.id,
    before: leaveColumns(standing),
  });
}

/** The leave as it will be, and as it stands; the employment is held, so that no other comes between. */
async function held(
  tx: Tx,
  worker: Worker,
  id: string | undefined,
  form: LeaveForm,
): Promise<{ leave: LeaveDays; standing: Leave | undefined }> {
  await takeVersion(tx, worker.id, undefined);
  const known = await leavesOf(tx, worker.id);
  const standing = known.find(one => one.id === id?.toLowerCase());
  if (id && !standing) refuse('NOT_FOUND');
  const leave = readLeave(worker, form, standing);
  const crossed = overlapping(
    leave,
    known.filter(one => one !== standing),
  );
  if (crossed) refuseField('inicio', 'RANGE_OVERLAP', { faixa: writtenDays(crossed) });
  return { leave, standing };
}

/** A kind that comes back hidden is the one there is. */
function readLeave(worker: Worker, form: LeaveForm, standing: Leave | undefined): LeaveDays {
  const kind = form.tipo === hiddenValue ? standing?.kind : form.tipo;
  if (!kind) return refuseField('tipo', 'INVALID_OPTION');
  readFrom(worker, form.inicio, 'inicio');
  if (form.fim !== null) readFrom(worker, form.fim, 'fim');
  const { values, faults } = readFields(
    { afastamento: kind, afastamentoInicio: form.inicio, afastamentoFim: form.fim },
    worker.today,
  );
  if (faults.afastamentoFim) refuseField('fim', faults.afastamentoFim);
  return leaveIn(values) ?? refuseField('inicio', 'REQUIRED_FIELD');
}
