import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { registrationKey } from '#core/employment/registration-key.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { notify } from '#core/notification/notify.ts';
import { batchesApart } from '#core/reading/apart.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { beginTask, countTask, endTask, failTask, noteTask, progressTask } from '#core/task/task.ts';
import { type VacationFacts, vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import {
  candidatesOf,
  findOpeningFile,
  type KeptLine,
  keepOpeningLines,
  keptSoFar,
  linesAbout,
  type OpeningFileRow,
} from './opening.queries.ts';
import { type LineFault, type OpeningLine, workerOf } from './opening-lines.ts';
import type { OpeningPiece } from './opening-pieces.ts';
import type { OpeningJob } from './vacation.jobs.ts';
import type { Opening } from './vacation.queries.ts';
import { computeVacations, faultsOf, tellOpening } from './vacation.ts';

export interface OpeningReading {
  pool: pg.Pool;
  files: Pick<FileStore, 'path'>;
}

const oldMegabytes = 64;

/** Reads a file in a thread; what its lines say is told in short transactions, in the reach of who sent it. */
export async function readOpeningFile(
  { pool, files }: OpeningReading,
  job: OpeningJob,
  signal: AbortSignal,
): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(pool, job, work);
  const begun = await inContext(tx => begin(tx, job));
  if (!begun) return;
  const { file, last } = begun;
  let { lines: done } = begun;
  try {
    const asked = { path: await files.path(file.sha256), behind: last };
    const thread = new URL('./opening-thread.ts', import.meta.url);
    for await (const piece of batchesApart<OpeningPiece>(thread, asked, { oldMegabytes, signal })) {
      if (signal.aborted) return;
      if ('lines' in piece) done += piece.lines.length;
      if (!(await inContext(tx => take(tx, job, file, piece, done)))) return;
    }
    if (!signal.aborted) await inContext(tx => end(tx, job, file, done));
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    await inContext(tx => failUnread(tx, job, file, error));
  }
}

/** Every try has failed for a reason of ours: what was told stays, and the file may be sent again. */
export async function giveUpOpenings(pool: pg.Pool, job: OpeningJob): Promise<void> {
  await inJobContext(pool, job, async tx => {
    const file = await findOpeningFile(tx, job.fileId);
    if (file) await failTask(tx, file.task_id, 'ERROR_SEND');
  });
}

async function begin(tx: Tx, { fileId }: OpeningJob) {
  const file = await findOpeningFile(tx, fileId);
  if (!file || !(await beginTask(tx, file.task_id))) return undefined;
  return { file, ...(await keptSoFar(tx, fileId)) };
}

/** @returns false: the task runs no more */
async function take(
  tx: Tx,
  job: OpeningJob,
  file: OpeningFileRow,
  piece: OpeningPiece,
  done: number,
): Promise<boolean> {
  if ('total' in piece) return countTask(tx, file.task_id, piece.total);
  // first, since it holds the task: a second job of the same file waits here
  if (!(await progressTask(tx, file.task_id, done))) return false;
  await tellLines(tx, job, piece.lines);
  return true;
}

async function tellLines(tx: Tx, job: OpeningJob, lines: readonly OpeningLine[]): Promise<void> {
  const asked = {
    cpfs: lines.flatMap(({ cpf }) => cpf ?? []),
    keys: lines.flatMap(({ registration }) => (registration === null ? [] : registrationKey(registration))),
  };
  const candidates = await candidatesOf(tx, job.accessGroupId, asked);
  const found = lines.map(line => ({ line, worker: line.fault ?? workerOf(line, candidates) }));
  const ids = found.flatMap(({ worker }) => ('id' in worker ? worker.id : []));
  const facts = await vacationFacts(tx, ids);
  const told = await linesAbout(tx, job.fileId, ids);
  const doer = { ...job, profile: 'rh', ip: null, supporterId: null };
  const kept: KeptLine[] = [];
  const changed: string[] = [];
  for (const { line, worker } of found) {
    const result = 'id' in worker ? resultOf(line, facts.get(worker.id), told.get(worker.id)) : { fault: worker };
    const { opening, before } = result.tells ?? {};
    if (opening && 'id' in worker) {
      await tellOpening(tx, doer, worker.id, { opening, before: before ?? null });
      changed.push(worker.id);
    }
    if ('id' in worker && !result.fault) told.set(worker.id, line.number);
    kept.push(keptLine(line, 'id' in worker ? worker.id : null, result));
  }
  if (changed.length > 0) await computeVacations(tx, changed);
  await keepOpeningLines(tx, job, kept);
}

interface Result {
  fault?: LineFault;
  /** Left out: it stands so already. */
  tells?: { opening: Opening; before: Opening | null };
}

function resultOf({ opening }: OpeningLine, facts: VacationFacts | undefined, before: number | undefined): Result {
  if (!opening || !facts) return { fault: { field: null, code: 'EMPLOYEE_NOT_FOUND', values: {} } };
  if (before !== undefined) return { fault: { field: null, code: 'LINE_REPEATED', values: { linha: before } } };
  const [fault] = faultsOf(opening, facts);
  if (fault) return { fault: { field: fault.campo, code: fault.codigo, values: fault.valores } };
  return isSame(opening, facts.opening) ? {} : { tells: { opening, before: facts.opening } };
}

function isSame(told: Opening, stands: Opening | null): boolean {
  return (
    stands !== null &&
    told.firstDay === stands.firstDay &&
    told.taken === stands.taken &&
    told.sold === stands.sold &&
    told.absences === stands.absences
  );
}

function keptLine(line: OpeningLine, employmentId: string | null, { fault, tells }: Result): KeptLine {
  return {
    ...{ number: line.number, registration: line.registration, cpf: maskedCpf(line.cpf), employmentId },
    state: fault ? 'refused' : tells ? 'applied' : 'same',
    ...{ field: fault?.field ?? null, code: fault?.code ?? null, values: fault?.values ?? {} },
  };
}

async function end(tx: Tx, job: OpeningJob, file: OpeningFileRow, done: number): Promise<void> {
  const { applied, refused } = (await findOpeningFile(tx, file.id)) ?? file;
  const hasEnded =
    refused > 0
      ? await failTask(tx, file.task_id, 'FILE_LINES_INVALID')
      : await endTask(tx, file.task_id, done === 0 ? 'empty' : 'done', done);
  if (!hasEnded) return;
  const counts = { aplicadas: applied, recusadas: refused };
  await noteTask(tx, file.task_id, 'read', counts);
  const { personId, accessGroupId } = job;
  const target = to.hr.openingFile(file.id);
  const values = { arquivo: file.name, ...counts };
  // sent again it is told again
  const cause = `vacation-openings:${file.id}:${file.sent}`;
  await notify(tx, [{ personId, accessGroupId, kind: 'vacationOpeningsRead', values, target, cause }]);
}

/** The file can't be read from here on: that is the result of its next line. */
async function failUnread(
  tx: Tx,
  job: OpeningJob,
  file: OpeningFileRow,
  { code, values }: ReadingRefusal,
): Promise<void> {
  const { last, lines } = await keptSoFar(tx, file.id);
  const nobody = { registration: null, cpf: null, employmentId: null, field: null };
  await keepOpeningLines(tx, job, [{ ...nobody, number: last + 1, state: 'refused', code, values }]);
  await end(tx, job, file, lines + 1);
}
