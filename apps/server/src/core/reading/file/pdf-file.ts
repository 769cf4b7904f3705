import { clearMemory } from '#kernel/memory.ts';
import type { PageTexts } from '#kernel/pdf/text-sink.ts';
import { unrecognised } from '../blank.ts';
import { newJoiner } from '../join.ts';
import type { ReadingModel } from '../model.ts';
import { poolSize, runTask, WorkerLost } from '../pool.ts';
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
const TIMEOUT_SECONDS = 30;
/** Pages that take a second or two. */
const MANY = 500;
/** Chunks under way per thread: one is read while the next waits, and no more is held. */
const AHEAD = 4;

/** Reads a PDF chunk by chunk on the pool, in page order, joining documents that go on across pages and chunks. */
export async function* readPdfFile(
  path: string,
  options: {
    readonly signal?: AbortSignal;
    readonly fromPage?: number;
    readonly models?: readonly ReadingModel[];
  },
): AsyncGenerator<PageBatch> {
  const { pages } = await runTask({ kind: 'open', path }).catch(refuseLost);
  if (pages > MANY) clearMemory();
  const joiner = newJoiner();
  const waiting: { from: number; to: number; read: Promise<PagesRead> }[] = [];
  let next = Math.max(1, options.fromPage ?? 1);
  while (next <= pages || waiting.length > 0) {
    if (options.signal?.aborted) return;
    while (next <= pages && waiting.length < poolSize * AHEAD) {
      const from = next;
      const to = Math.min(pages, from + CHUNK - 1);
      const read = readChunk(path, from, to, options.models ?? []);
      // a refusal is met when the chunk's turn comes, not before
      read.catch(() => undefined);
      waiting.push({ from, to, read });
      next = to + 1;
    }
    const chunk = waiting.shift();
    if (!chunk) return;
    const { results, texts } = await chunk.read;
    const documents = results.flatMap(result => joiner.add(result.documents));
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

/** A file that brings its thread down before its first page is no file to read, however often it is tried. */
function refuseLost(error: unknown): never {
  throw error instanceof WorkerLost ? new ReadingRefusal('FILE_BROKEN') : error;
}

/** A page that hangs or brings its thread down becomes a page for review; the pages around it are read again. */
async function readChunk(path: string, from: number, to: number, models: readonly ReadingModel[]): Promise<PagesRead> {
  if (from > to) return { results: [], texts: joinTexts([]) };
  try {
    return await runTask({ kind: 'pages', path, from, to, models });
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error;
    const page = error.page ?? from;
    const lost = unrecognised(page, 'PAGE_FAILED');
    const slow: PageDocument = {
      ...lost,
      findings: [{ code: 'PAGE_TOO_SLOW', values: { seconds: TIMEOUT_SECONDS }, page }],
    };
    const before = await readChunk(path, from, page - 1, models);
    const after = await readChunk(path, page + 1, to, models);
    return {
      results: [...before.results, { page, documents: [error.slow ? slow : lost] }, ...after.results],
      texts: joinTexts([before.texts, noText, after.texts]),
    };
  }
}
