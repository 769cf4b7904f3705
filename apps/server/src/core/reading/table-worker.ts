import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { ReadingRefusal } from './refusal.ts';
import type { KnownColumns } from './table-columns.ts';
import { readTables } from './table-file.ts';
import type { TableAnswer } from './tables-apart.ts';

const { path, form, known } = z
  .object({
    path: z.string(),
    form: z.enum(['xlsx', 'text']),
    known: z.optional(z.custom<KnownColumns>(value => value instanceof Map)),
  })
  .parse(workerData);
const batches = readTables(path, form, known);

/** One batch for each word of the main thread, so that what was read waits here and not there. */
parentPort?.on('message', async () => {
  const answer = await nextBatch();
  parentPort?.postMessage(answer);
  if (answer.kind !== 'batch') parentPort?.close();
});

async function nextBatch(): Promise<TableAnswer> {
  try {
    const next = await batches.next();
    return next.done ? { kind: 'end' } : { kind: 'batch', batch: next.value };
  } catch (error) {
    if (error instanceof ReadingRefusal) return { kind: 'refused', code: error.code, values: error.values };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
