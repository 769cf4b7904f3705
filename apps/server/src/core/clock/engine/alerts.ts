import { weekOf } from './civil.ts';
import type { ClockInput } from './clock.types.ts';
import type { Figures } from './day.ts';

/** What a day says beside its minutes, and how much rest before it was lacking; in the order of the days. */
export interface Alerts {
  interday: number;
  occurrences: string[];
}

/** A part-time contract of 26 hours has six supplementary hours a week (CLT 58-A §4). */
const mostExtraOfWeek = 360;
const daysInARow = 7;

export function alertsOf(days: readonly Figures[], worker: ClockInput['worker']): Alerts[] {
  const out: Alerts[] = [];
  let row = 0;
  let week = { begins: Number.NaN, extra: 0 };
  for (const [at, figures] of days.entries()) {
    row = figures.workedClock > 0 ? row + 1 : 0;
    const begins = weekOf(figures.plan.day);
    const extra = extraOf(figures);
    week = { begins, extra: (week.begins === begins ? week.extra : 0) + extra };
    const interday = restLacking(days, at);
    const told = [
      ...(interday > 0 ? ['interday'] : []),
      ...(row >= daysInARow ? ['seventh_day'] : []),
      ...limitsPassed(figures, extra),
      ...ofWorker(worker, figures, extra),
      ...(worker.regime === 'part_time_26' && extra > 0 && week.extra > mostExtraOfWeek
        ? ['part_time_week_limit']
        : []),
    ];
    out.push({ interday, occurrences: told });
  }
  return out;
}

export function extraOf({ tiers }: Pick<Figures, 'tiers'>): number {
  return tiers.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes of rest that lack between this journey and the last one before it (3.11). */
function restLacking(days: readonly Figures[], at: number): number {
  const here = days[at];
  const first = here?.journey.worked[0]?.[0] ?? here?.journey.counted[0];
  if (!here || first === undefined || here.plan.leave || here.plan.schedule.marking === 'exempt') return 0;
  let before = at - 1;
  while (before >= 0 && days[before]?.journey.counted.length === 0) before -= 1;
  const former = days[before];
  const last = former?.journey.counted.at(-1);
  if (!former || last === undefined || former.journey.unpaired.length > 0) return 0;
  const { minimum, weekly } = here.plan.rules.interday;
  const hasRest = days.slice(before + 1, at).some(({ plan }) => plan.kind === 'rest');
  const need = weekly !== null && hasRest ? weekly : minimum;
  return Math.max(0, need - (first - last));
}

function limitsPassed({ plan, workedClock, night, nightReduced }: Figures, extra: number): string[] {
  if (plan.schedule.marking === 'exempt') return [];
  const { extra_day, day_total } = plan.rules.limits;
  const worked = workedClock - night + nightReduced;
  return [
    ...(plan.kind === 'work' && extra_day !== null && extra > extra_day ? ['over_2h'] : []),
    ...(day_total !== null && worked > day_total ? ['over_10h'] : []),
  ];
}

function ofWorker({ regime, minor }: ClockInput['worker'], { night }: Figures, extra: number): string[] {
  return [
    ...(regime === 'apprentice' && extra > 0 ? ['apprentice_overtime'] : []),
    ...(regime === 'part_time_30' && extra > 0 ? ['part_time_overtime'] : []),
    ...(minor && night > 0 ? ['minor_night'] : []),
  ];
}
