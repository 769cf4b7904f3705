import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import { changeWorker } from './change-worker.ts';
import type { By } from './save-worker.ts';
import { type Worker, workerById } from './worker.queries.ts';
import { dismissWorker } from './worker-acts.ts';

type Calls = typeof workerContract;

/** Who is there already from that day on stays as they are, and is not counted. @throws what the change of one refuses, of any of them */
export function moveWorkers(
  tx: Tx,
  by: By,
  { ids, aPartirDe, lotacao, motivo }: BodyOf<Calls['moveWorkers']>,
): Promise<{ total: number }> {
  return withEach(tx, ids, worker =>
    changeWorker(tx, by, worker, { aPartirDe, campos: { lotacao }, motivo }).then(
      () => true,
      // nothing would change: refused before anything is written
      error => (error instanceof Refusal && error.fields?.campos === 'REQUIRED_FIELD' ? false : Promise.reject(error)),
    ),
  );
}

/** @throws what the end of one refuses, of any of them */
export function dismissWorkers(
  tx: Tx,
  by: By,
  { ids, em, motivo }: BodyOf<Calls['dismissWorkers']>,
): Promise<{ total: number }> {
  return withEach(tx, ids, worker => dismissWorker(tx, by, worker, { em, motivo }).then(() => true));
}

/** One after the other in one transaction, in one order, so that two who choose the same wait for each other. @throws NOT_FOUND */
async function withEach(tx: Tx, ids: readonly string[], act: (worker: Worker) => Promise<boolean>) {
  let total = 0;
  for (const id of [...new Set(ids)].sort()) if (await act((await workerById(tx, id)) ?? refuse('NOT_FOUND'))) total++;
  return { total };
}
