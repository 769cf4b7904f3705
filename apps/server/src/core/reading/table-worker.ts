import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { answerBatches } from './apart-thread.ts';
import type { KnownColumns } from './table-columns.ts';
import { readTables } from './table-file.ts';

const { path, form, known } = z
  .object({
    path: z.string(),
    form: z.enum(['xlsx', 'text']),
    known: z.optional(z.custom<KnownColumns>(value => value instanceof Map)),
  })
  .parse(workerData);
answerBatches(readTables(path, form, known));
