import { describe, expect, it } from 'vitest';
import { callsTogether, type MadeVersion } from './make-version.ts';

const version = { version: 1 } as MadeVersion;

describe('callsTogether', () => {
  it('makes a version once for all calls under way, and again for a call that comes when they are gone', async () => {
    const together = callsTogether();
    let made = 0;
    const call = () =>
      together('a', onceFor =>
        onceFor(1, async () => {
          made++;
          return version;
        }),
      );
    await Promise.all([call(), call(), call()]);
    expect(made).toBe(1);
    await call();
    expect(made).toBe(2);
  });

  it('says of a receipt that it was made a moment ago once its calls are gone, never while one is under way', async () => {
    const together = callsTogether();
    expect(together.lately('a')).toBe(false);
    await together('a', async onceFor => {
      await onceFor(1, async () => version);
      expect(together.lately('a')).toBe(false);
    });
    expect([together.lately('a'), together.lately('b')]).toEqual([true, false]);
  });

  it('says nothing of calls that made none, and forgets the oldest of very many', async () => {
    const together = callsTogether();
    await together('looked', async () => undefined);
    expect(together.lately('looked')).toBe(false);
    for (let n = 0; n <= 1000; n++) await together(`r${n}`, onceFor => onceFor(1, async () => version));
    expect([together.lately('r0'), together.lately('r1'), together.lately('r1000')]).toEqual([false, true, true]);
  });
});
