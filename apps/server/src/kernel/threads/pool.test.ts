import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createPool, type Pool, type PoolOptions, ThreadLost } from './pool.ts';
import type { TestTask } from './pool-thread.factory.ts';

const url = new URL('./pool-thread.factory.ts', import.meta.url);
const limits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };
/** On a busy machine threads of low priority take their time. */
const longest = 120_000;
const open: Pool<TestTask, number>[] = [];
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
}, longest);

function poolOf(more: Partial<PoolOptions> = {}) {
  const options = { url, limits, jobs: { slots: 2, slotsEach: 1 }, persons: 2, saves: false, stepMs: 60_000 };
  const pool = createPool<TestTask, number>({ ...options, ...more });
  open.push(pool);
  return pool;
}
const job = (tenant: string) => ({ turn: { tenant, waits: 'job' } as const });
const person = (tenant: string) => ({ turn: { tenant, waits: 'person' } as const });
const forever = { steps: 1, ms: Number.POSITIVE_INFINITY };
const short = { steps: 1, ms: 1 };
const lost = (running: Promise<unknown>) =>
  running.then(
    () => expect.fail('it was done'),
    error => (error instanceof ThreadLost ? error : expect.fail(String(error))),
  );

it(
  'S8: while a thread computes, the loop goes on; a step beyond its time ends with its thread, and the next task is done',
  async () => {
    const pool = poolOf({ jobs: { slots: 1, slotsEach: 1 }, persons: 0, stepMs: 2000 });
    let turns = 0;
    let computing = true;
    const ended = lost(pool.run(forever, job('a')));
    void ended.finally(() => {
      computing = false;
    });
    while (computing) {
      await turnOfLoop();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(10);
    // the thread's own start, a quarter of a second where the machine is slow, is no step
    expect(await ended).toMatchObject({ slow: true, step: 1 });
    expect((await pool.run(short, job('a'))).answer).toBe(1);
  },
  longest,
);

it(
  'each step has its own time, and all together the task’s',
  async () => {
    const pool = poolOf({ stepMs: 400 });
    expect((await pool.run({ steps: 4, ms: 150 }, job('a'))).answer).toBe(4);
    const { step, slow } = await lost(pool.run({ steps: 400, ms: 50 }, { ...job('a'), taskMs: 200 }));
    expect([slow, step < 400]).toEqual([true, true]);
  },
  longest,
);

it(
  'S8: what takes too much memory ends with its thread, not with the process',
  async () => {
    const pool = poolOf();
    expect(await lost(pool.run('hog', job('a')))).toMatchObject({ slow: false });
    expect((await pool.run(short, job('a'))).answer).toBe(1);
  },
  longest,
);

it(
  'S11: one tenant’s endless jobs keep no job and no person of another from their turn',
  async () => {
    const pool = poolOf();
    const leave = new AbortController();
    const endless = ['a', 'a', 'a', 'a'].map(tenant => pool.run(forever, { ...job(tenant), signal: leave.signal }));
    const slowPerson = pool.run(forever, { ...person('a'), signal: leave.signal });
    for (const one of [...endless, slowPerson]) one.catch(() => undefined);
    // persons wait for no job, not even of their own tenant's, and one place is always the next tenant's
    expect((await pool.run(short, person('b'))).answer).toBe(1);
    const waiting = pool.run(short, job('b'));
    leave.abort();
    expect((await waiting).answer).toBe(1);
    await expect(endless[0]).rejects.toThrow();
    await expect(endless[3]).rejects.toThrow();
  },
  longest,
);

it(
  'S11: where others are about, jobs take turns: the second tenant’s first comes before the first tenant’s second',
  async () => {
    const pool = poolOf({ jobs: { slots: 1, slotsEach: 1 } });
    const done: string[] = [];
    const run = (tenant: string) => pool.run(short, job(tenant)).then(() => done.push(tenant));
    await Promise.all(['a', 'a', 'a', 'b', 'b'].map(run));
    expect(done).toEqual(['a', 'a', 'b', 'a', 'b']);
  },
  longest,
);
