import { afterEach, expect, it, vi } from 'vitest';
import { saveMemory, savingMemory } from './memory.ts';

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
