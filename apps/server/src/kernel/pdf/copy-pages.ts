import { NotPlain, type PdfObject, type PdfObjects } from './objects.ts';
import { pageNumbers } from './page-tree.ts';
import { resolved, usedResources } from './resources.ts';
import type { Room } from './save.ts';
import { entriesOf, referenceOf, referencesOf, writtenDictionary } from './syntax.ts';
import { freeEntry, type Place, tableOf } from './table.ts';

/** An object as it is written into a copy, under the number it has. */
interface Copied {
  readonly generation: number;
  readonly head: Buffer;
  readonly stream: Buffer | undefined;
  readonly references: readonly number[];
}

/** Makes PDFs of pages (1-based) of one file; what many pages have in common (fonts, a logo) is kept from one to the next. */
export interface PageCopier {
  /** Whether something lies on a page that isn't part of its drawing: a note, a field of a form. */
  isAnnotated(page: number): boolean;
  /**
   * A new PDF with only these pages and what is drawn on them: no annotations, no data of programs, no other page.
   * Throws `NotPlain` where a page can't be read, or is none.
   */
  copy(pages: readonly number[], room: Room): Uint8Array;
}

/** How much is kept of what pages have in common, and how many numbers of what one page has asked for so far. */
const MOST_KEPT = 4 * 1024 * 1024;
const MOST_ONCE = 50_000;

/** A page's keys that its copy has (ISO 32000-1, table 30), and those of them that a node of the tree above may hold for it. */
const inherited = new Set(['Resources', 'MediaBox', 'CropBox', 'Rotate']);
const pageKeys = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group', 'Contents'] as const;

/** Data about a drawing, of people and programs, which no reader shows. */
const unseen = new Set([
  'Metadata',
  'PieceInfo',
  'StructParent',
  'StructParents',
  'LastModified',
  'OPI',
  'Alternates',
  'AF',
  'Ref',
]);

/** What a page, a node of pages, the catalogue, a note on a page or a field is known by, whatever its type says: none is part of a drawing. */
const beyondDrawings = ['Contents', 'Kids', 'Pages', 'Parent'];

const MOST_LEVELS = 50;

export function pageCopier(objects: PdfObjects): PageCopier {
  const entriesAt = pageReader(objects);
  const drawingOf = drawingReader(objects, entriesAt);
  const numberOf = pageNumbers(objects);
  const once = new Set<number>();
  const kept = new Map<number, Copied>();
  let size = 0;
  /** What a second page asks for will be asked for by others. */
  const copied = (number: number): Copied | undefined => {
    const known = kept.get(number);
    if (known) return known;
    const made = copyOf(objects, number);
    if (made && once.has(number)) {
      size += made.head.length + (made.stream?.length ?? 0);
      if (size > MOST_KEPT) {
        kept.clear();
        size = 0;
      }
      kept.set(number, made);
    }
    if (once.size === MOST_ONCE) once.clear();
    once.add(number);
    return made;
  };
  return {
    isAnnotated: page =>
      /\S/.test(resolved(objects, entriesAt(numberOf(page)).get('Annots') ?? '').replace(/[[\]]|null/g, '')),
    copy(asPages, room) {
      const pages = asPages.map(numberOf);
      const first = objects.size;
      const tree = first + 1;
      const bodies = new Map<number, Copied>([
        [first, written(first, `<</Type/Catalog/Pages ${tree} 0 R>>`)],
        [tree, written(tree, treeOf(pages, tree + 1))],
      ]);
      const asked: number[] = [];
      for (const [at, page] of pages.entries()) {
        const entries = writtenDictionary(drawingOf(page)).slice(2);
        const made = written(tree + 1 + at, `<</Type/Page/Parent ${tree} 0 R${entries}`);
        bodies.set(tree + 1 + at, made);
        asked.push(...made.references);
      }
      for (let number = asked.pop(); number !== undefined; number = asked.pop()) {
        if (bodies.has(number)) continue;
        const made = copied(number);
        if (!made) continue;
        bodies.set(number, made);
        asked.push(...made.references);
      }
      return assembled(bodies, first, room);
    },
  };
}

function treeOf(pages: readonly number[], first: number): string {
  return `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${first + at} 0 R`).join(' ')}]>>`;
}

/**
 * What the page of that number has of boxes, contents and resources: its own or inherited; nothing of what lies on it or leads to others.
 * Throws `NotPlain` where it is no page.
 */
export function drawingReader(
  objects: PdfObjects,
  entriesAt = pageReader(objects),
): (number: number) => Map<string, string> {
  const nodeAt = nodeReader(objects);
  return number => {
    const page = new Map(entriesAt(number));
    if (page.get('Type') !== '/Page') throw new NotPlain(`object ${number} is no page`);
    inherit(page, nodeAt);
    const drawing = new Map<string, string>();
    for (const key of pageKeys) {
      const value = page.get(key);
      if (value !== undefined) drawing.set(key, value);
    }
    const streams = () => contentsOf(objects, page.get('Contents'));
    return drawing.set('Resources', usedResources(objects, page.get('Resources'), streams));
  };
}

/** A page is asked for twice, whether something lies on it and then itself: it is read once. */
function pageReader(objects: PdfObjects): (number: number) => ReadonlyMap<string, string> {
  let last: { number: number; entries: ReadonlyMap<string, string> } | undefined;
  return number => {
    if (last?.number !== number) last = { number, entries: entriesOf(objects.read(number)?.value ?? '') };
    return last.entries;
  };
}

type Node = ReadonlyMap<string, string>;

/** What pages may inherit from a node of the tree, which can have ten thousands of them: it is looked at once. */
function nodeReader(objects: PdfObjects): (number: number) => Node {
  const nodes = new Map<number, Node>();
  return number => {
    const known = nodes.get(number);
    if (known) return known;
    const entries = [...entriesOf(objects.read(number)?.value ?? '')];
    const node = new Map(entries.filter(([key]) => key === 'Parent' || inherited.has(key)));
    nodes.set(number, node);
    return node;
  };
}

function inherit(page: Map<string, string>, nodeAt: (number: number) => Node): void {
  let above = referenceOf(page.get('Parent'));
  for (let level = 0; above !== undefined && level < MOST_LEVELS; level++) {
    const node = nodeAt(above);
    for (const [key, value] of node) if (!page.has(key)) page.set(key, value);
    above = referenceOf(node.get('Parent'));
  }
}

/** One stream, or an array of them, itself written there or elsewhere. */
export function contentsOf(objects: PdfObjects, contents: string | undefined): PdfObject[] {
  return streamsAt(objects, referencesOf(contents ?? '')).flatMap(object =>
    object.stream ? [object] : streamsAt(objects, referencesOf(object.value)),
  );
}

function streamsAt(objects: PdfObjects, numbers: readonly number[]): PdfObject[] {
  return numbers.flatMap(number => objects.read(number) ?? []);
}

/** The object as a copy has it: nothing of what leads to other pages; a reference to it then stands for nothing (ISO 32000-1, 7.3.10). */
export function drawnObject(objects: PdfObjects, number: number): PdfObject | undefined {
  const object = objects.read(number);
  if (!object) return undefined;
  const entries = entriesOf(object.value);
  if (!object.stream && beyondDrawings.some(key => entries.has(key))) return undefined;
  return { ...object, value: keptValue(objects, object, entries) };
}

function copyOf(objects: PdfObjects, number: number): Copied | undefined {
  const object = drawnObject(objects, number);
  return object && written(number, object.value, object);
}

function keptValue(objects: PdfObjects, object: PdfObject, entries: Map<string, string>): string {
  const drawn = drawnBy(objects, object, entries);
  if (!drawn && ![...entries.keys()].some(key => unseen.has(key))) return object.value;
  const resources = entries.get('Resources');
  if (drawn && resources !== undefined) entries.set('Resources', usedResources(objects, resources, drawn));
  const kept = [...entries].filter(([key]) => !unseen.has(key));
  return writtenDictionary(kept);
}

/** The streams that draw with an object's own resources: of a form or a pattern itself, of a font the drawings of its characters. */
function drawnBy(
  objects: PdfObjects,
  object: PdfObject,
  entries: ReadonlyMap<string, string>,
): (() => PdfObject[]) | undefined {
  if (object.stream && (entries.get('Subtype') === '/Form' || entries.has('PatternType'))) return () => [object];
  if (entries.get('Subtype') !== '/Type3') return undefined;
  return () => streamsAt(objects, referencesOf(resolved(objects, entries.get('CharProcs') ?? '')));
}

function written(number: number, value: string, { generation = 0, stream }: Partial<PdfObject> = {}): Copied {
  const opened = stream ? `${value}stream\n` : `${value}\nendobj\n`;
  return {
    generation,
    head: Buffer.from(`${number} ${generation} obj\n${opened}`, 'latin1'),
    stream,
    references: referencesOf(value),
  };
}

const header = Buffer.from('%PDF-1.7\n%\xa1\xb3\xc5\xd7\n', 'latin1');
const closing = Buffer.from('\nendstream\nendobj\n');

function assembled(bodies: ReadonlyMap<number, Copied>, root: number, room: Room): Uint8Array {
  const parts: Buffer[] = [header];
  const places: (readonly [number, Place])[] = [freeEntry];
  let at = header.length;
  let last = 0;
  for (const [number, { generation, head, stream }] of [...bodies].sort(([a], [b]) => a - b)) {
    places.push([number, { at, generation }]);
    for (const part of stream ? [head, stream, closing] : [head]) {
      parts.push(part);
      at += part.length;
    }
    last = number;
  }
  const end = `${tableOf(places)}trailer\n<</Size ${last + 1}/Root ${root} 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  parts.push(Buffer.from(end));
  const all = room(at + end.length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
