import { counted } from '#kernel/texts.ts';
import type { BellTexts } from './bell.messages.ts';

const n = counted('en-US');

export const texts: BellTexts = {
  title: 'Notifications',
  bell: unread => (unread === 0 ? 'Notifications' : `Notifications: ${n(unread, 'new', 'new')}`),
  none: 'No notifications',
  noneLead: 'We tell you here when something needs you.',
  markAll: 'Mark all as read',
  unread: 'new',
};
