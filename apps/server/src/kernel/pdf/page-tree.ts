import { NotPlain, type PdfObjects } from './objects.ts';
import { resolved } from './resources.ts';
import { entriesOf, referenceOf, referencesOf } from './syntax.ts';

const MOST_LEVELS = 50;

/**
 * Which object is which page (1-based), by the file's own tree of them (ISO 32000-1, 7.7.3): each node is looked at once, up to the page
 * that is asked for. PDFium, asked for the last page of ten thousand, reads all before it, and again each time the file is opened.
 * Throws `NotPlain` where the tree is not in good order or has fewer pages.
 */
export function pageNumbers(objects: PdfObjects): (page: number) => number {
  const found: number[] = [];
  const all = pagesOf(objects);
  return page => {
    while (found.length < page) {
      const { value, done } = all.next();
      if (done) throw new NotPlain('it has fewer pages');
      found.push(value);
    }
    return found[page - 1] ?? Number.NaN;
  };
}

function* pagesOf(objects: PdfObjects): Generator<number, undefined> {
  yield* pagesBelow(objects, treeOf(objects), { level: 0, seen: new Set() });
}

function treeOf(objects: PdfObjects): number {
  const catalogue = objects.root === undefined ? undefined : objects.read(objects.root);
  const tree = referenceOf(entriesOf(catalogue?.value ?? '').get('Pages'));
  if (tree === undefined) throw new NotPlain('it has no tree of pages');
  return tree;
}

interface Way {
  readonly level: number;
  /** Nodes that had others below them: none may come twice. */
  readonly seen: Set<number>;
}

/** As PDFium has it, what has nothing below it is a page. */
function* pagesBelow(objects: PdfObjects, node: number, { level, seen }: Way): Generator<number, undefined> {
  const object = objects.read(node);
  if (!object) throw new NotPlain('a page is missing');
  const kids = entriesOf(object.value).get('Kids');
  if (kids === undefined) {
    yield node;
    return;
  }
  if (seen.has(node) || level === MOST_LEVELS) throw new NotPlain('its tree of pages goes in a circle');
  seen.add(node);
  for (const kid of listOf(resolved(objects, kids))) yield* pagesBelow(objects, kid, { level: level + 1, seen });
}

/** What stands in the list in another way would be counted by others, and all behind it would be another page. */
function listOf(kids: string): number[] {
  if (!/^\s*\[(?:\s*\d+\s+\d+\s+R)*\s*\]\s*$/.test(kids)) throw new NotPlain('its tree of pages is written otherwise');
  return referencesOf(kids);
}
