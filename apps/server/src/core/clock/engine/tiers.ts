import { dayAt, minutesOfDay } from './civil.ts';
import type { ExtraKind, Rules } from './clock.types.ts';
import { nightOf, rounded, weightOf } from './night.ts';
import type { DayPlan, Plans } from './plan.ts';
import { cutAt, type Spans } from './spans.ts';

/** Extra minutes of one kind of day at one percentage. */
export interface TierMinutes {
  kind: ExtraKind;
  pct: number;
  minutes: number;
}

type ByKind = Partial<Record<ExtraKind, number>>;

/**
 * Extra minutes by the kind of day they have (3.9), in minutes. @param over the runs that count; @param bare7 sevenths that
 * are in no run and have the kind of the journey's day
 */
export function byKindOf(
  plan: DayPlan,
  plans: Plans,
  { over, bare7, journey }: { over: Spans; bare7: number; journey: Spans },
): ByKind {
  const sevenths: ByKind = { [plan.plainKind]: bare7 };
  const night = nightOf(journey, plan);
  const isCalendar = plan.rules.tier_by === 'calendar';
  for (const run of isCalendar ? cutAt(over, minutesOfDay) : over) {
    const kind = isCalendar ? plans.on(dayAt(run[0])).plainKind : plan.plainKind;
    sevenths[kind] = (sevenths[kind] ?? 0) + weightOf([run], night, plan.rules.night.reduced);
  }
  return Object.fromEntries(Object.entries(sevenths).map(([kind, exact]) => [kind, rounded(exact)]));
}

/** Sets extra and missing minutes of a day off, where that is agreed. @returns what is left of both */
export function netted(extra: ByKind, missing: number, rules: Rules): { extra: ByKind; missing: number } {
  if (!rules.day_netting) return { extra, missing };
  const left: ByKind = { ...extra };
  let owed = missing;
  for (const kind of byFirstPct(rules)) {
    const met = Math.min(left[kind] ?? 0, owed);
    left[kind] = (left[kind] ?? 0) - met;
    owed -= met;
  }
  return { extra: left, missing: owed };
}

/** Each kind's minutes fill its tiers from the lowest. */
export function tiersOf(extra: ByKind, rules: Rules): TierMinutes[] {
  return byFirstPct(rules).flatMap(kind => {
    let [done, left] = [0, extra[kind] ?? 0];
    const out: TierMinutes[] = [];
    for (const { upto, pct } of rules.overtime[kind]) {
      const minutes = Math.min(left, upto === null ? left : Math.max(0, upto - done));
      done += minutes;
      left -= minutes;
      if (minutes > 0) out.push({ kind, pct, minutes });
    }
    return out;
  });
}

const kinds = ['work', 'off', 'rest', 'holiday'] as const;

function byFirstPct({ overtime }: Rules): ExtraKind[] {
  const first = (kind: ExtraKind) => overtime[kind][0]?.pct ?? 0;
  return [...kinds].sort((a, b) => first(a) - first(b));
}
