import type { Rules, Schedule } from '../engine/clock.types.ts';

/** All that is known of an employment's clock for a stretch of days, as `access.clock_inputs` answers it. Days `YYYY-MM-DD`. */
export interface ClockFacts {
  companyId: string;
  personId: string;
  accessGroupId: string;
  admitted: string | null;
  dismissed: string | null;
  /** Goes on as another employment: its bank is carried there, not settled. */
  transferred: boolean;
  hiring: string | null;
  apprentice: boolean | null;
  weeklyHours: number | null;
  born: string | null;
  state: string | null;
  city: string | null;
  /** As HR set it; null: by the town. */
  zone: string | null;
  /** In the order of their days; a schedule of null: no clock from then on. */
  schedules: readonly { from: string; id: string | null; name: string | null; document: ScheduleDocument | null }[];
  companyRules: readonly DatedRules[];
  ruleSets: readonly { from: string; rules: readonly DatedRules[] }[];
  /** Of the state, the town and the company; national ones are computed. */
  holidays: readonly { day: string; name: string }[];
  punches: readonly PunchFact[];
  treatments: readonly TreatmentFact[];
  /** `until` null: it goes on. */
  leaves: readonly { from: string; until: string | null; kind: string }[];
  excuses: readonly { day: string; from: string | null; until: string | null; minutes: number | null }[];
  postings: readonly PostingFact[];
}

type Undated<T> = T extends unknown ? Omit<T, 'valid_from'> : never;
export type ScheduleDocument = Undated<Schedule>;
export type RulesDocument = Omit<Rules, 'valid_from'>;

export interface DatedRules {
  from: string;
  document: RulesDocument;
}

export interface PunchFact {
  id: string;
  /** Civil time of the establishment, `2026-03-02T08:00`. */
  at: string;
  nsr: number;
  source: 'recorder' | 'file' | 'kiosk' | 'port';
  trust: 'A' | 'B' | 'C';
  flags: readonly string[];
  offline: boolean;
  deviceId: string;
}

export interface TreatmentFact {
  id: string;
  kind: 'include' | 'disregard' | 'assign';
  punchId: string | null;
  at: string | null;
  day: string | null;
  reason: string;
}

export interface PostingFact {
  id: string;
  kind: string;
  minutes: number;
  /** Null: of a debt. */
  percentage: number | null;
  lotDay: string;
  dueDay: string | null;
  /** The day it was written. */
  at: string;
  timesheetId: string | null;
  /** First day of the mirror whose closing wrote it. */
  periodFrom: string | null;
  reverses: string | null;
}
