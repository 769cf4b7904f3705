import { dateText, dayOf } from '#core/clock/engine/civil.ts';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import type { ClockFacts } from '#core/clock/month/facts.types.ts';
import type { Mark } from '#core/clock/month/marks.ts';
import { type MonthDay, monthOf, zoneOf } from '#core/clock/month/month-of.ts';

/** A day as it is now, also one that has no schedule: then it shows its marks and expects nothing. */
export type DayNow = Pick<
  MonthDay,
  'date' | 'kind' | 'status' | 'plan' | 'expected' | 'worked_clock' | 'occurrences' | 'unpaired'
> & { marks: Mark[]; zone: string };

/** One day of an employment. @param now milliseconds since 1970 */
export function dayNow(facts: ClockFacts, day: string, now: number): DayNow {
  const zone = zoneOf(facts);
  const found = monthOf(facts, { from: day, until: day }, now).days[0];
  return found ? { ...found, zone } : bareDay(facts, day, zone, now);
}

/** The journey that runs now: after midnight it may be yesterday's. */
export function runningDay(facts: ClockFacts, now: number): DayNow {
  const zone = zoneOf(facts);
  const found = around(facts, civilText(zone, now).slice(0, 10), now).find(({ status }) => status === 'running');
  return found ? { ...found, zone } : bareDay(facts, civilText(zone, now).slice(0, 10), zone, now);
}

/** The journey that a punch belongs to, by its plan: today's, yesterday's or tomorrow's. */
export function dayOfPunch(facts: ClockFacts, punch: { id: string; at: string }, now: number): DayNow {
  const zone = zoneOf(facts);
  const day = punch.at.slice(0, 10);
  const found = around(facts, day, now).find(({ marks }) => marks.some(({ punchId }) => punchId === punch.id));
  return found ? { ...found, zone } : bareDay(facts, day, zone, now);
}

/** What facts are read for, so that the days around one are whole. */
export function stretchAround(day: string): { from: string; until: string } {
  return { from: dateText(dayOf(day) - 1), until: dateText(dayOf(day) + 1) };
}

function around(facts: ClockFacts, day: string, now: number): MonthDay[] {
  return monthOf(facts, stretchAround(day), now).days;
}

/** No schedule says what the marks are: they are paired as they come. */
function bareDay({ punches }: ClockFacts, date: string, zone: string, now: number): DayNow {
  const today = civilText(zone, now).slice(0, 10);
  const marks: Mark[] = [];
  for (const { id, at, nsr, source, flags } of punches.filter(one => one.at.startsWith(date))) {
    const counted = marks.filter(({ kind }) => kind === 'O');
    const isAgain = minutesTo(counted.at(-1), at) <= usualWindow;
    marks.push({
      ...{ punchId: id, at, nsr, source, reason: null, flags: [...flags], treatmentId: null },
      direction: isAgain ? null : counted.length % 2 === 0 ? 'in' : 'out',
      kind: isAgain ? 'D' : 'O',
    });
  }
  const paired = marks.filter(({ kind }) => kind === 'O');
  const last = paired.length % 2 === 1 ? paired.at(-1) : undefined;
  const status = date === today ? 'running' : date > today ? 'future' : last ? 'pending' : 'ok';
  return {
    ...{ date, kind: 'off', status, plan: [], expected: 0, occurrences: [], marks, zone },
    unpaired: last ? [last.at] : [],
    worked_clock: paired.reduce(
      (sum, { at }, place) => sum + (place % 2 === 1 ? minutesTo(paired[place - 1], at) : 0),
      0,
    ),
  };
}

/** Minutes in which a second mark is taken for the first, where no rules say otherwise. */
const usualWindow = statutoryRules.duplicate_window ?? 0;

const minutesTo = (from: Mark | undefined, until: string) =>
  from ? (Date.parse(`${until}:00Z`) - Date.parse(`${from.at}:00Z`)) / 60_000 : Number.POSITIVE_INFINITY;

/** More than six hours have a break (CLT 71): they are taken for two spans where the plan names none. */
const withBreak = 360;

/** What the next mark will likely be: a word for a button, from the plan and how many marks there are. */
export function nextMark({ marks, plan, expected }: Pick<DayNow, 'marks' | 'plan' | 'expected'>) {
  const counted = marks.filter(({ direction }) => direction !== null && direction !== undefined).length;
  const spans = plan.length > 0 ? plan.length : expected > withBreak ? 2 : 1;
  if (counted % 2 === 1) return counted + 1 < 2 * spans ? 'intervalo' : 'saida';
  return counted === 0 || counted >= 2 * spans ? 'entrada' : 'retorno';
}

/** A mark of the same person at most so many minutes before is likely the same one made twice. */
export function isRepeated({ marks }: Pick<DayNow, 'marks'>, punchId: string): boolean {
  return marks.some(mark => mark.punchId === punchId && mark.kind === 'D');
}
