import { createHash } from 'node:crypto';
import { nationalHolidays } from '#core/calendar/national-holidays.ts';
import { brasilia } from '#core/calendar/zone.ts';
import { dateText, dayOf } from '../../engine/civil.ts';
import type { Schedule } from '../../engine/clock.types.ts';
import { civilText } from '../../instants/zone.ts';
import type { ClockFacts, PunchFact, TreatmentFact } from '../../month/facts.types.ts';
import { type MonthDay, monthOf, stretchOf } from '../../month/month-of.ts';
import type { ForeignJustification, ForeignPeriod, ForeignWorker } from '../foreign-acts.ts';
import type { ForeignMirror } from '../foreign-mirror.ts';

type Week = Omit<Extract<Schedule, { kind: 'week' }>, 'valid_from'>;
const hours = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
] as const;
const work = { intervals: hours };
const week: Week = {
  kind: 'week',
  days: { 1: work, 2: work, 3: work, 4: work, 5: work, 6: { intervals: [hours[0]] }, 7: { rest: true } },
  ...{ break_mode: 'fixed', works_holidays: false, marking: 'punch' },
};

/**
 * The month of a worker as the script has it: 44 hours a week, one day with a punch missing and one with overtime, the same for the same
 * employment each time. What was approved is in it. @param now milliseconds since 1970
 */
export function scriptedMonth(
  worker: ForeignWorker,
  period: ForeignPeriod,
  approved: readonly ForeignJustification[],
  now: number,
): ForeignMirror {
  const { from, until } = stretchOf(period);
  const clock = civilText(brasilia, now);
  const facts: ClockFacts = {
    ...{ companyId: worker.company.code, personId: worker.cpf, accessGroupId: worker.company.code },
    ...{
      admitted: null,
      dismissed: null,
      transferred: false,
      hiring: null,
      apprentice: null,
      weeklyHours: 44,
      born: null,
    },
    ...{ state: 'SP', city: null, zone: brasilia, companyRules: [], ruleSets: [], holidays: [], postings: [] },
    schedules: [{ from: '2000-01-01', id: 'week', name: '44 h', document: week }],
    punches: punchesOf(worker, from, until).filter(punch => punch.at <= clock),
    treatments: approved.flatMap(included),
    leaves: approved.flatMap(leaveOf),
    excuses: approved
      .filter(({ effect }) => effect === 'excuse')
      .flatMap(({ day, periods }) =>
        periods.map(([begin, end]) => ({ day, from: `${day}T${begin}`, until: `${day}T${end}`, minutes: null })),
      ),
  };
  const { zone, untilDay, isOver, days, totals } = monthOf(facts, period, now);
  return { zone, untilDay, isOver, totals, days: days.map(given) };
}

function punchesOf({ employment }: ForeignWorker, from: string, until: string): PunchFact[] {
  const days = Array.from({ length: dayOf(until) - dayOf(from) + 1 }, (_, at) => dateText(dayOf(from) + at));
  return days.flatMap(day =>
    marksOn(employment, day).map((hour, at) => ({
      ...{ id: `${day} ${hour}`, at: `${day}T${hour}`, nsr: dayOf(day) * 10 + at, source: 'port' as const },
      ...{ trust: 'A' as const, flags: [], offline: false, deviceId: 'double' },
    })),
  );
}

/** The script of a day: by the employment and its month alone. */
export function marksOn(employment: string, day: string): string[] {
  if (weekdayOf(day) === 7 || isHoliday(day)) return [];
  if (weekdayOf(day) === 6) return ['08:00', '12:00'];
  const chance = createHash('sha256')
    .update(`${employment} ${day.slice(0, 7)}`)
    .digest();
  const days = workingDays(day.slice(0, 7)).slice(0, 15);
  const odd = (chance[0] ?? 0) % days.length;
  const long = (odd + 1 + ((chance[1] ?? 0) % (days.length - 1))) % days.length;
  if (day === days[odd]) return ['08:00', '12:00', '13:00'];
  return day === days[long] ? ['08:00', '12:00', '13:00', '18:30'] : ['08:00', '12:00', '13:00', '17:00'];
}

const weekdayOf = (day: string) => ((dayOf(day) + 3) % 7) + 1;
const isHoliday = (day: string) => nationalHolidays(Number(day.slice(0, 4))).some(one => one.day === day);

/** Monday to Friday without the national holidays. */
function workingDays(month: string): string[] {
  const days = Array.from({ length: 28 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  return days.filter(day => weekdayOf(day) < 6 && !isHoliday(day));
}

function included({ id, day, effect, periods, hour, words }: ForeignJustification): TreatmentFact[] {
  if (effect !== 'include') return [];
  const told = periods.length > 0 ? periods.flat() : hour === null ? [] : [hour];
  return told.map(one => ({
    ...{ id: `${id} ${one}`, kind: 'include', punchId: null, at: `${day}T${one}`, day: null, reason: words ?? '' },
  }));
}

function leaveOf({ day, effect, periods, days }: ForeignJustification): ClockFacts['leaves'][number][] {
  const isWhole = effect === 'excuse' && periods.length === 0;
  if (!isWhole && effect !== 'bankDay') return [];
  const kind = isWhole ? 'abonada' : 'folgaBanco';
  return [{ from: day, until: dateText(dayOf(day) + (days ?? 1) - 1), kind }];
}

/** As a foreign program gives it: nothing of ours in it. */
function given({
  holidayName,
  marks: _marks,
  disregarded: _aside,
  pairs,
  ...row
}: MonthDay): ForeignMirror['days'][number] {
  return { ...row, holiday: holidayName, pairs: pairs.map(([begin, end]) => [begin, end]) };
}
