import { createHash } from 'node:crypto';
import { bytesInMemory, NotPlain, type PdfObject, type PdfObjects, pdfObjects } from '../objects.ts';
import { resolved } from '../resources.ts';
import { entriesOf, referenceOf, writtenDictionary } from '../syntax.ts';
import { freeEntry } from '../table.ts';
import { bodyFrom, joined } from './body.ts';
import { type Numbering, takePages } from './taken.ts';

/**
 * A change that is appended to a plain PDF (ISO 32000-1, 7.5.6): its bytes stay the beginning of the file, and of its objects those alone are
 * written anew that change. All calls throw `NotPlain` where the file isn't plain.
 */
export interface Revision {
  /** The catalogue's number. */
  readonly root: number;
  /** An object's value, as it is after what was changed so far. */
  valueNow(number: number): string;
  /** A new object. @returns its number */
  add(value: string): number;
  /** Gives an object that is there another value. */
  replace(number: number, value: string): void;
  /** Puts all pages of another plain PDF behind the last page: their drawing, nothing that lies on them. @returns their numbers */
  appendPages(pdf: Uint8Array): readonly number[];
  /** The number of the last page. */
  lastPage(): number;
  /** Lets a note or a field (an object) lie on a page (an object). */
  annotate(page: number, annotation: number): void;
  /** The whole file with the change, and where an object of the change begins in it. */
  written(): { readonly bytes: Uint8Array; placeOf(number: number): number };
}

interface State {
  readonly objects: PdfObjects;
  readonly changed: Map<number, PdfObject>;
  /** The next free number. */
  next: number;
}

/** Begins a change to a plain PDF. Throws `NotPlain`. */
export function revisionOf(pdf: Uint8Array): Revision {
  const objects = pdfObjects(bytesInMemory(pdf));
  const { root } = objects;
  if (root === undefined) throw new NotPlain('it has no catalogue');
  const state: State = { objects, changed: new Map(), next: Math.max(objects.size, sizeSaid(objects)) };
  return {
    root,
    valueNow: number => valueNow(state, number),
    add: value => add(state, value),
    replace: (number, value) => replace(state, number, value),
    appendPages: other => appendPages(state, treeOf(state, root), other),
    lastPage: () => lastPage(state, treeOf(state, root)),
    annotate: (page, annotation) => annotate(state, page, annotation),
    written: () => written(state, pdf, root),
  };
}

/** The trailer may say more than the table has: numbers that were free stay free. */
function sizeSaid({ trailer }: PdfObjects): number {
  const said = Number(trailer.get('Size'));
  if (!Number.isSafeInteger(said) || said < 1 || said > 10_000_000) throw new NotPlain('it has no size');
  return said;
}

function valueNow({ objects, changed }: State, number: number): string {
  const value = (changed.get(number) ?? objects.read(number))?.value;
  if (value === undefined) throw new NotPlain(`it has no object ${number}`);
  return value;
}

function add(state: State, value: string): number {
  const number = state.next++;
  state.changed.set(number, { generation: 0, value });
  return number;
}

function replace(state: State, number: number, value: string): void {
  const before = state.changed.get(number) ?? state.objects.read(number);
  if (!before) throw new NotPlain(`it has no object ${number}`);
  state.changed.set(number, { ...before, value });
}

function treeOf(state: State, root: number): number {
  const tree = referenceOf(entriesOf(valueNow(state, root)).get('Pages'));
  if (tree === undefined) throw new NotPlain('it has no tree of pages');
  return tree;
}

function appendPages(state: State, tree: number, pdf: Uint8Array): number[] {
  const added = takePages(pdf, numbering(state)).map(page => {
    // what the tree has of boxes and turns is for its own pages
    const own = new Map([['CropBox', page.get('MediaBox') ?? ''], ['Rotate', '0'], ...page]);
    return add(state, writtenDictionary([['Type', '/Page'], ['Parent', `${tree} 0 R`], ...own]));
  });
  growTree(state, tree, added);
  return added;
}

function numbering(state: State): Numbering {
  return { reserve: () => state.next++, put: (number, object) => state.changed.set(number, object) };
}

function growTree(state: State, tree: number, added: readonly number[]): void {
  const entries = entriesOf(valueNow(state, tree));
  const kids = resolved(state.objects, entries.get('Kids') ?? '');
  const count = Number(resolved(state.objects, entries.get('Count') ?? ''));
  if (!Number.isInteger(count)) throw new NotPlain('its tree of pages is written otherwise');
  entries.set('Kids', listWith(kids, added));
  entries.set('Count', String(count + added.length));
  replace(state, tree, writtenDictionary(entries));
}

/** An array with references behind its last. */
export function listWith(list: string, added: readonly number[]): string {
  const inside = /^\s*\[([^%]*)\]\s*$/.exec(list);
  if (!inside) throw new NotPlain('a list is written otherwise');
  return `[${[inside[1]?.trim(), ...added.map(number => `${number} 0 R`)].filter(Boolean).join(' ')}]`;
}

const mostLevels = 50;

function lastPage(state: State, tree: number): number {
  let node = tree;
  for (let level = 0; level < mostLevels; level++) {
    const kids = entriesOf(valueNow(state, node)).get('Kids');
    if (kids === undefined) return node;
    const last = /(\d+)\s+\d+\s+R\s*\]\s*$/.exec(resolved(state.objects, kids));
    if (!last) throw new NotPlain('its tree of pages is written otherwise');
    node = Number(last[1]);
  }
  throw new NotPlain('its tree of pages goes in a circle');
}

function annotate(state: State, page: number, annotation: number): void {
  const entries = entriesOf(valueNow(state, page));
  const list = referenceOf(entries.get('Annots'));
  if (list !== undefined) {
    replace(state, list, listWith(valueNow(state, list), [annotation]));
    return;
  }
  entries.set('Annots', listWith(entries.get('Annots') ?? '[]', [annotation]));
  replace(state, page, writtenDictionary(entries));
}

function written({ objects, changed, next }: State, pdf: Uint8Array, root: number) {
  const endsLine = pdf.at(-1) === 0x0a || pdf.at(-1) === 0x0d;
  const body = bodyFrom(pdf.length, endsLine ? '' : '\n');
  for (const [number, { value, ...more }] of [...changed].sort(([a], [b]) => a - b)) body.write(number, value, more);
  const trailer = writtenDictionary([
    ['Size', String(next)],
    ['Root', objects.trailer.get('Root') ?? `${root} 0 R`],
    ['Prev', String(objects.table)],
    ['ID', newId(objects, body.parts)],
  ]);
  body.close(trailer, [freeEntry]);
  return {
    bytes: joined(pdf, body),
    placeOf: (number: number) => body.placeOf(number) ?? Number.NaN,
  };
}

/** The first part stays as long as the file lives, the second is of this change (ISO 32000-1, 14.4). */
function newId({ trailer }: PdfObjects, parts: readonly Uint8Array[]): string {
  const [first, before] = [...(trailer.get('ID') ?? '').matchAll(/<([0-9a-fA-F\s]*)>/g)].map(([, hex = '']) => hex);
  const hash = createHash('sha256').update(before ?? '');
  for (const part of parts) hash.update(part);
  const id = hash.digest('hex').slice(0, 32);
  return `[<${first ?? id}><${id}>]`;
}
