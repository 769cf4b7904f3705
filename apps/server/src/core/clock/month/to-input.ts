import { nationalHolidays } from '#core/calendar/national-holidays.ts';
import { dateText, dayOf, monthsAfter } from '../engine/civil.ts';
import type {
  ClockInput,
  Excuse,
  Leave,
  LeaveKind,
  Lot,
  Rules,
  Schedule,
  TreatedPunch,
} from '../engine/clock.types.ts';
import { statutoryRules } from '../engine/statutory-rules.ts';
import type { ClockFacts, DatedRules, PostingFact, PunchFact, TreatmentFact } from './facts.types.ts';

/** What the engine calls a leave of the record (product 4, section 4). Unpaid leave is none: its days are not there. */
const leaveKinds: Readonly<Record<string, LeaveKind>> = {
  ferias: 'vacation',
  auxilioDoenca: 'medical',
  invalidez: 'medical',
  atestado: 'medical',
  maternidade: 'maternity',
  suspensao: 'suspension',
  folgaBanco: 'comp_off',
};
const unpaid = 'licencaNaoRemunerada';
const always = '1900-01-01';
const never = '2999-12-31';

/** A schedule of days that nothing is asked of: before the clock began, after it ended, on unpaid leave. */
const noClock: Omit<Extract<Schedule, { kind: 'week' }>, 'valid_from'> = {
  kind: 'week',
  days: {},
  break_mode: 'fixed',
  works_holidays: false,
  marking: 'exempt',
};

/** The words of the engine for what is known, without its days. */
export function toInput(
  facts: ClockFacts,
  period: { from: string; to: string },
): Omit<ClockInput, 'period' | 'calc' | 'punches'> & { punches: readonly TreatedPunch[] } {
  return {
    worker: workerOf(facts, period.to),
    schedules: schedulesOf(facts),
    rules: rulesOf(facts),
    holidays: holidaysOf(facts, period).map(({ day }) => day),
    punches: punchesOf(facts.punches, facts.treatments).map(({ punch }) => punch),
    leaves: leavesOf(facts),
    excuses: excusesOf(facts),
    ...bankInputOf(facts, period),
    termination: facts.dismissed && !facts.transferred && facts.dismissed <= period.to ? facts.dismissed : null,
  };
}

/** From the first day with a schedule, within the employment; undefined: nothing is there. */
export function lifeOf({ admitted, dismissed, schedules }: ClockFacts): { from: string; to: string } | undefined {
  const first = schedules.find(({ document }) => document !== null);
  if (!first) return undefined;
  const last = schedules.at(-1);
  const ended = last && last.document === null ? dateText(dayOf(last.from) - 1) : never;
  const from = admitted && admitted > first.from ? admitted : first.from;
  const to = dismissed && dismissed < ended ? dismissed : ended;
  return from <= to ? { from, to } : undefined;
}

function workerOf({ hiring, apprentice, weeklyHours, born }: ClockFacts, on: string): ClockInput['worker'] {
  const partTime =
    weeklyHours === null
      ? undefined
      : weeklyHours <= 26
        ? 'part_time_26'
        : weeklyHours <= 30
          ? 'part_time_30'
          : undefined;
  const regime = apprentice || hiring === 'aprendiz' ? 'apprentice' : (partTime ?? 'standard');
  return { regime, minor: born !== null && monthsAfter(dayOf(born), 18 * 12) > dayOf(on) };
}

/** In their order; days of unpaid leave are taken out. */
function schedulesOf({ schedules, leaves }: ClockFacts): Schedule[] {
  const dated = schedules.map(({ from, document }) => ({ from, document: document ?? noClock }));
  const on = (day: string) => dated.findLast(({ from }) => from <= day)?.document ?? dated[0]?.document ?? noClock;
  const gaps = leaves
    .filter(({ kind }) => kind === unpaid)
    .map(({ from, until }) => ({ from, next: dateText(dayOf(until ?? never) + 1) }));
  const isGap = (day: string) => gaps.some(({ from, next }) => from <= day && day < next);
  const starts = [...new Set([...dated.map(({ from }) => from), ...gaps.flatMap(({ from, next }) => [from, next])])];
  const all = starts.sort().map(from => validFrom(isGap(from) ? noClock : on(from), from));
  return all.length > 0 ? all : [{ ...noClock, valid_from: always }];
}

const validFrom = <T>(document: T, from: string): T & { valid_from: string } => ({ ...document, valid_from: from });

/** The set that holds from each day, cut into its versions; without one the law's, with the worth of a rest day by the contract. */
function rulesOf({ companyRules, ruleSets, weeklyHours }: ClockFacts): Rules[] {
  const statutory = {
    ...statutoryRules,
    dsr: { ...statutoryRules.dsr, day_minutes: weeklyHours === null ? 440 : Math.round((weeklyHours * 60) / 6) },
  };
  const sets = [{ from: always, rules: companyRules }, ...ruleSets];
  return sets.flatMap(({ from, rules }, at) => {
    const next = sets[at + 1]?.from ?? never;
    return versionsIn(rules, from, next, statutory);
  });
}

function versionsIn(rules: readonly DatedRules[], from: string, next: string, statutory: Rules): Rules[] {
  const first = rules.findLast(one => one.from <= from);
  const later = rules.filter(one => one.from > from && one.from < next);
  const begins = { ...(first?.document ?? statutory), valid_from: from };
  return [begins, ...later.map(one => ({ ...one.document, valid_from: one.from }))];
}

/** National ones and those that were set, of the years the days touch. */
export function holidaysOf(
  { holidays }: Pick<ClockFacts, 'holidays'>,
  { from, to }: { from: string; to: string },
): { day: string; name: string }[] {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4)) + 1];
  const national = Array.from({ length: last - first + 1 }, (_, at) => nationalHolidays(first + at)).flat();
  const named = new Map([...national, ...holidays].map(({ day, name }) => [day, name]));
  return [...named].map(([day, name]) => ({ day, name })).sort((a, b) => a.day.localeCompare(b.day));
}

export interface KnownPunch {
  punch: TreatedPunch;
  fact: PunchFact | undefined;
  treatment: TreatmentFact | undefined;
}

/** Facts with what was laid over them, in the order of time. Of one minute told by two sources the more trusted one counts. */
export function punchesOf(punches: readonly PunchFact[], treatments: readonly TreatmentFact[]): KnownPunch[] {
  const over = new Map(treatments.filter(({ punchId }) => punchId !== null).map(one => [one.punchId, one]));
  const counted = new Set<string>();
  const facts = punches.map((fact): KnownPunch => {
    const treatment = over.get(fact.id);
    const repeats = counted.has(fact.at);
    if (treatment?.kind === 'assign' && treatment.day)
      return { punch: { at: fact.at, treat: 'assign', date: treatment.day }, fact, treatment };
    if (treatment?.kind === 'disregard' || repeats)
      return { punch: { at: fact.at, treat: 'disregard' }, fact, treatment };
    counted.add(fact.at);
    return { punch: { at: fact.at, treat: 'include' }, fact, treatment };
  });
  const included = treatments.flatMap((treatment): KnownPunch[] => {
    if (treatment.kind !== 'include' || treatment.at === null) return [];
    const { at, day } = treatment;
    return [{ punch: day ? { at, treat: 'assign', date: day } : { at, treat: 'include' }, fact: undefined, treatment }];
  });
  return [...facts, ...included].sort((a, b) => a.punch.at.localeCompare(b.punch.at));
}

function leavesOf({ leaves }: ClockFacts): Leave[] {
  return leaves
    .filter(({ kind }) => kind !== unpaid)
    .map(({ from, until, kind }) => ({ from, to: until ?? never, kind: leaveKinds[kind] ?? 'justified' }));
}

function excusesOf({ excuses }: ClockFacts): Excuse[] {
  return excuses.flatMap(({ day, from, until, minutes }): Excuse[] => {
    if (from !== null && until !== null) return [{ date: day, kind: 'justified', from, to: until }];
    return minutes === null ? [] : [{ date: day, kind: 'justified', minutes }];
  });
}

/**
 * Lots and debts that the period begins with, and what is moved in it by hand. A payment or forgiveness by hand is no posting of a lot:
 * the closing of its period posts what it took from which.
 */
function bankInputOf(
  { postings }: ClockFacts,
  { from, to }: { from: string; to: string },
): Pick<ClockInput, 'opening_bank' | 'bank_moves'> {
  const isMove = (one: PostingFact) =>
    (one.kind === 'payment' || one.kind === 'forgiveness') && one.timesheetId === null;
  const reversed = new Set(postings.map(({ reverses }) => reverses));
  const sums = new Map<string, Lot>();
  for (const one of postings) {
    const isLater = one.periodFrom === null ? one.lotDay > to : one.periodFrom >= from;
    if (isLater || isMove(one) || reversed.has(one.id) || one.kind === 'reversal') continue;
    const { lotDay, dueDay, percentage, minutes } = one;
    const key = `${lotDay} ${dueDay} ${percentage}`;
    const lot = sums.get(key) ?? { date: lotDay, due: dueDay ?? never, pct: percentage ?? 0, minutes: 0 };
    sums.set(key, { ...lot, minutes: lot.minutes + minutes });
  }
  const moves = postings.filter(one => isMove(one) && one.lotDay >= from && one.lotDay <= to && !reversed.has(one.id));
  return {
    opening_bank: [...sums.values()].filter(({ minutes }) => minutes !== 0),
    bank_moves: moves.map(({ lotDay, kind, minutes }) => ({
      date: lotDay,
      kind: kind === 'payment' ? 'payment' : 'forgive',
      minutes: Math.abs(minutes),
    })),
  };
}
