import { rm, stat } from 'node:fs/promises';
import type { PageTexts } from '#kernel/pdf/text-sink.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { newFileChecks } from './across.ts';
import { newBudget, type ReadingBudget, type ReadingLimits, readingLimits } from './budget.ts';
import { decide } from './decide.ts';
import { type ArchiveEntry, unpacked } from './file/archive.ts';
import { detached } from './file/detached.ts';
import { type FileForm, fileForm } from './file/file-form.ts';
import { foreignForm } from './file/foreign/foreign-form.ts';
import { type PageBatch, readPdfFile } from './file/pdf-file.ts';
import type { ToldRubrics, XmlProblem } from './file/remuneration.ts';
import { remunerationsApart } from './file/remunerations-apart.ts';
import type { ToldRubric } from './file/rubrics.ts';
import type { KnownColumns, UnknownTable } from './file/table-columns.ts';
import { readTablesApart } from './file/tables-apart.ts';
import { type FilePeople, registryPeople } from './file-people.ts';
import type { ReadingModel } from './model.ts';
import type { SheetModel } from './read-by-model.ts';
import type { DocumentType, PageDocument, ReadDocument } from './reading-types.ts';
import { isRefusalCode, ReadingRefusal } from './refusal.ts';
import { indexRegistry, type Registry, type RegistryIndex } from './registry.ts';
import { newUsualOthers } from './usual-others.ts';

export type { ToldRubric } from './file/rubrics.ts';
export type { KnownColumns, UnknownTable } from './file/table-columns.ts';
export type { ReadingModel } from './model.ts';
export type { SheetModel } from './read-by-model.ts';
export type * from './reading-types.ts';
export { ReadingRefusal } from './refusal.ts';
export type { Registry } from './registry.ts';

/** The file to read; `name` is what the person called it and decides nothing but the ending of text files. */
export interface ReadSource {
  readonly path: string;
  readonly name: string;
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Resume: start at this page (1-based) of a PDF. */
  readonly fromPage?: number;
  /** What people confirmed of table files' columns. Left out, columns are guessed; a table it does not know is not read. */
  readonly columns?: KnownColumns;
  /** Active recognition models, the more particular first. Left out, the reader reads alone. */
  readonly models?: readonly ReadingModel[] | undefined;
  /** The same of sheets. */
  readonly sheets?: readonly SheetModel[] | undefined;
  /** What the rubric tables of the access group's earlier files told. */
  readonly rubrics?: readonly ToldRubric[] | undefined;
  /** Whose turn it takes among the reading threads. Left out, a job's of nobody. */
  readonly turn?: Turn;
  /** What it may cost, where that is not what files may cost. */
  readonly limits?: Partial<ReadingLimits>;
}

/** What reading goes by, for all files of a ZIP. */
type Reading = ReadOptions & { readonly turn: Turn; readonly budget: ReadingBudget; readonly people: FilePeople };

/** Where a file was found: ZIPs are opened where they are the file itself, and PDFs have their files taken out unless they were such a one. */
type Where = 'file' | 'archive' | 'attached';

const nobody: Turn = { tenant: '', waits: 'job' };

/**
 * `entry` is the file inside of a ZIP that the event is about. An event 'entry' comes before a PDF of a ZIP is read: `path` is
 * there until the next event is asked for. 'texts' is all that stands on pages of a PDF, in their order. 'columns' is a table whose
 * columns nobody has confirmed, 'rubrics' what tables of an eSocial file told.
 */
export type ReadEvent = (
  | {
      readonly kind: 'progress';
      readonly pagesRead: number;
      readonly pages: number;
      readonly byType: Readonly<Partial<Record<DocumentType, number>>>;
    }
  | {
      readonly kind: 'documents';
      readonly documents: ReadDocument[];
      readonly chunk: { readonly fromPage: number; readonly toPage: number };
    }
  | { readonly kind: 'entry'; readonly path: string }
  | {
      readonly kind: 'texts';
      readonly texts: PageTexts;
      /** The page they begin with (1-based), and how many the PDF has. */
      readonly fromPage: number;
      readonly pages: number;
    }
  | { readonly kind: 'columns'; readonly table: UnknownTable }
  | { readonly kind: 'rubrics'; readonly rubrics: readonly ToldRubric[] }
  | { readonly kind: 'problem'; readonly code: string; readonly values: Readonly<Record<string, string | number>> }
) & {
  readonly entry?: string;
  /** The entry is a file within a PDF: it has pages of its own. */
  readonly attached?: true;
};

/**
 * Reads a payroll file (PDF, TXT, CSV, XLSX, eSocial XML or a ZIP of them) without knowing its layout. Documents stream out as their
 * pages are read and are never all held. Throws `ReadingRefusal` when the file as a whole cannot be read; inside of a ZIP
 * such a file is a 'problem' and the others go on. A file in which nothing at all was found is refused too, with its first
 * problem. Stops, without an error, when the signal is aborted.
 */
export async function* readPayrollFile(
  source: ReadSource,
  registry: Registry,
  options: ReadOptions = {},
): AsyncIterable<ReadEvent> {
  let found = 0;
  let problem: ReadEvent | undefined;
  const budget = newBudget({ ...readingLimits, ...options.limits });
  const people = await registryPeople(registry);
  const reading = { ...options, turn: options.turn ?? nobody, budget, people };
  for await (const event of readAny(source, indexRegistry(registry), reading, 'file')) {
    if (event.kind === 'documents') found += event.documents.length;
    if (event.kind === 'columns') found++;
    if (event.kind === 'problem') problem ??= event;
    yield event;
  }
  if (found > 0 || options.signal?.aborted) return;
  const code = problem?.kind === 'problem' && isRefusalCode(problem.code) ? problem.code : 'FILE_EMPTY';
  throw new ReadingRefusal(code, { name: source.name });
}

async function* readAny(
  source: ReadSource,
  index: RegistryIndex,
  options: Reading,
  where: Where,
): AsyncGenerator<ReadEvent> {
  if ((await stat(source.path)).size === 0) throw new ReadingRefusal('FILE_EMPTY', { name: source.name });
  const form = await fileForm(source.path, source.name);
  const foreign = form === 'pdf' ? undefined : await foreignForm(source.path);
  if (foreign) throw new ReadingRefusal(foreign.code, { name: source.name, form: foreign.form });
  const knowledge = { known: options.columns, name: source.name, models: options.sheets };
  if (form === 'zip' && where === 'file') yield* readArchive(source, index, options);
  else if (form === 'pdf') yield* readPdf(source, index, options, where);
  else if (form === 'xlsx' || form === 'text')
    yield* decided(readTablesApart(source.path, form, knowledge, options), index);
  else if (form === 'xml') yield* decided(remunerationsApart([source], index, options.rubrics), index);
  else throw new ReadingRefusal('FILE_TYPE_UNKNOWN', { name: source.name });
}

/** The pages of a PDF, and then the files within it, as those of a ZIP are read. */
async function* readPdf(
  source: ReadSource,
  index: RegistryIndex,
  options: Reading,
  where: Where,
): AsyncGenerator<ReadEvent> {
  let attached = 0;
  const hasAttached = (files: number) => {
    attached = files;
  };
  yield* decided(readPdfFile(source.path, { ...options, hasAttached }), index);
  if (attached === 0 || options.signal?.aborted) return;
  // what is within a file that was within another is left, and told
  if (where === 'attached')
    return yield { kind: 'problem', code: 'FILE_TYPE_UNKNOWN', values: { name: `${source.name} (${attached})` } };
  try {
    for await (const entries of detached(source.path, options))
      for await (const event of readEntries(entries, index, options, 'attached')) yield { ...event, attached: true };
  } catch (error) {
    if (!(error instanceof ReadingRefusal) || error.code === 'FILE_TOO_SLOW') throw error;
    yield { kind: 'problem', code: error.code, values: { ...error.values, name: source.name } };
  }
}

async function* readArchive(source: ReadSource, index: RegistryIndex, options: Reading): AsyncGenerator<ReadEvent> {
  for await (const entries of unpacked(source.path)) yield* readEntries(entries, index, options, 'archive');
}

async function* readEntries(
  entries: readonly ArchiveEntry[],
  index: RegistryIndex,
  options: Reading,
  where: Where,
): AsyncGenerator<ReadEvent> {
  const forms: FileForm[] = [];
  // one after the other: there may be thousands
  for (const { path, name } of entries) forms.push(await fileForm(path, name));
  // eSocial's files are one payroll: what one says of rubrics holds in the others
  const xml = entries.filter((_, at) => forms[at] === 'xml');
  if (xml.length > 0) yield* decided(remunerationsApart(xml, index, options.rubrics), index);
  for (const [at, entry] of entries.entries()) {
    if (options.signal?.aborted) return;
    if (forms[at] !== 'xml') yield* readEntry(entry, forms[at] === 'pdf', index, { ...options, where });
    await rm(entry.path, { force: true });
  }
}

async function* readEntry(
  entry: ArchiveEntry,
  isPdf: boolean,
  index: RegistryIndex,
  { signal, columns, models, sheets, turn, budget, people, where }: Reading & { readonly where: Where },
): AsyncGenerator<ReadEvent> {
  const own = { signal, columns, models, sheets, turn, budget, people };
  try {
    if (isPdf) yield { kind: 'entry', path: entry.path, entry: entry.name };
    for await (const event of readAny(entry, index, own, where))
      yield { ...event, entry: event.entry === undefined ? entry.name : `${entry.name}/${event.entry}` };
  } catch (error) {
    // what one file costs too much, all of the ZIP do
    if (!(error instanceof ReadingRefusal) || error.code === 'FILE_TOO_SLOW') throw error;
    yield { kind: 'problem', code: error.code, values: { ...error.values, name: entry.name }, entry: entry.name };
  }
}

/** Matches, checks and counts what the pages gave, batch by batch. */
async function* decided(
  batches: AsyncIterable<PageBatch | UnknownTable | XmlProblem | ToldRubrics>,
  index: RegistryIndex,
): AsyncGenerator<ReadEvent> {
  const byType: Partial<Record<DocumentType, number>> = {};
  const checks = newFileChecks();
  const withoutUsual = newUsualOthers();
  for await (const batch of batches) {
    if ('problem' in batch) {
      yield { kind: 'problem', code: batch.problem, values: batch.values };
      continue;
    }
    if ('rubrics' in batch) {
      yield { kind: 'rubrics', rubrics: batch.rubrics };
      continue;
    }
    if ('titles' in batch) {
      yield { kind: 'columns', table: batch };
      continue;
    }
    const documents = withoutUsual(batch.documents).map((document: PageDocument) =>
      checks.add(decide(document, index)),
    );
    for (const document of documents) byType[document.type] = (byType[document.type] ?? 0) + 1;
    for (const net of batch.summaryNets) checks.addSummary(net);
    if (documents.length > 0)
      yield { kind: 'documents', documents, chunk: { fromPage: batch.fromPage, toPage: batch.toPage } };
    if (batch.texts) yield { kind: 'texts', texts: batch.texts, fromPage: batch.fromPage, pages: batch.pages };
    yield { kind: 'progress', pagesRead: batch.toPage, pages: batch.pages, byType: { ...byType } };
  }
  for (const problem of checks.end()) yield { kind: 'problem', ...problem };
}
