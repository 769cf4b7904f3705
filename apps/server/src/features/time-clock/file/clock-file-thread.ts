import { createReadStream } from 'node:fs';
import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { answerBatches } from '#core/reading/apart-thread.ts';
import { clockFilePieces } from './clock-file-pieces.ts';

const asked = z
  .object({
    path: z.string(),
    only: z.optional(z.literal('head')),
    company: z.optional(z.string()),
    zone: z.optional(z.string()),
  })
  .parse(workerData);
answerBatches(clockFilePieces(() => createReadStream(asked.path), asked));
