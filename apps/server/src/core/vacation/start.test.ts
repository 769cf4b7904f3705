import { describe, expect, test } from 'vitest';
import { calendarWith } from '#core/calendar/working-day.ts';
import { backAtWork } from './start.ts';

// 23 January 2027 is a Saturday, 25 January the day of São Paulo
const saoPaulo = calendarWith(['2027-01-25']);

describe('after a vacation one is back', () => {
  test.each([
    ['the day after, where it has work', '2027-01-20', saoPaulo, '2027-01-21'],
    ['after rest and holiday', '2027-01-23', saoPaulo, '2027-01-26'],
    ['on Saturday, where only Sunday rests', '2027-01-22', calendarWith([], [7]), '2027-01-23'],
    [
      'on the next day of a cycle, whatever weekday',
      '2027-01-22',
      { ...saoPaulo, worksOn: (day: string) => day === '2027-01-24' },
      '2027-01-24',
    ],
  ])('%s', (_, end, calendar, back) => {
    expect(backAtWork(end, calendar)).toBe(back);
  });
});
