import type pg from 'pg';
import { zoneOfState } from '#core/calendar/zone.ts';
import { type ClockOf, clockOf } from '#core/clock/afd/clock-of.ts';
import type { Head } from '#core/clock/afd/head.ts';
import type { Batch, Finding } from '#core/clock/afd/reading.types.ts';
import { batchesApart } from '#core/reading/apart.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { beginTask, confirmTask, countTask, failTask, noteTask } from '#core/task/task.ts';
import { inGroupContext, inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { ClockFileJob } from './clock-file.jobs.ts';
import { type ClockFileRow, companyById, companyByNumber, findClockFile, setTerms } from './clock-file.queries.ts';
import { companyOfFile, type FileCompany } from './clock-file-company.ts';
import type { ClockFilePiece } from './clock-file-pieces.ts';
import { clockDevice, forgetLines, keepLines, placeOfCompany } from './clock-marks.queries.ts';
import { finishImport } from './finish-import.ts';
import { TakenIn } from './take-batch.ts';

export interface ClockImport {
  pool: pg.Pool;
  files: Pick<FileStore, 'path'>;
  enqueue: Enqueue;
}

/** What a thread may hold, with four bytes for each number of the file. */
const oldMegabytes = 256;

/**
 * Reads a clock's file in a thread: its head says whose it is, then its records become punches in short transactions. Whose it may be
 * goes by the sender's reach; whose the marks are by the whole access group. Ends done, empty, failed, or waits for a person.
 */
export async function importClockFile(services: ClockImport, job: ClockFileJob, signal: AbortSignal): Promise<void> {
  const { pool, files } = services;
  const asSender = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(pool, job, work);
  const file = await asSender(tx => begin(tx, job));
  if (!file) return;
  try {
    const path = await files.path(file.sha256 ?? '');
    const head = await headOf(path, file);
    if ('refusal' in head) {
      await asSender(tx => failUnread(tx, job, file, head.refusal));
      return;
    }
    const company = await asSender(tx => decide(tx, job, file, head));
    if (company) await readRecords(services, job, { file, path, head, company }, signal);
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    await inGroupContext(pool, job, tx => failUnread(tx, job, file, error.code));
  }
}

/** Every try has failed for a reason of ours. */
export async function giveUpClockFile(pool: pg.Pool, job: ClockFileJob): Promise<void> {
  await inGroupContext(pool, job, async tx => {
    const file = (await findClockFile(tx, 'in', job.fileId)) ?? (await findClockFile(tx, 'out', job.fileId));
    if (file) await failTask(tx, file.task_id, 'ERROR_SEND');
  });
}

async function begin(tx: Tx, { fileId }: ClockFileJob): Promise<ClockFileRow | undefined> {
  const file = await findClockFile(tx, 'in', fileId);
  if (!file || !(await beginTask(tx, file.task_id))) return undefined;
  await forgetLines(tx, fileId);
  return file;
}

interface Asked {
  path: string;
  only?: 'head';
  company?: string;
  zone?: string;
}

/** Numbers are noted before the first record comes: a longer file may compute for longer. */
function piecesOf(asked: Asked, { size }: ClockFileRow): AsyncGenerator<ClockFilePiece> {
  const longestMs = 30_000 + (size ?? 0) / 1_000;
  return batchesApart(new URL('./clock-file-thread.ts', import.meta.url), asked, { oldMegabytes, longestMs });
}

async function headOf(path: string, file: ClockFileRow) {
  for await (const piece of piecesOf({ path, only: 'head' }, file)) if ('head' in piece) return piece.head;
  throw new Error('The thread ended before it had read the head of a file.');
}

/** The company whose the punches are; undefined: a person is asked, or there is none. */
async function decide(tx: Tx, job: ClockFileJob, file: ClockFileRow, head: Head): Promise<FileCompany | undefined> {
  const named = head.header?.employer ?? null;
  const ours = named?.kind === '1' ? ((await companyByNumber(tx, named.number)) ?? null) : null;
  const chosen = file.company_id ? ((await companyById(tx, file.company_id)) ?? null) : null;
  const decision = companyOfFile(named, { ours, chosen, confirmed: file.confirmed });
  if ('go' in decision) {
    await setTerms(tx, file.id, { companyId: decision.go.id, confirmed: file.confirmed });
    await countTask(tx, file.task_id, head.lines, [decision.go.id]);
    return decision.go;
  }
  const inFile = `${head.header?.name ?? ''} (${named?.number ?? ''})`;
  if ('unknown' in decision) {
    const values: Finding['values'] = named ? { arquivo: inFile } : {};
    await keepLines(tx, job, 0, [finding(named ? 'EMPLOYER_OTHER' : 'HEADER_MISSING', values)]);
    await failTask(tx, file.task_id, 'NOT_FOUND');
    return undefined;
  }
  const values = { arquivo: inFile, empresa: `${chosen?.name ?? ''} (${chosen?.cnpj ?? ''})` };
  await keepLines(tx, job, 0, [finding(decision.ask, values)]);
  await noteTask(tx, file.task_id, 'confirming', values);
  await confirmTask(tx, file.task_id);
  return undefined;
}

function finding(code: Finding['code'], values: Finding['values']): Finding {
  return { code, line: null, field: 'identificador', values, isWarning: false };
}

interface Read {
  file: ClockFileRow;
  path: string;
  head: Head;
  company: FileCompany;
}

async function readRecords(
  { pool, enqueue }: ClockImport,
  job: ClockFileJob,
  { file, path, head, company }: Read,
  signal: AbortSignal,
): Promise<void> {
  const inGroup = <T>(work: (tx: Tx) => Promise<T>) => inGroupContext(pool, job, work);
  const clock = clockOf(head, { name: file.name, sha256: file.sha256 ?? '' });
  const { taken, zone } = await inGroup(tx => openTaking(tx, job, { file, head, company, clock }));
  for await (const piece of piecesOf({ path, company: company.cnpj, zone }, file)) {
    if (signal.aborted) return;
    if ('records' in piece) {
      for (const part of inParts(piece)) if (!(await inGroup(tx => taken.take(tx, part)))) return;
    } else if ('reading' in piece)
      await inGroup(tx => finishImport(tx, enqueue, { job, file, taken, lines: head.lines }, piece.reading));
  }
}

async function openTaking(
  tx: Tx,
  job: ClockFileJob,
  { file, head, company, clock }: Omit<Read, 'path'> & { clock: ClockOf },
): Promise<{ taken: TakenIn; zone: string }> {
  const place = await placeOfCompany(tx, company.id);
  const zone = place.zone ?? zoneOfState(place.state);
  const { layout } = head;
  const { accessGroupId } = job;
  const device = await clockDevice(tx, { accessGroupId, companyId: company.id, layout, ...clock });
  const at = { companyId: company.id, zone, hasOffsets: layout === '671' };
  return { taken: new TakenIn(job, file.task_id, device, at), zone };
}

const most = 1_500;

/** A batch's records in parts that are written in one transaction each; its findings go with the last. */
function* inParts({ records, findings }: Batch): Generator<Batch> {
  let from = 0;
  for (; from + most < records.length; from += most) yield { records: records.slice(from, from + most), findings: [] };
  yield { records: records.slice(from), findings };
}

/** Nothing of the file was taken: why stands beside it. */
async function failUnread(tx: Tx, job: ClockFileJob, file: ClockFileRow, code: string): Promise<void> {
  await keepLines(tx, job, 0, [{ code, line: null, field: null, values: {}, isWarning: false }]);
  await failTask(tx, file.task_id, 'UPLOAD_UNREADABLE');
}
