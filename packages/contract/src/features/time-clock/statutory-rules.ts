import type * as z from 'zod/mini';
import type { rulesDefinition } from './clock-definition.schemas.ts';

/** The rules that hold where a company has none of its own: the law's, with the usual side of what is disputed. */
export const statutoryRules: z.output<typeof rulesDefinition> = {
  tolerance: { per_mark: 5, per_day: 10, excess: 'whole' },
  attribution: { lead: 240, tail: 240, cutoff: '04:00' },
  duplicate_window: 1,
  day_netting: false,
  tier_by: 'journey',
  night: {
    start: '22:00',
    end: '05:00',
    reduced: true,
    premium: 20,
    extension: 'full',
    surplus: 'contained',
    reduce_missing: true,
  },
  overtime: {
    work: [{ upto: null, pct: 50 }],
    off: [{ upto: null, pct: 50 }],
    rest: [{ upto: null, pct: 100 }],
    holiday: [{ upto: null, pct: 100 }],
  },
  break: { over_4h: 15, over_6h: 60, tolerance: 5, longest: 120 },
  interday: { minimum: 660, weekly: null },
  dsr: {
    enabled: true,
    day_minutes: 440,
    loss: 'same',
    loss_on: 'absence',
    loss_holidays: true,
    on_overtime: false,
    calendar: 'civil',
  },
  limits: { extra_day: 120, day_total: 600 },
  compensation: { scope: 'none' },
  bank: {
    enabled: false,
    term_months: 6,
    due: 'lot_date',
    kinds: ['work', 'off'],
    ratio: { work: 1, off: 1, rest: 1, holiday: 1 },
    daily_limit: 120,
    debit_missing: true,
    debit_absence: false,
    negative_limit: null,
  },
};
