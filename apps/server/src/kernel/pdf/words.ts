import { isBlank, isReadable, REPLACEMENT } from './characters.ts';
import { floats, withMemory } from './heap.ts';
import { loadDrawn } from './notes.ts';
import type { OpenPdf } from './open.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';
import { hasPicture } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { type TextFunctions, textFunctions } from './text-functions.ts';
import type { TextSink } from './text-sink.ts';
import { hideUnseen, type Sought } from './unseen.ts';
import { addLetter, newLetters, takeWord } from './word-texts.ts';

/**
 * One page's words. `boxes` holds x0, y0, x1, y1 of each word: points of the upright page, origin at the top left.
 * A vertical bar is a word of its own. Text that runs at another angle than most of the page is left out, and so is text that nobody sees
 * unless it lies over a picture: then it may be what the picture shows.
 */
export interface PageWords {
  readonly width: number;
  readonly height: number;
  readonly texts: string[];
  readonly boxes: Float64Array;
  /** Characters on the page, and those that carry no usable Unicode value. */
  readonly characters: number;
  readonly unreadable: number;
  /** The page has visible objects (pictures, drawings) even if it has no text. */
  readonly hasObjects: boolean;
  /** Words of it with digits are invisible and lie over a picture: a scan that a machine has read. */
  readonly hasInvisible: boolean;
  /**
   * Text of it isn't seen (covered, on a layer that is off, beyond the page …) and was left out. `apart`: a cut leaves it out too.
   * `within`: a cut would hold it.
   */
  readonly unseen: 'none' | 'apart' | 'within';
  /** What notes and stamps on it say. */
  readonly notes: readonly string[];
  /** What runs at another angle than its words, without blanks: a stamp or a watermark. */
  readonly aslant: string;
}

const BAR = 0x7c;
const MOST_ASLANT = 2000;

interface Draft {
  texts: string[];
  boxes: number[];
  turns: number[];
  /** Any word that is not upright. */
  turned: boolean;
  unreadable: number;
  /** Places of words that are drawn with nothing. */
  invisible: number[];
  /** A word lies beyond the page, or a part of its object isn't seen: it was left out. */
  beyond: boolean;
  parted: boolean;
  aslant: string;
}

/** What a scan of one page works with; `pointer` is room for one box on the heap. */
interface Scan {
  readonly call: TextFunctions;
  readonly library: Pdfium;
  readonly text: number;
  readonly frame: PageFrame;
  readonly draft: Draft;
  readonly pointer: number;
  readonly sink: TextSink | undefined;
  readonly unseen: Sought;
}

const letters = newLetters();

/** Reads the words of page `index` (0-based); all its characters go to `sink` too. Throws when PDFium cannot load the page. */
export function readWords(pdf: OpenPdf, index: number, sink?: TextSink): PageWords {
  const { library } = pdf;
  const call = textFunctions(library);
  const { page, annotated } = loadDrawn(pdf, index);
  // a cut of it is made from what was drawn into it
  if (annotated) sink?.doubt();
  try {
    const frame = pageFrame(library, page);
    const read = (beyond: boolean) => {
      const unseen = hideUnseen(library, page, { frame, isLayered: pdf.isLayered(), beyond });
      return withTextPage(call, page, text => collect({ library, page, text, frame, unseen, sink }));
    };
    const words = { ...read(false), notes: annotated?.notes ?? [] };
    const isCleared = pdf.changes.cleared.has(index);
    if (isCleared) sink?.doubt();
    if (!words.isBeyond) return isCleared && words.unseen === 'none' ? { ...words, unseen: 'apart' } : words;
    // what lies beyond the page is taken out of it; what is left there belongs to text that doesn't
    const inside = read(true);
    return { ...inside, notes: words.notes, unseen: inside.isBeyond || words.unseen === 'within' ? 'within' : 'apart' };
  } finally {
    call.closePage(page);
  }
}

function withTextPage<T>(call: TextFunctions, page: number, use: (text: number) => T): T {
  const text = call.loadText(page);
  try {
    return use(text);
  } finally {
    call.closeText(text);
  }
}

function collect(
  on: Pick<Scan, 'library' | 'text' | 'frame' | 'sink' | 'unseen'> & { page: number },
): Omit<PageWords, 'notes'> & { isBeyond: boolean } {
  const { library, page, text, frame, sink, unseen } = on;
  const call = textFunctions(library);
  const characters = Math.max(0, call.countCharacters(text));
  const draft: Draft = {
    texts: [],
    boxes: [],
    turns: [],
    turned: false,
    unreadable: 0,
    invisible: [],
    beyond: false,
    parted: false,
    aslant: '',
  };
  if (characters > 0)
    withMemory(library, 16, pointer => scan({ call, library, text, frame, draft, pointer, sink, unseen }, characters));
  const isPicture = (characters === 0 || draft.invisible.length > 0) && hasPicture(library, page);
  if (!isPicture) leaveOut(draft);
  const found = typeof unseen === 'string' ? undefined : unseen;
  const isWithin = draft.parted || (found?.within ?? false);
  const isUnseen = isWithin || draft.beyond || (found?.apart ?? 0) > 0;
  // what is kept of its texts is what a cut of it holds: here that must be looked up
  if (isUnseen) sink?.doubt();
  return {
    ...upright(draft, frame),
    ...{ characters, unreadable: draft.unreadable },
    hasObjects: characters > 0 || isPicture || isUnseen,
    unseen: isWithin ? 'within' : isUnseen ? 'apart' : 'none',
    isBeyond: draft.beyond,
    aslant: draft.aslant,
    hasInvisible: draft.invisible.some(at => /\d/.test(draft.texts[at] ?? '')),
  };
}

function scan(on: Scan, count: number): void {
  const { call, text, draft, sink } = on;
  let start = -1;
  letters.length = 0;
  for (let index = 0; index < count; index++) {
    const code = call.unicode(text, index);
    sink?.add(code);
    if (isBlank(code)) {
      if (start >= 0) push(on, start, index - 1, takeWord(letters));
      start = -1;
    } else if (code === BAR) {
      if (start >= 0) push(on, start, index - 1, takeWord(letters));
      push(on, index, index, '|');
      start = -1;
    } else {
      if (start < 0) start = index;
      const readable = isReadable(code);
      if (!readable) draft.unreadable++;
      addLetter(letters, readable ? code : REPLACEMENT);
    }
  }
  if (start >= 0) push(on, start, count - 1, takeWord(letters));
}

/** What nobody sees is not read. */
function leaveOut(draft: Draft): void {
  if (draft.invisible.length === 0) return;
  const hidden = new Set(draft.invisible);
  draft.texts = draft.texts.filter((_, at) => !hidden.has(at));
  draft.turns = draft.turns.filter((_, at) => !hidden.has(at));
  draft.boxes = draft.boxes.filter((_, at) => !hidden.has(at >> 2));
  draft.invisible = [];
}

/** Only the first and the last character of a word are asked for their box: calls into WASM are what costs. */
function push(
  { call, library, text, frame, draft, pointer, unseen }: Scan,
  first: number,
  last: number,
  word: string,
): void {
  const turn = quarterTurn(call.angle(text, first), frame);
  if (turn < 0) {
    if (draft.aslant.length < MOST_ASLANT) draft.aslant += word;
    return;
  }
  call.looseBox(text, first, pointer);
  let heap = floats(library);
  const at = pointer >> 2;
  let left = heap[at] ?? 0;
  let top = heap[at + 1] ?? 0;
  let right = heap[at + 2] ?? 0;
  let bottom = heap[at + 3] ?? 0;
  if (last !== first) {
    call.looseBox(text, last, pointer);
    heap = floats(library);
    left = Math.min(left, heap[at] ?? left);
    top = Math.max(top, heap[at + 1] ?? top);
    right = Math.max(right, heap[at + 2] ?? right);
    bottom = Math.min(bottom, heap[at + 3] ?? bottom);
  }
  const [a, b, c, d, e, f] = frame.matrix;
  const x0 = a * left + c * bottom + e;
  const x1 = a * right + c * top + e;
  const y0 = b * left + d * bottom + f;
  const y1 = b * right + d * top + f;
  const [x, y] = [Math.min(x0, x1), Math.min(y0, y1)];
  const [endX, endY] = [Math.max(x0, x1), Math.max(y0, y1)];
  if (endX <= 0 || endY <= 0 || x >= frame.width || y >= frame.height) {
    draft.beyond = true;
    return;
  }
  if (unseen !== 'plain') {
    const object = call.objectOf(text, first);
    if (unseen !== 'invisible' && unseen.partly.has(object) && !unseen.sight.isSeen(object, [x, y, endX, endY])) {
      draft.parted = true;
      return;
    }
    const mode = call.renderMode(object);
    if (mode === 3 || mode === 7) draft.invisible.push(draft.texts.length);
  }
  draft.texts.push(word);
  draft.turns.push(turn);
  draft.turned ||= turn > 0;
  draft.boxes.push(x, y, endX, endY);
}

/** 0 upright, 1–3 quarter turns as seen on the upright page, −1 for slanted text (watermarks). */
function quarterTurn(angle: number, frame: PageFrame): number {
  const [a, b, c, d] = frame.matrix;
  if (angle === 0 && a > 0.99) return 0;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const x = a * cos - c * sin;
  const y = b * cos - d * sin;
  if (x > 0.99) return 0;
  if (y > 0.99) return 1;
  if (x < -0.99) return 2;
  return y < -0.99 ? 3 : -1;
}

/** Keeps the words of the page's main direction; a page printed sideways is turned, so that its lines run across. */
function upright(draft: Draft, frame: PageFrame): Pick<PageWords, 'width' | 'height' | 'texts' | 'boxes'> {
  if (!draft.turned)
    return { width: frame.width, height: frame.height, texts: draft.texts, boxes: Float64Array.from(draft.boxes) };
  const counts = [0, 0, 0, 0];
  for (const turn of draft.turns) counts[turn] = (counts[turn] ?? 0) + 1;
  const main = counts.indexOf(Math.max(...counts));
  const texts: string[] = [];
  const boxes: number[] = [];
  for (const [index, turn] of draft.turns.entries()) {
    if (turn !== main) {
      if (draft.aslant.length < MOST_ASLANT) draft.aslant += draft.texts[index] ?? '';
      continue;
    }
    texts.push(draft.texts[index] ?? '');
    boxes.push(...turned(draft.boxes.slice(index * 4, index * 4 + 4), main, frame));
  }
  const sideways = main % 2 === 1;
  const width = sideways ? frame.height : frame.width;
  const height = sideways ? frame.width : frame.height;
  return { width, height, texts, boxes: Float64Array.from(boxes) };
}

function turned(box: number[], turn: number, frame: PageFrame): number[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  if (turn === 1) return [y0, frame.width - x1, y1, frame.width - x0];
  if (turn === 2) return [frame.width - x1, frame.height - y1, frame.width - x0, frame.height - y0];
  if (turn === 3) return [frame.height - y1, x0, frame.height - y0, x1];
  return box;
}
