import type { DayRow } from '../engine/clock.types.ts';
import type { PunchFact } from './facts.types.ts';
import type { KnownPunch } from './to-input.ts';

/** A punch of a day as it is shown: original (O), included (I), disregarded (D), pre-assigned (P), by exception (X). */
export interface Mark {
  punchId: string | null;
  /** Civil time, `2026-03-02T08:00`. */
  at: string;
  direction: 'in' | 'out' | null;
  source: PunchFact['source'] | 'treatment' | 'plan';
  nsr: number | null;
  kind: 'O' | 'I' | 'D' | 'P' | 'X';
  reason: string | null;
  /** What makes it doubtful: codes. */
  flags: string[];
  treatmentId: string | null;
}

/** Every punch of a row, in the order of time. What no punch is behind was made by the plan. */
export function marksOf(
  { pairs, unpaired, disregarded, occurrences }: Pick<DayRow, 'pairs' | 'unpaired' | 'disregarded' | 'occurrences'>,
  known: readonly KnownPunch[],
): Mark[] {
  const made = occurrences.includes('by_exception') ? 'X' : 'P';
  const left = [...known];
  const take = (at: string, isCounted: boolean) => {
    const index = left.findIndex(one => one.punch.at === at && (one.punch.treat !== 'disregard') === isCounted);
    const other = index < 0 ? left.findIndex(one => one.punch.at === at) : index;
    return other < 0 ? undefined : left.splice(other, 1)[0];
  };
  const counted = [
    ...pairs.flatMap(([begin, end]) => [
      { at: begin, direction: 'in' as const },
      { at: end, direction: 'out' as const },
    ]),
    ...unpaired.map(at => ({ at, direction: 'in' as const })),
  ].map(({ at, direction }) => markOf(at, direction, take(at, true), made));
  const aside = disregarded.map(at => markOf(at, null, take(at, false), 'D'));
  return [...counted, ...aside].sort((a, b) => a.at.localeCompare(b.at));
}

function markOf(at: string, direction: Mark['direction'], found: KnownPunch | undefined, made: 'X' | 'P' | 'D'): Mark {
  const { fact, treatment } = found ?? {};
  const kind = direction === null ? 'D' : fact ? 'O' : treatment ? 'I' : made;
  return {
    punchId: fact?.id ?? null,
    at,
    direction,
    source: fact?.source ?? (treatment ? 'treatment' : 'plan'),
    nsr: fact?.nsr ?? null,
    kind,
    reason: treatment?.reason ?? null,
    flags: fact ? doubtsOf(fact) : [],
    treatmentId: treatment?.id ?? null,
  };
}

function doubtsOf({ flags, trust }: PunchFact): string[] {
  return trust === 'C' && flags.length === 0 ? ['doubtful'] : [...flags];
}
