import type { BankDay } from './bank.ts';
import { weekdayOf, weekOf } from './civil.ts';
import type { Figures } from './day.ts';
import type { Plans } from './plan.ts';

const week = 7;
const sunday = 7;

/** Minutes of a rest that is paid, or lost by an absence in its week or the one before (3.14). */
export interface WeeklyRest {
  dsr: number;
  lost: number;
}

/** @param all the days of the calculation; the bank sees those of the period only */
export function weeklyRestOf(all: readonly Figures[], bank: ReadonlyMap<number, BankDay>): Map<number, WeeklyRest> {
  const failed = { absence: new Set<number>(), any_missing: new Set<number>() };
  for (const figures of all) {
    const left = figures.missing - (bank.get(figures.plan.day)?.debitedMissing ?? 0);
    if (left <= 0) continue;
    failed.any_missing.add(weekOf(figures.plan.day));
    if (figures.isAbsence) failed.absence.add(weekOf(figures.plan.day));
  }
  const out = new Map<number, WeeklyRest>();
  for (const { plan } of all) {
    const { dsr } = plan.rules;
    if (!dsr.enabled || plan.schedule.marking === 'exempt' || (plan.kind !== 'rest' && plan.kind !== 'holiday'))
      continue;
    const begins = weekOf(plan.day) - (dsr.loss === 'next' ? week : 0);
    const canLose = dsr.loss !== 'none' && (plan.kind === 'rest' || dsr.loss_holidays);
    const isLost = canLose && failed[dsr.loss_on].has(begins);
    out.set(plan.day, { dsr: isLost ? 0 : dsr.day_minutes, lost: isLost ? dsr.day_minutes : 0 });
  }
  return out;
}

/** Sundays or planned rests, and holidays, each date once. */
export function restDays(days: readonly Figures[], plans: Plans, calendar: 'civil' | 'schedule'): number {
  return days.filter(({ plan }) => {
    const isRest = calendar === 'civil' ? weekdayOf(plan.day) === sunday : 'rest' in plan.plan;
    return isRest || plans.isHoliday(plan.day);
  }).length;
}
