import { earlier, later } from '#core/calendar/days.ts';
import { brasilia, zoneOfState } from '#core/calendar/zone.ts';
import type { BankMove } from '../engine/bank.ts';
import { dateText, dayOf, instantOf, instantText, weekOf } from '../engine/civil.ts';
import type { Bank, ClockInput, DayRow, Totals } from '../engine/clock.types.ts';
import { mirrorOf, mirrorWithMoves } from '../engine/mirror.ts';
import { type DayPlan, type Plans, plansOf } from '../engine/plan.ts';
import { runningAt } from '../instants/ended.ts';
import { civilText } from '../instants/zone.ts';
import type { ClockFacts } from './facts.types.ts';
import { type Mark, marksOf } from './marks.ts';
import { holidaysOf, type KnownPunch, lifeOf, punchesOf, toInput } from './to-input.ts';

/** A day of a mirror: the engine's row, with what was planned and every punch of it. Minutes; instants are civil time. */
export interface MonthDay extends Omit<DayRow, 'status'> {
  /** `running` and `future` days are in no total. */
  status: DayRow['status'] | 'running' | 'future';
  holidayName: string | null;
  /** `08:00–12:00`; of a flexible day none. */
  plan: string[];
  marks: Mark[];
}

/** A mirror as it is computed, shown and sealed. */
export interface Month {
  from: string;
  until: string;
  zone: string;
  /** The last day that has ended; null: none of the period. */
  untilDay: string | null;
  isOver: boolean;
  days: MonthDay[];
  totals: Totals;
  bank: Bank;
  /** What a closing posts to the bank. */
  moves: BankMove[];
}

/** The zone of the establishment's civil time. */
export function zoneOf({ zone, state, city }: Pick<ClockFacts, 'zone' | 'state' | 'city'>): string {
  return zone ?? zoneOfState(state, city);
}

/** Days that the calculation of a period looks at: whole weeks, and one before. */
export function stretchOf({ from, until }: { from: string; until: string }): { from: string; until: string } {
  return { from: dateText(weekOf(dayOf(from)) - 7), until: dateText(weekOf(dayOf(until)) + 6) };
}

/**
 * What a mirror is now: pure, from facts alone. Days that have not ended (I4) are shown with their plan and punches, in no total.
 * @param period its first and last day @param now milliseconds since 1970
 */
export function monthOf(facts: ClockFacts, period: { from: string; until: string }, now: number): Month {
  const zone = zoneOf(facts);
  const life = lifeOf(facts);
  const stretch = stretchOf(period);
  const input = toInput(facts, { from: period.from, to: period.until });
  const plans = plansOf(input);
  const { lastEnded } = runningAt(plans, instantOf(civilText(zone, now)));
  const inLife = { from: later(period.from, life?.from), until: earlier(period.until, life?.to) };
  const ended = { from: inLife.from, until: earlier(inLife.until, dateText(lastEnded)) };
  const calc = {
    from: later(stretch.from, life?.from),
    to: earlier(earlier(stretch.until, life?.to), dateText(lastEnded)),
  };
  const hasEnded = life !== undefined && ended.from <= ended.until;
  const whole: ClockInput = { ...input, period: { from: ended.from, to: ended.until }, calc };
  const mirror = hasEnded ? mirrorWithMoves(whole) : { ...empty(input), moves: [] };
  const known = punchesOf(facts.punches, facts.treatments);
  const names = new Map(holidaysOf(facts, { from: period.from, to: period.until }).map(({ day, name }) => [day, name]));
  const present = (row: DayRow, status: MonthDay['status']) =>
    shownDay({ ...row, status }, plans.on(dayOf(row.date)), known, names.get(row.date));
  const days = mirror.days.map(row => present(row, row.status));
  if (life)
    days.push(
      ...openDays(input, plans, { from: later(inLife.from, dateText(lastEnded + 1)), until: inLife.until }).map(row =>
        present(row, dayOf(row.date) === lastEnded + 1 ? 'running' : 'future'),
      ),
    );
  return {
    from: period.from,
    until: period.until,
    zone,
    untilDay: hasEnded ? ended.until : null,
    isOver: dayOf(period.until) <= lastEnded,
    days,
    totals: mirror.totals,
    bank: mirror.bank,
    moves: mirror.moves,
  };
}

/** Days that have not ended: their punches and pairs so far, nothing judged. */
function openDays(
  input: Omit<ClockInput, 'period' | 'calc'>,
  plans: Plans,
  { from, until }: { from: string; until: string },
): DayRow[] {
  if (from > until) return [];
  const days = { from, to: until };
  return mirrorOf({ ...input, opening_bank: [], bank_moves: [], period: days, calc: days }).days.map(row => ({
    ...row,
    extra: {},
    ...{
      extra_night: 0,
      missing: 0,
      excused: 0,
      break_short: 0,
      interday_short: 0,
      dsr: 0,
      dsr_lost: 0,
      credit: 0,
      debit: 0,
    },
    expected: plans.on(dayOf(row.date)).kind === 'work' ? plans.on(dayOf(row.date)).planned : 0,
    occurrences: row.occurrences.filter(
      code => code.startsWith('leave:') || code === 'duplicate' || code === 'preassigned',
    ),
  }));
}

function shownDay(
  row: Omit<MonthDay, 'holidayName' | 'plan' | 'marks'>,
  plan: DayPlan,
  known: readonly KnownPunch[],
  holiday: string | undefined,
): MonthDay {
  return {
    ...row,
    holidayName: row.holiday ? (holiday ?? null) : null,
    plan:
      plan.plainKind === 'work' ? plan.scheduled.map(span => span.map(at => instantText(at).slice(11)).join('–')) : [],
    marks: marksOf(row, known),
  };
}

/** A mirror without days of its own: a page that payroll printed. */
export function emptyMonth({ from, until }: { from: string; until: string }): Month {
  return {
    from,
    until,
    zone: brasilia,
    untilDay: until,
    isOver: true,
    moves: [],
    ...empty({ opening_bank: [] }),
    days: [],
  };
}

/** A mirror of no day: the bank as it was. */
function empty(input: Pick<ClockInput, 'opening_bank'>): { days: DayRow[]; totals: Totals; bank: Bank } {
  const lots = input.opening_bank.filter(({ minutes }) => minutes > 0);
  const debts = input.opening_bank.filter(({ minutes }) => minutes < 0);
  const balance = input.opening_bank.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    days: [],
    totals: { ...noTotals, balance_previous: balance, balance_current: balance },
    bank: {
      ...noBank,
      previous: balance,
      current: balance,
      lots,
      debts: debts.map(({ date, minutes }) => ({ date, minutes: -minutes })),
    },
  };
}

const noBank = {
  ...{ credit: 0, debit: 0, expired: 0, paid: 0, forgiven: 0, settled: 0, month: 0 },
  expired_by_pct: {},
  settled_by_pct: {},
};
const noTotals: Totals = {
  ...{
    days: 0,
    worked_days: 0,
    absence_days: 0,
    pending_days: 0,
    expected: 0,
    worked_clock: 0,
    worked: 0,
    day: 0,
    night: 0,
  },
  ...{
    night_reduced: 0,
    night_additional: 0,
    overtime: 0,
    overtime_by_pct: {},
    overtime_night: 0,
    missing: 0,
    excused: 0,
  },
  ...{
    compensatory: 0,
    overtime_paid_by_pct: {},
    missing_discount: 0,
    break_short: 0,
    interjourney: 0,
    dsr: 0,
    dsr_lost: 0,
  },
  ...{ dsr_working_days: 0, dsr_rest_days: 0, dsr_on_overtime: {}, result: 0, credit: 0, debit: 0 },
  ...{ balance_previous: 0, balance_month: 0, balance_current: 0 },
};
