import { NotPlain } from '../objects.ts';
import type { PageBox } from '../page-frame.ts';
import type { Area } from '../sight.ts';
import { entriesOf, referenceOf } from '../syntax.ts';
import type { Revision } from './revision.ts';

const mostLevels = 50;

/** How often a page (an object) is turned by a quarter, clockwise, when it is shown: 0 to 3. */
export function turnOf(revision: Revision, page: number): number {
  const turn = Number(inherited(revision, page, 'Rotate') ?? '0') / 90;
  if (!Number.isInteger(turn)) throw new NotPlain('a page is turned otherwise');
  return ((turn % 4) + 4) % 4;
}

/** A part of a page (an object) as it is shown, in the page's own space. Throws `NotPlain` where its boxes aren't written plainly. */
export function placedOn(revision: Revision, page: number, [x0, y0, x1, y1]: Area): PageBox {
  const box = inherited(revision, page, 'CropBox') ?? inherited(revision, page, 'MediaBox') ?? '';
  const numbers = (/^\[([^\]]*)\]$/.exec(box.trim())?.[1] ?? '').trim().split(/\s+/).map(Number);
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) throw new NotPlain('a page has no box');
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers;
  const turned: PageBox[] = [
    [left + x0, top - y1, left + x1, top - y0],
    [left + y0, bottom + x0, left + y1, bottom + x1],
    [right - x1, bottom + y0, right - x0, bottom + y1],
    [right - y1, top - x1, right - y0, top - x0],
  ];
  return turned[turnOf(revision, page)] ?? [0, 0, 0, 0];
}

/** A page may have it from a node of the tree above (ISO 32000-1, 7.7.3.4). */
function inherited(revision: Revision, page: number, key: string): string | undefined {
  let node: number | undefined = page;
  for (let level = 0; node !== undefined && level < mostLevels; level++) {
    const entries = entriesOf(revision.valueNow(node));
    const value = entries.get(key);
    if (value !== undefined) return value;
    node = referenceOf(entries.get('Parent'));
  }
  return undefined;
}
