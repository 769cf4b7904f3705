import { hourOf, inHours, minutesOf } from '#kernel/lazy/clock-hours.ts';
import type { ScheduleBody, WorkSchedule } from './setup.api.ts';

type Definition = ScheduleBody['definicao'];
type Plan = Extract<Definition, { kind: 'cycle' }>['pattern'][number];

export const dayKinds = ['work', 'flexible', 'off', 'rest'] as const;
export type DayKind = (typeof dayKinds)[number];

/** A day as it is typed. */
export interface DayForm {
  kind: DayKind;
  /** Entry and exit by turns, as typed; empty pairs are none. */
  times: string[];
  /** Flexible: how long, as typed. */
  length: string;
  /** Of fixed hours: what the contract says they are, where that is another length. */
  contract: string;
}

export interface ScheduleForm {
  name: string;
  kind: 'week' | 'cycle';
  /** The days of the week from Monday, or of the cycle from its first. */
  days: DayForm[];
  anchor: string;
  breakMode: Definition['break_mode'];
  worksHolidays: boolean;
  marking: Definition['marking'];
}

const working: readonly string[] = ['08:00', '12:00', '13:00', '17:00'];

export function workDay(times: readonly string[] = working): DayForm {
  return { kind: 'work', times: [...times], length: '08:00', contract: '' };
}

const free = (kind: 'off' | 'rest'): DayForm => ({ ...workDay(), kind });

/** What the commonest contract has: 44 hours, Sunday is the weekly rest. */
export function newWeek(): DayForm[] {
  return [...Array.from({ length: 5 }, () => workDay()), workDay(['08:00', '12:00', '', '']), free('rest')];
}

/** 12×36. */
export function newCycle(): DayForm[] {
  return [workDay(['07:00', '12:00', '13:00', '19:00']), free('off')];
}

export function formOf(kept: WorkSchedule | undefined, today: string): ScheduleForm {
  const of = kept?.definicao;
  const shared = {
    name: kept?.nome ?? '',
    breakMode: of?.break_mode ?? 'fixed',
    worksHolidays: of?.works_holidays ?? false,
    marking: of?.marking ?? 'punch',
  } as const;
  if (!of) return { ...shared, kind: 'week', days: newWeek(), anchor: today };
  if (of.kind === 'cycle') return { ...shared, kind: 'cycle', days: of.pattern.map(typedDay), anchor: of.anchor };
  const days = [of.days[1], of.days[2], of.days[3], of.days[4], of.days[5], of.days[6], of.days[7]];
  return { ...shared, kind: 'week', days: days.map(typedDay), anchor: today };
}

function typedDay(plan: Plan): DayForm {
  if ('rest' in plan) return free('rest');
  if ('off' in plan) return free('off');
  if ('minutes' in plan) return { ...workDay(), kind: 'flexible', length: inHours(plan.minutes) };
  const times = plan.intervals.flat();
  return {
    ...workDay(times.length < 4 ? [...times, '', ''] : times),
    contract: plan.contract === undefined ? '' : inHours(plan.contract),
  };
}

export function bodyOf(form: ScheduleForm): ScheduleBody {
  const { breakMode: break_mode, worksHolidays: works_holidays, marking } = form;
  const shared = { break_mode, works_holidays, marking };
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = form.days.map(planOf);
  const isWeek = monday && tuesday && wednesday && thursday && friday && saturday && sunday;
  return {
    nome: form.name.trim(),
    definicao:
      form.kind === 'week' && isWeek
        ? {
            kind: 'week',
            days: { 1: monday, 2: tuesday, 3: wednesday, 4: thursday, 5: friday, 6: saturday, 7: sunday },
            ...shared,
          }
        : { kind: 'cycle', anchor: form.anchor, pattern: form.days.map(planOf), ...shared },
  };
}

function planOf(day: DayForm): Plan {
  if (day.kind === 'rest') return { rest: true };
  if (day.kind === 'off') return { off: true };
  if (day.kind === 'flexible') return { minutes: minutesOf(hourOf(day.length) ?? '00:00') };
  const contract = hourOf(day.contract);
  return {
    intervals: pairsOf(day).map(([from, to]) => [hourOf(from) ?? from, hourOf(to) ?? to]),
    ...(contract ? { contract: minutesOf(contract) } : {}),
  };
}

/** Entry and exit side by side; a pair with neither is none. */
export function pairsOf({ times }: DayForm): [string, string][] {
  return times.flatMap((entry, at): [string, string][] => {
    const exit = times[at + 1] ?? '';
    return at % 2 === 0 && (entry.trim() || exit.trim()) ? [[entry, exit]] : [];
  });
}

/** The hours of a day as minutes since its midnight: a time that is not later than the one before it is on the next day. */
export function spansOf(day: DayForm): [number, number][] {
  if (day.kind !== 'work') return [];
  let last = -1;
  const later = (hour: string) => {
    let at = minutesOf(hour);
    while (at <= last) at += 1440;
    last = at;
    return at;
  };
  return pairsOf(day).flatMap(([from, to]): [number, number][] => {
    const [entry, exit] = [hourOf(from), hourOf(to)];
    return entry && exit ? [[later(entry), later(exit)]] : [];
  });
}

/** Planned minutes of a day. */
export function plannedOf(day: DayForm): number {
  if (day.kind === 'flexible') return minutesOf(hourOf(day.length) ?? '00:00');
  const contract = day.kind === 'work' ? hourOf(day.contract) : undefined;
  return contract ? minutesOf(contract) : spansOf(day).reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Of a week; of a cycle, of its average week. */
export function weekOf({ kind, days }: Pick<ScheduleForm, 'kind' | 'days'>): number {
  const sum = days.reduce((whole, day) => whole + plannedOf(day), 0);
  return kind === 'week' ? sum : Math.round((sum * 7) / Math.max(days.length, 1));
}

export type Missing = 'nameFirst' | 'timesFirst' | 'anchorFirst' | 'workFirst';

/** What keeps it from being saved, the first of it. */
export function missingIn(form: ScheduleForm): Missing | undefined {
  if (form.name.trim() === '') return 'nameFirst';
  if (form.days.some(day => isFaulty(day))) return 'timesFirst';
  if (form.kind === 'cycle' && !/^\d{4}-\d{2}-\d{2}$/.test(form.anchor)) return 'anchorFirst';
  return form.days.every(({ kind }) => kind === 'off' || kind === 'rest') ? 'workFirst' : undefined;
}

/** An hour that is none, a pair with one end, or no pair at all. */
export function isFaulty(day: DayForm): boolean {
  if (day.kind === 'flexible') return hourOf(day.length) === undefined;
  if (day.kind !== 'work') return false;
  const pairs = pairsOf(day);
  const contract = day.contract.trim() !== '' && hourOf(day.contract) === undefined;
  return contract || pairs.length === 0 || pairs.some(pair => pair.some(hour => hourOf(hour) === undefined));
}
