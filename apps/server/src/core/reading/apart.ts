import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { mostBusy, threadClock } from '#kernel/threads/cpu-clock.ts';
import { ReadingRefusal, type ReadingRefusalCode } from './refusal.ts';

/** What a thread answers each time it is asked for a batch. */
export type BatchAnswer<T> =
  | { readonly kind: 'batch'; readonly batch: T }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: ReadingRefusalCode; readonly values: ReadingRefusal['values'] }
  | { readonly kind: 'failed'; readonly message: string };

const LONGEST_MS = 30_000;

/** What a thread gets: memory for what it holds, milliseconds of its computing for a batch (30,000 where they are left out), and who may end it. */
export interface ApartLimits {
  readonly oldMegabytes: number;
  readonly longestMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * What a thread of its own reads, batch by batch, one for each time it is asked: what was read waits there and not here, and
 * nothing else stands still meanwhile. Too slow or too large for the thread: a `ReadingRefusal`. The thread ends with the signal, even in
 * the middle of a batch.
 */
export async function* batchesApart<T>(
  url: URL,
  workerData: unknown,
  { oldMegabytes, longestMs = LONGEST_MS, signal }: ApartLimits,
): AsyncGenerator<T> {
  const limits = { maxOldGenerationSizeMb: oldMegabytes, maxYoungGenerationSizeMb: Math.min(32, oldMegabytes / 4) };
  const worker = new Worker(url, { workerData, resourceLimits: limits });
  const told = new Int32Array(new SharedArrayBuffer(4));
  const thread = { worker, told, clock: threadClock(told, 0) };
  const tooLarge = () => new ReadingRefusal('FILE_TOO_LARGE', { limit: oldMegabytes * 1024 * 1024 });
  try {
    for (;;) {
      const answer = await ask<T>(thread, tooLarge, longestMs, signal);
      if (answer.kind === 'end') return;
      if (answer.kind === 'refused') throw new ReadingRefusal(answer.code, answer.values);
      if (answer.kind === 'failed') throw new Error(answer.message);
      yield answer.batch;
    }
  } finally {
    await worker.terminate();
  }
}

async function ask<T>(
  { worker, told, clock }: { worker: Worker; told: Int32Array; clock: () => number },
  tooLarge: () => ReadingRefusal,
  longestMs: number,
  asker?: AbortSignal,
): Promise<BatchAnswer<T>> {
  const given = new AbortController();
  const { signal } = given;
  // no `AbortSignal.timeout`: each would stand until its time, thousands of them for a large file
  const giveUp = () => given.abort();
  const begun = { cpu: clock(), time: performance.now() };
  const tooLong = setInterval(() => {
    const isSlow = clock() - begun.cpu >= longestMs || performance.now() - begun.time >= longestMs * mostBusy;
    if (isSlow) giveUp();
  }, 1000);
  asker?.addEventListener('abort', giveUp);
  try {
    worker.postMessage(told);
    const [answer]: BatchAnswer<T>[] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(tooLarge())),
    ]);
    return answer ?? Promise.reject(tooLarge());
  } catch (error) {
    throw isOutOfMemory(error) ? tooLarge() : isGivenUp(error) ? new ReadingRefusal('FILE_TOO_SLOW') : error;
  } finally {
    clearInterval(tooLong);
    asker?.removeEventListener('abort', giveUp);
    given.abort();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
