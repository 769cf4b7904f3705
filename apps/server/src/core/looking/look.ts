import { ReadingRefusal } from '#core/reading/refusal.ts';
import { createPool, ThreadLost, type Turn } from '#kernel/threads/pool.ts';
import type { LookAt } from '#kernel/upload/look-at.ts';
import type { LookAnswer, LookResults, LookTask } from './look-tasks.ts';

/**
 * Threads that look at what strangers send and people wait for: two, so that one stays for the next tenant who comes, and one for jobs. A
 * picture of 20 MB takes a tenth of a second.
 */
const pool = createPool<LookTask, LookAnswer>({
  url: new URL('./look-thread.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  jobs: { slots: 1, slotsEach: 1 },
  persons: 2,
  saves: false,
  stepMs: 5_000,
});

/** What a thread made of it; undefined where it took more time or memory than anything real does. */
async function look<Kind extends LookTask['kind']>(
  task: LookTask & { kind: Kind },
  turn: Turn,
): Promise<LookResults[Kind] | undefined>;
async function look(task: LookTask, turn: Turn): Promise<LookResults[LookTask['kind']] | undefined> {
  try {
    const transfer = 'bytes' in task ? [task.bytes.buffer] : [];
    const { answer } = await pool.run(task, { turn, transfer });
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.result;
  } catch (error) {
    if (error instanceof ThreadLost) return undefined;
    throw error;
  }
}

export const lookAt: LookAt = (bytes, contentType, turn) => look({ kind: 'upload', bytes, contentType }, turn);

/** A photo or logo on a PDF page of its size. Undefined: it is none. */
export const photoPageOf = (bytes: Uint8Array<ArrayBuffer>, turn: Turn) => look({ kind: 'photo', bytes }, turn);

/** A picture that somebody sends as a document, on a PDF page of its size. Undefined: it is none. */
export const paperPageOf = (bytes: Uint8Array<ArrayBuffer>, turn: Turn) => look({ kind: 'paper', bytes }, turn);

/** Text with a little form as it may be kept (contract: rich-text.ts). Undefined: nobody writes such a text. */
export const richTextOf = (markup: string, turn: Turn) => look({ kind: 'richText', markup }, turn);

/** A PDF that was cut, with the code that opens this address. @throws ReadingRefusal where it is none to stamp */
export const stamped = async (pdf: Uint8Array, url: string, turn: Turn) =>
  (await look({ kind: 'stamp', pdf, url }, turn)) ?? refuseBroken();

/** PDFs that were cut as one, in their order. @throws ReadingRefusal where they are too much */
export const joined = async (pdfs: readonly Uint8Array[], title: string, turn: Turn) =>
  (await look({ kind: 'join', pdfs, title }, turn)) ?? refuseBroken();

function refuseBroken(): never {
  throw new ReadingRefusal('FILE_BROKEN');
}

/** Ends the threads, when the process shuts down or a test ends. */
export const closeLooking = pool.close;
