import { dateText, dayOf, monthsAfter } from '#core/clock/engine/civil.ts';

export interface Days {
  from: string;
  until: string;
}

/** The period of a day where periods begin on a day of the month. */
export function periodAround(today: string, firstDay: number): Days {
  const inMonth = dayOf(`${today.slice(0, 7)}-${String(firstDay).padStart(2, '0')}`);
  const from = inMonth <= dayOf(today) ? inMonth : monthsAfter(inMonth, -1);
  return { from: dateText(from), until: dateText(monthsAfter(from, 1) - 1) };
}

/**
 * What is opened on a day: the days of its period that no other period holds; undefined: a period holds the day already. Months that
 * were missed stay missing: HR opens them.
 */
export function nextPeriod(today: string, firstDay: number, standing: readonly Days[]): Days | undefined {
  if (standing.some(({ from, until }) => from <= today && today <= until)) return undefined;
  const around = periodAround(today, firstDay);
  const before = standing.filter(({ until }) => until < today).map(({ until }) => dateText(dayOf(until) + 1));
  const after = standing.filter(({ from }) => from > today).map(({ from }) => dateText(dayOf(from) - 1));
  return {
    from: [around.from, ...before].sort().at(-1) ?? around.from,
    until: [around.until, ...after].sort()[0] ?? around.until,
  };
}
