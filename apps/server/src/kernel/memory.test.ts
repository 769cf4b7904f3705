import { afterEach, expect, it, vi } from 'vitest';
import { clearMemory, saveMemory, savingMemory } from './memory.ts';

const set = vi.hoisted(() => vi.fn());
vi.mock('node:v8', () => ({ setFlagsFromString: set }));
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
