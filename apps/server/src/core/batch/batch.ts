import type pg from 'pg';
import * as z from 'zod/mini';
import { notify } from '#core/notification/notify.ts';
import { beginTask, countTask, endTask, progressTask, startTask, type TaskKind } from '#core/task/task.ts';
import { inGroupContext, inStaffContext } from '#kernel/database/job-context.ts';
import { isOutOfReach } from '#kernel/database/out-of-reach.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type Acting, type By, groupOf } from '#kernel/http/by.ts';
import { refusalOf } from '#kernel/http/failure.ts';
import { causer } from '#kernel/jobs/job.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  type Batch,
  batchById,
  insertBatch,
  refusedOfBatch,
  refuseWaiting,
  settleBatchItem,
  type WaitingItem,
  waitingOfBatch,
} from './batch.queries.ts';

/** What the job of a batch knows. */
export const batchData = z.extend(causer, { batchId: z.uuid(), profile: z.enum(['rh', 'gestor']) });
export type BatchJob = z.output<typeof batchData>;

interface AskedBatch {
  kind: TaskKind;
  act: string;
  reason: string | undefined;
  items: readonly { id: string; version: number }[];
}

/** Writes many decisions down as one act. @returns its job's data. @throws OPERATION_NOT_ALLOWED, NOT_FOUND for what is no id */
export async function startBatch(tx: Tx, by: By, { kind, act, reason, items }: AskedBatch): Promise<BatchJob> {
  const { profile } = by.actor;
  if (profile !== 'rh' && profile !== 'gestor') return refuse('OPERATION_NOT_ALLOWED');
  if (items.some(({ id }) => !isUuid(id))) refuseField('itens', 'NOT_FOUND');
  const causedBy = { personId: by.personId, accessGroupId: groupOf(by) };
  const taskId = await startTask(tx, causedBy, { kind, companyIds: null });
  const kept = { taskId, act, profile, reason: reason?.trim() || null, by: by.personId, items };
  return { ...causedBy, batchId: await insertBatch(tx, causedBy.accessGroupId, kept), profile };
}

/** What a feature says of its batches. */
export interface BatchWork {
  acts: readonly string[];
  /** The single act, by who asked for it as they are now. @throws what refuses it, which becomes the item's result */
  decide(tx: Tx, by: Acting, batch: Batch, item: WaitingItem): Promise<void>;
  /** Where who asked reads what came of it. */
  target(batch: Batch, profile: BatchJob['profile']): string;
  /** What its notice is told for, once. */
  cause: string;
}

/**
 * Decides the items one after the other, each in the profile and reach that who asked has now. An item is settled in the transaction of
 * its decision: killed anywhere it goes on, and delivered twice it does nothing twice.
 */
export async function runBatch(pool: pg.Pool, job: BatchJob, signal: AbortSignal, work: BatchWork): Promise<void> {
  const batch = await inGroupContext(pool, job, async tx => {
    const found = await batchById(tx, job.batchId, work.acts);
    if (!found || !(await beginTask(tx, found.task_id))) return undefined;
    await countTask(tx, found.task_id, found.total);
    return found;
  });
  if (!batch) return;
  for (;;) {
    const waiting = await inGroupContext(pool, job, tx => waitingOfBatch(tx, batch.id, 50));
    if (waiting.length === 0) break;
    for (const item of waiting) {
      signal.throwIfAborted();
      await settleOne(pool, job, batch, item, work);
    }
    await inGroupContext(pool, job, async tx =>
      progressTask(tx, batch.task_id, (await batchById(tx, batch.id, work.acts))?.done ?? 0),
    );
  }
  await inGroupContext(pool, job, tx => end(tx, job, batch, work));
}

/** After the last try: what still waits is refused, and who asked hears of it. */
export async function giveUpBatch(pool: pg.Pool, job: BatchJob, work: BatchWork): Promise<void> {
  await inGroupContext(pool, job, async tx => {
    const batch = await batchById(tx, job.batchId, work.acts);
    if (!batch) return;
    await refuseWaiting(tx, batch.id, 'ERROR_SEND');
    await end(tx, job, batch, work);
  });
}

/** A refusal is this item's result: it is written in a transaction of its own, since the decision's was taken back. */
async function settleOne(
  pool: pg.Pool,
  job: BatchJob,
  batch: Batch,
  item: WaitingItem,
  work: BatchWork,
): Promise<void> {
  try {
    await inStaffContext(pool, job, async (tx, permissions) => {
      // the role was taken away meanwhile
      if (permissions.size === 0) refuse('OPERATION_NOT_ALLOWED');
      const { personId, accessGroupId, profile } = job;
      const actor = { personId, accessGroupId, profile, permissions };
      const by = { personId, accessGroupId, profile, ip: null, supporterId: null, actor };
      if (await settleBatchItem(tx, batch.id, item.subject_id)) await work.decide(tx, by, batch, item);
    });
  } catch (error) {
    const refusal = isOutOfReach(error) ? undefined : refusalOf(error);
    if (!refusal) throw error;
    const { code, data } = refusal;
    await inGroupContext(pool, job, tx => settleBatchItem(tx, batch.id, item.subject_id, { code, data }));
  }
}

async function end(
  tx: Tx,
  { personId, accessGroupId, profile }: BatchJob,
  batch: Batch,
  { target, cause }: BatchWork,
): Promise<void> {
  if (!(await endTask(tx, batch.task_id, batch.total === 0 ? 'empty' : 'done', batch.total))) return;
  const refused = await refusedOfBatch(tx, batch.id);
  await notify(tx, [
    {
      ...{ personId, accessGroupId, kind: 'batchDone' as const, target: target(batch, profile) },
      ...{ values: { feitos: batch.total - refused, recusados: refused }, cause: `${cause}:${batch.id}` },
    },
  ]);
}
