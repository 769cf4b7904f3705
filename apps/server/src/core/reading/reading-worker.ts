import { existsSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { cutPages } from '#kernel/pdf/cut.ts';
import { type OpenPdf, openPdf, PdfRefusal } from '#kernel/pdf/open.ts';
import { limitMemory, mostMemory, type Pdfium, pdfium } from '#kernel/pdf/pdfium.ts';
import { renderPage } from '#kernel/pdf/render.ts';
import { openBytes } from '#kernel/pdf/save.ts';
import { readTexts } from '#kernel/pdf/texts.ts';
import { readWords } from '#kernel/pdf/words.ts';
import { unrecognised } from './blank.ts';
import type { ReadingModel } from './model.ts';
import { type PageResult, recognisePage } from './page.ts';
import { ReadingRefusal } from './refusal.ts';
import type { Cut, CutFrom, TaskResults, WorkerAnswer, WorkerTask } from './worker-tasks.ts';

/** PDFium keeps what it has parsed and the WASM heap never shrinks: the document is opened anew this often. */
const PAGES_PER_OPENING = 500;

let open: { path: string; pdf: OpenPdf; read: number } | undefined;

/** Where the pool sees which page this thread is at. */
const at = workerData instanceof Int32Array ? workerData : undefined;

giveWay();
parentPort?.on('message', async (task: WorkerTask) => answer(await run(task)));

/** Calls come first: on Linux a thread has a priority of its own, and this one's is below that of the thread that answers and of PostgreSQL. */
function giveWay(): void {
  const self = '/proc/thread-self';
  if (existsSync(self)) setPriority(Number(basename(readlinkSync(self))), 15);
}

function answer(message: WorkerAnswer): void {
  // bytes that were cut are handed over, not copied
  const cuts = message.kind === 'cuts' ? message.result : [];
  const owned = cuts.flatMap(cut =>
    'bytes' in cut && cut.bytes.buffer instanceof ArrayBuffer ? cut.bytes.buffer : [],
  );
  parentPort?.postMessage(message, owned);
}

async function run(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    const isReading = task.kind === 'open' || task.kind === 'pages';
    limitMemory(await pdfium(), isReading ? mostMemory.reading : mostMemory.drawing);
    const pdf = await document(task.path);
    if (task.kind === 'open') return { kind: 'open', result: { pages: pdf.pages } };
    if (task.kind === 'render') return { kind: 'render', result: renderPage(pdf, task.page - 1, task.scale) };
    if (task.kind === 'pages') return { kind: 'pages', result: readRange(pdf, task) };
    return { kind: 'cuts', result: cutAll(pdf, task.cuts) };
  } catch (error) {
    if (isDown(error)) process.exit(1);
    if (error instanceof PdfRefusal)
      return {
        kind: 'refused',
        code: error.reason === 'password' ? 'FILE_PASSWORD_PROTECTED' : 'FILE_BROKEN',
        values: {},
      };
    if (error instanceof ReadingRefusal) return { kind: 'refused', code: error.code, values: error.values };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Pages that cannot be cut are a problem of those pages, not of the others. */
function cutAll(pdf: OpenPdf, cuts: readonly CutFrom[]): TaskResults['cuts'] {
  return cuts.map((from): Cut | { failed: string } => {
    if (at) Atomics.store(at, 0, from.pages[0] ?? 0);
    if (open) open.read += from.pages.length;
    try {
      const bytes = cutPages(pdf, from.pages, from.region);
      return { bytes, words: from.region ? wordsOf(pdf.library, bytes) : wordsOn(pdf, from.pages) };
    } catch (error) {
      if (isDown(error)) throw error;
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** What is left of a page is read again in what was cut: nothing else says that the rest has gone. */
function wordsOf(library: Pdfium, bytes: Uint8Array): string[] {
  const cut = openBytes(library, bytes);
  try {
    const opened = { library, handle: cut.handle, pages: cut.pages, close: () => undefined };
    return Array.from({ length: cut.pages }, (_, index) => readTexts(opened, index)).flat();
  } finally {
    cut.close();
  }
}

/**
 * Whole pages are copied with the very words that stand on them (cut.test.ts compares both): they are searched where they came from, as the
 * copy's fonts, loaded for it alone, take as long as all the rest of a cut.
 */
function wordsOn(pdf: OpenPdf, pages: readonly number[]): string[] {
  return pages.flatMap(page => readTexts(pdf, page - 1));
}

async function document(path: string): Promise<OpenPdf> {
  if (open && open.path === path && open.read < PAGES_PER_OPENING) return open.pdf;
  open?.pdf.close();
  open = undefined;
  open = { path, pdf: openPdf(await pdfium(), path), read: 0 };
  return open.pdf;
}

function readRange(pdf: OpenPdf, { from, to, models }: Extract<WorkerTask, { kind: 'pages' }>): PageResult[] {
  const results: PageResult[] = [];
  for (let page = from; page <= to; page++) {
    if (at) Atomics.store(at, 0, page);
    results.push(readPage(pdf, page, models));
  }
  if (open) open.read += to - from + 1;
  return results;
}

/** One page that cannot be read is a problem of that page, not of the file. */
function readPage(pdf: OpenPdf, page: number, models: readonly ReadingModel[]): PageResult {
  try {
    return recognisePage(readWords(pdf, page - 1), page, models);
  } catch (error) {
    if (isDown(error)) throw error;
    return { page, documents: [unrecognised(page, 'PAGE_FAILED')] };
  }
}

/** PDFium broke off in the middle (no memory, a trap, a full stack): what it holds is no longer sound, and the thread ends with it. */
function isDown(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');
}
