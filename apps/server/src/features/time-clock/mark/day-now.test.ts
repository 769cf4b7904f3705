import { describe, expect, it } from 'vitest';
import type { ClockFacts, PunchFact, ScheduleDocument } from '#core/clock/month/facts.types.ts';
import { dayNow, dayOfPunch, isRepeated, nextMark, runningDay } from './day-now.ts';

type Plan = { intervals: [string, string][] } | { minutes: number };
const weekOf = (plan: Plan): ScheduleDocument => ({
  kind: 'week',
  days: { 1: plan, 2: plan, 3: plan, 4: plan, 5: plan, 6: plan, 7: { rest: true } },
  break_mode: 'minutes' in plan ? 'flexible' : 'fixed',
  works_holidays: false,
  marking: 'punch',
});
const day: Plan = {
  intervals: [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ],
};
const night: Plan = { intervals: [['22:00', '06:00']] };
const short: Plan = { intervals: [['08:00', '14:00']] };

/** 2 March 2026 is a Monday. */
function factsOf(plan: Plan | null, ...marks: string[]): ClockFacts {
  const punches = marks.map(
    (at, place): PunchFact => ({
      ...{ id: `p${place + 1}`, at: at.length === 5 ? `2026-03-02T${at}` : at, nsr: place + 1, source: 'recorder' },
      ...{ trust: 'A', flags: [], offline: false, deviceId: 'd' },
    }),
  );
  return {
    ...{
      companyId: 'c',
      personId: 'p',
      accessGroupId: 'g',
      admitted: null,
      dismissed: null,
      transferred: false,
      hiring: null,
    },
    ...{ apprentice: null, weeklyHours: 44, born: null, state: 'SP', city: null, zone: null, companyRules: [] },
    ...{ ruleSets: [], holidays: [], treatments: [], leaves: [], excuses: [], postings: [], punches },
    schedules: plan ? [{ from: '2026-01-01', id: 's', name: 'Turno', document: weekOf(plan) }] : [],
  };
}
const at = (local: string) => Date.parse(`${local}:00-03:00`);
const noon = at('2026-03-02T12:30');

describe('what the next mark will likely be', () => {
  it.each<[string, Plan | null, string[], string]>([
    ['nothing yet', day, [], 'entrada'],
    ['the first span', day, ['08:00'], 'intervalo'],
    ['the break', day, ['08:00', '12:00'], 'retorno'],
    ['the last span', day, ['08:00', '12:00', '13:00'], 'saida'],
    ['the day is whole: something new begins', day, ['08:00', '10:00', '10:30', '11:00'], 'entrada'],
    ['one made twice counts once', day, ['08:00', '08:01'], 'intervalo'],
    ['a day without break', short, ['08:00'], 'saida'],
    ['hours without a plan of spans, more than six of them', { minutes: 480 }, ['08:00'], 'intervalo'],
    ['hours without a plan of spans, six of them', { minutes: 360 }, ['08:00'], 'saida'],
    ['no schedule', null, [], 'entrada'],
    ['no schedule, one mark', null, ['08:00'], 'saida'],
  ])('%s', (_, plan, marks, expected) => {
    expect(nextMark(dayNow(factsOf(plan, ...marks), '2026-03-02', noon))).toBe(expected);
  });
});

describe('whose day it is', () => {
  it('after midnight a night’s journey is yesterday’s, and runs', () => {
    const facts = factsOf(night, '22:00', '2026-03-03T02:00');
    const now = at('2026-03-03T02:00');
    expect(dayOfPunch(facts, { id: 'p2', at: '2026-03-03T02:00' }, now).date).toBe('2026-03-02');
    expect(runningDay(factsOf(night, '22:00'), now)).toMatchObject({
      date: '2026-03-02',
      unpaired: ['2026-03-02T22:00'],
    });
  });

  it('a mark before midnight may open tomorrow’s journey', () => {
    const early: Plan = { intervals: [['00:30', '06:30']] };
    const facts = factsOf(early, '23:50');
    expect(dayOfPunch(facts, { id: 'p1', at: '2026-03-02T23:50' }, at('2026-03-02T23:50')).date).toBe('2026-03-03');
  });

  it('without a schedule it is the civil day of the establishment, with pairs as they come', () => {
    const facts = { ...factsOf(null, '08:00', '08:01', '12:00', '13:00'), zone: 'America/Cuiaba' };
    const found = runningDay(facts, at('2026-03-02T14:00'));
    expect(found).toMatchObject({ date: '2026-03-02', zone: 'America/Cuiaba', worked_clock: 240, status: 'running' });
    expect(found.marks.map(({ kind, direction }) => [kind, direction])).toEqual([
      ['O', 'in'],
      ['D', null],
      ['O', 'out'],
      ['O', 'in'],
    ]);
    expect(isRepeated(found, 'p2')).toBe(true);
    expect(isRepeated(found, 'p3')).toBe(false);
    // half past midnight in Brasília is still the day before in Cuiabá
    expect(runningDay(facts, at('2026-03-03T00:30')).date).toBe('2026-03-02');
    expect(dayNow(facts, '2026-03-02', at('2026-03-05T00:00')).status).toBe('pending');
    expect(dayNow(facts, '2026-03-09', at('2026-03-05T00:00'))).toMatchObject({ status: 'future', marks: [] });
  });
});
