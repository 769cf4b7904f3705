import type {
  NotificationCode,
  NotificationValues,
} from '@cracha/contract/features/notification/notification.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { announce } from '#kernel/live/live.ts';

/** One notification to one person. `cause` makes it once: the same cause again adds nothing. */
export type NewNotification = {
  [C in NotificationCode]: {
    personId: string;
    accessGroupId: string;
    kind: C;
    values: NotificationValues<C>;
    target: string;
    cause: string;
  };
}[NotificationCode];

/** The topic of a person's own events. */
export const personTopic = (personId: string) => `person:${personId}`;

/**
 * Writes notifications in the transaction of their cause; open pages hear of them once it commits. The conflict names no columns:
 * naming them would need the right to read what is another's.
 * @returns how many are new
 */
export async function notify(tx: Tx, notifications: readonly NewNotification[]): Promise<number> {
  if (notifications.length === 0) return 0;
  const rows = notifications.map(n => ({
    access_group_id: n.accessGroupId,
    person_id: n.personId,
    kind: n.kind,
    values: n.values,
    target: n.target,
    cause: n.cause,
  }));
  const { numAffectedRows = 0n } = await sql`
    insert into notification (access_group_id, person_id, kind, values, target, cause)
    select access_group_id, person_id, kind, values, target, cause
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(access_group_id uuid, person_id uuid, kind text, values jsonb, target text, cause text)
    on conflict do nothing`.execute(tx);
  // a large publication would be a storm of events: the pages ask again when they are looked at
  const told = notifications.length > 20 ? [] : notifications;
  for (const { personId } of told) await announce(tx, { topic: personTopic(personId), kind: 'notification', id: '' });
  return Number(numAffectedRows);
}
