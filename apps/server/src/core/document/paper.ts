import { NotSignable } from '#kernel/pdf/revision/not-signable.ts';
import type { Part, PlainCopy } from '#kernel/pdf/revision/plain-copy.ts';
import { createPool, ThreadLost, type Turn } from '#kernel/threads/pool.ts';
import type { PaperAnswer, PaperResults, PaperTask } from './paper-tasks.ts';

/** Threads that draw papers anew: one for who waits for it, one for jobs. */
const pool = createPool<PaperTask, PaperAnswer>({
  url: new URL('./paper-thread.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  jobs: { slots: 1, slotsEach: 1 },
  persons: 1,
  saves: false,
  stepMs: 60_000,
});

/** @throws NotSignable, also where it took more time or memory than any paper does */
async function ask<Kind extends PaperTask['kind']>(
  task: PaperTask & { kind: Kind },
  turn: Turn,
): Promise<PaperResults[Kind]>;
async function ask(task: PaperTask, turn: Turn): Promise<PaperResults[PaperTask['kind']]> {
  try {
    const { answer } = await pool.run(task, { turn });
    if ('refused' in answer) throw new NotSignable(answer.refused);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.result;
  } catch (error) {
    if (error instanceof ThreadLost) throw new NotSignable('broken');
    throw error;
  }
}

/** One plain PDF of all parts (kernel/pdf/revision/plain-copy.ts). @throws NotSignable */
export const plainPaper = (parts: readonly Part[], foot: string, turn: Turn): Promise<PlainCopy> =>
  ask({ kind: 'plain', parts, foot }, turn);

/** How many pages a file has once it is drawn plainly. @throws NotSignable where nothing can be drawn of it */
export const pagesOfPart = async (part: Part, turn: Turn): Promise<number> =>
  (await ask({ kind: 'look', part }, turn)).pages;
