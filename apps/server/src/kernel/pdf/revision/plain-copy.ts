import { createHash } from 'node:crypto';
import { contentsOf } from '../copy-pages.ts';
import { contentOf } from '../filters.ts';
import { NotPlain } from '../objects.ts';
import { pdfium } from '../pdfium.ts';
import { resolved } from '../resources.ts';
import { entriesOf, referenceOf, referencesOf, writtenDictionary } from '../syntax.ts';
import { freeEntry } from '../table.ts';
import { type Body, bodyFrom, joined } from './body.ts';
import { footDrawing, grownBox, written } from './foot.ts';
import { NotSignable } from './not-signable.ts';
import { type PagePart, pagePart } from './page-part.ts';
import { picturePage } from './picture-page.ts';
import { rewritten } from './rewritten.ts';

/** A file whose pages go into the plain one; a picture becomes a page. */
export interface Part {
  readonly kind: 'pdf' | 'jpeg' | 'png';
  readonly bytes: Uint8Array;
}

export interface PlainCopy {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface PlainCopyOptions {
  readonly foot: string;
  /** Told before a page is read (`noteStep` of a thread): which it is, from 1. */
  readonly onPage?: ((page: number) => void) | undefined;
}

const mostPages = 500;
/** The catalogue, the tree of pages and the foot's font come first. */
const [catalogue, tree, font] = [1, 2, 3];

/**
 * One plain PDF of all pages of all parts: a classic table without gaps, no streams of objects, and nothing but what is drawn. Fields and notes that
 * are seen become part of the drawing; scripts, actions, links, files within, metadata and forms are gone. There are no layers: what was
 * on one is seen always, also where it was switched off, so that nothing in the file is hidden from who reads it.
 * Each page has `foot` in small letters at its lower edge, where nothing is drawn; where all is drawn on, the page becomes a little longer.
 * The same input gives the same bytes. It computes as long as PDFium needs for the pages, and holds about three copies of the file: to be
 * run in a thread (kernel/threads), which lets PDFium have `mostMemory.drawing`. Throws `NotSignable`; whoever catches a RangeError
 * or a RuntimeError ends the thread, for PDFium ran out of memory.
 */
export async function plainCopy(parts: readonly Part[], { foot, onPage }: PlainCopyOptions): Promise<PlainCopy> {
  const library = await pdfium();
  const body = bodyFrom(0, '%PDF-1.7\n%\xa1\xb3\xc5\xd7\n');
  body.write(catalogue, `<</Type/Catalog/Pages ${tree} 0 R>>`);
  body.write(font, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const target = { body, next: font + 1, pages: [] };
  for (const { kind, bytes } of parts) {
    const pdf = kind === 'pdf' ? bytes : await picturePage(kind, bytes);
    const before = target.pages.length;
    const asked = { foot, mostPages: mostPages - before, onPage: (page: number) => onPage?.(before + page) };
    writePart(target, pagePart(library, pdf, asked), foot);
  }
  if (target.pages.length === 0) throw new NotSignable('noPages');
  return { bytes: closed(target), pages: target.pages.length };
}

/** A file that grows part by part. */
interface Target {
  readonly body: Body;
  next: number;
  /** Their numbers. */
  readonly pages: number[];
}

function writePart(target: Target, part: PagePart, foot: string): void {
  const { body } = target;
  const { objects } = part.drawings;
  const first = target.next;
  const numbers = new Map([...objects.keys()].map((number, index) => [number, first + index]));
  target.next += numbers.size;
  const renumbered = (value: string) => rewritten(value, number => numbers.get(number));
  for (const [number, { value, stream }] of objects)
    body.write(numbers.get(number) ?? 0, renumbered(value), { stream });
  for (const [index, page] of part.drawings.pages.entries()) writePage(target, { part, page, index, foot, renumbered });
}

interface Page {
  readonly part: PagePart;
  readonly page: ReadonlyMap<string, string>;
  readonly index: number;
  readonly foot: string;
  readonly renumbered: (value: string) => string;
}

function writePage(target: Target, { part, page, index, foot, renumbered }: Page): void {
  const place = part.feet[index];
  if (!place) throw new NotSignable('broken');
  const [before, behind, number] = [target.next, target.next + 1, target.next + 2];
  target.next += 3;
  const resources = entriesOf(resolved(part.objects, page.get('Resources') ?? ''));
  const fonts = entriesOf(resolved(part.objects, resources.get('Font') ?? ''));
  const name = nameBeside(fonts);
  const kept = [...resources]
    .filter(([key]) => key !== 'Font')
    .map(([key, value]) => [key, renumbered(value)] as const);
  const ownFonts = [...fonts].map(([key, value]) => [key, renumbered(value)] as const);
  const allFonts = writtenDictionary([...ownFonts, [name, `${font} 0 R`]]);
  const [opening, closing] = footDrawing(place, name, foot, drawingOf(part, page));
  writeText(target.body, before, opening);
  writeText(target.body, behind, closing);
  const contents = streamsOf(part, page).map(each => renumbered(`${each} 0 R`));
  const group = page.get('Group');
  const entries: [string, string][] = [
    ['Type', '/Page'],
    ['Parent', `${tree} 0 R`],
    ['MediaBox', `[${grownBox(place).map(written).join(' ')}]`],
    ['Rotate', String(place.turn * 90)],
    ['Resources', writtenDictionary([...kept, ['Font', allFonts]])],
    ['Contents', `[${[`${before} 0 R`, ...contents, `${behind} 0 R`].join(' ')}]`],
  ];
  if (group !== undefined) entries.push(['Group', renumbered(group)]);
  target.body.write(number, writtenDictionary(entries));
  target.pages.push(number);
}

function nameBeside(fonts: ReadonlyMap<string, string>): string {
  for (let at = 0; ; at++) if (!fonts.has(`Foot${at}`)) return `Foot${at}`;
}

function writeText(body: Body, number: number, text: string): void {
  body.write(number, `<</Length ${text.length}>>`, { stream: Buffer.from(text, 'latin1') });
}

/** The page's own operators, all of its streams as one: a reader puts a blank between them. */
function drawingOf({ objects }: PagePart, page: ReadonlyMap<string, string>): string {
  try {
    return contentsOf(objects, page.get('Contents')).map(contentOf).join('\n');
  } catch (error) {
    if (error instanceof NotPlain) throw new NotSignable('broken');
    throw error;
  }
}

/** The numbers of the streams, where one stands for all or a list does. */
function streamsOf({ objects }: PagePart, page: ReadonlyMap<string, string>): number[] {
  const contents = page.get('Contents') ?? '';
  const only = referenceOf(contents);
  return only !== undefined && objects.read(only)?.stream ? [only] : referencesOf(resolved(objects, contents));
}

function closed({ body, next, pages }: Target): Uint8Array {
  const kids = pages.map(number => `${number} 0 R`).join(' ');
  body.write(tree, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  const hash = createHash('sha256');
  for (const part of body.parts) hash.update(part);
  const id = hash.digest('hex').slice(0, 32);
  body.close(`<</Size ${next}/Root ${catalogue} 0 R/ID[<${id}><${id}>]>>`, [freeEntry]);
  return joined(new Uint8Array(), body);
}
