import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { answerBatches } from '#core/reading/apart-thread.ts';
import { textRows } from '#core/reading/words/text-rows.ts';
import { openingPieces } from './opening-pieces.ts';

const { path, behind } = z.object({ path: z.string(), behind: z.int() }).parse(workerData);
answerBatches(openingPieces(() => textRows(path), behind));
