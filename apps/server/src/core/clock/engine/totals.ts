import { add, type BankDay } from './bank.ts';
import type { Bank, ByPct, DayRow, Rules, Totals } from './clock.types.ts';
import { compensatedOf } from './compensation.ts';
import type { Figures } from './day.ts';
import type { Plans } from './plan.ts';
import { restDays } from './weekly-rest.ts';

interface Given {
  rows: readonly DayRow[];
  days: readonly Figures[];
  plans: Plans;
  bank: Bank;
  byDay: ReadonlyMap<number, BankDay>;
  /** In force on the last day of the period: for compensation and the reflection on rests. */
  rules: Rules;
}

type Column = {
  [K in keyof DayRow]: DayRow[K] extends number ? K : never;
}[keyof DayRow];

/** The sums of rounded columns, so that a mirror adds up by hand, and what only the whole period tells (3.15). */
export function totalsOf({ rows, days, plans, bank, byDay, rules }: Given): Totals {
  const sum = (column: Column) => rows.reduce((total, row) => total + row[column], 0);
  const posted = [...byDay.values()];
  const compensated = rules.bank.enabled
    ? { minutes: 0, byPct: new Map<number, number>() }
    : compensatedOf(days, rules);
  const byPct = new Map<number, number>();
  for (const { tiers } of days) for (const { pct, minutes } of tiers) add(byPct, pct, minutes);
  const overtime = [...byPct.values()].reduce((total, minutes) => total + minutes, 0);
  const paid = paidOf(byPct, posted, compensated.byPct);
  const missing = sum('missing');
  const rests = restDays(days, plans, rules.dsr.calendar);
  const working = days.length - rests;
  return {
    days: days.length,
    worked_days: days.filter(({ workedClock }) => workedClock > 0).length,
    absence_days: days.filter(({ isAbsence }) => isAbsence).length,
    pending_days: days.filter(({ isPending }) => isPending).length,
    expected: sum('expected'),
    worked_clock: sum('worked_clock'),
    worked: sum('worked'),
    day: sum('day'),
    night: sum('night'),
    night_reduced: sum('night_reduced'),
    night_additional: sum('night_reduced'),
    overtime,
    overtime_by_pct: Object.fromEntries(byPct),
    overtime_night: sum('extra_night'),
    missing,
    excused: sum('excused'),
    compensatory: compensated.minutes + posted.reduce((total, { met }) => total + met, 0),
    overtime_paid_by_pct: Object.fromEntries(paid),
    missing_discount: missing - posted.reduce((total, one) => total + one.debitedMissing, 0) - compensated.minutes,
    break_short: sum('break_short'),
    interjourney: sum('interday_short'),
    dsr: sum('dsr'),
    dsr_lost: sum('dsr_lost'),
    dsr_working_days: working,
    dsr_rest_days: rests,
    dsr_on_overtime: rules.dsr.on_overtime ? reflected(paid, rests, working) : {},
    result: overtime - missing,
    credit: bank.credit,
    debit: bank.debit,
    balance_previous: bank.previous,
    balance_month: bank.month,
    balance_current: bank.current,
  };
}

/** What is paid as overtime: neither banked nor set off. */
function paidOf(
  byPct: ReadonlyMap<number, number>,
  posted: readonly BankDay[],
  compensated: ReadonlyMap<number, number>,
): Map<number, number> {
  const left = new Map(byPct);
  const take = (pct: number, minutes: number) => left.set(pct, (left.get(pct) ?? 0) - minutes);
  for (const { banked } of posted) for (const [pct, minutes] of banked) take(pct, minutes);
  for (const [pct, minutes] of compensated) take(pct, minutes);
  return new Map([...left].filter(([, minutes]) => minutes !== 0));
}

/** Paid overtime ÷ working days × rests, half up. */
function reflected(paid: ReadonlyMap<number, number>, rests: number, working: number): ByPct {
  if (working <= 0) return {};
  const whole = ([pct, minutes]: [number, number]): [number, number] => [
    pct,
    Math.floor((2 * minutes * rests + working) / (2 * working)),
  ];
  return Object.fromEntries([...paid].map(whole).filter(([, minutes]) => minutes > 0));
}
