import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { type Admission, createAdmission } from './admission.ts';

const limits = { slots: 4, slotsEach: 2, waiting: 20, waitingEach: 8, longestWaitMs: 1000, holdMs: 1 };

/** Works that end one by one, when they are told to; what was begun, in order. */
function workshop(admission: Admission) {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const ask = (tenant: string) =>
    admission
      .run(tenant, async () => {
        begun.push(tenant);
        await new Promise<void>(resolve => open.push(resolve));
      })
      .then(
        () => 'served',
        error => (error instanceof Refusal ? error.code : String(error)),
      );
  const endOne = async () => {
    open.shift()?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { begun, ask, endOne };
}

/** Everybody who asks gets in at once: the twin without admission. */
const open: Admission = { run: (_, work) => work() };

describe('admission', () => {
  it('serves so many at a time: of a tenant alone all but one, of one among others its share', async () => {
    const alone = workshop(createAdmission(limits));
    for (const tenant of ['a', 'a', 'a', 'a', 'b']) void alone.ask(tenant);
    expect(alone.begun).toEqual(['a', 'a', 'a', 'b']);
    const among = workshop(createAdmission(limits));
    for (const tenant of ['b', 'a', 'a', 'a', 'c', 'c']) void among.ask(tenant);
    expect(among.begun).toEqual(['b', 'a', 'a', 'c']);
    const twin = workshop(open);
    for (const tenant of ['a', 'a', 'a', 'b', 'b', 'c']) void twin.ask(tenant);
    expect(twin.begun).toHaveLength(6);
  });

  it('lets tenants take turns, however many calls one has waiting', async () => {
    const { begun, ask, endOne } = workshop(createAdmission({ ...limits, slots: 1, slotsEach: 1 }));
    for (const tenant of ['a', 'a', 'a', 'a', 'b', 'c']) void ask(tenant);
    for (let i = 0; i < 5; i++) await endOne();
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
  });

  it('refuses with 429 who has too many waiting and with 503 when all have; the others are served', async () => {
    const { ask, endOne } = workshop(createAdmission(limits));
    const outcomes = Array.from({ length: 12 }, () => ask('a'));
    expect(await outcomes[11]).toBe('RATE_LIMITED');
    const others = ['b', 'c', 'd', 'e'].flatMap(tenant => Array.from({ length: 6 }, () => ask(tenant)));
    expect(await others.at(-1)).toBe('UNAVAILABLE');
    for (let i = 0; i < 40; i++) await endOne();
    expect(await Promise.all(outcomes.slice(0, 11))).toEqual(Array.from({ length: 11 }, () => 'served'));
  });

  it('gives up who waited too long, and goes on with the next', async () => {
    const { begun, ask, endOne } = workshop(createAdmission({ ...limits, slots: 1, slotsEach: 1, longestWaitMs: 20 }));
    void ask('a');
    expect(await ask('b')).toBe('UNAVAILABLE');
    const next = ask('c');
    await endOne();
    await endOne();
    expect([await next, begun]).toEqual(['served', ['a', 'c']]);
  });

  it('frees the place of a work that failed', async () => {
    const admission = createAdmission({ ...limits, slots: 1, slotsEach: 1 });
    await expect(admission.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(admission.run('a', async () => 1)).resolves.toBe(1);
  });
});
