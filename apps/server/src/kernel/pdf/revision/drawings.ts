import { drawingReader, drawnObject } from '../copy-pages.ts';
import type { PdfObject, PdfObjects } from '../objects.ts';
import { entriesOf, nameOf, referencesOf, writtenDictionary } from '../syntax.ts';

/** Pages of a file as they are drawn, with all objects they are drawn by, under the numbers they have there. */
export interface Drawings {
  /** Boxes, contents and resources of each page. */
  readonly pages: readonly ReadonlyMap<string, string>[];
  readonly objects: ReadonlyMap<number, PdfObject>;
}

/**
 * Keys that no picture, form or font needs: of layers (ISO 32000-1, 8.11), of programs, and of other files. What is on a layer is seen
 * then, whether the layer was on or off: nothing of a file that is signed can be switched on or off later. A stream's data could stand in
 * another file (7.3.8.2): it is what stands here.
 */
const deadKeys: ReadonlySet<string> = new Set([
  ...['OC', 'Metadata', 'PieceInfo', 'StructParent', 'StructParents', 'OPI', 'AF', 'Alternates', 'Ref'],
  ...['F', 'FFilter', 'FDecodeParms', 'DL', 'Length'],
]);

/** Things that are no part of a drawing, by what they say they are. */
const deadTypes: ReadonlySet<string> = new Set([
  ...['Action', 'Annot', 'Filespec', 'F', 'EmbeddedFile', 'Sig', 'SigRef', 'DocTimeStamp'],
  ...['Catalog', 'Pages', 'Page', 'XRef', 'ObjStm', 'Metadata', 'StructTreeRoot', 'StructElem'],
]);

/** A layer: contents go on naming it, so that something stands there. */
const layerTypes: ReadonlySet<string> = new Set(['OCG', 'OCMD']);

/** What these pages (object numbers) are drawn by, each object read once. Throws `NotPlain` where one can't be read. */
export function drawingsOf(objects: PdfObjects, pages: readonly number[]): Drawings {
  const drawingOf = drawingReader(objects);
  const drawn = pages.map(number => drawingOf(number));
  const found = new Map<number, PdfObject>();
  const seen = new Set<number>();
  for (const page of drawn) {
    const asked = referencesOf(writtenDictionary(page)).reverse();
    for (let number = asked.pop(); number !== undefined; number = asked.pop()) {
      if (seen.has(number)) continue;
      seen.add(number);
      const object = partOf(objects, number);
      if (!object) continue;
      found.set(number, object);
      for (const one of referencesOf(object.value).reverse()) asked.push(one);
    }
  }
  return { pages: drawn, objects: found };
}

function partOf(objects: PdfObjects, number: number): PdfObject | undefined {
  const object = drawnObject(objects, number);
  if (!object) return undefined;
  const entries = entriesOf(object.value);
  const type = typeOf(entries);
  if (layerTypes.has(type)) return { generation: 0, value: '<<>>' };
  if (deadTypes.has(type) || entries.get('S') === '/JavaScript') return undefined;
  if (!object.stream) return object;
  // a program in a language of its own, which printers run
  if (entries.get('Subtype') === '/PS') return undefined;
  const kept = [...entries].filter(([key]) => !deadKeys.has(key));
  kept.push(['Length', String(object.stream.length)]);
  return { ...object, value: writtenDictionary(kept) };
}

function typeOf(entries: ReadonlyMap<string, string>): string {
  const type = entries.get('Type');
  return type?.startsWith('/') ? nameOf(type) : '';
}
