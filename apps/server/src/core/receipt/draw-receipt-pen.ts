import { type Color, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

/** Points of A4, and the part of it that holds text. */
export const PAPER = { width: 595, height: 842, left: 40, right: 555 } as const;

export interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** A page being written from the top; `y` is the next baseline's height from the bottom. */
export interface Pen {
  readonly page: PDFPage;
  readonly fonts: Fonts;
  y: number;
}

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
  /** Shrinks the text, down to a limit, so that it fits into so many points. */
  readonly fit?: number;
}

const INK = rgb(0.07, 0.07, 0.07);
const MUTED = rgb(0.36, 0.36, 0.36);
const RULE = rgb(0.8, 0.8, 0.8);
const SIZE = 9;
const SMALLEST = 6;
const CORNER = 4;

export function write(pen: Pen, x: number, text: string, look: Look = {}): void {
  const { font, size, shown } = measure(pen, text, look);
  pen.page.drawText(shown, { x, y: pen.y, size, font, color: look.muted ? MUTED : INK });
}

export function writeRight(pen: Pen, x: number, text: string, look: Look = {}): void {
  const { font, size, shown } = measure(pen, text, look);
  pen.page.drawText(shown, {
    x: x - font.widthOfTextAtSize(shown, size),
    y: pen.y,
    size,
    font,
    color: look.muted ? MUTED : INK,
  });
}

export function rule(pen: Pen, y: number, strong = false): void {
  line(pen, [PAPER.left, y], [PAPER.right, y], strong ? INK : RULE, strong ? 0.9 : 0.5);
}

export function upright(pen: Pen, x: number, from: number, to: number): void {
  line(pen, [x, from], [x, to], RULE, 0.5);
}

/** A box with rounded corners from `top` down. */
export function box(pen: Pen, top: number, height: number): void {
  const width = PAPER.right - PAPER.left;
  const turn = (x: number, y: number) => `a ${CORNER} ${CORNER} 0 0 1 ${x} ${y}`;
  const path = [
    `M ${CORNER} 0 h ${width - 2 * CORNER}`,
    `${turn(CORNER, CORNER)} v ${height - 2 * CORNER}`,
    `${turn(-CORNER, CORNER)} h ${2 * CORNER - width}`,
    `${turn(-CORNER, -CORNER)} v ${2 * CORNER - height}`,
    `${turn(CORNER, -CORNER)} Z`,
  ].join(' ');
  pen.page.drawSvgPath(path, { x: PAPER.left, y: top, borderColor: INK, borderWidth: 0.8 });
}

/** The text's words in rows of at most `width` points. */
export function rowsOf(pen: Pen, text: string, width: number, size: number = SIZE): string[] {
  const rows: string[] = [];
  for (const word of printable(pen.fonts.plain, text).split(/\s+/)) {
    const longer = `${rows[rows.length - 1] ?? ''} ${word}`.trim();
    if (rows.length > 0 && pen.fonts.plain.widthOfTextAtSize(longer, size) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function measure({ fonts }: Pen, text: string, { size = SIZE, bold = false, fit }: Look) {
  const font = bold ? fonts.bold : fonts.plain;
  const shown = printable(font, text);
  const width = font.widthOfTextAtSize(shown, size);
  const shrunk = fit !== undefined && width > fit ? Math.max(SMALLEST, (size * fit) / width) : size;
  return { font, size: shrunk, shown };
}

/** The built-in fonts know Western letters only: others lose their accent, or become a question mark. */
export function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize('NFC').replace(/\s/g, ' ')]
    .map(character => {
      if (known.has(character.codePointAt(0) ?? 0)) return character;
      const plain = character.normalize('NFD').charAt(0);
      return known.has(plain.codePointAt(0) ?? 0) ? plain : '?';
    })
    .join('');
}

function line(
  { page }: Pen,
  [x, y]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  color: Color,
  thickness: number,
): void {
  page.drawLine({ start: { x, y }, end: { x: x1, y: y1 }, thickness, color });
}
