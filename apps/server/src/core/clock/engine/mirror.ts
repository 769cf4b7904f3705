import { type Alerts, alertsOf } from './alerts.ts';
import { add, type BankDay, type BankMove, bankOf } from './bank.ts';
import { dateText, dayOf, instantText, weekdayOf } from './civil.ts';
import type { ByPct, ClockInput, DayRow, Mirror } from './clock.types.ts';
import { type Figures, figuresOf } from './day.ts';
import { journeysOf } from './journeys.ts';
import { type Plans, plansOf } from './plan.ts';
import type { TierMinutes } from './tiers.ts';
import { totalsOf } from './totals.ts';
import { type WeeklyRest, weeklyRestOf } from './weekly-rest.ts';

/**
 * The only calculation of the time clock: a pure function, without clock and database. Screens, papers, files and the bank ask
 * it or what it stored. Source: the reference cases of the time clock (their definitions 3.1–3.16).
 */
export function mirrorOf(input: ClockInput): Mirror {
  const { moves: _moves, ...mirror } = mirrorWithMoves(input);
  return mirror;
}

/** The same with every move of the bank, lot by lot, which a closing posts. */
export function mirrorWithMoves(input: ClockInput): Mirror & { moves: BankMove[] } {
  const plans = plansOf(input);
  const [from, to] = [dayOf(input.calc.from), dayOf(input.calc.to)];
  const journeys = journeysOf(input, plans, from, to);
  const excuses = Map.groupBy(input.excuses, ({ date }) => dayOf(date));
  const all = [...journeys].map(([day, journey]) => figuresOf(plans.on(day), plans, journey, excuses.get(day) ?? []));
  const alerts = new Map(alertsOf(all, input.worker).map((told, at) => [from + at, told]));
  const [first, last] = [dayOf(input.period.from), dayOf(input.period.to)];
  const days = all.filter(({ plan }) => plan.day >= first && plan.day <= last);
  const { bank, byDay, moves } = bankOf(input, days);
  const rests = weeklyRestOf(all, byDay);
  const rows = days.map(figures => rowOf(figures, plans, { alerts, byDay, rests }));
  return { days: rows, totals: totalsOf({ rows, days, plans, bank, byDay, rules: plans.on(last).rules }), bank, moves };
}

interface Beside {
  alerts: ReadonlyMap<number, Alerts>;
  byDay: ReadonlyMap<number, BankDay>;
  rests: ReadonlyMap<number, WeeklyRest>;
}

function rowOf(figures: Figures, plans: Plans, { alerts, byDay, rests }: Beside): DayRow {
  const { plan, journey, workedClock, night, nightReduced } = figures;
  const { day } = plan;
  const told = alerts.get(day);
  const rest = rests.get(day) ?? { dsr: 0, lost: 0 };
  const posted = byDay.get(day);
  const occurrences = [...figures.occurrences, ...(told?.occurrences ?? []), ...(rest.lost > 0 ? ['dsr_lost'] : [])];
  return {
    date: dateText(day),
    weekday: weekdayOf(day),
    kind: plan.kind,
    holiday: plans.isHoliday(day),
    status: figures.isPending ? 'pending' : 'ok',
    expected: figures.expected,
    pairs: journey.pairs.map(([begin, end]) => [instantText(begin), instantText(end)] as const),
    unpaired: journey.unpaired.map(instantText),
    disregarded: journey.disregarded.map(instantText),
    worked_clock: workedClock,
    day: workedClock - night,
    night,
    night_reduced: nightReduced,
    worked: workedClock - night + nightReduced,
    extra: byPctOf(figures.tiers),
    extra_night: figures.extraNight,
    missing: figures.missing,
    excused: figures.excused,
    break_short: figures.breakShort,
    interday_short: told?.interday ?? 0,
    dsr: rest.dsr,
    dsr_lost: rest.lost,
    credit: posted?.credit ?? 0,
    debit: posted?.debit ?? 0,
    occurrences: [...new Set(occurrences)].sort(),
  };
}

function byPctOf(tiers: readonly TierMinutes[]): ByPct {
  const sums = new Map<number, number>();
  for (const { pct, minutes } of tiers) add(sums, pct, minutes);
  return Object.fromEntries(sums);
}
