import type { PagePicture } from '#kernel/pdf/render.ts';
import { refuse } from '#kernel/refusal.ts';
import { ThreadLost, type Turn } from '#kernel/threads/pool.ts';
import { runTask } from './pool.ts';
import { ReadingRefusal } from './refusal.ts';
import type { TaskResults, WorkerTask } from './worker-tasks.ts';

/** A page as a picture goes to a phone: at most 120 KiB (product 6.1). */
export const mostPictureBytes = 120 * 1024;
/** Drawn until it is small enough, a dozen times at most. */
const drawMs = 15_000;

/** A page (1-based) of a PDF as a screen shows it, drawn on a worker thread. @throws UPLOAD_UNREADABLE where it can't be drawn */
export function pagePicture(path: string, page: number, turn: Turn): Promise<PagePicture> {
  return shown({ kind: 'picture', path, page, most: mostPictureBytes }, turn);
}

/** What stands on a page (1-based) of a PDF, line by line. @throws UPLOAD_UNREADABLE */
export function pageText(path: string, page: number, turn: Turn): Promise<string> {
  return shown({ kind: 'lines', path, page }, turn);
}

/** How many pages a PDF has. @throws UPLOAD_UNREADABLE of one that asks for a password, or is none */
export async function pagesOf(path: string, turn: Turn): Promise<number> {
  return (await shown({ kind: 'open', path }, turn)).pages;
}

async function shown<Kind extends 'picture' | 'lines' | 'open'>(
  task: WorkerTask & { kind: Kind },
  turn: Turn,
): Promise<TaskResults[Kind]> {
  try {
    return (await runTask<Kind>(task, { turn, stepMs: drawMs })).result;
  } catch (error) {
    if (error instanceof ThreadLost || error instanceof ReadingRefusal) refuse('UPLOAD_UNREADABLE');
    throw error;
  }
}
