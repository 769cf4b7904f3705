import { floats, integers, withMemory } from './heap.ts';
import type { PageFrame } from './page-frame.ts';
import { type PageFunctions, pageFunctions } from './page-functions.ts';
import type { Pdfium } from './pdfium.ts';
import { type Area, overlaps, type Placed, type Sight, sightOf } from './sight.ts';

/** Whether text of a page may be unseen: nothing is suspected, some is drawn with nothing, or what is unseen was looked for. */
export type Sought = 'plain' | 'invisible' | Unseen;

/** What of a page's text nobody sees: it was removed from the open page, before its text is read. */
export interface Unseen {
  /** So many objects of the page itself. */
  readonly apart: number;
  /** Some were inside of a form object, whose content isn't written anew. */
  readonly within: boolean;
  /** Objects of which a part may not be seen. */
  readonly partly: ReadonlySet<number>;
  readonly sight: Sight;
}

/** PDFium's object types. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_DEPTH = 4;
/** Lines and rules hide nothing: what is narrower than so many points. */
const THIN = 3;
/** A text is touched by what covers so much of its height, and so many points of its length. */
const TOUCHED = { share: 0.35, points: 2 };
const OPAQUE = 250;
const WHITE = 240;
const FAINT = 16;
/** Drawn with nothing, or as a clip alone (ISO 32000-1, table 106): words.ts looks after that. */
const DRAWN_WITH_NOTHING: ReadonlySet<number> = new Set([3, 7]);

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** An object of the page, or of a form on it, in the order in which they are drawn. */
interface Drawn {
  readonly object: number;
  readonly type: number;
  /** From the form's space to the page's. */
  readonly matrix: Matrix | undefined;
  /** The form it is in. */
  readonly form: number | undefined;
}

interface Look {
  readonly call: PageFunctions;
  readonly library: Pdfium;
  readonly frame: PageFrame;
  /** Room for eight values. */
  readonly pointer: number;
  readonly isLayered: boolean;
  readonly drawn: Drawn[];
}

/**
 * Removes the text of an open page that is under an opaque area or picture, on a layer that is off, clipped away or white on white:
 * whatever is suspected is drawn once with and once without it. With `beyond` also what lies beyond the page.
 * `isLayered`: the file may have layers.
 */
export function hideUnseen(
  library: Pdfium,
  page: number,
  { frame, isLayered, beyond }: { frame: PageFrame; isLayered: boolean; beyond: boolean },
): Sought {
  const call = pageFunctions(library);
  return withMemory(library, 32, pointer => {
    const drawn: Drawn[] = [];
    const look: Look = { call, library, frame, pointer, isLayered, drawn };
    const may = beyond ? 'hides' : mayHide(look, page);
    if (may !== 'hides') return may;
    for (let index = 0, count = call.countObjects(page); index < count; index++)
      gather(look, call.objectAt(page, index), undefined, undefined, 0);
    const suspects = suspectsOf(look, beyond);
    if (suspects.length === 0) return 'invisible';
    const sight = sightOf(library, page, frame);
    const unseen = new Set(sight.unseenOf(suspects));
    for (const { object, form } of unseen) {
      const isRemoved = form === undefined ? call.removeFrom(page, object) : call.removeInside(form, object);
      if (isRemoved) call.destroy(object);
    }
    const partly = suspects.filter(suspect => !unseen.has(suspect)).map(({ object }) => object);
    const nested = [...unseen].filter(({ form }) => form !== undefined).length;
    return { apart: unseen.size - nested, within: nested > 0, partly: new Set(partly), sight };
  });
}

/** Most pages have nothing that could hide text: told without keeping anything of them. */
function mayHide(look: Look, page: number): 'plain' | 'invisible' | 'hides' {
  const { call } = look;
  let [isText, isInvisible] = [false, false];
  for (let index = 0, count = call.countObjects(page); index < count; index++) {
    const object = call.objectAt(page, index);
    const type = call.typeOf(object);
    if (type === FORM) return 'hides';
    if (type === TEXT) {
      isText = true;
      isInvisible ||= DRAWN_WITH_NOTHING.has(call.renderMode(object));
      if (hasPaleLetters(look, object) || call.countClips(call.clipOf(object)) > 0) return 'hides';
      if (look.isLayered && hasLayer(look, object)) return 'hides';
    } else if (isText && mayCover(look, object, type)) return 'hides';
  }
  return isInvisible ? 'invisible' : 'plain';
}

function mayCover(look: Look, object: number, type: number): boolean {
  if (isThin(look, object)) return false;
  return type === PATH ? fillOf(look, object) !== undefined : type === IMAGE || type === SHADING;
}

function gather(into: Look, object: number, form: number | undefined, matrix: Matrix | undefined, depth: number): void {
  const { call, library, drawn } = into;
  const type = call.typeOf(object);
  if (type !== FORM) drawn.push({ object, type, matrix, form });
  else if (depth < MAX_DEPTH) {
    const inner = formMatrix(call, library, object, matrix);
    for (let index = 0, count = call.countInside(object); index < count; index++)
      gather(into, call.objectInside(object, index), object, inner, depth + 1);
  }
}

function formMatrix(call: PageFunctions, library: Pdfium, form: number, outer: Matrix | undefined): Matrix {
  const own = withMemory(library, 24, (pointer): Matrix => {
    call.matrix(form, pointer);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats(library).subarray(pointer >> 2, (pointer >> 2) + 6);
    return [a, b, c, d, e, f];
  });
  if (!outer) return own;
  const [a, b, c, d, e, f] = own;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Texts that may not be seen, and where they stand. */
function suspectsOf(look: Look, beyond: boolean): (Placed & Drawn)[] {
  const suspects: (Placed & Drawn)[] = [];
  const covers = coversOf(look);
  const lastCover = covers[covers.length - 1]?.at ?? -1;
  let paper: { at: number; area: Area }[] | undefined;
  for (const [at, one] of look.drawn.entries()) {
    const { object, type, matrix } = one;
    if (type !== TEXT) continue;
    const isOnLayer = look.isLayered && (matrix !== undefined || hasLayer(look, object));
    const isPale = hasPaleLetters(look, object);
    const isClipped = look.call.countClips(look.call.clipOf(object)) > 0;
    if (!isOnLayer && !isPale && !isClipped && lastCover < at && !beyond) continue;
    const area = areaOf(look, object, matrix);
    if (!area || DRAWN_WITH_NOTHING.has(look.call.renderMode(object))) continue;
    if (isPale) paper ??= fillsOf(look);
    const isSuspect =
      isOnLayer ||
      (isPale && !paper?.some(fill => fill.at < at && touches(fill.area, area))) ||
      (isClipped && isCutOff(look, object, matrix, area)) ||
      covers.some(cover => cover.at > at && touches(cover.area, area)) ||
      (beyond && !overlaps(area, [0, 0, look.frame.width, look.frame.height]));
    if (isSuspect) suspects.push({ ...one, area });
  }
  return suspects;
}

/** Areas and pictures that are drawn over text and let nothing through. */
function coversOf(look: Look): { at: number; area: Area }[] {
  const first = look.drawn.findIndex(({ type }) => type === TEXT);
  if (first < 0) return [];
  const covers: { at: number; area: Area }[] = [];
  for (let at = first + 1; at < look.drawn.length; at++) {
    const one = look.drawn[at];
    if (!one || one.type === TEXT || !mayCover(look, one.object, one.type)) continue;
    const area = areaOf(look, one.object, one.matrix);
    if (area) covers.push({ at, area });
  }
  return covers;
}

/** In the space of its form: where that is enlarged, what is thin there hides nothing either. */
function isThin({ call, library, pointer }: Look, object: number): boolean {
  if (!call.bounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return true;
  const heap = floats(library);
  const at = pointer >> 2;
  const across = (heap[at + 2] ?? 0) - (heap[at] ?? 0);
  return across < THIN || (heap[at + 3] ?? 0) - (heap[at + 1] ?? 0) < THIN;
}

/** What gives white letters a ground to be seen on: areas of a colour, and pictures. */
function fillsOf(look: Look): { at: number; area: Area }[] {
  return look.drawn.flatMap(({ object, type, matrix }, at) => {
    const darkest = type === PATH ? fillOf(look, object) : type === TEXT ? undefined : 0;
    const area = darkest !== undefined && darkest < WHITE ? areaOf(look, object, matrix) : undefined;
    return area ? [{ at, area }] : [];
  });
}

/** The darkest of the three colours (0 to 255) a path is filled with; undefined where it isn't, or lets something through. */
function fillOf(look: Look, path: number): number | undefined {
  const { call, library, pointer } = look;
  if (!call.drawMode(path, pointer, pointer + 4)) return undefined;
  if ((integers(library)[pointer >> 2] ?? 0) === 0) return undefined;
  // a pattern has no colour
  if (!takeColour(look, path)) return 0;
  const darkest = darkestTaken(look);
  return alphaTaken(look) >= OPAQUE && !call.hasTransparency(path) ? darkest : undefined;
}

function takeColour({ call, pointer }: Look, object: number): number {
  return call.fillColor(object, pointer, pointer + 4, pointer + 8, pointer + 12);
}

function darkestTaken({ library, pointer }: Look): number {
  const heap = integers(library);
  const at = pointer >> 2;
  return Math.min(heap[at] ?? 0, heap[at + 1] ?? 0, heap[at + 2] ?? 0);
}

function alphaTaken({ library, pointer }: Look): number {
  return integers(library)[(pointer >> 2) + 3] ?? 255;
}

function hasPaleLetters(look: Look, object: number): boolean {
  return takeColour(look, object) !== 0 && (darkestTaken(look) >= WHITE || alphaTaken(look) < FAINT);
}

/** The object is marked as a part of optional content: `/OC /name BDC`. */
function hasLayer({ call, library, pointer }: Look, object: number): boolean {
  for (let index = call.countMarks(object) - 1; index >= 0; index--) {
    const isRead = call.markName(call.markAt(object, index), pointer, 16, pointer + 16);
    // O and C as UTF-16, and the zero behind them
    if (isRead && integers(library)[pointer >> 2] === 0x43004f && integers(library)[(pointer >> 2) + 4] === 6)
      return true;
  }
  return false;
}

/** The clip leaves out some of the text; of a clip of several points the first and the third are corners. */
function isCutOff(look: Look, object: number, matrix: Matrix | undefined, area: Area): boolean {
  const { call } = look;
  const clip = call.clipOf(object);
  for (let path = call.countClips(clip) - 1; path >= 0; path--) {
    if (call.countClipPoints(clip, path) < 3) return true;
    const corners = [0, 2].map(index => pointOf(look, call.clipPoint(clip, path, index)));
    const [first = [0, 0], third = [0, 0]] = corners;
    const inside = toArea(look.frame, matrix, [first[0], first[1], third[0], third[1]]);
    const slack = (area[3] - area[1]) * TOUCHED.share;
    if (inside[0] - area[0] > slack || area[2] - inside[2] > slack) return true;
    if (inside[1] - area[1] > slack || area[3] - inside[3] > slack) return true;
  }
  return false;
}

function pointOf({ call, library, pointer }: Look, segment: number): [x: number, y: number] {
  call.point(segment, pointer, pointer + 4);
  const heap = floats(library);
  return [heap[pointer >> 2] ?? 0, heap[(pointer >> 2) + 1] ?? 0];
}

function areaOf({ call, library, frame, pointer }: Look, object: number, matrix: Matrix | undefined): Area | undefined {
  if (!call.bounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(library).subarray(pointer >> 2, (pointer >> 2) + 4);
  return toArea(frame, matrix, [left, bottom, right, top]);
}

function toArea(frame: PageFrame, matrix: Matrix | undefined, [x0, y0, x1, y1]: Area): Area {
  const [ax, ay] = placed(frame, matrix, x0, y0);
  const [bx, by] = placed(frame, matrix, x1, y1);
  const box: Area = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  // of what is not turned two corners tell the others
  if (!matrix || (matrix[1] === 0 && matrix[2] === 0)) return box;
  const [cx, cy] = placed(frame, matrix, x0, y1);
  const [dx, dy] = placed(frame, matrix, x1, y0);
  return [Math.min(box[0], cx, dx), Math.min(box[1], cy, dy), Math.max(box[2], cx, dx), Math.max(box[3], cy, dy)];
}

function placed(frame: PageFrame, matrix: Matrix | undefined, x: number, y: number): [x: number, y: number] {
  if (!matrix) return through(frame.matrix, x, y);
  const [inX, inY] = through(matrix, x, y);
  return through(frame.matrix, inX, inY);
}

function through([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function touches(cover: Area, text: Area): boolean {
  const across = Math.min(cover[2], text[2]) - Math.max(cover[0], text[0]);
  const down = Math.min(cover[3], text[3]) - Math.max(cover[1], text[1]);
  return across >= Math.min(TOUCHED.points, text[2] - text[0]) && down >= (text[3] - text[1]) * TOUCHED.share;
}
