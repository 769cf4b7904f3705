import { maxDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import { plusDays } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuseField } from '#kernel/refusal.ts';

/** A day on which a deadline may end: 1 to 180 days ahead, in Brasília. @throws INVALID_DATE */
export function deadlineIn(day: string, field: string): string {
  const today = dayFrom();
  return day <= today || day > plusDays(today, maxDeadlineDays) ? refuseField(field, 'INVALID_DATE') : day;
}
