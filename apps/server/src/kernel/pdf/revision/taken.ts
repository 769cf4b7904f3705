import { deflateSync } from 'node:zlib';
import { contentsOf } from '../copy-pages.ts';
import { contentOf } from '../filters.ts';
import { bytesInMemory, NotPlain, type PdfObject, type PdfObjects, pdfObjects } from '../objects.ts';
import { pageNumbers } from '../page-tree.ts';
import { resolved } from '../resources.ts';
import { entriesOf, referenceOf, writtenDictionary } from '../syntax.ts';
import { drawingsOf } from './drawings.ts';
import { rewritten } from './rewritten.ts';

/** What all pages of a plain PDF are drawn by is added to another; each page's boxes, contents and resources are told as they are there. */
export function takePages(pdf: Uint8Array, numbers: Numbering): ReadonlyMap<string, string>[] {
  const objects = pdfObjects(bytesInMemory(pdf));
  const { pages, objects: parts } = drawingsOf(objects, allPages(objects));
  const renumbered = takeAll(parts, numbers);
  return pages.map(page => new Map([...page].map(([key, value]) => [key, renumbered(value)])));
}

/** Where a page is turned clockwise when it is shown, what lies on it is turned back. */
const turnedBack = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'] as const;

/**
 * A form (ISO 32000-1, 8.10) that draws what the first page of a plain PDF shows, on a page turned by so many quarters; what it needs is added to
 * another.
 */
export function takeForm(pdf: Uint8Array, turn: number, numbers: Numbering): PdfObject {
  const objects = pdfObjects(bytesInMemory(pdf));
  const number = pageNumbers(objects)(1);
  const { pages, objects: parts } = drawingsOf(objects, [number], new Set(['Contents']));
  const [page] = pages;
  const contents = entriesOf(objects.read(number)?.value ?? '').get('Contents');
  const drawing = contentsOf(objects, contents).map(contentOf).join('\n');
  const stream = deflateSync(Buffer.from(drawing, 'latin1'));
  const renumbered = takeAll(parts, numbers);
  const value = writtenDictionary([
    ['Type', '/XObject'],
    ['Subtype', '/Form'],
    ['BBox', resolved(objects, page?.get('MediaBox') ?? '[0 0 0 0]')],
    ['Matrix', `[${turnedBack[turn] ?? turnedBack[0]} 0 0]`],
    ['Resources', renumbered(page?.get('Resources') ?? '<<>>')],
    ['Filter', '/FlateDecode'],
    ['Length', String(stream.length)],
  ]);
  return { generation: 0, value, stream };
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
