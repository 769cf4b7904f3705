import { bytesInMemory, NotPlain, type PdfObject, type PdfObjects, pdfObjects } from '../objects.ts';
import { pageNumbers } from '../page-tree.ts';
import { resolved } from '../resources.ts';
import { entriesOf, referenceOf } from '../syntax.ts';
import { drawingsOf } from './drawings.ts';
import { rewritten } from './rewritten.ts';

/** What all pages of a plain PDF are drawn by is added to another; each page's boxes, contents and resources are told as they are there. */
export function takePages(pdf: Uint8Array, numbers: Numbering): ReadonlyMap<string, string>[] {
  const objects = pdfObjects(bytesInMemory(pdf));
  const { pages, objects: parts } = drawingsOf(objects, allPages(objects));
  const renumbered = takeAll(parts, numbers);
  return pages.map(page => new Map([...page].map(([key, value]) => [key, renumbered(value)])));
}

/** Gives out numbers of new objects, and keeps what is put under them. */
export interface Numbering {
  reserve(): number;
  put(number: number, object: PdfObject): void;
}

/** They may refer to each other in a circle: all have their numbers before the first is put. @returns what renumbers a value */
function takeAll(parts: ReadonlyMap<number, PdfObject>, { reserve, put }: Numbering): (value: string) => string {
  const numbers = new Map<number, number>();
  for (const number of parts.keys()) numbers.set(number, reserve());
  const renumbered = (value: string) => rewritten(value, number => numbers.get(number));
  for (const [number, { value, stream }] of parts)
    put(numbers.get(number) ?? 0, { generation: 0, value: renumbered(value), stream });
  return renumbered;
}

function allPages(objects: PdfObjects): number[] {
  const catalogue = entriesOf(objects.read(objects.root ?? 0)?.value ?? '');
  const tree = objects.read(referenceOf(catalogue.get('Pages')) ?? 0);
  const count = Number(resolved(objects, entriesOf(tree?.value ?? '').get('Count') ?? ''));
  if (!Number.isInteger(count) || count < 1 || count > 10_000) throw new NotPlain('it has no pages');
  const numberOf = pageNumbers(objects);
  return Array.from({ length: count }, (_, index) => numberOf(index + 1));
}
