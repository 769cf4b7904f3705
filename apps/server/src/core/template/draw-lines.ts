import type { TemplateAlignment } from '@cracha/contract/features/template/template-tree.ts';
import { type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { printable } from '../receipt/draw-receipt-pen.ts';
import type { Run } from './fill-template.ts';

/** Each way in which words are set. */
export interface TemplateFonts {
  plain: PDFFont;
  bold: PDFFont;
  italic: PDFFont;
  boldItalic: PDFFont;
}

/** How a block's words are set; `before` and `after` are points of space. */
export interface Look {
  size: number;
  bold?: boolean;
  before: number;
  after: number;
}

interface Word {
  text: string;
  font: PDFFont;
  size: number;
  width: number;
  underlined: boolean;
  lacks: boolean;
  /** A space stands before it. */
  spaced: boolean;
}

/** One line of a block: its words, and whether it is the last of a paragraph, which is never stretched. */
export interface Line {
  words: Word[];
  width: number;
  height: number;
  ascent: number;
  isLast: boolean;
}

const glyphs = new WeakMap<PDFFont, Map<string, number>>();

/** As it is drawn: letter by letter, without the kerning that the font's own measure counts and no drawing has. */
function widthOf(font: PDFFont, text: string, size: number): number {
  const known = glyphs.get(font) ?? new Map<string, number>();
  glyphs.set(font, known);
  let sum = 0;
  for (const letter of text) {
    const width = known.get(letter) ?? font.widthOfTextAtSize(letter, 1000);
    known.set(letter, width);
    sum += width;
  }
  return (sum * size) / 1000;
}

/** Words in lines of at most `width` points; a word that is longer is cut. */
export function layOut(
  fonts: TemplateFonts,
  runs: readonly Run[],
  { width, size, bold = false }: { width: number; size: number; bold?: boolean },
): Line[] {
  const [height, ascent] = [size * 1.4, size];
  const lines: Line[] = [];
  let line: Line = { words: [], width: 0, height, ascent, isLast: false };
  const end = (isLast: boolean) => {
    lines.push({ ...line, isLast });
    line = { words: [], width: 0, height, ascent, isLast: false };
  };
  for (const part of wordsOf(fonts, runs, { width, size, bold })) {
    if (part === 'break') {
      end(true);
      continue;
    }
    // words that stand together without a space are parted only where they don't fit in a line
    const space = part.spaced && line.words.length > 0 ? widthOf(part.font, ' ', size) : 0;
    if (line.words.length > 0 && line.width + space + part.width > width) end(false);
    const isFirst = line.words.length === 0;
    line.words.push(isFirst ? { ...part, spaced: false } : part);
    line.width += part.width + (isFirst ? 0 : space);
  }
  end(true);
  return lines;
}

export const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

function* wordsOf(
  fonts: TemplateFonts,
  runs: readonly Run[],
  { width, size, bold }: { width: number; size: number; bold: boolean },
): Generator<Word | 'break'> {
  let spaced = false;
  for (const { text, marks, lacks = false } of runs) {
    const isBold = bold || marks.includes('negrito');
    const font = marks.includes('italico')
      ? isBold
        ? fonts.boldItalic
        : fonts.italic
      : isBold
        ? fonts.bold
        : fonts.plain;
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) {
        spaced = false;
        yield 'break';
      }
      for (const word of printable(font, part).split(/( +)/)) {
        if (word === '') continue;
        if (word.startsWith(' ')) {
          spaced = true;
          continue;
        }
        for (const piece of cut(font, word, { width, size })) {
          const set = { font, size, width: widthOf(font, piece, size), underlined: marks.includes('sublinhado') };
          yield { ...set, text: piece, spaced, lacks };
          spaced = false;
        }
      }
    }
  }
}

function cut(font: PDFFont, text: string, { width, size }: { width: number; size: number }): string[] {
  if (widthOf(font, text, size) <= width) return [text];
  const pieces: string[] = [''];
  for (const letter of text) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (widthOf(font, longer, size) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

const INK = rgb(0.07, 0.07, 0.07);
const LACKS = rgb(0.7, 0.1, 0.1);

/** Draws lines from an upper edge downwards. */
export function drawLines(
  page: PDFPage,
  lines: readonly Line[],
  { left, width, alignment, top }: { left: number; width: number; alignment: TemplateAlignment; top: number },
): void {
  let y = top;
  for (const line of lines) {
    const gaps = line.words.filter(({ spaced }) => spaced).length;
    const rest = width - line.width;
    const stretch = alignment === 'justificado' && !line.isLast && gaps > 0 ? rest / gaps : 0;
    // a line under words goes on under the space between them
    let ruled: number | undefined;
    let x = left + (alignment === 'direita' ? rest : alignment === 'centro' ? rest / 2 : 0);
    for (const { text, font, size, width: wide, spaced, underlined, lacks } of line.words) {
      if (spaced) x += widthOf(font, ' ', size) + stretch;
      const at = y - line.ascent;
      page.drawText(text, { x, y: at, size, font, color: lacks ? LACKS : INK });
      if (underlined) {
        const from = { x: spaced ? (ruled ?? x) : x, y: at - 1.5 };
        page.drawLine({ start: from, end: { x: x + wide, y: at - 1.5 }, thickness: 0.5, color: INK });
      }
      ruled = underlined ? x + wide : undefined;
      x += wide;
    }
    y -= line.height;
  }
}

export interface Cell {
  lines: Line[];
  width: number;
  alignment: TemplateAlignment;
}

interface Sheet {
  page: PDFPage;
  y: number;
  readonly top: number;
  readonly bottom: number;
}

const padding = 4;
const RULE = rgb(0.55, 0.55, 0.55);

/** A table's rows; where one doesn't fit a page begins, with the head again. A row that no page holds is parted between its lines. */
export function drawTable(
  sheet: Sheet,
  rows: readonly Cell[][],
  { head, left, onNewPage }: { head: Cell[] | undefined; left: number; onNewPage: () => void },
): void {
  const headHeight = head ? rowHeight(head) : 0;
  const repeats = head !== undefined && headHeight < (sheet.top - sheet.bottom) / 3;
  const next = () => {
    onNewPage();
    if (head && repeats) drawRow(sheet, head, left);
  };
  for (const [at, row] of rows.entries()) {
    let rest = row;
    const isHead = at === 0 && head !== undefined;
    if (sheet.y - rowHeight(rest) < sheet.bottom && sheet.y < sheet.top) (isHead ? onNewPage : next)();
    while (sheet.y - rowHeight(rest) < sheet.bottom) {
      const [fits, beyond] = parted(rest, sheet.y - sheet.bottom);
      drawRow(sheet, fits, left);
      next();
      rest = beyond;
    }
    drawRow(sheet, rest, left);
  }
}

const rowHeight = (row: readonly Cell[]) => Math.max(...row.map(({ lines }) => heightOf(lines))) + 2 * padding;

/** The lines of each cell that fit into a height, at least one, and the others. */
function parted(row: readonly Cell[], height: number): [Cell[], Cell[]] {
  const counts = row.map(({ lines }) => {
    let [count, sum] = [0, 2 * padding];
    for (const line of lines) {
      sum += line.height;
      if (sum > height && count > 0) break;
      count++;
    }
    return count;
  });
  return [
    row.map((cell, at) => ({ ...cell, lines: cell.lines.slice(0, counts[at]) })),
    row.map((cell, at) => ({ ...cell, lines: cell.lines.slice(counts[at]) })),
  ];
}

function drawRow(sheet: Sheet, row: readonly Cell[], left: number): void {
  const height = rowHeight(row);
  let x = left;
  for (const { lines, width, alignment } of row) {
    sheet.page.drawRectangle({ x, y: sheet.y - height, width, height, borderColor: RULE, borderWidth: 0.6 });
    drawLines(sheet.page, lines, { left: x + 5, width: width - 10, alignment, top: sheet.y - padding });
    x += width;
  }
  sheet.y -= height;
}
