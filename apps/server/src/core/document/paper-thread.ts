import { limitMemory, mostMemory, pdfium } from '#kernel/pdf/pdfium.ts';
import { NotSignable } from '#kernel/pdf/revision/not-signable.ts';
import { plainCopy } from '#kernel/pdf/revision/plain-copy.ts';
import { answerTasks } from '#kernel/threads/thread.ts';
import type { PaperAnswer, PaperResults, PaperTask } from './paper-tasks.ts';

answerTasks(answerOf, () => []);

async function answerOf(task: PaperTask): Promise<PaperAnswer> {
  try {
    return { result: await resultOf(task) };
  } catch (error) {
    if (error instanceof NotSignable) return { refused: error.reason };
    // PDFium is out of memory: the next task begins in a thread of its own
    if (error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError')) process.exit(1);
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function resultOf(task: PaperTask): Promise<PaperResults[PaperTask['kind']]> {
  const library = await pdfium();
  limitMemory(library, mostMemory.drawing);
  if (task.kind === 'plain') return plainCopy(task.parts, { foot: task.foot });
  return { pages: (await plainCopy([task.part], { foot: ' ' })).pages };
}
