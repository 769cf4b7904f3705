import { parentPort, workerData } from 'node:worker_threads';
import { giveWay, systemThread } from './cpu-clock.ts';
import { places } from './pool.ts';

const told = workerData instanceof Int32Array ? workerData : undefined;

/** The thread's side of a pool: one answer for each task. `handedOver`: what of an answer goes over without being copied. */
export function answerTasks<Task, Answer>(
  run: (task: Task) => Promise<Answer>,
  handedOver: (answer: Answer) => readonly ArrayBuffer[],
): void {
  giveWay();
  if (told) Atomics.store(told, places.systemThread, systemThread());
  parentPort?.on('message', async (task: Task) => {
    const answer = await run(task);
    parentPort?.postMessage(answer, [...handedOver(answer)]);
  });
}

/** Tells the pool which step of its task this thread is at: each may take as long as the pool lets it. */
export function noteStep(step: number): void {
  if (told) Atomics.store(told, places.step, step);
}
