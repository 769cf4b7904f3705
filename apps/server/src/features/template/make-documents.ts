import { Readable } from 'node:stream';
import { labelOf } from '@cracha/contract/features/template/template-variables.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { companyName } from '#core/document/audience.queries.ts';
import { makeDocument } from '#core/document/make-document.ts';
import { type TellFilesShown, tellReceiver } from '#core/document/tell-receiver.ts';
import { notify } from '#core/notification/notify.ts';
import { fillTemplate } from '#core/template/fill-template.ts';
import { inGroupContext, inStaffContext } from '#kernel/database/job-context.ts';
import { isOutOfReach } from '#kernel/database/out-of-reach.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore, StoredFile } from '#kernel/files/file-store.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refusalOf } from '#kernel/http/failure.ts';
import { refuse } from '#kernel/refusal.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import {
  endMaking,
  holdRow,
  type Making,
  makingById,
  rowMade,
  rowRefused,
  type WaitingRow,
  waitingRows,
} from './making.queries.ts';
import { named, unfilled } from './own-values.ts';
import { type Printable, print, printableOf } from './preview.ts';
import type { MakingJob } from './template.jobs.ts';
import { neededFor } from './template.policy.ts';
import { senderName, versionOfTemplate } from './template.queries.ts';
import { type WorkerRow, workersOf } from './worker-values.queries.ts';
import { valuesOf } from './worker-values.ts';

/** Asks a worker and the sender to sign a draft, and sends it: from documents, which this feature doesn't know. */
export type AskBothToSign = (
  tx: Tx,
  by: Doer,
  asked: { documentId: string; employmentId: string; dueOn: string | null; message: string },
) => Promise<void>;

export interface MakingServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put' | 'open' | 'has'>;
  tellFilesShown: TellFilesShown;
  askBothToSign: AskBothToSign;
}

const afterOf = { nothing: 'publica', acknowledge: 'ciente', sign: 'assina' } as const;

/**
 * Makes the papers of a batch one after the other, each by who asked as they are now. A paper and its row's result are one transaction:
 * killed anywhere it goes on, and delivered twice nothing is made twice.
 */
export async function makeDocuments(services: MakingServices, job: MakingJob, signal: AbortSignal): Promise<void> {
  const { pool, files } = services;
  const begun = await inGroupContext(pool, job, async tx => {
    const making = await makingById(tx, job.batchId);
    if (!making || making.ended_at) return undefined;
    const version = await versionOfTemplate(tx, making.template_id, making.template_version);
    return version && { making, version };
  });
  if (!begun) return;
  const { making, version } = begun;
  const printable = await printableOf(files, { ...version, title: making.title });
  for (;;) {
    const waiting = await inGroupContext(pool, job, tx => waitingRows(tx, making.id, 50));
    if (waiting.length === 0) break;
    for (const row of waiting) {
      signal.throwIfAborted();
      await settle(services, job, { making, printable, row });
    }
  }
  await inGroupContext(pool, job, tx => end(tx, making.id));
}

/** After the last try: what still waits is refused, and who asked hears of it. */
export async function giveUpMaking({ pool }: Pick<MakingServices, 'pool'>, job: MakingJob): Promise<void> {
  await inGroupContext(pool, job, async tx => {
    await rowRefused(tx, job.batchId, undefined, { code: 'ERROR_SEND' });
    await end(tx, job.batchId);
  });
}

interface One {
  making: Making;
  printable: Printable;
  row: WaitingRow;
}

/** A refusal is the row's result: it is written in a transaction of its own, since the paper's was taken back. */
async function settle(services: MakingServices, job: MakingJob, one: One): Promise<void> {
  try {
    await make(services, job, one);
  } catch (error) {
    const refusal = isOutOfReach(error) ? undefined : refusalOf(error);
    if (!refusal) throw error;
    const { making, row } = one;
    await inGroupContext(services.pool, job, tx => rowRefused(tx, making.id, row.number, refusal));
  }
}

async function make(services: MakingServices, job: MakingJob, one: One): Promise<void> {
  const { pool, files } = services;
  const { making, printable, row } = one;
  const { fields } = printable;
  const { worker, values } = await inStaffContext(pool, job, async (tx, permissions) => {
    const asker = { profile: job.profile, permissions };
    checkStillMay(making, job, permissions);
    const [worker] = await workersOf(tx, [row.employment_id]);
    return worker ? { worker, values: valuesOf(worker, asker) } : refuse('EMPLOYEE_NOT_FOUND');
  });
  const own = { ...making.fields, ...row.fields };
  const filled = fillTemplate(printable.read, fields, { ...values, ...named(own) });
  const missing = [...new Set([...unfilled(fields, own), ...filled.missing])];
  if (missing.length > 0)
    refuse('TEMPLATE_FIELD_MISSING', { lista: missing.map(name => labelOf(name, fields)).join(', ') });
  const { bytes, pages } = await print(printable, filled);
  const stored = await files.put(Readable.from([bytes]), { maxBytes: bytes.length });
  await inStaffContext(pool, job, async (tx, permissions) => {
    checkStillMay(making, job, permissions);
    if (await holdRow(tx, making.id, row.number)) await keep(services, tx, { ...one, worker, stored, pages });
  });
}

/** The role or a right may be taken away while a batch is made. @throws OPERATION_NOT_ALLOWED */
function checkStillMay(making: Making, { profile }: MakingJob, permissions: ReadonlySet<string>): void {
  if (!permissions.has(neededFor(afterOf[making.asks], profile))) refuse('OPERATION_NOT_ALLOWED');
}

async function keep(
  { tellFilesShown, askBothToSign }: MakingServices,
  tx: Tx,
  { making, row, worker, stored, pages }: One & { worker: WorkerRow; stored: StoredFile; pages: number },
): Promise<void> {
  const { person_id: personId, access_group_id: accessGroupId, profile, title, message, asks } = making;
  const by = { personId, accessGroupId, profile, ip: null, supporterId: null };
  const name = cleanFileName(`${title}.pdf`);
  const file = { name, ...stored, content_type: 'application/pdf', pages, shown_sha256: null };
  const made = await makeDocument(
    tx,
    { ...by, name: await senderName(tx, personId, accessGroupId), agent: null },
    {
      ...{ accessGroupId, title, type: 8, kind: 'modelo', side: profile, toSide: 'people', message, asks },
      ...{ dueOn: making.due_on, validUntil: null, health: false, folder: null, tags: [], batchId: making.id },
      ...{ origin: 'model', template: { id: making.template_id, version: making.template_version }, files: [file] },
    },
    worker,
  );
  await rowMade(tx, making.id, row.number, made.id);
  if (asks === 'sign') {
    await askBothToSign(tx, by, { documentId: made.id, employmentId: worker.id, dueOn: making.due_on, message });
    return;
  }
  if (!making.tells) return;
  const company = await companyName(tx, worker.company_id);
  await tellReceiver(tx, worker, { id: made.id, title, from: company }, { kind: 'documentReceived', moment: 1 });
  await tellFilesShown(tx, worker.person_id, { company, total: 1 });
}

/** Whoever asked hears how many were made, once. */
async function end(tx: Tx, id: string): Promise<void> {
  const making = await makingById(tx, id);
  if (!making || !(await endMaking(tx, id))) return;
  const { person_id: personId, access_group_id: accessGroupId, title, done, refused, profile } = making;
  const target = profile === 'rh' ? to.hr.documentBatch(id) : to.manager.documentBatch(id);
  const values = { titulo: title, feitos: done, recusados: refused };
  await notify(tx, [
    { personId, accessGroupId, kind: 'batchDocumentsDone', values, target, cause: `batchDocumentsDone:${id}` },
  ]);
}
