import { parentPort } from 'node:worker_threads';
import { giveWay, systemThread } from '#kernel/threads/cpu-clock.ts';
import type { BatchAnswer } from './apart.ts';
import { ReadingRefusal } from './refusal.ts';

/** The thread's side of `batchesApart`: one batch for each word of the main thread. */
export function answerBatches<T>(batches: AsyncIterator<T> | Iterator<T>): void {
  giveWay();
  parentPort?.on('message', async (told: Int32Array) => {
    Atomics.store(told, 0, systemThread());
    const answer = await nextOf(batches);
    parentPort?.postMessage(answer);
    if (answer.kind !== 'batch') parentPort?.close();
  });
}

async function nextOf<T>(batches: AsyncIterator<T> | Iterator<T>): Promise<BatchAnswer<T>> {
  try {
    const next = await batches.next();
    return next.done ? { kind: 'end' } : { kind: 'batch', batch: next.value };
  } catch (error) {
    if (error instanceof ReadingRefusal) return { kind: 'refused', code: error.code, values: error.values };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
