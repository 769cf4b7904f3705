import { entitlementOf } from '@cracha/contract/features/vacation/opening-check.ts';
import type { Day } from '#core/calendar/days.ts';
import type { WorkCalendar } from '#core/calendar/working-day.ts';
import { allowanceOf, type Interruption, vacationPeriods } from './entitlement.ts';
import { vacationMoney } from './money.ts';
import { partsRefusal, vacationFindings } from './request.ts';
import { startRefusal, vacationDates } from './start.ts';

/** A case's holidays are the whole list; `rest` are ISO weekdays. */
export type CalendarOfCase = (input: { calendar: string; rest?: readonly number[] }) => WorkCalendar;

interface Calendared {
  calendar: string;
  rest: readonly number[];
}

interface RequestInput extends Calendared {
  acquisitionEnd: Day;
  concessionEnd: Day;
  entitled: number;
  start: Day;
  days: number;
  sold?: number;
  taken?: readonly number[];
  today: Day;
  notice?: number;
  away?: readonly (readonly [Day, Day])[];
  with13?: boolean;
}

/** Kind `vacation_entitlement` (V4). */
export function answerEntitlement({ absences }: { absences: number }): unknown {
  const days = entitlementOf(absences);
  return { days, allowance: allowanceOf(days) };
}

/** Kind `vacation_periods` (V2, V3). */
export function answerPeriods({
  until,
  ...facts
}: {
  admission: Day;
  until: Day;
  interruptions?: Interruption[];
  absences?: Day[];
}): unknown {
  return vacationPeriods(facts, until);
}

/** Kind `vacation_start` (V6). */
export function answerStart(input: Calendared & { start: Day }, calendarOf: CalendarOfCase): unknown {
  return startRefusal(input.start, calendarOf(input));
}

/** Kind `vacation_parts` (V7). */
export function answerParts({ toEnjoy, parts }: { toEnjoy: number; parts: readonly number[] }): unknown {
  return partsRefusal(toEnjoy, parts);
}

/** Kind `vacation_dates` (V5, V9). */
export function answerDates(
  input: Calendared & { acquisitionEnd: Day; concessionEnd: Day; balance: number; today: Day },
  calendarOf: CalendarOfCase,
): unknown {
  const { balance, today } = input;
  return vacationDates(input, { balance, today, calendar: calendarOf(input) });
}

/** Kind `vacation_request` (V8). */
export function answerRequest(input: RequestInput, calendarOf: CalendarOfCase): unknown {
  const { start, days, sold = 0, with13 = false, taken = [], notice = 30, away = [] } = input;
  const facts = { ...input, taken, notice, away, soldBefore: 0, calendar: calendarOf(input) };
  return vacationFindings({ start, days, sold, with13 }, facts);
}

/** Kind `vacation_money` (V11). */
export function answerMoney({
  salary,
  days,
  sold = 0,
  doubleDays = 0,
}: {
  salary: number;
  days: number;
  sold?: number;
  doubleDays?: number;
}): unknown {
  return vacationMoney(salary, { days, sold, doubleDays });
}
