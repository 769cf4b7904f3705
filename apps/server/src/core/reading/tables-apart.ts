import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { PageBatch } from './pdf-file.ts';
import { ReadingRefusal, type ReadingRefusalCode } from './refusal.ts';
import type { KnownColumns, UnknownTable } from './table-columns.ts';
import { readTables } from './table-file.ts';

/** What the thread answers each time it is asked for a batch. */
export type TableAnswer =
  | { readonly kind: 'batch'; readonly batch: PageBatch | UnknownTable }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: ReadingRefusalCode; readonly values: ReadingRefusal['values'] }
  | { readonly kind: 'failed'; readonly message: string };

/** A payroll of 100,000 workers as text takes about 600 MB while it is parsed; a workbook less. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };
const LONGEST_MS = 30_000;
/** A text this small is parsed sooner than a thread has started; a ZIP may hold thousands of them. */
const SMALL = 64 * 1024;

/**
 * The documents of a text or spreadsheet file, in batches, read in a thread of its own: such a file is parsed whole, and for
 * that long nothing else would be answered. Too slow or too large for the thread: a `ReadingRefusal`.
 */
export async function* readTablesApart(
  path: string,
  form: 'xlsx' | 'text',
  known?: KnownColumns,
): AsyncGenerator<PageBatch | UnknownTable> {
  if (form === 'text' && (await stat(path)).size <= SMALL) return yield* readTables(path, form, known);
  const url = new URL('./table-worker.ts', import.meta.url);
  const worker = new Worker(url, { workerData: { path, form, known }, resourceLimits: LIMITS });
  try {
    for (;;) {
      const answer = await ask(worker);
      if (answer.kind === 'end') return;
      if (answer.kind === 'refused') throw new ReadingRefusal(answer.code, answer.values);
      if (answer.kind === 'failed') throw new Error(answer.message);
      yield answer.batch;
    }
  } finally {
    await worker.terminate();
  }
}

async function ask(worker: Worker): Promise<TableAnswer> {
  const given = new AbortController();
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(LONGEST_MS)]);
  try {
    worker.postMessage('next');
    const [answer]: TableAnswer[] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(tooLarge),
    ]);
    return answer ?? tooLarge();
  } catch (error) {
    return isOutOfMemory(error) ? tooLarge() : Promise.reject(error);
  } finally {
    given.abort();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('code' in error ? error.code === 'ERR_WORKER_OUT_OF_MEMORY' : error.name === 'AbortError')
  );
}

function tooLarge(): never {
  throw new ReadingRefusal('FILE_TOO_LARGE', { limit: LIMITS.maxOldGenerationSizeMb * 1024 * 1024 });
}
