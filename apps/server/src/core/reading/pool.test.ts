import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Turn } from '#kernel/threads/pool.ts';
import { closePool, poolSize, runTask } from './pool.ts';

const turn = { tenant: 'a', waits: 'job' } as const;

const path = fileURLToPath(new URL('../../../test/samples/samples/P02_rm_1porpagina.pdf', import.meta.url));
const idle = 30_000;

afterEach(() => vi.useRealTimers());
afterAll(closePool);

it('a file that comes while the idle threads end is read, not called broken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const open = async (asked: Turn) => (await runTask({ kind: 'open', path }, { turn: asked })).result;
  const persons = ['a', 'b', 'c'].map(tenant => ({ tenant, waits: 'person' }) as const);
  const everywhere = [...Array.from({ length: poolSize }, () => turn), ...persons];
  const opened = await Promise.all(everywhere.map(open));
  // told to end, and not gone yet
  vi.advanceTimersByTime(idle);
  expect(await Promise.all([...everywhere, turn].map(open))).toEqual([...opened, opened[0]]);
});
