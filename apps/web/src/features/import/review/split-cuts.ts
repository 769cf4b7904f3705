/** Where a page is cut: across at fractions of its height, and down at fractions of its width. */
export interface Cuts {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

export const noCuts: Cuts = { across: [], down: [] };

/** A part is at least this share of the page wide and high. */
const least = 0.02;

/** The parts that the cuts make of a page, x0, y0, x1, y1 as fractions of it: from top to bottom, then from left to right. */
export function partsOf({ across, down }: Cuts): [number, number, number, number][] {
  const rows = stretches(across);
  const columns = stretches(down);
  return rows.flatMap(([y0, y1]) => columns.map(([x0, x1]): [number, number, number, number] => [x0, y0, x1, y1]));
}

/** The same cuts and one more, in the middle of the longest stretch. */
export function withCut(cuts: readonly number[], at = middleOfLongest(cuts)): readonly number[] {
  return [...cuts, place(at)].sort((a, b) => a - b);
}

/** The cut at `index` (from 0) at another place. */
export function movedCut(cuts: readonly number[], index: number, to: number): readonly number[] {
  return cuts.map((cut, at) => (at === index ? place(to) : cut));
}

const place = (at: number) => Math.min(1 - least, Math.max(least, Math.round(at * 1000) / 1000));

function stretches(cuts: readonly number[]): [number, number][] {
  const edges = [0, ...[...cuts].sort((a, b) => a - b), 1];
  return edges.slice(1).flatMap((end, at): [number, number][] => {
    const begin = edges[at] ?? 0;
    return end - begin >= least ? [[begin, end]] : [];
  });
}

function middleOfLongest(cuts: readonly number[]): number {
  const [longest = [0, 1] as const] = stretches(cuts).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return (longest[0] + longest[1]) / 2;
}
