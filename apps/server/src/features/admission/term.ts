import { afterMonths } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';

/** Months that the data of somebody who was not hired is kept (product 6.1). */
const keptMonths = 6;

/** The day on which a term that begins today is over. */
export const eraseDay = (): string => afterMonths(dayFrom(), keptMonths);
