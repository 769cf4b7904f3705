import * as z from 'zod/mini';
import { day, requiredText } from '../../kernel/wire.ts';

/** `08:00`: civil time of the establishment. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID_DATE'));
const minutes = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const percentage = z.int().check(z.minimum(0), z.maximum(400));

/** What is planned for a day: fixed intervals, flexible minutes, a free weekday, the weekly rest. Words of the reference cases. */
export const dayPlan = z.union(
  [
    z.strictObject({
      intervals: z.array(z.tuple([clockTime, clockTime])).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(6)),
      contract: z.optional(minutes(1440)),
    }),
    z.strictObject({ minutes: minutes(1440) }),
    z.strictObject({ off: z.literal(true) }),
    z.strictObject({ rest: z.literal(true) }),
  ],
  'INVALID_OPTION',
);

const ofAnySchedule = {
  break_mode: z.enum(['fixed', 'flexible', 'preassigned'], 'INVALID_OPTION'),
  works_holidays: z.boolean(),
  marking: z.enum(['punch', 'exception', 'exempt'], 'INVALID_OPTION'),
};

/** A schedule as the engine takes it, without the day from which it holds. Days of a week: `1` is Monday. */
export const scheduleDefinition = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('week'),
      days: z.object({ 1: dayPlan, 2: dayPlan, 3: dayPlan, 4: dayPlan, 5: dayPlan, 6: dayPlan, 7: dayPlan }),
      ...ofAnySchedule,
    }),
    z.object({
      kind: z.literal('cycle'),
      anchor: day,
      pattern: z.array(dayPlan).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(62)),
      ...ofAnySchedule,
    }),
  ],
  'INVALID_OPTION',
);

const tiers = z
  .array(z.object({ upto: z.nullable(minutes(1440)), pct: percentage }))
  .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(4));
const extraKind = z.enum(['work', 'off', 'rest', 'holiday'], 'INVALID_OPTION');
const ratio = z.number().check(z.minimum(0), z.maximum(4));

/** A complete set of rules as the engine takes it, without the day from which it holds. Keys, grounds: reference cases, section 1. */
export const rulesDefinition = z.object({
  tolerance: z.object({
    per_mark: minutes(60),
    per_day: minutes(120),
    excess: z.enum(['whole', 'per_mark'], 'INVALID_OPTION'),
  }),
  attribution: z.object({ lead: minutes(720), tail: minutes(720), cutoff: clockTime }),
  duplicate_window: z.nullable(minutes(60)),
  day_netting: z.boolean(),
  tier_by: z.enum(['journey', 'calendar'], 'INVALID_OPTION'),
  night: z.object({
    start: clockTime,
    end: clockTime,
    reduced: z.boolean(),
    premium: percentage,
    extension: z.enum(['full', 'any', 'majority', 'never'], 'INVALID_OPTION'),
    surplus: z.enum(['contained', 'overtime'], 'INVALID_OPTION'),
    reduce_missing: z.boolean(),
  }),
  overtime: z.object({ work: tiers, off: tiers, rest: tiers, holiday: tiers }),
  break: z.object({
    over_4h: minutes(240),
    over_6h: minutes(240),
    tolerance: minutes(60),
    longest: minutes(720),
  }),
  interday: z.object({ minimum: minutes(1440), weekly: z.nullable(minutes(4320)) }),
  dsr: z.object({
    enabled: z.boolean(),
    day_minutes: minutes(1440),
    loss: z.enum(['same', 'next', 'none'], 'INVALID_OPTION'),
    loss_on: z.enum(['absence', 'any_missing'], 'INVALID_OPTION'),
    loss_holidays: z.boolean(),
    on_overtime: z.boolean(),
    calendar: z.enum(['civil', 'schedule'], 'INVALID_OPTION'),
  }),
  limits: z.object({ extra_day: z.nullable(minutes(1440)), day_total: z.nullable(minutes(1440)) }),
  compensation: z.object({ scope: z.enum(['none', 'week', 'month'], 'INVALID_OPTION') }),
  bank: z.object({
    enabled: z.boolean(),
    term_months: z.int().check(z.minimum(1), z.maximum(60)),
    due: z.enum(['lot_date', 'month_end'], 'INVALID_OPTION'),
    kinds: z.array(extraKind).check(z.maxLength(4)),
    ratio: z.object({ work: ratio, off: ratio, rest: ratio, holiday: ratio }),
    daily_limit: z.nullable(minutes(1440)),
    debit_missing: z.boolean(),
    debit_absence: z.boolean(),
    negative_limit: z.nullable(minutes(60_000)),
  }),
});

/** A schedule's or a set's name. */
export const clockName = requiredText(80);
