import type { Loan } from '#kernel/lent-memory.ts';
import { refuse } from '#kernel/refusal.ts';
import { ThreadLost, type Turn } from '#kernel/threads/pool.ts';
import type { FilePeople, PersonMarks } from './file-people.ts';
import type { MadePdf } from './made-pdf.ts';
import { runTask } from './pool.ts';
import type { Region } from './reading-types.ts';
import { ReadingRefusal } from './refusal.ts';
import type { Cut, NoCut } from './worker-tasks.ts';

/** The file that is cut, and where the texts of its pages are kept (texts-file.ts), if they are. */
export interface FileToCut {
  readonly path: string;
  readonly texts?: string | undefined;
}

/** Pages (1-based) that are one worker's, and whose data must be on them. */
export interface CutSource {
  readonly pages: readonly number[];
  readonly region?: Region;
  readonly own: PersonMarks;
  /** Persons (ids) who may be named in them. */
  readonly cited?: readonly string[] | undefined;
}

/**
 * The PDF of one worker's pages (1-based) only, cut on a worker thread. With a region (fractions of the upright page)
 * everything outside is removed for good. The result is read again: `ReadingRefusal` CUT_FOREIGN_DATA when a CPF, PIS,
 * registration or name of somebody else of the file is still inside who isn't only cited there, CUT_EMPTY when the worker's own is not.
 */
export async function cutDocument(
  from: FileToCut,
  source: CutSource,
  file: FilePeople,
  turn: Turn,
): Promise<Uint8Array> {
  const [cut] = await cutTask(from, file, [source], turn).catch(refuseLost);
  if (cut instanceof Error) throw cut;
  return cut?.bytes ?? Promise.reject(new Error('nothing was cut'));
}

/** Pages on which a thread ends are none to cut, however often it is tried. */
function refuseLost(error: unknown): never {
  if (!(error instanceof ThreadLost)) throw error;
  throw new ReadingRefusal(error.slow ? 'FILE_TOO_SLOW' : 'FILE_BROKEN');
}

/** So many go to a thread at once: a message each would cost more than it carries. */
const atOnce = 16;
/** What is lent for them is as large as those before needed; the first are put into so much. */
const leastLent = 1 << 16;

/** Many of one file, each checked by itself as `cutDocument` does: its PDF in memory that is lent, or why there is none, in their order. */
export async function cutDocuments(
  from: FileToCut,
  file: FilePeople,
  sources: readonly CutSource[],
  turn: Turn,
  loan: Loan,
): Promise<(MadePdf | Error)[]> {
  const groups: Promise<(MadePdf | Error)[]>[] = [];
  for (let at = 0; at < sources.length; at += atOnce)
    groups.push(cutGroup(from, file, sources.slice(at, at + atOnce), turn, loan));
  return (await Promise.all(groups)).flat();
}

/** A page that brings its thread down takes the others of its message along: they are cut again, one by one. */
async function cutGroup(
  from: FileToCut,
  file: FilePeople,
  sources: readonly CutSource[],
  turn: Turn,
  loan: Loan,
): Promise<(MadePdf | Error)[]> {
  try {
    return await cutTask(from, file, sources, turn, loan);
  } catch (error) {
    if (!(error instanceof ThreadLost) || sources.length === 1) return sources.map(() => asError(error));
    const each: (MadePdf | Error)[] = [];
    for (const one of sources) each.push(...(await cutGroup(from, file, [one], turn, loan)));
    return each;
  }
}

async function cutTask(
  from: FileToCut,
  file: FilePeople,
  sources: readonly CutSource[],
  turn: Turn,
  loan?: Loan,
): Promise<(MadePdf | Error)[]> {
  const cuts = sources.map(({ pages, region, own, cited }) => ({ pages, region, own, cited }));
  const lent = loan?.take(leastLent);
  const { result } = await runTask({ kind: 'cuts', ...from, cuts, file, memory: lent }, { turn });
  const { memory, made } = result;
  if (lent && memory.buffer instanceof SharedArrayBuffer) loan?.swap(lent, memory.buffer);
  return sources.map((_, at) => madeOf(made[at] ?? { failed: 'nothing was cut' }, memory));
}

function madeOf(cut: Cut | NoCut, memory: Uint8Array): MadePdf | Error {
  // pages that PDFium can't cut are none to cut, as those are that bring a thread down
  if ('failed' in cut) return new ReadingRefusal('FILE_BROKEN', { reason: cut.failed });
  if ('refused' in cut) return new ReadingRefusal(cut.refused, cut.values);
  const { from, size, sha256, crc32 } = cut;
  return { bytes: memory.subarray(from, from + size), sha256, crc32 };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** A page takes a tenth of a second; who draws for this long draws no payslip. */
const drawMs = 5_000;

/**
 * A page (1-based) as a PNG picture, drawn on a worker thread; `scale` is pixels per point.
 * @throws UPLOAD_UNREADABLE where it takes too long or brings its thread down, or the file is none
 */
export async function renderDocumentPage(path: string, page: number, scale: number, turn: Turn): Promise<Uint8Array> {
  try {
    const { result } = await runTask({ kind: 'render', path, page, scale }, { turn, stepMs: drawMs });
    return result;
  } catch (error) {
    if (error instanceof ThreadLost || error instanceof ReadingRefusal) refuse('UPLOAD_UNREADABLE');
    throw error;
  }
}
