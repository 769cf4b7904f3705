import { countAttachments } from '#kernel/pdf/attachments.ts';
import { type OpenPdf, openPdf, PdfRefusal } from '#kernel/pdf/open.ts';
import { limitMemory, mostMemory, pdfium } from '#kernel/pdf/pdfium.ts';
import { renderPage, renderWithin } from '#kernel/pdf/render.ts';
import { textSink } from '#kernel/pdf/text-sink.ts';
import { pageLines, textReader } from '#kernel/pdf/texts.ts';
import { readWords } from '#kernel/pdf/words.ts';
import { answerTasks, noteStep } from '#kernel/threads/thread.ts';
import { unrecognised } from './blank.ts';
import { cutAll } from './cut-all.ts';
import { detach } from './file/detach.ts';
import { readTables } from './file/table-file.ts';
import { openTexts, type TextsFile } from './file/texts-file.ts';
import { type PeopleIndex, peopleIndex } from './file-people.ts';
import type { ReadingModel } from './model.ts';
import { type PageResult, recognisePage, recogniseParts } from './page.ts';
import { ReadingRefusal } from './refusal.ts';
import type { PagesRead, WorkerAnswer, WorkerTask } from './worker-tasks.ts';

/** PDFium keeps what it has parsed and the WASM heap never shrinks: the document is opened anew when it was asked for so many. */
const PAGES_PER_OPENING = 500;

let open: { path: string; pdf: OpenPdf; texts: ReturnType<typeof textReader>; read: number } | undefined;

const sink = textSink();

answerTasks(run, handedOver);

/** Bytes are handed over, not copied. */
function handedOver(message: WorkerAnswer): ArrayBuffer[] {
  if (message.kind === 'cuts') return alone(message.result.memory.buffer);
  return message.kind === 'pages' ? [message.result.texts.bytes.buffer] : [];
}

/** What is lent is everybody's already. */
const alone = (memory: ArrayBufferLike) => (memory instanceof ArrayBuffer ? [memory] : []);

async function run(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    if (task.kind === 'table')
      return { kind: 'table', result: await allOf(readTables(task.path, 'text', task.knowledge)) };
    const isReading = task.kind === 'open' || task.kind === 'pages' || task.kind === 'parts';
    limitMemory(await pdfium(), isReading ? mostMemory.reading : mostMemory.drawing);
    const file = await document(task.path);
    const { pdf } = file;
    if (task.kind === 'open') return { kind: 'open', result: { pages: pdf.pages, attachments: countAttachments(pdf) } };
    if (task.kind === 'render') return { kind: 'render', result: renderPage(pdf, task.page - 1, task.scale) };
    if (task.kind === 'picture')
      return { kind: 'picture', result: renderWithin(pdf, pageIn(pdf, task.page), task.most) };
    if (task.kind === 'lines') return { kind: 'lines', result: pageLines(pdf, pageIn(pdf, task.page)) };
    if (task.kind === 'parts') return { kind: 'parts', result: partsOf(pdf, task) };
    if (task.kind === 'detach') return { kind: 'detach', result: detach(pdf, task.folder, task.packed, noteStep) };
    if (task.kind === 'pages') return { kind: 'pages', result: readRange(pdf, task) };
    const hasAsked = (pages: number) => {
      file.read += pages;
    };
    const kept = textsAt(task.texts);
    const textsOf = (index: number) => {
      const known = kept?.read(index);
      if (!known) hasAsked(1);
      return known ?? file.texts.read(index);
    };
    const isKnown = (index: number) => kept?.read(index) !== undefined;
    const cut = { pdf, textsOf, isKnown, at: noteStep, hasAsked, isDown };
    return { kind: 'cuts', result: cutAll(cut, task.cuts, peopleIndex(task.file), task.memory) };
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

/** Of a page from 1, from 0. @throws ReadingRefusal where the file has none such */
function pageIn(pdf: OpenPdf, page: number): number {
  if (page < 1 || page > pdf.pages) throw new ReadingRefusal('FILE_BROKEN');
  return page - 1;
}

async function allOf<T>(batches: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
}

async function document(path: string): Promise<NonNullable<typeof open>> {
  if (open && open.path === path && open.read < PAGES_PER_OPENING) return open;
  open?.texts.close();
  open?.pdf.close();
  open = undefined;
  const pdf = openPdf(await pdfium(), path);
  open = { path, pdf, texts: textReader(pdf), read: 0 };
  return open;
}

let texts: { path: string; file: TextsFile } | undefined;

/** The texts that are kept of a file's pages; undefined where there are none. */
function textsAt(path: string | undefined): TextsFile | undefined {
  if (texts?.path === path) return texts?.file;
  texts?.file.close();
  texts = undefined;
  if (path === undefined) return undefined;
  texts = { path, file: openTexts(path) };
  return texts.file;
}

function readRange(pdf: OpenPdf, { from, to, models, people }: Extract<WorkerTask, { kind: 'pages' }>): PagesRead {
  const results: PageResult[] = [];
  const registry = people && peopleIndex(people);
  for (let page = from; page <= to; page++) {
    noteStep(page);
    results.push(readPage(pdf, page, models, registry));
    sink.endPage();
  }
  if (open) open.read += to - from + 1;
  return { results, texts: sink.take() };
}

function partsOf(pdf: OpenPdf, { page, regions, models, people }: Extract<WorkerTask, { kind: 'parts' }>) {
  const source = readWords(pdf, page - 1, sink);
  sink.endPage();
  sink.take();
  if (open) open.read += 1;
  return recogniseParts(source, page, regions, models, peopleIndex(people));
}

/** One page that cannot be read is a problem of that page, not of the file. */
function readPage(pdf: OpenPdf, page: number, models: readonly ReadingModel[], people?: PeopleIndex): PageResult {
  try {
    return recognisePage(readWords(pdf, page - 1, sink), page, models, people);
  } catch (error) {
    if (isDown(error)) throw error;
    sink.doubt();
    return { page, documents: [unrecognised(page, 'PAGE_FAILED')] };
  }
}

/** PDFium broke off in the middle (no memory, a trap, a full stack): what it holds is no longer sound, and the thread ends with it. */
function isDown(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');
}
