import type { JustificationPort } from '#core/clock/justification-port.ts';
import { countDownload } from '#core/file/download.ts';
import { noteFileOpening, noteFirstTaking } from '#core/file/own-file.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { filesOf, noticeFile, type RequestFile, type RequestRow } from './request.queries.ts';
import { requestOf } from './request-verbs.ts';

/** A file of a request, or its notice as far as the worker's folder shows it: counted as one download. @throws NOT_FOUND, DOWNLOAD_LIMIT_EXCEEDED */
export async function fileToTake(
  { justifications }: { justifications: Pick<JustificationPort, 'file'> },
  tx: Tx,
  by: By,
  id: string,
  fileId: string,
): Promise<Omit<RequestFile, 'id'>> {
  const row = await requestOf(tx, by, id);
  const wanted = fileId.toLowerCase();
  if (row.kind === 'clock') return justifications.file(tx, by, row.id, wanted);
  if (wanted === row.notice_file_id) return noticeToTake(tx, by, row, wanted);
  const file = (await filesOf(tx, row.id)).find(one => one.id === wanted) ?? refuse('NOT_FOUND');
  await countDownload(tx, by.actor, 'requestFile', file.id);
  return file;
}

/** It lies in the folder: taking it there or here is the same. */
async function noticeToTake(tx: Tx, by: By, row: RequestRow, fileId: string): Promise<RequestFile> {
  const file = (await noticeFile(tx, fileId)) ?? refuse('NOT_FOUND');
  const { access_group_id: accessGroupId, person_id: personId } = row;
  await countDownload(tx, by.actor, 'workerFile', file.id);
  await noteFileOpening(tx, by, { accessGroupId, personId, entity: 'workerFile', entityId: file.id });
  await noteFirstTaking(tx, by, { id: file.id, accessGroupId, viewedAt: file.viewed_at });
  return file;
}
