import { record } from '#core/audit/audit.ts';
import { enqueueForgetting } from '#core/file/forget-file.ts';
import { keepImage } from '#core/file/kept-image.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { forgetPhoto } from './worker.jobs.ts';
import { takeVersion, type Worker, workerById } from './worker.queries.ts';
import { keepPhoto, removePhoto } from './worker-photo.queries.ts';

export interface PhotoServices {
  files: Pick<FileStore, 'put'>;
  enqueue: Enqueue;
}

/**
 * The photo that HR keeps of a worker for its access group: a new one, drawn anew from its pixels before anything is written, or none.
 * Where the worker has set their own no other is taken. @throws EMPLOYEE_NOT_FOUND, PHOTO_OF_OWNER, UPLOAD_*
 */
export async function setWorkerPhoto(
  { files, enqueue }: PhotoServices,
  by: By,
  id: string,
  sent: string | null,
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<void> {
  const { actor } = by;
  const present = await inOwnTransaction(tx => changeable(tx, id, sent));
  const of = { id: present.id, field: 'imagem', by, inOwnTransaction };
  const photo = await keepImage(files, of, sent, present.hr_photo);
  await inOwnTransaction(async tx => {
    // others wait: what was there before is what is let go
    if (!(await takeVersion(tx, id, undefined))) refuse('EMPLOYEE_NOT_FOUND');
    const worker = await changeable(tx, id, sent);
    if (worker.hr_photo === photo) return;
    if (photo === null) await removePhoto(tx, worker);
    else await keepPhoto(tx, worker, photo, actor.personId);
    if (worker.hr_photo !== null) await enqueueForgetting(tx, enqueue, forgetPhoto, worker.hr_photo);
    await record(tx, by, {
      verb: photo === null ? 'workerPhotoRemoved' : 'workerPhotoSet',
      entity: 'employment',
      entityId: worker.id,
    });
  });
}

async function changeable(tx: Tx, id: string, sent: string | null): Promise<Worker> {
  const worker = (await workerById(tx, id)) ?? refuse('EMPLOYEE_NOT_FOUND');
  if (sent !== null && worker.own_photo) refuse('PHOTO_OF_OWNER');
  return worker;
}
