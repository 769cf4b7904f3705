import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { answerBatches } from '../apart-thread.ts';
import { readRemunerations } from './remuneration.ts';
import type { ToldRubric } from './rubrics.ts';

const { sources, heads, remembered } = z
  .object({
    sources: z.array(z.object({ path: z.string(), name: z.string() })),
    heads: z.array(z.tuple([z.string(), z.string()])),
    remembered: z.custom<ToldRubric[]>(Array.isArray),
  })
  .parse(workerData);
answerBatches(readRemunerations(sources, new Map(heads), remembered));
