import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import type pg from 'pg';
import { record } from '#core/audit/audit.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { beginTask, endTask, failTask, startTask } from '#core/task/task.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type ClockFileJob, makeClock } from './clock-file.jobs.ts';
import { type ClockFileRow, companyById, findClockFile, insertClockFile } from './clock-file.queries.ts';
import { makeAfd } from './make-afd.ts';
import { keepMade } from './make-clock-file.queries.ts';
import { makePayroll } from './make-payroll.ts';

type Form = BodyOf<(typeof clockFileContract)['makeClockFile']>;

/** What a kind of file needs to be made. */
export interface Making {
  pool: pg.Pool;
  files: Pick<FileStore, 'put' | 'path'>;
  job: ClockFileJob;
  file: ClockFileRow;
}

/** A file that was made, in the store already. */
export interface MadeFile {
  name: string;
  contentType: string;
  sha256: string;
  size: number;
  from: string | null;
  until: string | null;
  /** As `outFile` tells it: how many lines, and what is in none of them. */
  report: { linhas: number; semCodigo?: string[] };
}

/** One kind of file that goes out. */
export interface Maker {
  /** What it is called until it is there. */
  title: string;
  /** Checks what is asked. @throws beside its field @returns the days it is of */
  asked(tx: Tx, form: Form): Promise<{ from?: string | undefined; until?: string | undefined; contentType?: string }>;
  /** Makes it. Repeated it makes the same bytes. `empty`: there is nothing to put in */
  make(making: Making): Promise<MadeFile | 'empty' | { error: ErrorCode }>;
}

/** By what `clock_file.kind` calls them: a further kind is a line here and a file of its own. */
const makers: Record<string, Maker | undefined> = { afd: makeAfd, payroll: makePayroll };
const kinds = { afd: 'afd', folha: 'payroll' } as const;

/** Writes down a file that is to be made and queues its making. @throws NOT_FOUND of the company, INVALID_OPTION of a kind nobody makes */
export async function askClockFile(tx: Tx, enqueue: Enqueue, by: By, form: Form): Promise<{ id: string }> {
  const kind = kinds[form.tipo];
  const maker = makers[kind] ?? refuseField('tipo', 'INVALID_OPTION');
  const company = (await companyById(tx, form.idEmpresa)) ?? refuse('NOT_FOUND');
  const days = await maker.asked(tx, form);
  const causer = { personId: by.personId, accessGroupId: groupOf(by) };
  const taskId = await startTask(tx, causer, { kind: 'clockFile', companyIds: [company.id] });
  const file = {
    ...causer,
    taskId,
    direction: 'out',
    kind,
    companyId: company.id,
    name: maker.title,
    ...days,
  } as const;
  const fileId = (await insertClockFile(tx, file)) ?? refuse('RECORD_ALREADY_EXISTS');
  await enqueue(tx, makeClock, { ...causer, fileId });
  const after = { kind: form.tipo, company: company.tradeName, ...days };
  await record(tx, by, { verb: 'clockFileMade', entity: 'clockFile', entityId: fileId, after });
  return { id: fileId };
}

/** Makes a file for whoever asked, in their reach as it is now. */
export async function makeFile({ pool, files }: Pick<Making, 'pool' | 'files'>, job: ClockFileJob): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(pool, job, work);
  const file = await inContext(async tx => {
    const found = await findClockFile(tx, 'out', job.fileId);
    return found && (await beginTask(tx, found.task_id)) ? found : undefined;
  });
  const maker = makers[file?.kind ?? ''];
  if (!file || !maker) return;
  const made = await maker.make({ pool, files, job, file });
  await inContext(async tx => {
    if (made === 'empty') await endTask(tx, file.task_id, 'empty');
    else if ('error' in made) await failTask(tx, file.task_id, made.error);
    else if (await endTask(tx, file.task_id, 'done', made.report.linhas)) {
      await storeFile(tx, { ...job, ...made });
      await keepMade(tx, file.id, made);
    }
  });
}
