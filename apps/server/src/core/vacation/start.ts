import { type Day, daysBetween, plusDays, weekdayOf } from '#core/calendar/days.ts';
import { isBankHoliday } from '#core/calendar/national-holidays.ts';
import { type WorkCalendar, workingDaysAfter } from '#core/calendar/working-day.ts';

/** A start that the law forbids, and the day that causes it. */
export type StartRefusal = readonly ['VACATION_START_ON_REST' | 'VACATION_START_FORBIDDEN', Day];

/** No start on a rest day or holiday (TST precedent 100), nor in the two days before one (V6, CLT 134 §3). In a cycle: on any day of work. */
export function startRefusal(start: Day, { rest, isHoliday, worksOn }: WorkCalendar): StartRefusal | null {
  if (worksOn) return worksOn(start) ? null : ['VACATION_START_ON_REST', start];
  const isFree = (day: Day) => rest.has(weekdayOf(day)) || isHoliday(day);
  const cause = [0, 1, 2].map(n => plusDays(start, n)).find(isFree);
  if (cause === undefined) return null;
  return [cause === start ? 'VACATION_START_ON_REST' : 'VACATION_START_FORBIDDEN', cause];
}

/** The first day of work after a vacation; in a cycle without a day of work the day after. */
export function backAtWork(end: Day, calendar: WorkCalendar): Day {
  const { worksOn } = calendar;
  if (!worksOn) return workingDaysAfter(end, 1, calendar);
  const after = Array.from({ length: 31 }, (_, n) => plusDays(end, n + 1));
  return after.find(worksOn) ?? plusDays(end, 1);
}

/** Payment is due by the last bank day on or before two days ahead of the start (V5b, CLT 145). */
export function paymentDay(start: Day): Day {
  let day = plusDays(start, -2);
  while (isBankHoliday(day)) day = plusDays(day, -1);
  return day;
}

export interface PeriodOfDates {
  /** Last day of the acquisition period. */
  acquisitionEnd: Day;
  /** Last day of the concession period. */
  concessionEnd: Day;
}

/** Days of a stretch that lie after the concession period: they are paid in double (V10, CLT 137, TST súmula 81). */
export function doubleDaysOf(
  start: Day,
  days: number,
  { concessionEnd }: Pick<PeriodOfDates, 'concessionEnd'>,
): number {
  const end = plusDays(start, days - 1);
  return Math.max(0, Math.min(days, daysBetween(concessionEnd, end)));
}

/** Until this day a worker may ask to sell a third (V5, CLT 143 §1). */
export function allowanceUntil({ acquisitionEnd }: Pick<PeriodOfDates, 'acquisitionEnd'>): Day {
  return plusDays(acquisitionEnd, -15);
}

export interface VacationDates {
  allowanceUntil: Day;
  /** A later start of the whole balance ends after the concession period. */
  limitStart: Day;
  /** The latest one that V6 allows; null where there is none. */
  lastLawfulStart: Day | null;
  noticeUntil: Day | null;
  /** From here on the double payment is near. */
  riskFrom: Day;
  state: 'acquiring' | 'in-time' | 'double-pay-risk' | 'double-pay';
}

/** What a balance of a period has to keep to on a day (V9). `balance` in days. */
export function vacationDates(
  period: PeriodOfDates,
  { balance, today, calendar }: { balance: number; today: Day; calendar: WorkCalendar },
): VacationDates {
  const limitStart = plusDays(period.concessionEnd, 1 - balance);
  const lastLawfulStart = lastStart(period.acquisitionEnd, limitStart, calendar);
  const riskFrom = plusDays(limitStart, -60);
  return {
    allowanceUntil: allowanceUntil(period),
    limitStart,
    lastLawfulStart,
    noticeUntil: lastLawfulStart && plusDays(lastLawfulStart, -30),
    riskFrom,
    state: stateOn(today, period.acquisitionEnd, riskFrom, limitStart),
  };
}

function lastStart(after: Day, limit: Day, calendar: WorkCalendar): Day | null {
  for (let day = limit; day > after; day = plusDays(day, -1)) if (!startRefusal(day, calendar)) return day;
  return null;
}

/** How near a balance is to being paid in double (V9). */
export function stateOn(today: Day, acquisitionEnd: Day, riskFrom: Day, limitStart: Day): VacationDates['state'] {
  if (today <= acquisitionEnd) return 'acquiring';
  if (today < riskFrom) return 'in-time';
  return today <= limitStart ? 'double-pay-risk' : 'double-pay';
}
