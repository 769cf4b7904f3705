import { availableParallelism } from 'node:os';
import { type Asked, createPool } from '#kernel/threads/pool.ts';
import { isRefusalCode, ReadingRefusal, type ReadingRefusalCode } from './refusal.ts';
import type { TaskResults, WorkerAnswer, WorkerTask } from './worker-tasks.ts';

/** How many reading threads jobs have at most: one less than the cores, and two on two cores, where the main thread mostly waits. */
export const poolSize = Math.max(availableParallelism() === 2 ? 2 : 1, availableParallelism() - 1);

/** What persons wait for has three of its own beside them: two for a tenant who is alone, and one for the next who comes. */
const pool = createPool<WorkerTask, WorkerAnswer>({
  url: new URL('./reading-worker.ts', import.meta.url),
  // without these limits two workers took 470–507 MB instead of 252–288 (reference/pdf-import.md, section 2)
  limits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32 },
  jobs: { slots: poolSize, slotsEach: Math.max(1, poolSize >> 1) },
  persons: 3,
  saves: true,
  stepMs: 30_000,
});

/** Runs a task on the pool, on a lazily started thread; what it answered, and what it took. Rejects with `ReadingRefusal`, `ThreadLost` or an error. */
export async function runTask<Kind extends WorkerTask['kind']>(
  task: WorkerTask & { kind: Kind },
  asked: Asked,
): Promise<{ result: TaskResults[Kind]; cpuMs: number }>;
export async function runTask(
  task: WorkerTask,
  asked: Asked,
): Promise<{ result: TaskResults[WorkerTask['kind']]; cpuMs: number }> {
  const { answer, cpuMs } = await pool.run(task, { ...asked, about: task.path });
  if (answer.kind === 'refused') throw new ReadingRefusal(refusalCode(answer.code), answer.values);
  if (answer.kind === 'failed') throw new Error(answer.message);
  return { result: answer.result, cpuMs };
}

/** Ends all threads, e.g. when the process shuts down or a test ends. */
export const closePool = pool.close;

function refusalCode(code: string): ReadingRefusalCode {
  return isRefusalCode(code) ? code : 'FILE_BROKEN';
}
