import { dayAt } from '../engine/civil.ts';
import { borderOf } from '../engine/journeys.ts';
import type { Plans } from '../engine/plan.ts';

/**
 * Which journey is running at a local instant, and the last one that has ended (I4). A day that has not ended is in no total
 * and never an absence. Days and instants as in `engine/civil.ts`.
 */
export function runningAt(plans: Plans, now: number): { lastEnded: number; running: number } {
  let day = dayAt(now) + 1;
  while (borderOf(plans, day) > now) day -= 1;
  return { lastEnded: day - 1, running: day };
}
