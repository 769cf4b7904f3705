import { entitlementOf } from '@cracha/contract/features/vacation/opening-check.ts';
import { afterMonths, coveredDays, type Day, plusDays } from '#core/calendar/days.ts';

/** How many days may be sold: a third, or none (V5, CLT 143). */
export function allowanceOf(entitled: number): number {
  return Math.floor(entitled / 3);
}

/** What an interruption does to a period: a suspension moves its end, of the others a limit loses it (V3, CLT 133). */
export const lossLimits = { inss: 180, 'paid-leave': 30, stoppage: 30 } as const;

export interface Interruption {
  kind: 'suspension' | keyof typeof lossLimits;
  from: Day;
  /** The last day. */
  to: Day;
}

export interface VacationPeriod {
  acquisition: readonly [Day, Day];
  /** Entitlement in days. */
  days: number;
  lost: 'absences' | keyof typeof lossLimits | null;
  /** Unjustified ones inside the period; null where an interruption lost it. */
  absences: number | null;
  /** Null without days. */
  concession: readonly [Day, Day] | null;
}

export interface PeriodFacts {
  /** Or the day from which HR says that counting begins (V0). */
  admission: Day;
  interruptions?: readonly Interruption[] | undefined;
  /** Days of unjustified absence that are known. */
  absences?: readonly Day[] | undefined;
  /** Others of the first period, of which the days are not known. */
  firstAbsences?: number | undefined;
}

/** Every acquisition period that begins on or before a day, oldest first (V2, V3; CLT 129, 130, 133, 134). */
export function vacationPeriods(facts: PeriodFacts, until: Day): VacationPeriod[] {
  const periods: VacationPeriod[] = [];
  for (let begin = facts.admission; begin <= until; ) {
    const period = periodFrom(begin, facts);
    periods.push(period);
    begin = plusDays(period.acquisition[1], 1);
  }
  return periods;
}

function periodFrom(
  begin: Day,
  { admission, interruptions = [], absences = [], firstAbsences = 0 }: PeriodFacts,
): VacationPeriod {
  const end = endOf(
    begin,
    interruptions.filter(({ kind }) => kind === 'suspension'),
  );
  const loss = lossIn([begin, end], interruptions);
  if (loss) return { acquisition: [begin, loss.end], days: 0, lost: loss.kind, absences: null, concession: null };
  const inside = new Set(absences.filter(day => day >= begin && day <= end)).size;
  const missed = inside + (begin === admission ? firstAbsences : 0);
  const days = entitlementOf(missed);
  const next = plusDays(end, 1);
  return {
    acquisition: [begin, end],
    days,
    lost: days === 0 ? 'absences' : null,
    absences: missed,
    concession: days === 0 ? null : [next, plusDays(afterMonths(next, 12), -1)],
  };
}

/** Twelve months and the suspended days inside, as long as the days won are suspended too. */
function endOf(begin: Day, suspensions: readonly Interruption[]): Day {
  const plain = plusDays(afterMonths(begin, 12), -1);
  for (let end = plain; ; ) {
    const longer = plusDays(plain, coveredDays([begin, end], suspensions.map(stretchOf)));
    if (longer === end) return end;
    end = longer;
  }
}

/** The first interruption with which a kind passes its limit: the period closes with it. */
function lossIn(
  period: readonly [Day, Day],
  interruptions: readonly Interruption[],
): { kind: keyof typeof lossLimits; end: Day } | undefined {
  const sums = new Map<string, Interruption[]>();
  for (const one of [...interruptions].sort((a, b) => a.from.localeCompare(b.from))) {
    if (one.kind === 'suspension') continue;
    const ofKind = [...(sums.get(one.kind) ?? []), one];
    sums.set(one.kind, ofKind);
    if (coveredDays(period, ofKind.map(stretchOf)) > lossLimits[one.kind]) return { kind: one.kind, end: one.to };
  }
  return undefined;
}

function stretchOf({ from, to }: Interruption): readonly [Day, Day] {
  return [from, to];
}
