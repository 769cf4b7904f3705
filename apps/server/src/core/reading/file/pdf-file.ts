import { clearMemory } from '#kernel/memory.ts';
import type { PageTexts } from '#kernel/pdf/text-sink.ts';
import { type Asked, ThreadLost } from '#kernel/threads/pool.ts';
import { unrecognised } from '../blank.ts';
import type { ReadingBudget } from '../budget.ts';
import type { FilePeople } from '../file-people.ts';
import { newJoiner } from '../join.ts';
import type { ReadingModel } from '../model.ts';
import { poolSize, runTask } from '../pool.ts';
import type { PageDocument } from '../reading-types.ts';
import { ReadingRefusal } from '../refusal.ts';
import type { PagesRead } from '../worker-tasks.ts';
import { joinTexts } from './texts-file.ts';

/** Documents that became complete with these pages. */
export interface PageBatch {
  readonly fromPage: number;
  readonly toPage: number;
  readonly pages: number;
  readonly documents: PageDocument[];
  readonly summaryNets: readonly number[];
  /** All that stands on these pages of a PDF. */
  readonly texts?: PageTexts;
}

/** Of a page that could not be read. */
const noText: PageTexts = { bytes: new Uint8Array(), ends: [0] };

const CHUNK = 16;
/** Pages that take a second or two. */
const MANY = 500;
/** Chunks under way per thread: one is read while the next waits, and no more is held. */
const AHEAD = 4;

/** How a file is read: whose turn it takes, what it may cost, and who may end it. */
export interface PdfReading extends Pick<Asked, 'turn'> {
  readonly budget: ReadingBudget;
  readonly signal?: AbortSignal | undefined;
  readonly fromPage?: number | undefined;
  readonly models?: readonly ReadingModel[] | undefined;
  /** The registry of the access group: who else stands on a page is looked for. */
  readonly people?: FilePeople | undefined;
  /** Called once, with how many files are within the PDF. */
  readonly hasAttached?: ((files: number) => void) | undefined;
}

/**
 * Reads a PDF chunk by chunk on the pool, in page order, joining documents that go on across pages and chunks. What is under way ends
 * with it. @throws ReadingRefusal, FILE_TOO_SLOW where it costs more than its budget
 */
export async function* readPdfFile(path: string, reading: PdfReading): AsyncGenerator<PageBatch> {
  const ended = new AbortController();
  const end = () => ended.abort();
  reading.signal?.addEventListener('abort', end);
  try {
    yield* readChunks(path, { ...reading, ended: ended.signal, endWith: error => ended.abort(error) });
  } catch (error) {
    if (!reading.signal?.aborted) throw error;
  } finally {
    reading.signal?.removeEventListener('abort', end);
    end();
  }
}

type Chunks = PdfReading & {
  readonly ended: AbortSignal;
  /** Ends all that is under way or queued: whoever waits for it gets the error. */
  readonly endWith: (error: ReadingRefusal) => void;
};

async function* readChunks(path: string, reading: Chunks): AsyncGenerator<PageBatch> {
  const { budget, turn, ended } = reading;
  const opened = await runTask({ kind: 'open', path }, { turn, taskMs: budget.left(), signal: ended }).catch(
    refuseLost,
  );
  const { pages, attachments } = opened.result;
  reading.hasAttached?.(attachments);
  budget.addPages(pages);
  budget.spend(opened.cpuMs);
  if (pages > MANY) clearMemory();
  const joiner = newJoiner();
  const waiting: { from: number; to: number; read: Promise<PagesRead> }[] = [];
  let next = Math.max(1, reading.fromPage ?? 1);
  while (next <= pages || waiting.length > 0) {
    if (reading.signal?.aborted) return;
    while (next <= pages && waiting.length < poolSize * AHEAD) {
      const from = next;
      const to = Math.min(pages, from + CHUNK - 1);
      const read = readChunk(path, from, to, reading);
      // a refusal is met when the chunk's turn comes, not before; what costs too much ends the whole file at once
      read.catch(error => {
        if (error instanceof ReadingRefusal && error.code === 'FILE_TOO_SLOW') reading.endWith(error);
      });
      waiting.push({ from, to, read });
      next = to + 1;
    }
    const chunk = waiting.shift();
    if (!chunk) return;
    const { results, texts } = await chunk.read;
    const isCover = attachments > 0 && pages === 1;
    const documents = results.flatMap(result =>
      joiner.add(isCover ? withoutCover(result.documents) : result.documents),
    );
    if (chunk.to === pages) documents.push(...joiner.flush());
    yield {
      fromPage: chunk.from,
      toPage: chunk.to,
      pages,
      documents,
      summaryNets: results.flatMap(result => result.summaryNet ?? []),
      texts,
    };
  }
}

/** The one page of a collection says how to open it, and is nobody's document. */
function withoutCover(documents: readonly PageDocument[]): PageDocument[] {
  return documents.filter(
    ({ type, findings }) => !(type === 0 || (type === 4 && findings.every(({ code }) => code === 'PAGE_TEXT_UNKNOWN'))),
  );
}

/** A file that brings its thread down before its first page is no file to read, however often it is tried. */
function refuseLost(error: unknown): never {
  if (!(error instanceof ThreadLost)) throw error;
  throw new ReadingRefusal(error.slow ? 'FILE_TOO_SLOW' : 'FILE_BROKEN');
}

/** A page that hangs or brings its thread down becomes a page for review; the pages around it are read again. */
async function readChunk(path: string, from: number, to: number, reading: Chunks): Promise<PagesRead> {
  if (from > to) return { results: [], texts: joinTexts([]) };
  const { budget, turn, ended } = reading;
  const { pageMs } = budget.limits;
  try {
    const { models = [], people } = reading;
    const task = { kind: 'pages', path, from, to, models, people } as const;
    const { result, cpuMs } = await runTask(task, { turn, stepMs: pageMs, taskMs: budget.left(), signal: ended });
    budget.spend(cpuMs);
    return result;
  } catch (error) {
    if (!(error instanceof ThreadLost)) throw error;
    budget.spend(error.cpuMs, error.slow);
    const page = error.step || from;
    const lost = unrecognised(page, 'PAGE_FAILED');
    const slow: PageDocument = {
      ...lost,
      findings: [{ code: 'PAGE_TOO_SLOW', values: { seconds: Math.ceil(pageMs / 1000) }, page }],
    };
    const before = await readChunk(path, from, page - 1, reading);
    const after = await readChunk(path, page + 1, to, reading);
    return {
      results: [...before.results, { page, documents: [error.slow ? slow : lost] }, ...after.results],
      texts: joinTexts([before.texts, noText, after.texts]),
    };
  }
}
