import type { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { noteTask, resumeTask, startTask, taskStates } from '#core/task/task.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { importClock } from './clock-file.jobs.ts';
import {
  type ClockFileRow,
  clockFileOf,
  companyById,
  findClockFile,
  insertClockFile,
  setTerms,
} from './clock-file.queries.ts';

type Contract = typeof clockFileContract;
type Sent = ResponseSent<Contract['sendClockFile']>;

interface Terms {
  companyId: string | null;
  companyName: string | undefined;
  confirmed: boolean;
}

/**
 * Takes a clock's file and queues its reading, in one transaction. A file that waits for a person, or whose reading failed, is taken up
 * anew with what is said now. @throws IMPORT_DUPLICATE_FILE for the bytes of any other that came before
 */
export async function sendClockFile(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  upload: Upload,
  { idEmpresa, confirmado = false }: BodyOf<Contract['sendClockFile']>,
): Promise<Sent> {
  if (upload.refusal) throw upload.refusal;
  const company = idEmpresa ? await companyById(tx, idEmpresa) : undefined;
  if (idEmpresa && !company) refuseField('idEmpresa', 'NOT_FOUND');
  const terms = { companyId: company?.id ?? null, companyName: company?.tradeName, confirmed: confirmado };
  const standing = await clockFileOf(tx, upload.sha256);
  if (standing) return sendAgain(tx, enqueue, by, standing, { ...terms, name: upload.name });
  const causer = { personId: by.personId, accessGroupId: groupOf(by) };
  const companyIds = company ? [company.id] : null;
  const taskId = await startTask(tx, causer, { kind: 'clockFile', companyIds });
  const { name, sha256, size, contentType } = upload;
  await storeFile(tx, { ...causer, name, sha256, size, contentType });
  const file = { ...causer, taskId, direction: 'in', kind: 'afd', name, sha256, size, contentType, ...terms } as const;
  const fileId = (await insertClockFile(tx, file)) ?? refuse('IMPORT_DUPLICATE_FILE');
  await enqueue(tx, importClock, { ...causer, fileId });
  await noteSent(tx, by, { fileId, taskId, name }, terms);
  return { id: fileId, status: taskStates.wire.waiting };
}

async function sendAgain(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  standing: ClockFileRow,
  terms: Terms & { name: string },
): Promise<Sent> {
  const { id: fileId, task_id: taskId } = standing;
  if (!(await resumeTask(tx, taskId)))
    refuse('IMPORT_DUPLICATE_FILE', { id: fileId, data: standing.made_at.toISOString() });
  await setTerms(tx, fileId, terms);
  await enqueue(tx, importClock, { personId: by.personId, accessGroupId: groupOf(by), fileId });
  await noteSent(tx, by, { fileId, taskId, name: terms.name }, terms);
  return { id: fileId, status: taskStates.wire.waiting };
}

/** The person says that the chosen company is meant, though the header names another. @throws NOT_FOUND, STATUS_FORBIDS */
export async function confirmClockFile(tx: Tx, enqueue: Enqueue, by: By, id: string): Promise<Sent> {
  const row = (await findClockFile(tx, 'in', id, true)) ?? refuse('NOT_FOUND');
  if (row.state !== 'confirming' || !(await resumeTask(tx, row.task_id)))
    refuse('STATUS_FORBIDS', { status: taskStates.wireOf(row.state) });
  await setTerms(tx, row.id, { companyId: row.company_id, confirmed: true });
  await enqueue(tx, importClock, { personId: by.personId, accessGroupId: groupOf(by), fileId: row.id });
  await noteTask(tx, row.task_id, 'confirmed');
  const after = { name: row.name, company: row.company_name };
  await record(tx, by, { verb: 'clockFileConfirmed', entity: 'clockFile', entityId: row.id, after });
  return { id: row.id, status: taskStates.wire.waiting };
}

async function noteSent(
  tx: Tx,
  by: By,
  { fileId, taskId, name }: { fileId: string; taskId: string; name: string },
  { companyName }: Terms,
): Promise<void> {
  await noteTask(tx, taskId, 'sent', { arquivo: name });
  const after = { name, ...(companyName ? { company: companyName } : {}) };
  await record(tx, by, { verb: 'clockFileSent', entity: 'clockFile', entityId: fileId, after });
}
