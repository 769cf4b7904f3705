import { expect, test } from 'vitest';
import { balance, balanceInWords, dayName, hours, weekday } from './clock-time.ts';

test('hours keep two digits and grow beyond a day', () => {
  expect([0, 5, 480, 10_151, -90].map(hours)).toEqual(['00:00', '00:05', '08:00', '169:11', '−\u200901:30']);
});

test('a balance carries its sign, and none where it is even', () => {
  expect([330, -80, 0].map(balance)).toEqual(['+\u200905:30', '−\u200901:20', '00:00']);
  expect([252, -61, 0].map(balanceInWords)).toEqual(['+\u20094h 12min', '−\u20091h 01min', '0h 00min']);
});

test('the name of a day is that of its date', () => {
  expect(weekday('2026-11-16', 'pt-BR')).toBe('seg');
  expect(dayName('2026-11-16', 'pt-BR')).toBe('Segunda-feira, 16 de novembro');
  expect(dayName('2026-11-16', 'en-US')).toBe('Monday, November 16');
  expect(dayName('2026-11-16', 'es-ES')).toBe('Lunes, 16 de noviembre');
});
