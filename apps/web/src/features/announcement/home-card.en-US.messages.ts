import { counted } from '#kernel/texts.ts';
import type { HomeCardTexts } from './home-card.messages.ts';

const n = counted('en-US');

export const texts: HomeCardTexts = {
  title: 'Announcements',
  allRead: 'You have read everything',
  unread: (count: number) => n(count, 'announcement to read', 'announcements to read'),
};
