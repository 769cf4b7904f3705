import { carriesOwn, type FileMarks, findForeign, type PersonMarks } from './file-marks.ts';
import { runTask, WorkerLost } from './pool.ts';
import type { Region } from './reading-types.ts';
import { ReadingRefusal } from './refusal.ts';
import type { Cut } from './worker-tasks.ts';

/** Pages (1-based) that are one worker's, and whose data must and must not be on them. */
export interface CutSource {
  readonly pages: readonly number[];
  readonly region?: Region;
  readonly own: PersonMarks;
  readonly file: FileMarks;
}

/**
 * The PDF of one worker's pages (1-based) only, cut on a worker thread. With a region (fractions of the upright page)
 * everything outside is removed for good. The result is read again: `ReadingRefusal` CUT_FOREIGN_DATA when a CPF, PIS,
 * registration or name of somebody else of the file is still inside, CUT_EMPTY when the worker's own is not.
 */
export async function cutDocument(
  path: string,
  from: Pick<CutSource, 'pages' | 'region'>,
  own: PersonMarks,
  file: FileMarks,
): Promise<Uint8Array> {
  const [cut] = await cutTask(path, [{ ...from, own, file }]);
  if (cut instanceof Error) throw cut;
  return cut ?? Promise.reject(new Error('nothing was cut'));
}

/** So many go to a thread at once: a message each would cost more than it carries. */
const atOnce = 16;

/** Many of one file, each checked by itself as `cutDocument` does: its PDF, or why there is none, in their order. */
export async function cutDocuments(
  path: string,
  sources: readonly CutSource[],
): Promise<(Uint8Array<ArrayBufferLike> | Error)[]> {
  const groups: Promise<(Uint8Array | Error)[]>[] = [];
  for (let at = 0; at < sources.length; at += atOnce) groups.push(cutGroup(path, sources.slice(at, at + atOnce)));
  return (await Promise.all(groups)).flat();
}

/** A page that brings its thread down takes the others of its message along: they are cut again, one by one. */
async function cutGroup(path: string, sources: readonly CutSource[]): Promise<(Uint8Array | Error)[]> {
  try {
    return await cutTask(path, sources);
  } catch (error) {
    if (!(error instanceof WorkerLost) || sources.length === 1) return sources.map(() => asError(error));
    const each: (Uint8Array | Error)[] = [];
    for (const source of sources) each.push(...(await cutGroup(path, [source])));
    return each;
  }
}

async function cutTask(path: string, sources: readonly CutSource[]): Promise<(Uint8Array | Error)[]> {
  const cuts = sources.map(({ pages, region }) => ({ pages, region }));
  const made = await runTask({ kind: 'cuts', path, cuts });
  return sources.map((source, at) => checked(made[at] ?? { failed: 'nothing was cut' }, source));
}

/** What was cut, if nobody else is in it and the worker is. */
function checked(cut: Cut | { failed: string }, { own, file }: CutSource): Uint8Array | Error {
  if ('failed' in cut) return new Error(cut.failed);
  const found = findForeign(cut.words, own, file);
  if (found) return new ReadingRefusal('CUT_FOREIGN_DATA', { field: found });
  return carriesOwn(cut.words, own) ? cut.bytes : new ReadingRefusal('CUT_EMPTY', {});
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** A page (1-based) as a PNG picture, drawn on a worker thread; `scale` is pixels per point. */
export function renderDocumentPage(path: string, page: number, scale: number): Promise<Uint8Array> {
  return runTask({ kind: 'render', path, page, scale });
}
