import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { notify } from '#core/notification/notify.ts';
import { isReason } from '#core/reason.ts';
import { beginTask, countTask, endTask, progressTask, startTask, taskStates } from '#core/task/task.ts';
import { inStaffContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import type { Acting } from '../acting.ts';
import { decideSent } from '../decide.ts';
import { readerOf } from '../timesheet.ts';
import { decideBatch } from './batch.jobs.ts';
import {
  type Batch,
  type BatchAct,
  batchById,
  batchItems,
  insertBatch,
  refusedOfBatch,
  settleBatchItem,
  waitingOfBatch,
} from './batch.queries.ts';
import { type JustificationFilter, justificationsFound } from './justification.queries.ts';
import { decideJustification, type JustificationServices } from './justification.ts';

const most = 5_000;

export interface AskedBatch {
  act: BatchAct;
  items?: readonly { id: string; version: number }[] | undefined;
  filter?: JustificationFilter | undefined;
  reason?: string | undefined;
}

/** Writes down many decisions as one act. @throws REQUIRED_FIELD, DENY_REASON_REQUIRED, NOT_FOUND for what is no id, OPERATION_NOT_ALLOWED */
export async function askBatch(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { act, items, filter, reason }: AskedBatch,
): Promise<string> {
  const { profile } = by.actor;
  if (profile !== 'rh' && profile !== 'gestor') return refuse('OPERATION_NOT_ALLOWED');
  if ((items === undefined) === (filter === undefined)) refuseField('itens', 'REQUIRED_FIELD');
  if (act === 'deny' && !isReason(reason)) refuse('DENY_REASON_REQUIRED');
  if (act !== 'approveTimesheet' && !by.actor.permissions.has(permissions[profile][act]))
    refuse('OPERATION_NOT_ALLOWED');
  const chosen = items ?? (await justificationsFound(tx, readerOf(by), filter ?? {}, most));
  if (chosen.some(({ id }) => !isUuid(id))) refuse('NOT_FOUND');
  const causer = { personId: by.personId, accessGroupId: groupOf(by) };
  const taskId = await startTask(tx, causer, { kind: 'clockBatch', companyIds: null });
  const kept = { taskId, act, profile, reason: reason?.trim() || null, by: by.personId, items: chosen };
  const batchId = await insertBatch(tx, causer.accessGroupId, kept);
  await enqueue(tx, decideBatch, { ...causer, batchId, profile });
  return batchId;
}

const permissions = {
  rh: {
    approve: 'RhJustificativaLoteAprovar',
    deny: 'RhJustificativaLoteNegar',
    finish: 'RhJustificativaLoteFinalizar',
  },
  gestor: {
    approve: 'GestorJustificativaLoteAprovar',
    deny: 'GestorJustificativaLoteNegar',
    finish: 'GestorJustificativaLoteFinalizar',
  },
} as const;

type Job = Causer & { batchId: string; profile: 'rh' | 'gestor' };

/** Killed anywhere it goes on: an item is settled in the transaction of its decision. */
export async function settleBatch(
  pool: pg.Pool,
  services: JustificationServices,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const inContext = <T>(work: (tx: Tx, by: Acting) => Promise<T>) =>
    inStaffContext(pool, job, (tx, held) => work(tx, actingOf(job, held)));
  const batch = await inContext(async tx => {
    const found = await batchById(tx, job.batchId);
    if (!found || !(await beginTask(tx, found.task_id))) return undefined;
    await countTask(tx, found.task_id, found.total);
    return found;
  });
  if (!batch) return;
  for (;;) {
    const waiting = await inContext(tx => waitingOfBatch(tx, batch.id, 50));
    if (waiting.length === 0) break;
    for (const item of waiting) {
      signal.throwIfAborted();
      await settleOne(inContext, services, batch, item);
    }
    await inContext(async tx => progressTask(tx, batch.task_id, (await batchById(tx, batch.id))?.done ?? 0));
  }
  await inContext(tx => end(tx, job, batch));
}

async function end(tx: Tx, { personId, accessGroupId, profile }: Job, batch: Batch): Promise<void> {
  if (!(await endTask(tx, batch.task_id, batch.total === 0 ? 'empty' : 'done', batch.total))) return;
  const refused = await refusedOfBatch(tx, batch.id);
  const staff = profile === 'rh' ? to.hr : to.manager;
  const target = batch.act === 'approveTimesheet' ? to.manager.mirrorsToDecide() : staff.justificationLots();
  const values = { feitos: batch.total - refused, recusados: refused };
  await notify(tx, [{ personId, accessGroupId, kind: 'batchDone', values, target, cause: `clock-batch:${batch.id}` }]);
}

type InContext = <T>(work: (tx: Tx, by: Acting) => Promise<T>) => Promise<T>;

/** A refusal is this item's result: it is written in a transaction of its own, since the decision's was taken back. */
async function settleOne(
  inContext: InContext,
  services: JustificationServices,
  batch: Batch,
  { subject_id: id, version }: { subject_id: string; version: number },
): Promise<void> {
  try {
    await inContext(async (tx, by) => {
      if (await settleBatchItem(tx, batch.id, id, null)) await decide(services, tx, by, batch, id, version);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await inContext(tx => settleBatchItem(tx, batch.id, id, error.code));
  }
}

async function decide(
  services: JustificationServices,
  tx: Tx,
  by: Acting,
  { act, reason }: Batch,
  id: string,
  version: number,
): Promise<void> {
  if (act === 'approveTimesheet') await decideSent(tx, services.enqueue, by, id, { verb: 'approve', version });
  else await decideJustification(services, tx, by, id, act, { version, reason: reason ?? undefined });
}

function actingOf({ personId, accessGroupId, profile }: Job, permissions: ReadonlySet<string>): Acting {
  const doer = { personId, accessGroupId, profile, ip: null, supporterId: null };
  return { ...doer, actor: { personId, accessGroupId, profile, permissions } };
}

export async function presentBatch(tx: Tx, by: By, id: string) {
  const batch = isUuid(id) ? await batchById(tx, id) : undefined;
  if (!batch) return refuse('NOT_FOUND');
  const states = { waiting: 'aguardando', done: 'feito', refused: 'recusado' } as const;
  groupOf(by);
  return {
    ...{ id: batch.id, status: taskStates.wireOf(batch.state), total: batch.total, feitos: batch.done },
    itens: (await batchItems(tx, batch.id)).map(({ subject_id, state, code, name }) => ({
      ...{ id: subject_id, nome: name ?? '', situacao: states[state], codigo: code },
    })),
  };
}
