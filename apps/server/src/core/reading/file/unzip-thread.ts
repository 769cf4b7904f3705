import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { answerBatches } from '../apart-thread.ts';
import { unpackAll } from './unzip.ts';

const { path, folder } = z.object({ path: z.string(), folder: z.string() }).parse(workerData);

answerBatches(once());

async function* once() {
  yield await unpackAll(path, folder);
}
