/** The words of the engine's input and answer are those of the reference cases (`clock cases`), which are stored and sent as they are. */

export interface ClockInput {
  /** The days shown and summed. Dates, both included. */
  period: Between;
  /** The days that exist for the calculation; holds `period`. */
  calc: Between;
  worker: { regime: Regime; minor: boolean };
  /** In force on a day: the one with the latest `valid_from` not after it. */
  schedules: readonly Schedule[];
  rules: readonly Rules[];
  holidays: readonly string[];
  /** Local civil time to the minute. */
  punches: readonly (string | TreatedPunch)[];
  leaves: readonly Leave[];
  excuses: readonly Excuse[];
  /** Lots brought forward; negative minutes are a debt. */
  opening_bank: readonly Lot[];
  bank_moves: readonly { date: string; kind: 'payment' | 'forgive'; minutes: number }[];
  termination: string | null;
}

interface Between {
  from: string;
  to: string;
}

export type Regime = 'standard' | 'part_time_30' | 'part_time_26' | 'apprentice';

/** A layer above the facts: `include` adds, `disregard` keeps without counting, `assign` counts on the journey of `date`. */
export interface TreatedPunch {
  at: string;
  treat: 'include' | 'disregard' | 'assign';
  date?: string;
}

export type Plan =
  | { intervals: readonly (readonly [string, string])[]; contract?: number }
  | { minutes: number }
  | { off: true }
  | { rest: true };

interface ScheduleOf {
  valid_from: string;
  break_mode: 'fixed' | 'flexible' | 'preassigned';
  works_holidays: boolean;
  marking: 'punch' | 'exception' | 'exempt';
}

export type Schedule = ScheduleOf &
  (
    | { kind: 'week'; days: Readonly<Record<string, Plan>> }
    | { kind: 'cycle'; anchor: string; pattern: readonly Plan[] }
  );

export type LeaveKind = 'vacation' | 'medical' | 'justified' | 'maternity' | 'comp_off' | 'suspension';

export interface Leave extends Between {
  kind: LeaveKind;
}

/** Part of a day; minutes for schedules without fixed hours. */
export type Excuse = { date: string; kind: string } & (Between | { minutes: number });

export interface Lot {
  date: string;
  due: string;
  pct: number;
  minutes: number;
}

/** Kinds of days that extra work is told by. */
export type ExtraKind = 'work' | 'off' | 'rest' | 'holiday';
export type DayKind = ExtraKind | 'leave';

export interface Tier {
  /** Cumulative minutes of the day; null: the rest. */
  upto: number | null;
  pct: number;
}

/** Each key, its usual value and its ground stand in the reference cases. */
export interface Rules {
  valid_from: string;
  tolerance: { per_mark: number; per_day: number; excess: 'whole' | 'per_mark' };
  attribution: { lead: number; tail: number; cutoff: string };
  duplicate_window: number | null;
  day_netting: boolean;
  tier_by: 'journey' | 'calendar';
  night: {
    start: string;
    end: string;
    reduced: boolean;
    premium: number;
    extension: 'full' | 'any' | 'majority' | 'never';
    surplus: 'contained' | 'overtime';
    reduce_missing: boolean;
  };
  overtime: Readonly<Record<ExtraKind, readonly Tier[]>>;
  break: { over_4h: number; over_6h: number; tolerance: number; longest: number };
  interday: { minimum: number; weekly: number | null };
  dsr: {
    enabled: boolean;
    day_minutes: number;
    loss: 'same' | 'next' | 'none';
    loss_on: 'absence' | 'any_missing';
    loss_holidays: boolean;
    on_overtime: boolean;
    calendar: 'civil' | 'schedule';
  };
  limits: { extra_day: number | null; day_total: number | null };
  compensation: { scope: 'none' | 'week' | 'month' };
  bank: {
    enabled: boolean;
    term_months: number;
    due: 'lot_date' | 'month_end';
    kinds: readonly ExtraKind[];
    ratio: Readonly<Record<ExtraKind, number>>;
    daily_limit: number | null;
    debit_missing: boolean;
    debit_absence: boolean;
    negative_limit: number | null;
  };
}

/** Minutes by percentage; one without minutes is not there. */
export type ByPct = Readonly<Record<string, number>>;

export interface DayRow {
  date: string;
  weekday: number;
  kind: DayKind;
  holiday: boolean;
  status: 'ok' | 'pending';
  expected: number;
  pairs: (readonly [string, string])[];
  unpaired: string[];
  disregarded: string[];
  worked_clock: number;
  day: number;
  night: number;
  night_reduced: number;
  worked: number;
  extra: ByPct;
  extra_night: number;
  missing: number;
  excused: number;
  break_short: number;
  interday_short: number;
  dsr: number;
  dsr_lost: number;
  credit: number;
  debit: number;
  /** Codes, sorted. */
  occurrences: string[];
}

export interface Bank {
  previous: number;
  credit: number;
  debit: number;
  expired: number;
  expired_by_pct: ByPct;
  paid: number;
  forgiven: number;
  settled: number;
  settled_by_pct: ByPct;
  current: number;
  month: number;
  lots: Lot[];
  debts: { date: string; minutes: number }[];
}

export interface Totals {
  days: number;
  worked_days: number;
  absence_days: number;
  pending_days: number;
  expected: number;
  worked_clock: number;
  worked: number;
  day: number;
  night: number;
  night_reduced: number;
  night_additional: number;
  overtime: number;
  overtime_by_pct: ByPct;
  overtime_night: number;
  missing: number;
  excused: number;
  compensatory: number;
  overtime_paid_by_pct: ByPct;
  missing_discount: number;
  break_short: number;
  interjourney: number;
  dsr: number;
  dsr_lost: number;
  dsr_working_days: number;
  dsr_rest_days: number;
  dsr_on_overtime: ByPct;
  result: number;
  credit: number;
  debit: number;
  balance_previous: number;
  balance_month: number;
  balance_current: number;
}

export interface Mirror {
  days: DayRow[];
  totals: Totals;
  bank: Bank;
}
