import type { ReadingTexts } from './reading.messages.ts';

export const texts: ReadingTexts = {
  title: 'Announcements',
  lead: 'What HR told you and your team.',
  backHome: 'Back to home',
  back: 'Back to announcements',
  none: 'No announcements',
  noneLead: 'When the company publishes a notice, it appears here.',
  fresh: 'New',
  toConfirm: 'Confirm that you read it',
  confirmed: 'Reading confirmed',
  pinned: 'Pinned',
  confirm: 'I read it to the end',
  confirmLead: 'Read to the end to confirm.',
  more: 'Show more',
  until: (day: string) => `until ${day}`,
};
