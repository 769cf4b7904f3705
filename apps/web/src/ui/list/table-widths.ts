/** A column as its cells are, in pixels. */
export interface Wanted {
  /** `fixed`: boxes and menus; `value`: stands on one line; `text`: may take a second line; `name`: as a text, and never wider than it is useful. */
  kind: 'fixed' | 'value' | 'text' | 'name';
  /** With everything on one line. */
  wants: number;
  /** With each word on a line of its own. */
  least: number;
  /** What the column takes where there is room, whatever its rows hold. */
  usual?: number;
}

const widestName = 300;
/** Beyond it a text is a story, which two lines don't hold. */
const widestText = 420;
/** What a text takes on two lines, as words don't break evenly. */
const twoLines = 0.75;
/** Beyond it a word is broken. */
const widestWord = 180;

/** Shares a table's room by what its cells hold: values whole, texts on two lines, then up to one width, and what is left over by all but the name. */
export function sharedWidths(room: number, columns: readonly Wanted[]): number[] {
  const most = columns.map(({ kind, wants }) => (kind === 'name' ? Math.min(wants, widestName) : wants));
  const at = (level: number, lines: number) =>
    columns.map(({ kind, least }, index) => {
      const wants = most[index] ?? 0;
      if (kind === 'fixed' || kind === 'value') return wants;
      return Math.max(Math.min(wants, level), Math.min(wants, least, widestWord), Math.min(wants, widestText) * lines);
    });
  const lines = highest(room, twoLines, part => sum(at(0, part)));
  const level = highest(room, Math.max(...most), width => sum(at(width, lines)));
  const widths = at(level, lines);
  grow(widths, room, index => Math.max(0, (columns[index]?.usual ?? 0) - (widths[index] ?? 0)));
  const takes = columns.some(({ kind }) => kind === 'value' || kind === 'text') ? ['value', 'text'] : ['name'];
  grow(widths, room, index => (takes.includes(columns[index]?.kind ?? '') ? room : 0));
  return widths;
}

/** The highest number up to a limit that takes no more than there is room. */
function highest(room: number, limit: number, taken: (at: number) => number): number {
  if (taken(limit) <= room) return limit;
  let [low, high] = [0, limit];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (taken(middle) <= room) low = middle;
    else high = middle;
  }
  return low;
}

/** Gives what is left over to those that can use more, each in its part. */
function grow(widths: number[], room: number, wish: (index: number) => number): void {
  const left = room - sum(widths);
  const wishes = widths.map((_, index) => wish(index));
  const all = sum(wishes);
  if (left <= 0 || all === 0) return;
  for (const [index, more] of wishes.entries())
    widths[index] = (widths[index] ?? 0) + (more * Math.min(left, all)) / all;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
