import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import * as z from 'zod/mini';
import { enqueueForgetting, forgetKind, forgets } from '#core/file/forget-file.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { readersOf } from './audience.queries.ts';
import { dropOldHeld } from './held-upload.queries.ts';
import { type Expiring, expiringDocuments } from './remind.queries.ts';

/** Files that nobody sent within a day go. What is gone is gone. */
export const heldUploadExpire = defineJob({
  name: 'held-upload-expire',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '23 * * * *',
});
/** Their bytes leave the store, unless a row names the same ones. */
export const forgetHeld = forgetKind('held-upload-forget');

/** Says that a document's validity ends in 60, 30 or 7 days. A person hears of each day once. */
export const documentValidity = defineJob({
  name: 'document-validity',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '20 8 * * *',
});

export interface DocumentJobServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'remove'>;
  enqueue: Enqueue;
}

export function documentJobs({ pool, files, enqueue }: DocumentJobServices): JobHandler[] {
  return [
    handles(heldUploadExpire, () => expireHeld(pool, enqueue)),
    forgets(forgetHeld, { pool, files }, 'a file that was held and never sent: does anybody else name it'),
    handles(documentValidity, (_, signal) => tellValidity(pool, signal)),
  ];
}

async function expireHeld(pool: pg.Pool, enqueue: Enqueue): Promise<void> {
  await acrossTenants(pool, 'files held for a document that nobody sent', async tx => {
    for (const sha256 of await dropOldHeld(tx)) await enqueueForgetting(tx, enqueue, forgetHeld, sha256);
  });
}

async function tellValidity(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const expiring = await acrossTenants(pool, 'documents whose validity ends', expiringDocuments);
  for (const one of expiring) {
    signal.throwIfAborted();
    const asker = { personId: one.sent_by, accessGroupId: one.access_group_id };
    await inGroupContext(pool, asker, async tx => {
      const hr = one.employment_id === null ? [] : await readersOf(tx, one.employment_id, 'rh');
      await notify(tx, noticesOf(one, hr));
    });
  }
}

/** Whoever sent it, and HR. */
function noticesOf(one: Expiring, hr: readonly string[]): NewNotification[] {
  const { id, title, days, access_group_id: accessGroupId, sent_by: sender } = one;
  const sides = { rh: to.hr.document(id), gestor: to.manager.document(id), trabalhador: to.worker.sentDocument(id) };
  const own = one.side === 'gestor' || one.side === 'trabalhador' ? sides[one.side] : sides.rh;
  return [...new Set([sender, ...hr])].map(personId => ({
    ...{ personId, accessGroupId, kind: 'documentExpiring', values: { titulo: title, dias: days } },
    ...{ target: hr.includes(personId) ? sides.rh : own, cause: `documentExpiring:${id}:${days}` },
  }));
}
