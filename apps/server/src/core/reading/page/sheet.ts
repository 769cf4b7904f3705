import type { ColumnRole } from '../words/labels.ts';
import { termOf } from '../words/lexicon.ts';
import { joinFigures, partsThousands } from './figures.ts';
import type { Label } from './labels-found.ts';
import { drawnLast, isOver, joinSpacedLetters, newWord, type Overprint, type Word } from './word.ts';

export type { Word } from './word.ts';

/** What the recogniser needs of a page: words and their boxes (x0, y0, x1, y1 each), top left origin, any unit. */
export interface WordSource {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  readonly boxes: ArrayLike<number>;
}

export interface Row {
  readonly words: Word[];
  readonly y0: number;
  readonly y1: number;
  readonly known: KnownOfRow;
}

/** What was found out about a row, kept by who found it: asked for many times a page. */
export interface KnownOfRow {
  folded?: string;
  fieldLabels?: { readonly index: number; readonly labels: Label[] };
  columnLabels?: Label<ColumnRole>[];
  /** Null where there is none. */
  cnpj?: string | null;
}

/** A row of these words; nothing is known of it yet. */
export function newRow(words: Word[], y0: number, y1: number): Row {
  return {
    words,
    y0,
    y1,
    known: { folded: undefined, fieldLabels: undefined, columnLabels: undefined, cnpj: undefined },
  };
}

/** A page, or a part of one, as rows of words from top to bottom and left to right. */
export interface Sheet {
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
  /** Different figures that stand one over the other; the one drawn last was taken. */
  readonly overprinted?: Overprint | undefined;
}

/** Centres closer than this share of the word's height are one row. */
const ROW_TOLERANCE = 0.3;
/** A gap narrower than this share of the word's height joins two words into a cell. */
const CELL_GAP = 0.62;

/** Builds rows and cells; ruling characters are dropped, but they part cells. */
export function buildSheet(source: WordSource): Sheet {
  const words = toWords(source).sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1);
  const groups: Word[][] = [];
  let group: Word[] = [];
  let centre = 0;
  for (const word of words) {
    const middle = (word.y0 + word.y1) / 2;
    if (group.length > 0 && middle - centre > ROW_TOLERANCE * Math.min(word.y1 - word.y0, 40)) {
      groups.push(group);
      group = [];
    }
    if (group.length === 0) centre = middle;
    group.push(word);
  }
  if (group.length > 0) groups.push(group);
  const overprints: Overprint[] = [];
  const mayPart = partsThousands(source.texts);
  const rows = groups.map(one => toRow(one, overprints, mayPart)).filter(row => row.words.length > 0);
  return { rows, width: source.width, height: source.height, overprinted: overprints[0] };
}

/** The same rows without the words outside of x0…x1, y0…y1 (word centres count). */
export function cropSheet(sheet: Sheet, x0: number, y0: number, x1: number, y1: number): Sheet {
  const rows: Row[] = [];
  for (const row of sheet.rows) {
    const middle = (row.y0 + row.y1) / 2;
    if (middle < y0 || middle >= y1) continue;
    const words = row.words.filter(word => (word.x0 + word.x1) / 2 >= x0 && (word.x0 + word.x1) / 2 < x1);
    // what is known of a whole row stays known
    if (words.length === row.words.length) rows.push(row);
    else if (words.length > 0) rows.push(newRow(words, row.y0, row.y1));
  }
  return { rows, width: sheet.width, height: sheet.height };
}

export function rowText(row: Row): string {
  return row.words.map(word => word.text).join(' ');
}

/** The row's text as labels and titles are compared. */
export function foldedText({ words, known }: Row): string {
  known.folded ??= words.map(word => word.folded).join(' ');
  return known.folded;
}

function toWords(source: WordSource): Word[] {
  const words: Word[] = [];
  for (const [index, text] of source.texts.entries()) {
    const at = index * 4;
    const x0 = source.boxes[at] ?? 0;
    const y0 = source.boxes[at + 1] ?? 0;
    const x1 = source.boxes[at + 2] ?? 0;
    const y1 = source.boxes[at + 3] ?? 0;
    const term = termOf(text);
    if (term.parts) {
      const [first, second] = term.parts;
      const middle = x0 + ((x1 - x0) * first.length) / text.length;
      const [left, right] = [termOf(first), termOf(second)];
      words.push(newWord(left, x0, y0, middle, y1, index), newWord(right, middle, y0, x1, y1, index));
    } else words.push(newWord(term, x0, y0, x1, y1, index));
  }
  return words;
}

function toRow(group: Word[], overprints: Overprint[], mayPart: () => boolean): Row {
  const ordered = group.sort((a, b) => a.x0 - b.x0);
  const single = ordered.some((word, at) => isOver(word, ordered[at + 1])) ? drawnLast(ordered, overprints) : ordered;
  const sorted = joinFigures(joinSpacedLetters(single), CELL_GAP, mayPart);
  const words: Word[] = [];
  let cell = 0;
  let last: Word | undefined;
  let ruled = false;
  for (const word of sorted) {
    if (word.rules) {
      ruled = true;
      continue;
    }
    if (last && (ruled || word.x0 - last.x1 > CELL_GAP * Math.min(word.y1 - word.y0, last.y1 - last.y0))) cell++;
    word.cell = cell;
    words.push(word);
    last = word;
    ruled = false;
  }
  let y0 = Number.POSITIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const word of group) {
    y0 = Math.min(y0, word.y0);
    y1 = Math.max(y1, word.y1);
  }
  return newRow(words, y0, y1);
}
