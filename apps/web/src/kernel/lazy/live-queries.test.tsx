import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../signed-in/queries.ts';
import { type LiveEvent, listenLive } from './live.ts';
import { useLiveQueries } from './live-queries.ts';

vi.mock('./live.ts', () => ({ listenLive: vi.fn() }));

const key = ['things'];
const read = vi.fn<() => Promise<string>>();
let tell: (event: LiveEvent) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(listenLive).mockImplementation((_path, listener) => {
    tell = listener;
    return () => undefined;
  });
  read.mockReset();
  read.mockResolvedValue('read');
  return () => vi.useRealTimers();
});

function Screen() {
  useQuery({ queryKey: [...key, 'list'], queryFn: read });
  useLiveQueries('/things', key, 1_000);
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  render(
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>,
  );
  await pass(100);
}

/** The next reading waits until it is answered. */
function readLate(): (text: string) => void {
  const { promise, resolve } = Promise.withResolvers<string>();
  read.mockReturnValueOnce(promise);
  return resolve;
}

const sync = (calmoHaMs?: number): LiveEvent => ({ type: 'sync', data: { id: '', calmoHaMs } });

test('a list is read once when nothing happened since the screen asked for it', async () => {
  await open();
  tell(sync(60_000));
  await pass(5_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['something happened after the screen asked', sync(50)],
  ['it is not known', sync()],
  ['the stream was cut off', { type: 'reconnected', data: null }],
  ['something happens now', { type: 'import', data: { id: '1' } }],
])('it is read anew where %s', async (_case, event) => {
  await open();
  tell(event);
  await pass(1_100);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what was kept from an earlier visit is read anew: nobody heard what happened since', async () => {
  await queries.prefetchQuery({ queryKey: [...key, 'list'], queryFn: read });
  await open();
  expect(read).toHaveBeenCalledTimes(1);
  tell(sync(60_000));
  await pass(1_100);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what was kept too long is read once, by the visit itself', async () => {
  await queries.prefetchQuery({ queryKey: [...key, 'list'], queryFn: read });
  await pass(20_000);
  await open();
  tell(sync(60_000));
  await pass(5_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an answer that was on its way when something happened is followed by another reading', async () => {
  const answer = readLate();
  await open();
  tell({ type: 'import', data: { id: '1' } });
  await pass(2_500);
  answer('older than the event');
  await pass(1_100);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what was on its way before the screen opened counts as old', async () => {
  const answer = readLate();
  void queries.prefetchQuery({ queryKey: [...key, 'list'], queryFn: read });
  await pass(5_000);
  await open();
  answer('asked for five seconds ago');
  tell(sync(60_000));
  await pass(1_100);
  expect(read).toHaveBeenCalledTimes(2);
});
