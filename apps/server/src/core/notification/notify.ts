import type {
  NotificationCode,
  NotificationValues,
} from '@cracha/contract/features/notification/notification.schemas.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { announce } from '#kernel/live/live.ts';
import { insertNotifications } from './notification.queries.ts';

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
 * Writes notifications in the transaction of their cause; open pages hear of them once it commits. A repeated cause adds none.
 * @returns how many are new
 */
export async function notify(tx: Tx, notifications: readonly NewNotification[]): Promise<number> {
  if (notifications.length === 0) return 0;
  const made = await insertNotifications(tx, notifications);
  // a large publication would be a storm of events: the pages ask again when they are looked at
  const told = notifications.length > 20 ? [] : notifications;
  for (const { personId } of told) await announce(tx, { topic: personTopic(personId), kind: 'notification', id: '' });
  return made;
}
