import { expect, test } from 'vitest';
import { afterMonths, plusDays } from '#core/calendar/days.ts';
import { lastCompletePeriod, openingFile, periodEnding } from './vacation-openings.ts';

test.each([
  ['2019-03-11', '2026-11-27', '2025-03-11'],
  ['2019-03-11', '2027-03-10', '2025-03-11'],
  ['2019-03-11', '2027-03-11', '2026-03-11'],
  ['2026-08-04', '2026-11-27', '2026-08-04'],
])('of %s on %s the last complete period begins on %s', (admitted, today, first) => {
  expect(lastCompletePeriod(admitted, today)).toBe(first);
});

test.each(['2026-11-27', '2028-02-29', '2027-01-01'])('on %s the file tells of everybody, each once', today => {
  const workers = Array.from({ length: 9 }, (_, at) => ({
    registration: `00${at}`,
    cpf: '52998224725',
    admitted: afterMonths('2020-02-29', at),
  }));
  const lines = openingFile(workers, today).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 9 + 2);
  for (const line of lines.slice(1, 10)) {
    const [, , first = '', taken, sold] = line.split(';');
    expect(first <= today && Number(taken) + Number(sold) <= 30).toBe(true);
  }
  expect(lines[2]?.split(';')[2]).toBe(periodEnding(today, -40));
  expect(lines.at(-1)?.split(';')[2]).toBe(plusDays(today, 10));
});
