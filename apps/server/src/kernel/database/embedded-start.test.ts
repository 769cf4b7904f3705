import { expect, it } from 'vitest';
import { beginAgain } from './embedded-start.ts';

/** A start that is refused so often, as it is while a process of the killed one still holds its memory. */
function refusedFor(times: number) {
  const pauses: number[] = [];
  const begin = async () => {
    if (pauses.length < times) throw new Error('pre-existing shared memory block is still in use');
    return 'runs';
  };
  return { pauses, begin, pause: async (ms: number) => void pauses.push(ms) };
}

it('a killed PostgreSQL is begun anew however often its start is refused, at most a second apart', async () => {
  const { pauses, begin, pause } = refusedFor(500);
  expect(await beginAgain(begin, () => false, pause)).toBe('runs');
  expect(pauses).toHaveLength(500);
  expect(pauses.slice(0, 6)).toEqual([50, 100, 200, 400, 800, 1_000]);
  expect(Math.max(...pauses)).toBe(1_000);
});

it('nothing is begun once the product ends', async () => {
  const { pauses, begin, pause } = refusedFor(500);
  expect(await beginAgain(begin, () => pauses.length === 3, pause)).toBeUndefined();
  expect(pauses).toHaveLength(3);
});
