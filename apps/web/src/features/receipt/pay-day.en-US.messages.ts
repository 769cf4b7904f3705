import { counted } from '#kernel/texts.ts';
import type { PayDayTexts } from './pay-day.messages.ts';

const n = counted('en-US');

export const texts: PayDayTexts = {
  setDay: 'Set the day of payment',
  day: 'Day of payment',
  help: 'The worker sees the day at once. Leave it empty if the day is not known.',
  manyTitle: (count: number) => `Day of payment of ${n(count, 'payslip', 'payslips')}`,
  lead: 'The worker sees the day at once.',
  leaveEmpty: 'Leave it empty if the day is not known.',
  daySet: (count: number) =>
    count === 0 ? 'It was this day already' : `Day set for ${n(count, 'payslip', 'payslips')}`,
  setAll: (count: number) => `Set the day of ${n(count, 'payslip', 'payslips')}`,
  save: 'Set',
  leave: 'Back',
  done: 'Day of payment set',
};
