import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenLive } from './live.ts';

vi.mock('../base/token.ts', () => ({ freshToken: async () => undefined }));

/** Each answer is a stream that says one text and ends. */
const answers: string[] = [];
const asked = vi.fn(async () => new Response(answers.shift() ?? 'data: {}\n\n'));
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['retry: 300\n\n', 300],
  ['data: {}\n\n', 1_000],
  ['retry: soon\n\n', 1_000],
])('a stream that ended with %j is asked for again after %i ms', async (said, after) => {
  answers.push(said);
  stop = listenLive('/events', () => undefined);
  await vi.advanceTimersByTimeAsync(after - 20);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(40);
  expect(asked).toHaveBeenCalledTimes(2);
});
