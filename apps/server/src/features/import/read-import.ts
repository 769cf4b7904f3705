import type pg from 'pg';
import { notify } from '#core/notification/notify.ts';
import { readerColumnsOf } from '#core/reading/file/wire-columns.ts';
import {
  type KnownColumns,
  type ReadEvent,
  type ReadingModel,
  ReadingRefusal,
  type Registry,
  readPayrollFile,
  type SheetModel,
  type ToldRubric,
} from '#core/reading/reading.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { jobTurn } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { announce } from '#kernel/live/live.ts';
import { type ImportJob, importTopic } from './import.jobs.ts';
import { importLog } from './import.queries.ts';
import { schedulePublication } from './import-acts.ts';
import { confirmedColumns } from './import-columns.queries.ts';
import {
  forgetDocuments,
  markExisting,
  refreshCounts,
  type StoredDocument,
  storeDocuments,
} from './import-document.queries.ts';
import {
  activeModels,
  beginReading,
  countModelUse,
  fileOf,
  finishReading,
  keepEntry,
  nameTexts,
  noteFindings,
  registryOf,
  reportProgress,
} from './import-reading.queries.ts';
import { checkStatements } from './import-statements.ts';
import { checkUnproven } from './import-sums.ts';
import { keptTexts } from './kept-texts.ts';
import { type FileFindings, newFindings, type Source, sourceOf, stateOf } from './reading-state.ts';
import { rulesOf } from './release/release-request.queries.ts';
import { lessonsByLayout } from './review/learned.queries.ts';
import { type Lesson, withLessons } from './review/learned.ts';
import { rememberedRubrics, rememberRubrics } from './rubric/rubrics.queries.ts';

export interface ReadingServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'path' | 'put'>;
  enqueue: Enqueue;
  /** Told how many pages were read since it was last told. */
  countPages: (pages: number) => void;
}

/**
 * Reads an import's file from the beginning and stores its documents some at a time, in short transactions, with live
 * progress. Ends 'to review', 'ready' or 'failed'; a cancelled one stops when the next are stored. Everybody of the access
 * group is recognised, whoever sent it: whose documents a reader decides and publishes goes by their reach.
 */
export async function readImportFile(
  { pool, files, enqueue, countPages }: ReadingServices,
  job: ImportJob,
  signal: AbortSignal,
): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inGroupContext(pool, job, work);
  const begun = await inContext(tx => begin(tx, job));
  if (!begun) return;
  const { registry, known, rubrics } = begun;
  const texts = keptTexts(files);
  try {
    const path = await files.path(begun.file.sha256);
    const found = newFindings();
    let position = 0;
    let source: Source = {};
    let waiting = nothingWaits();
    let counted = 0;
    const store = async () => {
      const due = waiting;
      waiting = nothingWaits();
      return inContext(tx => storeWaiting(tx, job, due));
    };
    const options = { signal, columns: known, rubrics, turn: jobTurn(job), ...begun.models };
    for await (const event of readPayrollFile({ path, name: begun.file.name }, registry, options)) {
      source = await sourceOf(files, event, source);
      if (event.kind === 'texts') {
        const sha256 = await texts.add(event);
        if (sha256) await inContext(tx => nameTexts(tx, job, source.kept?.sha256 ?? begun.file.sha256, sha256));
        continue;
      }
      found.add(event);
      const documents = toStore(event, position, begun, source);
      position += documents.length;
      addTo(waiting, event, documents, source);
      const { pagesRead = counted } = waiting.progress;
      countPages(pagesRead - counted);
      counted = pagesRead;
      if (isDue(waiting) && !(await store())) return;
    }
    if (signal.aborted || !(await store())) return;
    await inContext(tx => finish(tx, enqueue, job, found, rubrics));
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    await inContext(tx => fail(tx, job, error));
  } finally {
    await texts.leave();
  }
}

/** Every try has failed for a reason of ours: HR is told, and may have it read again. */
export async function giveUpReading(pool: pg.Pool, job: ImportJob): Promise<void> {
  await inGroupContext(pool, job, tx => fail(tx, job, new ReadingRefusal('WORKER_STOPPED')));
}

interface Begun {
  file: { sha256: string; name: string };
  registry: Registry;
  /** The company of each employment of the registry. */
  companyOf: ReadonlyMap<string, string>;
  /** What HR confirmed of tables, by heading. */
  known: KnownColumns;
  /** Active models of the access group and of all, its own first. */
  models: { models: readonly ReadingModel[]; sheets: readonly SheetModel[] };
  /** What the access group's earlier rubric tables told; a PDF has none. */
  rubrics: readonly ToldRubric[];
  /** What corrections taught, by layout. */
  lessons: ReadonlyMap<string, readonly Lesson[]>;
  /** Of Brasília. */
  today: string;
}

async function begin(tx: Tx, job: ImportJob): Promise<Begun | undefined> {
  if (!(await beginReading(tx, job.importId))) return undefined;
  await forgetDocuments(tx, job.importId);
  await importLog.add(tx, { ...job, personId: null, kind: 'readingStarted' });
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
  const confirmed = [...(await confirmedColumns(tx))];
  const registry = await registryOf(tx);
  const file = await fileOf(tx, job.importId);
  return {
    file,
    registry,
    companyOf: new Map(registry.workers.map(({ employmentId, companyId }) => [employmentId, companyId])),
    known: new Map(
      confirmed.map(([heading, { document, columns }]) => [heading, { document, columns: readerColumnsOf(columns) }]),
    ),
    models: await activeModels(tx),
    rubrics: /\.pdf$/i.test(file.name) ? [] : await rememberedRubrics(tx),
    lessons: await lessonsByLayout(tx),
    today: dayFrom(),
  };
}

function toStore(
  event: ReadEvent,
  from: number,
  { registry, companyOf, lessons, today }: Pick<Begun, 'registry' | 'companyOf' | 'lessons' | 'today'>,
  source: Source,
): StoredDocument[] {
  if (event.kind !== 'documents') return [];
  return event.documents.map((read, i) => {
    const taught = read.review ? withLessons(read, lessons.get(read.layout ?? '') ?? []) : undefined;
    const document = dated(taught ?? read, today);
    const employmentId = document.match.state === 'matched' ? document.match.employmentId : null;
    const company = registry.companies.find(({ cnpj }) => cnpj === document.companyCnpj);
    return {
      position: from + i,
      state: stateOf(document),
      employmentId,
      companyId: (employmentId && companyOf.get(employmentId)) ?? company?.id ?? null,
      entry: source.entry ?? null,
      sourceSha256: source.kept?.sha256 ?? null,
      document,
      unlearned: taught && read,
    };
  });
}

/** A record prints no month: it holds as it was when it came. */
function dated(read: ReadDocument, today: string): ReadDocument {
  if (read.type !== 6 || read.month !== undefined) return read;
  return { ...read, month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) };
}

/** What was read and is not stored yet. */
interface Waiting {
  since: number;
  entries: NonNullable<Source['kept']>[];
  documents: StoredDocument[];
  progress: { pages?: number; pagesRead?: number };
}

function nothingWaits(): Waiting {
  return { since: performance.now(), entries: [], documents: [], progress: {} };
}

function addTo(waiting: Waiting, event: ReadEvent, documents: StoredDocument[], { kept }: Source): void {
  if (event.kind === 'entry' && kept) waiting.entries.push(kept);
  waiting.documents.push(...documents);
  if (event.kind === 'progress') waiting.progress = { pages: event.pages, pagesRead: event.pagesRead };
}

/** Each transaction waits for the medium: what is read meanwhile goes with the next, and who watches sees it three times a second. */
function isDue({ since, documents }: Waiting): boolean {
  return documents.length >= 96 || performance.now() - since >= 300;
}

/** @returns false where the reading was cancelled */
async function storeWaiting(tx: Tx, job: ImportJob, { entries, documents, progress }: Waiting): Promise<boolean> {
  for (const entry of entries) await keepEntry(tx, job, entry);
  await storeDocuments(tx, job.importId, job.accessGroupId, documents);
  const goesOn = await reportProgress(tx, job.importId, progress);
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
  return goesOn;
}

async function finish(
  tx: Tx,
  enqueue: Enqueue,
  job: ImportJob,
  { tables, problems, rubrics, isUnproven }: FileFindings,
  remembered: readonly ToldRubric[],
): Promise<void> {
  await noteFindings(tx, job.importId, { tables, problems });
  await rememberRubrics(tx, job, rubrics);
  await markExisting(tx, job.importId);
  await checkStatements(tx, job.importId);
  const asked = isUnproven() && (await checkUnproven(tx, job.importId, remembered));
  await countModelUse(tx, job.importId);
  await refreshCounts(tx, job.importId);
  const { file_name, clean, doubtful, others } = await finishReading(tx, job.importId);
  if (!asked && clean > 0 && doubtful + problems.length + tables.length === 0 && (await rulesOf(tx)).atOnce)
    await schedulePublication(tx, enqueue, { ...job, profile: 'job', ip: null, supporterId: null }, job.importId, {
      all: true,
      at: undefined,
      mail: true,
      sms: true,
    });
  await importLog.add(tx, {
    ...job,
    personId: null,
    kind: 'readingFinished',
    values: { documentos: clean + doubtful + others, limpos: clean, duvidas: doubtful },
  });
  await notify(tx, [
    {
      ...job,
      kind: 'importFinished',
      values: { arquivo: file_name, documentos: clean + doubtful + others, duvidas: doubtful },
      target: '/rh/importacoes',
      cause: `import-read:${job.importId}`,
    },
  ]);
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
}

async function fail(tx: Tx, job: ImportJob, { code, values }: ReadingRefusal): Promise<void> {
  const { file_name } = await finishReading(tx, job.importId, { code, values });
  await importLog.add(tx, { ...job, personId: null, kind: 'readingFailed', values: { codigo: code } });
  await notify(tx, [
    {
      ...job,
      kind: 'importFailed',
      values: { arquivo: file_name },
      target: '/rh/importacoes',
      cause: `import-failed:${job.importId}`,
    },
  ]);
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
}
