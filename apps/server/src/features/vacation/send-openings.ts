import { record } from '#core/audit/audit.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { noteTask, resumeTask, startTask } from '#core/task/task.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  forgetOpeningLines,
  insertOpeningFile,
  type OpeningFileRow,
  openingFileOf,
  renameOpeningFile,
} from './opening.queries.ts';
import { readOpenings } from './vacation.jobs.ts';

/**
 * Takes a file that says where counting begins, and queues its reading. One with refused lines, or that could not be read, is taken up
 * anew: what it told before stands already. @throws IMPORT_DUPLICATE_FILE for the bytes of any other that came before. @returns its id
 */
export async function sendOpenings(tx: Tx, enqueue: Enqueue, by: By, upload: Upload): Promise<string> {
  if (upload.refusal) throw upload.refusal;
  const causer = { personId: by.personId, accessGroupId: groupOf(by) };
  const { name, sha256, size, contentType } = upload;
  const standing = await openingFileOf(tx, sha256);
  const { fileId, taskId } = standing
    ? await takeAgain(tx, standing, name)
    : await takeNew(tx, causer, { name, sha256 });
  await storeFile(tx, { ...causer, name, sha256, size, contentType });
  await enqueue(tx, readOpenings, { ...causer, fileId });
  await noteTask(tx, taskId, 'sent', { arquivo: name });
  await record(tx, by, { verb: 'vacationFileSent', entity: 'vacationFile', entityId: fileId, after: { name } });
  return fileId;
}

interface Taken {
  fileId: string;
  taskId: string;
}

async function takeNew(
  tx: Tx,
  causer: { personId: string; accessGroupId: string },
  file: { name: string; sha256: string },
): Promise<Taken> {
  const taskId = await startTask(tx, causer, { kind: 'vacationOpenings', companyIds: null });
  const fileId = await insertOpeningFile(tx, { ...causer, ...file, taskId });
  return { fileId: fileId ?? refuse('IMPORT_DUPLICATE_FILE'), taskId };
}

async function takeAgain(tx: Tx, { id, task_id, made_at }: OpeningFileRow, name: string): Promise<Taken> {
  if (!(await resumeTask(tx, task_id))) refuse('IMPORT_DUPLICATE_FILE', { id, data: made_at.toISOString() });
  await forgetOpeningLines(tx, id);
  await renameOpeningFile(tx, id, name);
  return { fileId: id, taskId: task_id };
}
