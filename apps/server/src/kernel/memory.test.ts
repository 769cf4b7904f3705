import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clearMemory, saveMemory, savingMemory } from './memory.ts';

const set = vi.fn();
beforeAll(() => {
  vi.spyOn(v8, 'setFlagsFromString').mockImplementation(set);
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
const last = () => set.mock.lastCall?.[0];
afterEach(() => set.mockClear());

it('is saved until the last of those that ask for it has ended, each once', async () => {
  const [one, other] = [saveMemory(), saveMemory()];
  expect(last()).toBe('--heap-growing-percent=20');
  one();
  one();
  expect(last()).toBe('--heap-growing-percent=20');
  other();
  expect(last()).toBe('--heap-growing-percent=0');
  await expect(savingMemory(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(set.mock.calls.slice(-2)).toEqual([['--heap-growing-percent=20'], ['--heap-growing-percent=0']]);
});

it('is cleared of all that has gathered, between two answers; without the flag nothing happens', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  clearMemory();
  expect(gc).toHaveBeenCalledExactlyOnceWith({ type: 'major', execution: 'async' });
  vi.stubGlobal('gc', undefined);
  expect(clearMemory).not.toThrow();
  vi.unstubAllGlobals();
});
