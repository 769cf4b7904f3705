import { expect, test } from 'vitest';
import { sharedWidths, type Wanted } from './table-widths.ts';

const fixed = (wants: number): Wanted => ({ kind: 'fixed', wants, least: wants });
const value = (wants: number, usual = wants): Wanted => ({ kind: 'value', wants, least: wants, usual });
const text = (wants: number, least = 60): Wanted => ({ kind: 'text', wants, least });
const name = (wants: number, least = 60): Wanted => ({ kind: 'name', wants, least });

const rounded = (room: number, columns: Wanted[]) => sharedWidths(room, columns).map(Math.round);

test.each<[string, number, Wanted[], number[]]>([
  [
    'what fits stands whole, and the rest is shared by all but name and boxes',
    800,
    [fixed(40), name(200), text(150), value(100)],
    [40, 200, 305, 255],
  ],
  ['a name takes 300 at most', 900, [name(640), text(150), value(100)], [300, 325, 275]],
  [
    'a value takes its usual width before anything is left over',
    470,
    [name(200), text(150), value(80, 120)],
    [200, 150, 120],
  ],
  [
    'texts have room for two lines first, and the longest takes the rest',
    720,
    [name(280), text(90, 90), text(900), value(100)],
    [215, 90, 315, 100],
  ],
  [
    'where that is too much, each has the same part of it',
    500,
    [name(280), text(500), text(900), value(100)],
    [100, 150, 150, 100],
  ],
  ['a value is never cut, nor a word', 300, [name(280, 120), text(400, 100), value(130)], [120, 100, 130]],
  ['an endless word is broken', 400, [name(280, 120), text(700, 700), value(100)], [120, 180, 100]],
  ['a name alone takes all', 500, [name(200), fixed(40)], [460, 40]],
])('%s', (_, room, columns, widths) => {
  expect(rounded(room, columns)).toEqual(widths);
});
