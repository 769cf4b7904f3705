/** A seeded random source (mulberry32): the same seed draws the same layouts. */
export interface Random {
  next(): number;
  int(from: number, to: number): number;
  pick<const T>(list: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

export function newRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, int, pick: list => list[int(0, list.length - 1)] ?? list[0], chance: share => next() < share };
}
