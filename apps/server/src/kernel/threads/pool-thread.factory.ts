import { answerTasks, noteStep } from './thread.ts';

/** What the threads of pool.test.ts are asked: to compute for so long at each step, or to take ever more memory. */
export type TestTask = { steps: number; ms: number } | 'hog';

answerTasks(
  async (task: TestTask) => {
    const hoard: unknown[] = [];
    while (task === 'hog') hoard.push(new Array(10_000).fill({}));
    for (let step = 1; step <= task.steps; step++) {
      noteStep(step);
      const end = performance.now() + task.ms;
      while (performance.now() < end);
    }
    return task.steps;
  },
  () => [],
);
