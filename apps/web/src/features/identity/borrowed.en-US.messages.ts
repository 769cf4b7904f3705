import type { BorrowedTexts } from './borrowed.messages.ts';

export const texts: BorrowedTexts = {
  title: 'Are you still there?',
  lead: 'For your safety you are about to be signed out of this phone.',
  seconds: n => `${n} s left.`,
  stay: 'Stay',
  left: 'You were signed out: 5 minutes without a touch on this borrowed phone.',
};
