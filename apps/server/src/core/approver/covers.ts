import { type Day, daysBetween } from '#core/calendar/days.ts';
import type { Substitute } from './world.ts';

export type CoverRefusal =
  | 'INVALID_OPTION'
  | 'STATUS_FORBIDS'
  | 'INVALID_DATE'
  | 'START_AFTER_END'
  | 'RECORD_ALREADY_EXISTS';

const mostDays = 366;

/** Why somebody can't stand in for another; null: they can (K1–K4, asked in this order). */
export function coverRefusal(
  asked: Substitute,
  {
    today,
    mayDecide,
    standing,
  }: { today: Day; mayDecide: (person: string) => boolean; standing: readonly Substitute[] },
): CoverRefusal | null {
  if (asked.person === asked.for) return 'INVALID_OPTION';
  if (!mayDecide(asked.for) || !mayDecide(asked.person)) return 'STATUS_FORBIDS';
  if (daysBetween(asked.from, asked.to) >= mostDays) return 'INVALID_DATE';
  if (asked.from > asked.to) return 'START_AFTER_END';
  if (asked.to < today) return 'INVALID_DATE';
  const together = standing.filter(one => one.from <= asked.to && asked.from <= one.to);
  if (together.some(one => one.for === asked.for && sharesType(one, asked))) return 'RECORD_ALREADY_EXISTS';
  return together.some(one => one.for === asked.person && one.person === asked.for) ? 'STATUS_FORBIDS' : null;
}

type Types = Pick<Substitute, 'types'>;

/** Whether two stand in for a same kind of request. None named: all. */
export function sharesType({ types: a }: Types, { types: b }: Types): boolean {
  return !a || !b || a.some(type => b.includes(type));
}
