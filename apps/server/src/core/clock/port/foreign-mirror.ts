import * as z from 'zod/mini';
import { emptyMonth, type Month, type MonthDay } from '../month/month-of.ts';
import { PortError } from './clock-port.ts';

const minutes = z.int();
const byPercentage = z.record(z.string(), minutes);
const day = z.iso.date();
/** Civil time of the establishment, `2026-11-26T08:00`. */
const at = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

/** A day of a month. The words are those of a row of the reference cases; durations are minutes. */
export const foreignDay = z.object({
  date: day,
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  kind: z.enum(['work', 'off', 'rest', 'holiday', 'leave']),
  /** `pending`: a punch is missing. `running` and `future` days have not ended and are in no total. */
  status: z.enum(['ok', 'pending', 'running', 'future']),
  holiday: z.nullable(z.string()),
  /** `08:00–12:00`. */
  plan: z.array(z.string()),
  pairs: z.array(z.tuple([at, at])),
  unpaired: z.array(at),
  ...{
    expected: minutes,
    worked_clock: minutes,
    worked: minutes,
    day: minutes,
    night: minutes,
    night_reduced: minutes,
  },
  ...{ extra: byPercentage, extra_night: minutes, missing: minutes, excused: minutes, break_short: minutes },
  ...{ interday_short: minutes, dsr: minutes, dsr_lost: minutes, credit: minutes, debit: minutes },
  occurrences: z.array(z.string().check(z.maxLength(60))),
});

const foreignTotals = z.object({
  ...{ days: minutes, worked_days: minutes, absence_days: minutes, pending_days: minutes, expected: minutes },
  ...{ worked_clock: minutes, worked: minutes, day: minutes, night: minutes, night_reduced: minutes },
  ...{ night_additional: minutes, overtime: minutes, overtime_by_pct: byPercentage, overtime_night: minutes },
  ...{ missing: minutes, excused: minutes, compensatory: minutes, overtime_paid_by_pct: byPercentage },
  ...{ missing_discount: minutes, break_short: minutes, interjourney: minutes, dsr: minutes, dsr_lost: minutes },
  ...{ dsr_working_days: minutes, dsr_rest_days: minutes, dsr_on_overtime: byPercentage, result: minutes },
  ...{ credit: minutes, debit: minutes, balance_previous: minutes, balance_month: minutes, balance_current: minutes },
});

/** A month as a payroll clock has it. It is shown as it came and never calculated again. */
export const foreignMirror = z.object({
  /** Of the tz database. */
  zone: z.string().check(z.maxLength(60)),
  /** The last day that has ended; null: none of the period. */
  untilDay: z.nullable(day),
  isOver: z.boolean(),
  days: z.array(foreignDay).check(z.maxLength(62)),
  totals: foreignTotals,
});
export type ForeignMirror = z.output<typeof foreignMirror>;
type ForeignDay = z.output<typeof foreignDay>;

/** The month as mirrors here have it. @param answer whatever an adapter gave @throws PortError `refused` for what is no month of the period */
export function monthOfForeign(answer: unknown, period: { from: string; until: string }): Month {
  const read = foreignMirror.safeParse(answer);
  if (!read.success) throw new PortError('refused');
  const { days, ...mirror } = read.data;
  if (days.some(({ date }) => date < period.from || date > period.until)) throw new PortError('refused');
  return { ...emptyMonth(period), ...mirror, days: days.map(shownDay) };
}

function shownDay({ holiday, ...row }: ForeignDay): MonthDay {
  const punches = [
    ...row.pairs.flatMap(([begin, end]) => [[begin, 'in'] as const, [end, 'out'] as const]),
    ...row.unpaired.map(instant => [instant, 'in'] as const),
  ];
  return {
    ...row,
    ...{ holiday: row.kind === 'holiday', holidayName: holiday, disregarded: [] },
    marks: punches.map(([instant, direction]) => ({
      ...{ punchId: null, at: instant, direction, source: 'port', nsr: null, kind: 'O', reason: null },
      ...{ flags: [], treatmentId: null },
    })),
  };
}
