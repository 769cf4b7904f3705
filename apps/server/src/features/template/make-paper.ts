import { Readable } from 'node:stream';
import type pg from 'pg';
import { companyName } from '#core/document/audience.queries.ts';
import { makeDocument } from '#core/document/make-document.ts';
import { type TellFilesShown, tellReceiver } from '#core/document/tell-receiver.ts';
import { fillTemplate } from '#core/template/fill-template.ts';
import type { AskedPaper, MakeModelPaper, PaperJob, Settling } from '#core/template/model-paper.ts';
import { inGroupContext, inStaffContext } from '#kernel/database/job-context.ts';
import { isOutOfReach } from '#kernel/database/out-of-reach.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore, StoredFile } from '#kernel/files/file-store.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refusalOf } from '#kernel/http/failure.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import { lacked, named, type OwnValues, unfilled } from './own-values.ts';
import { type Printable, print, printableOf } from './preview.ts';
import { neededFor } from './template.policy.ts';
import { senderName, templateById, versionOfTemplate } from './template.queries.ts';
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

/** A paper of a model for one worker. */
export interface Asked extends Omit<AskedPaper, 'templateId'> {
  template: { id: string; version: number };
  printable: Printable;
  /** Of the model's own fields. */
  own: OwnValues;
  batchId: string | null;
  /** The worker hears of it. */
  tells: boolean;
}

/**
 * Makes one paper by who asked as they are now: drawn outside of a transaction, then paper and result in one. Delivered twice, `holds`
 * says that nothing is left to do. @returns why none was made
 */
export async function makePaper(
  services: MakingServices,
  job: PaperJob,
  asked: Asked,
  settling: Settling,
): Promise<Refusal | undefined> {
  try {
    await make(services, job, asked, settling);
    return undefined;
  } catch (error) {
    const refusal = isOutOfReach(error) ? undefined : refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** For what asks for papers one by one: of the version in use, its own fields left open. */
export function modelPapers(services: MakingServices): MakeModelPaper {
  return async (job, { templateId, ...asked }, settling) => {
    const found = await inGroupContext(services.pool, job, async tx => {
      const row = await templateById(tx, templateId);
      const version = row && (await versionOfTemplate(tx, row.id, row.published));
      return row && version && { id: row.id, version };
    });
    if (!found) return new Refusal('TEMPLATE_NOT_PUBLISHED');
    const printable = await printableOf(services.files, { ...found.version, title: asked.title });
    const template = { id: found.id, version: found.version.number };
    return makePaper(services, job, { ...asked, template, printable, own: {}, batchId: null, tells: true }, settling);
  };
}

async function make(services: MakingServices, job: PaperJob, asked: Asked, { holds, made }: Settling): Promise<void> {
  const { pool, files } = services;
  const { printable, own } = asked;
  const { fields } = printable;
  const { worker, values } = await inStaffContext(pool, job, async (tx, permissions) => {
    const asker = { profile: job.profile, permissions };
    checkStillMay(asked, job, permissions);
    const [worker] = await workersOf(tx, [asked.employmentId]);
    return worker ? { worker, values: valuesOf(worker, asker) } : refuse('EMPLOYEE_NOT_FOUND');
  });
  const filled = fillTemplate(printable.read, fields, {
    ...values,
    ...(asked.kit !== undefined && { 'kit.nome': asked.kit }),
    ...named(own),
  });
  const missing = [...new Set([...unfilled(fields, own), ...filled.missing])];
  if (missing.length > 0) refuse('TEMPLATE_FIELD_MISSING', lacked(missing, fields));
  const { bytes, pages } = await print(printable, filled);
  const stored = await files.put(Readable.from([bytes]), { maxBytes: bytes.length });
  await inStaffContext(pool, job, async (tx, permissions) => {
    checkStillMay(asked, job, permissions);
    if (await holds(tx)) await made(tx, await keep(services, tx, job, { ...asked, worker, stored, pages }));
  });
}

/** The role or a right may be taken away while papers are made. @throws OPERATION_NOT_ALLOWED */
function checkStillMay({ asks }: Asked, { profile }: PaperJob, permissions: ReadonlySet<string>): void {
  if (!permissions.has(neededFor(afterOf[asks], profile))) refuse('OPERATION_NOT_ALLOWED');
}

/** @returns the document's id */
async function keep(
  { tellFilesShown, askBothToSign }: MakingServices,
  tx: Tx,
  { personId, accessGroupId, profile }: PaperJob,
  { worker, stored, pages, ...asked }: Asked & { worker: WorkerRow; stored: StoredFile; pages: number },
): Promise<string> {
  const { title, message, asks, dueOn, batchId, origin, template, tells } = asked;
  const by = { personId, accessGroupId, profile, ip: null, supporterId: null };
  const name = cleanFileName(`${title}.pdf`);
  const file = { name, ...stored, content_type: 'application/pdf', pages, shown_sha256: null };
  const made = await makeDocument(
    tx,
    { ...by, name: await senderName(tx, personId, accessGroupId), agent: null },
    {
      ...{ accessGroupId, title, type: 8, kind: 'modelo', side: profile, toSide: 'people', message, asks },
      ...{ dueOn, validUntil: null, health: false, folder: null, tags: [], batchId, origin, template, files: [file] },
    },
    worker,
  );
  if (asks === 'sign') {
    await askBothToSign(tx, by, { documentId: made.id, employmentId: worker.id, dueOn, message });
    return made.id;
  }
  if (!tells) return made.id;
  const company = await companyName(tx, worker.company_id);
  await tellReceiver(tx, worker, { id: made.id, title, from: company }, { kind: 'documentReceived', moment: 1 });
  await tellFilesShown(tx, worker.person_id, { company, total: 1 });
  return made.id;
}
