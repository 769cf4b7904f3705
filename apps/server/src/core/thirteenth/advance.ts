import { coveredDays, type Day, later, plusDays, sharedDays } from '#core/calendar/days.ts';
import { fraction } from '../vacation/money.ts';

export type AdvanceRefusal =
  | 'ADVANCE13_MONTH'
  | 'ADVANCE13_YEAR'
  | 'ADVANCE13_PAST'
  | 'ADVANCE13_CUTOFF'
  | 'ADVANCE13_EXISTS'
  | 'ADVANCE13_PAID'
  | 'ADVANCE13_NOTHING_DUE';

export interface AdvanceAsked {
  /** Of the payment. */
  year: number;
  month: number;
}

export interface AdvanceFacts {
  today: Day;
  /** The last day of a month on which it is still paid with that month. */
  cutoff: number;
  admission: Day;
  /** Cents, of the month before. */
  salary: number;
  /** Cents of variable pay, one figure for each of the year's months so far. */
  variable: readonly number[];
  /** Unpaid leave and days of INSS benefit, first and last day. */
  away: readonly (readonly [Day, Day])[];
  /** Requests made before: the year of payment, its state, and what a finished one came to. */
  earlier: readonly { year: number; status: string; result?: string | null | undefined }[];
  /** A published receipt of that year holds one. */
  paid: boolean;
}

/** The first half of the 13th salary ahead of time (A1–A4; Leis 4.090/1962 and 4.749/1965). Amount in cents. */
export function advance13(
  asked: AdvanceAsked,
  facts: AdvanceFacts,
): { refusals: AdvanceRefusal[] } | { refusals: []; twelfths: number; amount: number } {
  const refusals = refusalsOf(asked, facts);
  if (refusals.length > 0) return { refusals };
  const counted = monthsThatCount(asked, facts);
  if (counted === 0) return { refusals: ['ADVANCE13_NOTHING_DUE'] };
  const isWhole = counted === asked.month;
  const twelfths = isWhole ? 12 : counted;
  const months = Math.max(1, facts.variable.length);
  const base = facts.salary * months + facts.variable.reduce((sum, one) => sum + one, 0);
  return { refusals: [], twelfths, amount: fraction(base * twelfths, months * 24) };
}

function refusalsOf({ year, month }: AdvanceAsked, { today, cutoff, earlier, paid }: AdvanceFacts): AdvanceRefusal[] {
  const stands = earlier.some(
    one => one.year === year && !['canceled', 'denied'].includes(one.status) && one.result !== 'denied',
  );
  const time = timeRefusal({ year, month }, today, cutoff);
  return [
    ...(month < 2 || month > 11 ? ['ADVANCE13_MONTH' as const] : []),
    ...(time ? [time] : []),
    ...(stands ? ['ADVANCE13_EXISTS' as const] : []),
    ...(paid ? ['ADVANCE13_PAID' as const] : []),
  ];
}

/** This year, or the next one when asked in December; not a month that is over, the running one until the payroll's cut-off (A1). */
function timeRefusal({ year, month }: AdvanceAsked, today: Day, cutoff: number): AdvanceRefusal | undefined {
  const [thisYear = 0, thisMonth = 0, date = 0] = today.split('-').map(Number);
  if (year === thisYear + 1 && thisMonth === 12) return undefined;
  if (year !== thisYear) return 'ADVANCE13_YEAR';
  if (month < thisMonth) return 'ADVANCE13_PAST';
  return month === thisMonth && date > cutoff ? 'ADVANCE13_CUTOFF' : undefined;
}

/** Months from January to the payment's, that one as a whole, with fifteen days at the company's disposal (A3). */
function monthsThatCount({ year, month }: AdvanceAsked, { admission, away }: AdvanceFacts): number {
  const months = Array.from({ length: month }, (_, at) => monthOf(year, at + 1));
  return months.filter(([first, last]) => {
    const begin = later(first, admission);
    if (begin > last) return false;
    return sharedDays([begin, last], [first, last]) - coveredDays([begin, last], away) >= 15;
  }).length;
}

function monthOf(year: number, month: number): readonly [Day, Day] {
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`;
  const next = month === 12 ? first(year + 1, 1) : first(year, month + 1);
  return [first(year, month), plusDays(next, -1)];
}
