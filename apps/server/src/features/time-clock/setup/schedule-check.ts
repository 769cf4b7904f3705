import type { ScheduleFaultCode, ScheduleWarning } from '@cracha/contract/features/time-clock/schedule-words.ts';
import { minutesOfDay } from '#core/clock/engine/civil.ts';
import type { ScheduleDocument } from '#core/clock/month/facts.types.ts';
import { type DayHours, daysOf, weekMinutes } from '#core/clock/month/schedule-days.ts';

/** `day`: of a week 1 to 7, of a cycle from 1; null: the whole. */
export interface ScheduleFault {
  day: number | null;
  code: ScheduleFaultCode;
}

/** The first thing that makes a schedule impossible; undefined: none (product 4, section 20). */
export function scheduleFault(schedule: ScheduleDocument): ScheduleFault | undefined {
  const days = daysOf(schedule);
  return (
    days.map(faultOfDay).find(one => one !== undefined) ??
    overlapping(days) ??
    withoutRest(days, schedule.kind) ??
    needsHours(days, schedule)
  );
}

/** What is lawful, and worth a look before it is given to people. */
export function scheduleWarnings(schedule: ScheduleDocument): { day: number | null; code: ScheduleWarning }[] {
  const days = daysOf(schedule);
  const ofDays = days.flatMap(({ day, spans }): { day: number; code: ScheduleWarning }[] => {
    const minutes = spans.reduce((sum, [from, to]) => sum + to - from, 0);
    const gaps = spans.slice(1).map(([from], at) => from - (spans[at]?.[1] ?? from));
    const need = minutes > 360 ? 60 : minutes > 240 ? 15 : 0;
    const before = days.find(one => one.day === day - 1) ?? (schedule.kind === 'week' ? days.at(-1) : undefined);
    const formerEnd = before?.spans.at(-1)?.[1];
    const rest = formerEnd === undefined || !spans[0] ? undefined : spans[0][0] + minutesOfDay - formerEnd;
    return [
      ...(minutes > 600 ? [{ day, code: 'over10h' as const }] : []),
      ...(need > Math.max(0, ...gaps) && schedule.break_mode !== 'flexible'
        ? [{ day, code: 'shortBreak' as const }]
        : []),
      ...(rest !== undefined && rest < 660 ? [{ day, code: 'shortInterday' as const }] : []),
    ];
  });
  return weekMinutes(schedule) > 44 * 60 ? [...ofDays, { day: null, code: 'over44h' }] : ofDays;
}

function faultOfDay({ day, plan, spans }: DayHours): ScheduleFault | undefined {
  if ('intervals' in plan && plan.intervals.some(([from, to]) => from === to)) return { day, code: 'empty' };
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && last[1] - first[0] > minutesOfDay ? { day, code: 'tooLong' } : undefined;
}

/** A shift that runs past midnight ends before the next begins; the last day is followed by the first. */
function overlapping(days: readonly DayHours[]): ScheduleFault | undefined {
  return days
    .map((one, at): ScheduleFault | undefined => {
      const former = days[at - 1] ?? days.at(-1);
      const [end, start] = [former?.spans.at(-1)?.[1], one.spans[0]?.[0]];
      const overlaps = end !== undefined && start !== undefined && start + minutesOfDay < end;
      return overlaps ? { day: one.day, code: 'overlaps' } : undefined;
    })
    .find(one => one !== undefined);
}

function withoutRest(days: readonly DayHours[], kind: ScheduleDocument['kind']): ScheduleFault | undefined {
  const isFree = ({ plan }: DayHours) => 'rest' in plan || 'off' in plan;
  if (kind === 'week') return days.some(({ plan }) => 'rest' in plan) ? undefined : { day: null, code: 'noRest' };
  let run = 0;
  // twice, since a cycle begins anew behind its last day
  for (const one of [...days, ...days]) {
    run = isFree(one) ? 0 : run + 1;
    if (run === 7) return { day: one.day, code: 'sevenDays' };
  }
  return undefined;
}

function needsHours(days: readonly DayHours[], { marking, break_mode }: ScheduleDocument): ScheduleFault | undefined {
  if (marking !== 'exception' && break_mode !== 'preassigned') return undefined;
  const flexible = days.find(({ plan }) => 'minutes' in plan);
  return flexible ? { day: flexible.day, code: 'noIntervals' } : undefined;
}
