import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { addReaders, dueAnnouncements, holdRunning, setDelivered } from './delivery.queries.ts';

/**
 * Gives one that runs now its readers and tells them, in the transaction of its cause. Once delivered, the same again adds nobody twice
 * and tells nobody twice.
 * @param open whether others than those who have it already may come to it
 */
export async function deliver(tx: Tx, id: string, open: boolean): Promise<void> {
  const running = await holdRunning(tx, id);
  if (!running) return;
  const told = await addReaders(tx, running, open);
  await setDelivered(tx, id);
  await notify(
    tx,
    told.map(reader => ({
      personId: reader.person_id,
      accessGroupId: running.access_group_id,
      kind: 'announcementPublished' as const,
      values: { empresa: reader.company, titulo: running.title },
      target: targetOf(reader.profile, id),
      cause: `announcement:${reader.profile}:${id}:${running.read_version}`,
    })),
  );
}

/** Where a reader of that profile reads it. */
export function targetOf(profile: string, id: string): NewNotification['target'] {
  return profile === 'gestor' ? to.manager.announcement(id) : to.worker.announcement(id);
}

/** Those whose time has come, and those who came to be of one that runs on. */
export async function deliverDue(pool: pg.Pool): Promise<void> {
  for (const { id, access_group_id: accessGroupId, person_id: personId } of await dueAnnouncements(pool))
    await inGroupContext(pool, { personId, accessGroupId }, tx => deliver(tx, id, true));
}
