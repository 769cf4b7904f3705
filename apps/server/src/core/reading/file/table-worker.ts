import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { answerBatches } from '../apart-thread.ts';
import type { TableKnowledge } from './table-documents.ts';
import { readTables } from './table-file.ts';

const { path, form, knowledge } = z
  .object({
    path: z.string(),
    form: z.enum(['xlsx', 'text']),
    knowledge: z.custom<TableKnowledge>(value => typeof value === 'object' && value !== null),
  })
  .parse(workerData);
answerBatches(readTables(path, form, knowledge));
