import * as z from 'zod/mini';
import { minutesOf } from '../../reading/words/clock-times.ts';
import { clockOf, dateText, dayOf } from '../engine/civil.ts';
import { emptyMonth, type Month, type MonthDay } from './month-of.ts';

const printed = z.object({
  days: z.array(z.object({ date: z.string(), punches: z.array(z.string()), occurrence: z.nullable(z.string()) })),
  totals: z.record(z.string(), z.string()),
});

/**
 * A mirror that payroll printed, as it was read: its days, punches and totals, nothing calculated. What isn't printed is zero.
 * @param content of the imported page; of one that was never read, the month has no days
 */
export function printedMonth(content: unknown, period: { from: string; until: string }): Month {
  const month = emptyMonth(period);
  const read = printed.safeParse(content);
  if (!read.success) return month;
  const { days, totals } = read.data;
  const of = (name: string) => minutesOf(totals[name] ?? '00:00');
  return {
    ...month,
    days: days.map(printedDay),
    totals: {
      ...month.totals,
      ...{ worked: of('worked'), overtime: of('overtime'), missing: of('missing') },
      balance_previous: of('previous_balance'),
      balance_month: of('month_balance'),
      balance_current: of('balance'),
    },
  };
}

function printedDay({ date, punches, occurrence }: z.infer<typeof printed>['days'][number]): MonthDay {
  const kind = punches.length === 0 ? freeKind(occurrence ?? '') : undefined;
  const times = inOrder(date, punches);
  const isPaired = times.length % 2 === 0;
  const paired = isPaired ? times : times.slice(0, -1);
  return {
    ...{ date, weekday: ((dayOf(date) + 3) % 7) + 1, kind: kind ?? 'work', status: 'ok' },
    ...{ holiday: kind === 'holiday', holidayName: kind === 'holiday' ? occurrence : null, plan: [], disregarded: [] },
    pairs: paired.flatMap((begin, at) => (at % 2 === 0 ? [[begin, paired[at + 1] ?? begin] as const] : [])),
    unpaired: isPaired ? [] : times.slice(-1),
    marks: times.map((at, index) => ({
      ...{ punchId: null, at, direction: index % 2 === 0 ? 'in' : 'out', source: 'file', nsr: null, kind: 'O' },
      ...{ reason: null, flags: [], treatmentId: null },
    })),
    ...noFigures,
    occurrences: occurrence === null || kind !== undefined ? [] : [occurrence],
  };
}

/** Times of one journey: a smaller one is of the day after. */
function inOrder(date: string, punches: readonly string[]): string[] {
  let day = dayOf(date);
  return punches.map((time, at) => {
    if (at > 0 && clockOf(time) < clockOf(punches[at - 1] ?? time)) day++;
    return `${dateText(day)}T${time}`;
  });
}

/** What a printed word says of a day without punches; undefined: an occurrence that is shown as it was printed. */
function freeKind(occurrence: string): MonthDay['kind'] | undefined {
  if (/feriado/i.test(occurrence)) return 'holiday';
  if (/\bdsr\b|descanso|repouso/i.test(occurrence)) return 'rest';
  return /folga|compensado/i.test(occurrence) ? 'off' : undefined;
}

const noFigures = {
  ...{ expected: 0, worked_clock: 0, day: 0, night: 0, night_reduced: 0, worked: 0, extra: {}, extra_night: 0 },
  ...{ missing: 0, excused: 0, break_short: 0, interday_short: 0, dsr: 0, dsr_lost: 0, credit: 0, debit: 0 },
} satisfies Partial<MonthDay>;
