import { describe, expect, it } from 'vitest';
import { lagOf } from './replica.ts';

const at = (seconds: number, bytes: bigint) => ({ at: seconds * 1_000, bytes });

describe('how far a replica is behind, in seconds', () => {
  it.each<[string, ReturnType<typeof at> | undefined, number, number | undefined]>([
    ['it has all that the primary had', at(9, 300n), 10, 0],
    ['it misses what came a second ago', at(9, 200n), 10, 2],
    ['it misses the oldest that is known', at(9, 50n), 10, 9],
    ['it is before the primary, as it was asked later', at(9, 400n), 10, 0],
    ['it has not answered for long', at(2, 300n), 10, undefined],
    ['it never answered', undefined, 10, undefined],
  ])('%s', (_what, replayed, now, lag) => {
    const primary = [at(1, 100n), at(4, 200n), at(8, 300n)];
    expect(lagOf(primary, replayed, now * 1_000)).toBe(lag);
  });
});
