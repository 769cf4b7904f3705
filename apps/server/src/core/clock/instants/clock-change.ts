import { lengthOf, meet, minus, type Span, union } from '../engine/spans.ts';
import { instantsOf } from './zone.ts';

/** A journey that holds a change of the clock, in real minutes (I5). */
export interface RealMinutes {
  worked: number;
  planned: number;
  extra: number;
  missing: number;
}

/**
 * Schedule and punches are both laid on instants. What was worked inside the schedule above the contracted minutes is extra;
 * an hour that never was is not missing. Before tolerance. @param scheduled local instants `2019-02-16T22:00`, in pairs;
 * @param worked milliseconds since 1970, in pairs; @param contract contracted minutes
 */
export function realMinutes(
  zone: string,
  scheduled: readonly (readonly [string, string])[],
  worked: readonly (readonly [number, number])[],
  contract: number,
): RealMinutes {
  const minute = (at: number) => Math.floor(at / 60_000);
  const edge = (local: string) => {
    const { instants, before } = instantsOf(zone, local);
    return minute(instants[0] ?? before);
  };
  const plan = union(scheduled.map(([from, to]): Span => [edge(from), edge(to)]));
  const done = union(worked.map(([from, to]): Span => [minute(from), minute(to)]));
  const inside = lengthOf(meet(done, plan));
  return {
    worked: lengthOf(done),
    planned: contract,
    extra: lengthOf(minus(done, plan)) + Math.max(0, inside - contract),
    missing: lengthOf(minus(plan, done)),
  };
}
