import { describe, expect, it } from 'vitest';
import { bankStage, deadlineOf, dueStage, firstOfEach, reminderDay } from './reminder-rules.ts';

const at = (text: string) => Date.parse(text);

describe('reminderDay', () => {
  it.each([
    ['SP', '2026-07-04T10:59:00Z', undefined],
    ['SP', '2026-07-04T11:00:00Z', '2026-07-04'],
    // in Cuiabá it is seven
    ['MT', '2026-07-04T11:00:00Z', undefined],
    ['AC', '2026-07-05T00:30:00Z', '2026-07-04'],
    ['SP', '2026-07-04T23:00:00Z', undefined],
  ])('%s at %s', (state, now, day) => {
    expect(reminderDay({ zone: null, state, city: null }, at(now))).toBe(day);
  });
});

describe('dueStage', () => {
  it.each([
    ['2026-07-01', undefined],
    ['2026-07-02', 'near'],
    ['2026-07-03', 'near'],
    ['2026-07-04', 'over'],
    ['2026-08-02', 'over'],
    ['2026-08-03', undefined],
  ])('three days after 30/06, on %s', (today, stage) => {
    expect(dueStage(deadlineOf('2026-06-30', 3), today)).toBe(stage);
  });
});

describe('bankStage', () => {
  it.each([
    ['2026-07-31', undefined],
    ['2026-08-01', '30'],
    ['2026-08-23', '30'],
    ['2026-08-24', '7'],
    ['2026-08-31', '7'],
    ['2026-09-01', undefined],
  ])('due on 31/08, on %s', (today, stage) => {
    expect(bankStage('2026-08-31', today)).toBe(stage);
  });
});

it('a person hears of the first thing of a day', () => {
  const rows = [
    { who: 'a', what: 1 },
    { who: 'b', what: 2 },
    { who: 'a', what: 3 },
  ];
  expect(firstOfEach(rows, ({ who }) => who)).toEqual([
    { who: 'a', what: 1 },
    { who: 'b', what: 2 },
  ]);
});
