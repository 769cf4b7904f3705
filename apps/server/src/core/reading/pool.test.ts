import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { closePool, poolSize, runTask } from './pool.ts';

const path = fileURLToPath(new URL('../../../test/samples/samples/P02_rm_1porpagina.pdf', import.meta.url));
const idle = 30_000;

afterEach(() => vi.useRealTimers());
afterAll(closePool);

it('a file that comes while the idle threads end is read, not called broken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const open = () => runTask({ kind: 'open', path });
  const opened = await Promise.all(Array.from({ length: poolSize }, open));
  // told to end, and not gone yet
  vi.advanceTimersByTime(idle);
  expect(await Promise.all(Array.from({ length: poolSize + 1 }, open))).toEqual([...opened, opened[0]]);
});
