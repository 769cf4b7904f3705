import type pg from 'pg';
import { notify } from '#core/notification/notify.ts';
import { type ReadEvent, ReadingRefusal, type Registry, readPayrollFile } from '#core/reading/reading.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { announce } from '#kernel/live/live.ts';
import { beginReading, fileOf, finishReading, logEvent, registryOf, reportProgress } from './import.queries.ts';
import {
  type DocumentState,
  forgetDocuments,
  markExisting,
  refreshCounts,
  type StoredDocument,
  storeDocuments,
} from './import-document.queries.ts';

export interface ReadingServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'path'>;
}

export type ImportJob = Causer & { importId: string };

/** The topic of an access group's imports. */
export const importTopic = (accessGroupId: string) => `imports:${accessGroupId}`;

/**
 * Reads an import's file from the beginning and stores its documents chunk by chunk, each in a short transaction, with
 * live progress. Ends 'to review', 'ready' or 'failed'; a cancelled one stops at the next chunk.
 */
export async function readImportFile(
  { pool, files }: ReadingServices,
  job: ImportJob,
  signal: AbortSignal,
): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(pool, job, work);
  const begun = await inContext(tx => begin(tx, job));
  if (!begun) return;
  try {
    const path = await files.path(begun.file.sha256);
    let position = 0;
    for await (const event of readPayrollFile({ path, name: begun.file.name }, begun.registry, { signal })) {
      const stored = toStore(event, position, begun.registry);
      position += stored.length;
      const goesOn = await inContext(tx => storeChunk(tx, job, event, stored));
      if (!goesOn) return;
    }
    if (!signal.aborted) await inContext(tx => finish(tx, job));
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    await inContext(tx => fail(tx, job, error));
  }
}

/** Every try has failed for a reason of ours: HR is told, and may have it read again. */
export async function giveUpReading({ pool }: ReadingServices, job: ImportJob): Promise<void> {
  await inJobContext(pool, job, tx => fail(tx, job, new ReadingRefusal('WORKER_STOPPED')));
}

async function begin(
  tx: Tx,
  job: ImportJob,
): Promise<{ file: { sha256: string; name: string }; registry: Registry } | undefined> {
  if (!(await beginReading(tx, job.importId))) return undefined;
  await forgetDocuments(tx, job.importId);
  await logEvent(tx, { ...job, personId: null, kind: 'readingStarted' });
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
  return { file: await fileOf(tx, job.importId), registry: await registryOf(tx) };
}

/** Only payslips that nobody doubts are clean; other types are kept with what was read, nothing is lost. */
function stateOf(document: ReadDocument): DocumentState {
  if (document.type !== 1) return 'kept';
  return document.match.state === 'matched' && !document.review ? 'clean' : 'doubtful';
}

function toStore(event: ReadEvent, from: number, registry: Registry): StoredDocument[] {
  if (event.kind !== 'documents') return [];
  return event.documents.map((document, i) => {
    const employmentId = document.match.state === 'matched' ? document.match.employmentId : null;
    const worker = registry.workers.find(({ employmentId: id }) => id === employmentId);
    const company = registry.companies.find(({ cnpj }) => cnpj === document.companyCnpj);
    return {
      position: from + i,
      state: stateOf(document),
      employmentId,
      companyId: worker?.companyId ?? company?.id ?? null,
      document,
    };
  });
}

async function storeChunk(tx: Tx, job: ImportJob, event: ReadEvent, stored: StoredDocument[]): Promise<boolean> {
  await storeDocuments(tx, job.importId, job.accessGroupId, stored);
  const progress = event.kind === 'progress' ? { pages: event.pages, pagesRead: event.pagesRead } : {};
  const goesOn = await reportProgress(tx, job.importId, progress);
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
  return goesOn;
}

async function finish(tx: Tx, job: ImportJob): Promise<void> {
  await markExisting(tx, job.importId);
  await refreshCounts(tx, job.importId);
  const { file_name, clean, doubtful, others } = await finishReading(tx, job.importId);
  await logEvent(tx, {
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
  await logEvent(tx, { ...job, personId: null, kind: 'readingFailed', values: { codigo: code } });
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
