import { instantOf } from './civil.ts';
import type { Excuse } from './clock.types.ts';
import type { Journey } from './journeys.ts';
import { nightOf, rounded } from './night.ts';
import type { DayPlan, Plans } from './plan.ts';
import { gapsOf, lengthOf, meet, type Spans, union } from './spans.ts';
import { byKindOf, netted, type TierMinutes, tiersOf } from './tiers.ts';
import { besideSchedule, worthOf } from './variations.ts';

/** A day of the calculation, before bank, rests and weekly rest. */
export interface Figures {
  plan: DayPlan;
  journey: Journey;
  isPending: boolean;
  isAbsence: boolean;
  expected: number;
  workedClock: number;
  night: number;
  nightReduced: number;
  tiers: readonly TierMinutes[];
  extraNight: number;
  missing: number;
  excused: number;
  breakShort: number;
  /** Of a day off against the bank: what it is worth. */
  compOff: number;
  occurrences: string[];
}

type Judged = Pick<Figures, 'isAbsence' | 'tiers' | 'extraNight' | 'missing' | 'excused' | 'occurrences'>;

const nothing: Judged = { isAbsence: false, tiers: [], extraNight: 0, missing: 0, excused: 0, occurrences: [] };

export function figuresOf(plan: DayPlan, plans: Plans, journey: Journey, excuses: readonly Excuse[]): Figures {
  const { kind, leave, schedule } = plan;
  const night = lengthOf(nightOf(journey.worked, plan));
  const workedClock = lengthOf(journey.worked);
  const isExempt = schedule.marking === 'exempt';
  const isOdd = journey.unpaired.length > 0;
  const onLeave = leave !== undefined && journey.counted.length > 0;
  const clock = { workedClock, night, nightReduced: plan.rules.night.reduced ? rounded(night * 8) : night };
  const judged = isExempt ? nothing : judgedOf(plan, plans, journey, { excuses, clock, isOdd });
  const isExpected = kind === 'work' || leave === 'suspension' || leave === 'comp_off';
  const figures: Figures = {
    ...clock,
    ...judged,
    plan,
    journey,
    isPending: isOdd || onLeave,
    expected: isExpected && !isExempt ? plan.planned : 0,
    breakShort: 0,
    compOff: leave === 'comp_off' && !isExempt ? worthOf(plan) : 0,
    occurrences: [
      ...journey.marks,
      ...(isOdd ? ['odd_punches'] : []),
      ...(leave ? [`leave:${leave}`] : []),
      ...(onLeave ? ['punch_on_leave'] : []),
      ...judged.occurrences,
    ],
  };
  return isExempt ? figures : withBreak(figures);
}

interface Judging {
  excuses: readonly Excuse[];
  clock: Pick<Figures, 'workedClock' | 'night' | 'nightReduced'>;
  isOdd: boolean;
}

function judgedOf(plan: DayPlan, plans: Plans, journey: Journey, judging: Judging): Judged {
  if (plan.leave) return judgedLeave(plan);
  if (judging.isOdd) return nothing;
  if (plan.kind !== 'work') return judgedFree(plan, plans, journey);
  return plan.isFlexible ? judgedFlexible(plan, journey, judging) : judgedFixed(plan, plans, journey, judging);
}

/** Suspension costs the day; a day off is debited to the bank; all others are paid. */
function judgedLeave(plan: DayPlan): Judged {
  const worth = worthOf(plan);
  if (plan.leave === 'comp_off') return nothing;
  if (plan.leave === 'suspension') return { ...nothing, missing: worth, isAbsence: worth > 0 };
  return { ...nothing, excused: plan.plainKind === 'holiday' ? 0 : worth };
}

/** Rest, off, holiday: nothing is expected, all that is worked is extra. */
function judgedFree(plan: DayPlan, plans: Plans, { worked }: Journey): Judged {
  const tiers = tiersOf(byKindOf(plan, plans, { over: worked, bare7: 0, journey: worked }), plan.rules);
  const worthy = worked.length > 0 ? [`${plan.kind}_worked`] : [];
  return { ...nothing, tiers, extraNight: extraNightOf(plan, worked, worked, tiers), occurrences: worthy };
}

function judgedFixed(plan: DayPlan, plans: Plans, journey: Journey, { excuses }: Judging): Judged {
  const { worked } = journey;
  const away = union(
    excuses.flatMap(one => ('from' in one ? [[instantOf(one.from), instantOf(one.to)] as const] : [])),
  );
  const beside = besideSchedule(plan, journey, away);
  const runs7 = beside.over.reduce((sum, run) => sum + weightOfRun(plan, worked, [run]), 0);
  const raw = byKindOf(plan, plans, { over: beside.over, bare7: beside.extra7 - runs7, journey: worked });
  const { extra, missing } = netted(raw, beside.missing, plan.rules);
  const tiers = tiersOf(extra, plan.rules);
  const isAbsence = worked.length === 0 && journey.counted.length === 0 && missing > 0;
  return {
    isAbsence,
    tiers,
    extraNight: extraNightOf(plan, beside.over, worked, tiers),
    missing,
    excused: beside.excused,
    occurrences: [...beside.marks, ...(isAbsence ? ['absence'] : [])],
  };
}

/** A number of minutes at any time of the day. */
function judgedFlexible(plan: DayPlan, { counted }: Journey, { excuses, clock }: Judging): Judged {
  const { planned, rules } = plan;
  const told = excuses.reduce((sum, one) => sum + ('minutes' in one ? one.minutes : 0), 0);
  if (counted.length === 0) {
    const excused = Math.min(told, planned);
    const isAbsence = planned > excused;
    return { ...nothing, excused, missing: planned - excused, isAbsence, occurrences: isAbsence ? ['absence'] : [] };
  }
  const difference = clock.workedClock - clock.night + clock.nightReduced - planned;
  const excused = difference < 0 ? Math.min(told, -difference) : 0;
  const beyond = Math.abs(difference) - excused;
  const isKept = beyond > rules.tolerance.per_day;
  const { extra, missing } = netted(
    { work: difference > 0 && isKept ? difference : 0 },
    difference < 0 && isKept ? beyond : 0,
    rules,
  );
  return {
    ...nothing,
    excused,
    missing,
    tiers: tiersOf(extra, rules),
    occurrences: beyond > 0 && !isKept ? ['tolerated'] : [],
  };
}

function weightOfRun(plan: DayPlan, worked: Spans, run: Spans): number {
  const night = plan.rules.night.reduced ? lengthOf(meet(run, nightOf(worked, plan))) : 0;
  return 7 * lengthOf(run) + night;
}

function extraNightOf(plan: DayPlan, over: Spans, worked: Spans, tiers: readonly TierMinutes[]): number {
  const minutes = lengthOf(meet(over, nightOf(worked, plan)));
  const all = tiers.reduce((sum, tier) => sum + tier.minutes, 0);
  return Math.min(plan.rules.night.reduced ? rounded(minutes * 8) : minutes, all);
}

/** Breaks of a day (3.10): tolerated minutes never push it over 4 or 6 hours. */
function withBreak(figures: Figures): Figures {
  const { plan, journey, isPending, tiers, workedClock } = figures;
  if (journey.worked.length === 0 || isPending || plan.leave) return figures;
  const rules = plan.rules.break;
  const length = plan.kind === 'work' && tiers.length === 0 ? Math.min(workedClock, plan.planned) : workedClock;
  const need = length > 360 ? rules.over_6h : length > 240 ? rules.over_4h : 0;
  const longest = Math.max(0, ...gapsOf(journey.worked).map(([from, to]) => to - from));
  const lack = need - longest;
  const isShort = lack > rules.tolerance;
  const told = [
    ...(isShort ? [longest === 0 ? 'no_break' : 'short_break'] : []),
    ...(longest > rules.longest ? ['break_long'] : []),
  ];
  return { ...figures, breakShort: isShort ? lack : 0, occurrences: [...figures.occurrences, ...told] };
}
