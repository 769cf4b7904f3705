import type { PayDayTexts } from './pay-day.messages.ts';

export const texts: PayDayTexts = {
  setDay: 'Set the day of payment',
  day: 'Day of payment',
  help: 'The worker sees the day at once. Leave it empty if the day is not known.',
  save: 'Set',
  leave: 'Back',
  done: 'Day of payment set',
};
