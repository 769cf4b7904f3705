import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { batchById } from '#core/batch/batch.queries.ts';
import { type BatchJob, type BatchWork, runBatch, startBatch } from '#core/batch/batch.ts';
import { isReason } from '#core/reason.ts';
import { taskStates } from '#core/task/task.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { decideSent } from '../decide.ts';
import { readerOf } from '../timesheet.ts';
import { decideBatch } from './batch.jobs.ts';
import { batchItems } from './batch.queries.ts';
import { type JustificationFilter, justificationsFound } from './justification.queries.ts';
import { decideJustification, type JustificationServices } from './justification.ts';

const most = 5_000;
const acts = ['approveTimesheet', 'approve', 'deny', 'finish'] as const;
type BatchAct = (typeof acts)[number];

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
  const job = await startBatch(tx, by, { kind: 'clockBatch', act, reason, items: chosen });
  await enqueue(tx, decideBatch, job);
  return job.batchId;
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

/** Mirrors and justifications, many one after the other. */
export function settleBatch(
  pool: pg.Pool,
  services: JustificationServices,
  job: BatchJob,
  signal: AbortSignal,
): Promise<void> {
  const work: BatchWork = {
    acts,
    async decide(tx, by, { act, reason }, { subject_id: id, version }) {
      const verb = acts.find(one => one === act) ?? refuse('INVALID_OPTION');
      if (verb === 'approveTimesheet') await decideSent(tx, services.enqueue, by, id, { verb: 'approve', version });
      else await decideJustification(services, tx, by, id, verb, { version, reason: reason ?? undefined });
    },
    target({ act }, profile) {
      const staff = profile === 'rh' ? to.hr : to.manager;
      return act === 'approveTimesheet' ? to.manager.mirrorsToDecide() : staff.justificationLots();
    },
    cause: 'clock-batch',
  };
  return runBatch(pool, job, signal, work);
}

export async function presentBatch(tx: Tx, by: By, id: string) {
  const batch = isUuid(id) ? await batchById(tx, id, acts) : undefined;
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
