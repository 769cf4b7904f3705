import { type Day, daysBetween, plusDays, sharedDays } from '#core/calendar/days.ts';
import type { WorkCalendar } from '#core/calendar/working-day.ts';
import { allowanceOf } from './entitlement.ts';
import { allowanceUntil, doubleDaysOf, type PeriodOfDates, paymentDay, startRefusal } from './start.ts';

export type PartsRefusal =
  | 'VACATION_OVER_BALANCE'
  | 'VACATION_TOO_MANY_PARTS'
  | 'VACATION_PART_UNDER_5'
  | 'VACATION_NO_PART_OF_14'
  | 'VACATION_REST_IMPOSSIBLE';

/** The first rule that all parts of a period break, taken, booked and new (V7, CLT 134 §1). `toEnjoy`: entitlement less what is sold. */
export function partsRefusal(toEnjoy: number, parts: readonly number[]): PartsRefusal | null {
  const rest = toEnjoy - parts.reduce((sum, part) => sum + part, 0);
  if (rest < 0) return 'VACATION_OVER_BALANCE';
  if (parts.length > 3) return 'VACATION_TOO_MANY_PARTS';
  if (parts.length === 1 && rest === 0) return null;
  if (parts.some(part => part < 5)) return 'VACATION_PART_UNDER_5';
  const hasLong = parts.some(part => part >= 14);
  if (rest === 0) return hasLong ? null : 'VACATION_NO_PART_OF_14';
  if (parts.length === 3) return 'VACATION_REST_IMPOSSIBLE';
  if (hasLong) return rest >= 5 ? null : 'VACATION_REST_IMPOSSIBLE';
  return rest >= 14 ? null : 'VACATION_NO_PART_OF_14';
}

export interface VacationAsked {
  start: Day;
  days: number;
  /** Days to sell; 0 for none. */
  sold: number;
  /** The first half of the 13th salary with it. */
  with13: boolean;
}

export interface VacationFacts extends PeriodOfDates {
  /** Entitlement of the period in days. */
  entitled: number;
  /** Parts of the period that are taken or booked, in days. */
  taken: readonly number[];
  /** Days of the period that were sold before. */
  soldBefore: number;
  /** Other leaves and vacations, first and last day. */
  away: readonly (readonly [Day, Day])[];
  today: Day;
  /** Days between asking and start (CLT 135); 30 at least. */
  notice: number;
  calendar: WorkCalendar;
}

export type VacationRefusal =
  | 'VACATION_NO_RIGHT'
  | 'VACATION_NOT_ACQUIRED'
  | 'ALLOWANCE_NOT_A_THIRD'
  | PartsRefusal
  | 'VACATION_START_ON_REST'
  | 'VACATION_START_FORBIDDEN'
  | 'VACATION_NOTICE'
  | 'VACATION_OVERLAP'
  | 'ADVANCE13_ONLY_JANUARY'
  | 'ADVANCE13_VACATION_MONTH';
export type VacationWarning = 'ALLOWANCE_LATE' | 'VACATION_DOUBLE_PAY';

export interface VacationFindings {
  /** All of them, in the order of V8. */
  refusals: VacationRefusal[];
  warnings: VacationWarning[];
  /** Last day of the vacation. */
  end: Day;
  /** The day after. */
  back: Day;
  doubleDays: number;
  payUntil: Day;
}

/** Everything that is wrong with a vacation as it is asked for, and its dates (V8). */
export function vacationFindings(asked: VacationAsked, facts: VacationFacts): VacationFindings {
  const { start, days, sold } = asked;
  const end = plusDays(start, days - 1);
  const doubleDays = doubleDaysOf(start, days, facts);
  const isLate = sold > 0 && facts.today > allowanceUntil(facts);
  return {
    refusals: refusalsOf(asked, facts, end),
    warnings: [
      ...(isLate ? ['ALLOWANCE_LATE' as const] : []),
      ...(doubleDays > 0 ? ['VACATION_DOUBLE_PAY' as const] : []),
    ],
    end,
    back: plusDays(end, 1),
    doubleDays,
    payUntil: paymentDay(start),
  };
}

function refusalsOf({ start, days, sold, with13 }: VacationAsked, facts: VacationFacts, end: Day): VacationRefusal[] {
  const { entitled, taken, soldBefore, today, notice, calendar } = facts;
  const isThird = sold === 0 || (sold === allowanceOf(entitled) && soldBefore === 0);
  const parts = entitled > 0 ? partsRefusal(entitled - sold - soldBefore, [...taken, days]) : null;
  const checks: [VacationRefusal | undefined, boolean][] = [
    ['VACATION_NO_RIGHT', entitled === 0],
    ['VACATION_NOT_ACQUIRED', start <= facts.acquisitionEnd],
    ['ALLOWANCE_NOT_A_THIRD', !isThird],
    [parts ?? undefined, parts !== null],
    [startRefusal(start, calendar)?.[0], true],
    ['VACATION_NOTICE', daysBetween(today, start) < notice],
    ['VACATION_OVERLAP', facts.away.some(other => sharedDays(other, [start, end]) > 0)],
    ['ADVANCE13_ONLY_JANUARY', with13 && today.slice(0, 7) !== `${start.slice(0, 4)}-01`],
    ['ADVANCE13_VACATION_MONTH', with13 && ['01', '12'].includes(start.slice(5, 7))],
  ];
  return checks.flatMap(([code, isBroken]) => (code && isBroken ? [code] : []));
}
