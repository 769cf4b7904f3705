import { record } from '#core/audit/audit.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { announcementOf, asWriter } from './announcement.ts';
import { targetOf } from './deliver.ts';
import { waitingReaders } from './delivery.queries.ts';

/** Who has not read it, or not confirmed it where that is asked for, is told once more; each once a day. @returns how many */
export async function remindReaders(tx: Tx, by: By, id: string): Promise<number> {
  asWriter(by);
  const announcement = await announcementOf(tx, by.actor, id);
  if (announcement.state !== 'publicado') refuse('STATUS_FORBIDS', { status: announcement.state });
  const day = dayFrom();
  const waiting = await waitingReaders(tx, announcement.id);
  const reminded = await notify(
    tx,
    waiting.map(({ person_id, profile }) => ({
      personId: person_id,
      accessGroupId: announcement.access_group_id,
      kind: 'announcementReminder' as const,
      values: { titulo: announcement.title },
      target: targetOf(profile, announcement.id),
      cause: `announcement-reminder:${profile}:${announcement.id}:${day}`,
    })),
  );
  if (reminded > 0)
    await record(tx, by, {
      verb: 'announcementReminded',
      entity: 'announcement',
      entityId: announcement.id,
      after: { total: reminded, day },
    });
  return reminded;
}
