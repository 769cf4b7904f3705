import { expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { oftenRefused } from './often-refused.ts';

it('what comes by the thousand is counted by call, and said once a minute', () => {
  vi.useFakeTimers();
  const logged: string[] = [];
  const often = oftenRefused(createLog({ LOG_LEVEL: 'info' }, line => logged.push(line)));
  for (let times = 0; times < 3000; times++) expect(often.count('UNAUTHENTICATED', `/api/${times % 100}`)).toBe(true);
  expect(often.count('NOT_FOUND', '/api/0')).toBe(false);
  expect(logged).toEqual([]);
  vi.advanceTimersByTime(60_000);
  const told = logged.map(line => JSON.parse(line));
  expect(told.length).toBeLessThanOrEqual(51);
  expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
  vi.advanceTimersByTime(60_000);
  expect(logged.length).toBe(told.length);
  often.stop();
  vi.useRealTimers();
});
