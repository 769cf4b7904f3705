import { attachmentLimits } from '@cracha/contract/features/announcement/announcement-file.contract.ts';
import { record } from '#core/audit/audit.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse } from '#kernel/refusal.ts';
import { isEditable } from './announcement.policy.ts';
import type { Announcement } from './announcement.queries.ts';
import { announcementOf, asWriter } from './announcement.ts';
import {
  type AttachedFile,
  countFiles,
  deleteFile,
  fileOf,
  insertFile,
  type KeptFile,
  touchAnnouncement,
} from './announcement-file.queries.ts';
import { oneForReading } from './announcement-reader.queries.ts';
import { readerOf } from './read-announcement.ts';

/** @throws what the file is refused for; NOT_FOUND, STATUS_FORBIDS, UPLOAD_TOO_MANY, UPLOAD_DUPLICATE */
export async function attachFile(tx: Tx, by: By, id: string, upload: Upload): Promise<AttachedFile> {
  if (upload.refusal) throw upload.refusal;
  const { name, sha256, size, contentType } = upload;
  const { access_group_id: accessGroupId, id: announcementId } = await toChange(tx, by, id);
  if ((await countFiles(tx, announcementId)) >= attachmentLimits.files)
    refuse('UPLOAD_TOO_MANY', { max: attachmentLimits.files });
  const file = { accessGroupId, personId: by.actor.personId, name, sha256, size, contentType };
  const fileId = (await insertFile(tx, announcementId, file)) ?? refuse('UPLOAD_DUPLICATE');
  await storeFile(tx, file);
  await noted(tx, by, 'announcementFileAdded', announcementId, { after: { attachment: name } });
  return { id: fileId, name, size };
}

/** @throws NOT_FOUND, STATUS_FORBIDS, FILE_NOT_FOUND */
export async function removeFile(tx: Tx, by: By, id: string, fileId: string): Promise<void> {
  const { id: announcementId } = await toChange(tx, by, id);
  const { name } = (await fileOf(tx, announcementId, fileId)) ?? refuse('FILE_NOT_FOUND');
  await deleteFile(tx, fileId);
  await noted(tx, by, 'announcementFileRemoved', announcementId, { before: { attachment: name } });
}

/** One that its reader takes: HR of what it keeps, all others of what is theirs to read now. @throws NOT_FOUND, FILE_NOT_FOUND */
export async function fileToTake(tx: Tx, { actor }: By, id: string, fileId: string): Promise<KeptFile> {
  const found =
    actor.profile === 'rh' ? await announcementOf(tx, actor, id) : await oneForReading(tx, readerOf(actor), id);
  if (!found) refuse('NOT_FOUND');
  return (await fileOf(tx, found.id, fileId)) ?? refuse('FILE_NOT_FOUND');
}

/** Held until the transaction ends, so that none has more files than it may. */
async function toChange(tx: Tx, by: By, id: string): Promise<Announcement> {
  asWriter(by);
  const kept = await announcementOf(tx, by.actor, id, true);
  if (!isEditable(kept.state)) refuse('STATUS_FORBIDS', { status: kept.state });
  return kept;
}

async function noted(
  tx: Tx,
  by: By,
  verb: 'announcementFileAdded' | 'announcementFileRemoved',
  entityId: string,
  change: { before?: object; after?: object },
): Promise<void> {
  await touchAnnouncement(tx, entityId);
  await record(tx, by, { verb, entity: 'announcement', entityId, ...change });
}
