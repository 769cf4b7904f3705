import { describe, expect, test } from 'vitest';
import { hourOf, inHours, minutesOf } from './clock-hours.ts';

describe('an hour as it is typed', () => {
  test.each([
    ['08:00', '08:00'],
    ['8', '08:00'],
    ['8h', '08:00'],
    ['17', '17:00'],
    ['830', '08:30'],
    ['1730', '17:30'],
    ['8:05', '08:05'],
    ['8.30', '08:30'],
  ])('%s is %s', (typed, hour) => expect(hourOf(typed)).toBe(hour));

  test.each(['24:00', '12:60', 'oito', '', '12345'])('%s is none', typed => expect(hourOf(typed)).toBeUndefined());

  test('is counted in minutes and written out again', () => {
    expect(minutesOf('08:30')).toBe(510);
    expect(inHours(2640)).toBe('44:00');
  });
});
