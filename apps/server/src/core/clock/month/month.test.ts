import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dateText, dayOf } from '../engine/civil.ts';
import type { ClockInput, DayRow, Mirror, TreatedPunch } from '../engine/clock.types.ts';
import type { ClockFacts, PunchFact, TreatmentFact } from './facts.types.ts';
import { monthOf } from './month-of.ts';
import { holidaysOf } from './to-input.ts';

interface Case {
  id: string;
  input: ClockInput;
  expected: Mirror;
}
const file = new URL('../../../../test/vectors/time-clock.json', import.meta.url);
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, 'utf8'));
const leaveKinds = {
  vacation: 'ferias',
  medical: 'atestado',
  maternity: 'maternidade',
  justified: 'abonada',
  suspension: 'suspensao',
  comp_off: 'folgaBanco',
};
const hours = { standard: 44, part_time_30: 30, part_time_26: 26, apprentice: 44 };
const years = 365 * 86_400_000;

/** A case as an installation would know it: the words of tables instead of the engine's. */
function factsOf({ input }: Case): ClockFacts {
  const { from, to } = input.calc;
  const schedules = input.schedules.map(({ valid_from, ...document }) => ({
    ...{ from: [valid_from, from].sort().at(-1) ?? from, id: 's', name: 'Horário', document },
  }));
  const rules = input.rules.map(({ valid_from, ...document }) => ({ from: valid_from, document }));
  const punches = input.punches.flatMap((punch, at) => (isIncluded(punch) ? [] : [factOf(textOf(punch), at)]));
  return {
    ...{
      companyId: 'c',
      personId: 'p',
      accessGroupId: 'g',
      admitted: null,
      dismissed: input.termination,
      transferred: false,
      hiring: null,
    },
    apprentice: input.worker.regime === 'apprentice',
    weeklyHours: hours[input.worker.regime],
    born: input.worker.minor ? '2015-01-01' : '1990-01-01',
    ...{ state: 'SP', city: null, zone: null },
    schedules: [...schedules, { from: dateText(dayOf(to) + 1), id: null, name: null, document: null }],
    companyRules: rules,
    ruleSets: [],
    holidays: input.holidays.map(day => ({ day, name: 'Feriado' })),
    punches,
    treatments: input.punches.flatMap(treatmentOf),
    leaves: input.leaves.map(({ from, to: until, kind }) => ({ from, until, kind: leaveKinds[kind] })),
    excuses: input.excuses.map(excuse => ({
      day: excuse.date,
      from: 'from' in excuse ? excuse.from : null,
      until: 'to' in excuse ? excuse.to : null,
      minutes: 'minutes' in excuse ? excuse.minutes : null,
    })),
    postings: [
      ...input.opening_bank.map((lot, at) => postingOf(`o${at}`, 'opening', lot)),
      ...input.bank_moves.map(({ date, kind, minutes }, at) =>
        postingOf(`m${at}`, kind === 'payment' ? 'payment' : 'forgiveness', { date, due: date, pct: 50, minutes }),
      ),
    ],
  };
}
const textOf = (punch: string | TreatedPunch) => (typeof punch === 'string' ? punch : punch.at);
const isIncluded = (punch: string | TreatedPunch) => typeof punch !== 'string' && punch.treat === 'include';
const factOf = (at: string, nsr: number): PunchFact => ({
  ...{ id: `p${nsr}`, at, nsr, source: 'file', trust: 'A', flags: [], offline: false, deviceId: 'd' },
});
function treatmentOf(punch: string | TreatedPunch, at: number): TreatmentFact[] {
  if (typeof punch === 'string') return [];
  const isOver = punch.treat !== 'include';
  const over = { punchId: isOver ? `p${at}` : null, at: isOver ? null : punch.at };
  return [{ id: `t${at}`, kind: punch.treat, ...over, day: punch.date ?? null, reason: 'Combinado.' }];
}
const postingOf = (
  id: string,
  kind: string,
  { date, due, pct, minutes }: { date: string; due: string; pct: number; minutes: number },
) => ({
  ...{ id, kind, minutes, percentage: minutes < 0 ? null : pct, lotDay: date, dueDay: due, at: date },
  ...{ timesheetId: null, periodFrom: null, reverses: null },
});

/** A case that holds what these tables can't say: national holidays that are none, two punches in a minute, a plan behind the last day. */
function isPossible({ input }: Case): boolean {
  const national = holidaysOf({ holidays: [] }, input.calc).map(({ day }) => day);
  const touched = national.filter(day => day >= input.calc.from && day <= input.calc.to);
  const minutes = input.punches.map(textOf);
  if (input.rules.some(({ tier_by }) => tier_by === 'calendar')) return false;
  return touched.every(day => input.holidays.includes(day)) && new Set(minutes).size === minutes.length;
}

describe('a month from what tables hold is the reference', () => {
  it.each(cases.filter(isPossible).map(one => [one.id, one] as const))('%s', (_, one) => {
    const { from, to } = one.input.period;
    const month = monthOf(factsOf(one), { from, until: to }, Date.parse(`${to}T12:00:00Z`) + years);
    const rows = month.days.map(({ marks: _marks, plan: _plan, holidayName: _name, ...row }) => row as DayRow);
    expect({ days: rows, totals: month.totals, bank: month.bank }).toEqual(one.expected);
    expect([month.untilDay, month.isOver]).toEqual([to, true]);
  });
});

const plain = cases.find(({ id }) => id.includes('P050')) ?? cases[0];

describe('what the month shows beside figures', () => {
  it('days that have not ended are shown with their punches and in no total', () => {
    if (!plain) throw new Error('no case');
    const facts: ClockFacts = {
      ...factsOf(plain),
      schedules: [{ from: '2026-03-02', id: 's', name: 'Horário', document: weekOf8() }],
      holidays: [],
      punches: [factOf('2026-03-03T08:00', 1)],
      treatments: [],
      postings: [],
    };
    const noon = Date.parse('2026-03-03T15:00:00Z');
    const month = monthOf(facts, { from: '2026-03-01', until: '2026-03-31' }, noon);
    expect(month).toMatchObject({ untilDay: '2026-03-02', isOver: false });
    expect(month.days.map(({ date, status }) => [date, status]).slice(0, 3)).toEqual([
      ['2026-03-02', 'ok'],
      ['2026-03-03', 'running'],
      ['2026-03-04', 'future'],
    ]);
    expect(month.days).toHaveLength(30);
    const [ended, running, future] = month.days;
    expect(ended?.occurrences).toEqual(['absence']);
    expect(running).toMatchObject({ unpaired: ['2026-03-03T08:00'], missing: 0, occurrences: [], expected: 480 });
    expect(running?.marks).toMatchObject([{ at: '2026-03-03T08:00', direction: 'in', kind: 'O', nsr: 1 }]);
    expect(future).toMatchObject({ plan: ['08:00–12:00', '13:00–17:00'], marks: [], missing: 0 });
    expect(month.totals).toMatchObject({ days: 1, absence_days: 1, missing: 480 });
  });

  it('a day of unpaid leave asks for nothing, and the days behind it are as before', () => {
    if (!plain) throw new Error('no case');
    const facts: ClockFacts = {
      ...factsOf(plain),
      schedules: [{ from: '2026-03-02', id: 's', name: 'Horário', document: weekOf8() }],
      holidays: [],
      punches: [],
      treatments: [],
      postings: [],
      leaves: [{ from: '2026-03-03', until: '2026-03-03', kind: 'licencaNaoRemunerada' }],
    };
    const month = monthOf(facts, { from: '2026-03-02', until: '2026-03-04' }, Date.parse('2026-05-01T00:00:00Z'));
    expect(month.days.map(({ expected, missing }) => [expected, missing])).toEqual([
      [480, 480],
      [0, 0],
      [480, 480],
    ]);
  });
});

function weekOf8() {
  const work = { intervals: [['08:00', '12:00'] as const, ['13:00', '17:00'] as const] };
  const days = { 1: work, 2: work, 3: work, 4: work, 5: work, 6: { off: true as const }, 7: { rest: true as const } };
  return {
    kind: 'week' as const,
    days,
    break_mode: 'fixed' as const,
    works_holidays: false,
    marking: 'punch' as const,
  };
}
