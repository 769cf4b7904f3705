import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** One thing on a page: a text (`right` and `centre` are about x), or a line or an area to x1, y1. Points from the top left. */
export type Mark =
  | { readonly x: number; readonly y: number; readonly text: string; readonly style: TextStyle }
  | {
      readonly x: number;
      readonly y: number;
      readonly x1: number;
      readonly y1: number;
      /** An area that is filled, not a line. */
      readonly fill?: 'white' | 'grey';
    };

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right' | 'centre';
  /** Points of extra room between letters. */
  readonly spaced?: number;
  /** White letters. */
  readonly white?: boolean;
}

/** A page, or a part of one that begins at left, top. */
export interface Canvas {
  readonly marks: Mark[];
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly font: 'Helvetica' | 'Times' | 'Courier';
  /** Each word is a text of its own, as browsers print. */
  readonly wordwise: boolean;
}

type Options = Omit<TextStyle, 'size'> & { readonly size?: number };

export function put(canvas: Canvas, x: number, y: number, text: string, options: Options = {}): void {
  if (text === '') return;
  canvas.marks.push({ x: canvas.left + x, y: canvas.top + y, text, style: { size: canvas.size, ...options } });
}

export function putRight(canvas: Canvas, x: number, y: number, text: string, options: Options = {}): void {
  put(canvas, x, y, text, { ...options, align: 'right' });
}

export function line(canvas: Canvas, x: number, y: number, x1: number, y1: number): void {
  canvas.marks.push({ x: canvas.left + x, y: canvas.top + y, x1: canvas.left + x1, y1: canvas.top + y1 });
}

export function cover(canvas: Canvas, x: number, y: number, x1: number, y1: number, fill: 'white' | 'grey'): void {
  const { left, top } = canvas;
  canvas.marks.push({ x: left + x, y: top + y, x1: left + x1, y1: top + y1, fill });
}

export function frame(canvas: Canvas, x: number, y: number, x1: number, y1: number): void {
  line(canvas, x, y, x1, y);
  line(canvas, x, y1, x1, y1);
  line(canvas, x, y, x, y1);
  line(canvas, x1, y, x1, y1);
}

export async function printPages(paper: Paper, pages: readonly (readonly Mark[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = {
    Helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    Times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
    Courier: [StandardFonts.Courier, StandardFonts.CourierBold],
  } as const;
  const [plain, bold] = fonts[paper.font];
  const embedded = { plain: await pdf.embedFont(plain), bold: await pdf.embedFont(bold) };
  for (const marks of pages) {
    const page = pdf.addPage([paper.width, paper.height]);
    for (const mark of marks) {
      if ('text' in mark) printText(page, paper, mark.style.bold ? embedded.bold : embedded.plain, mark);
      else if (mark.fill)
        page.drawRectangle({
          ...{ x: mark.x, y: paper.height - mark.y1, width: mark.x1 - mark.x, height: mark.y1 - mark.y },
          color: mark.fill === 'white' ? rgb(1, 1, 1) : rgb(0.9, 0.9, 0.9),
        });
      else
        page.drawLine({
          start: { x: mark.x, y: paper.height - mark.y },
          end: { x: mark.x1, y: paper.height - mark.y1 },
          thickness: 0.5,
          color: rgb(0.4, 0.4, 0.4),
        });
    }
  }
  return pdf.save();
}

function printText(page: PDFPage, paper: Paper, font: PDFFont, mark: Extract<Mark, { text: string }>): void {
  const { size, align, spaced = 0, white } = mark.style;
  const width = font.widthOfTextAtSize(mark.text, size) + spaced * (mark.text.length - 1);
  let x = align === 'right' ? mark.x - width : align === 'centre' ? mark.x - width / 2 : mark.x;
  const y = paper.height - mark.y;
  const parts = spaced > 0 ? [...mark.text] : paper.wordwise ? mark.text.split(/(?<= )/) : [mark.text];
  for (const part of parts) {
    page.drawText(part, { x, y, size, font, ...(white && { color: rgb(1, 1, 1) }) });
    x += font.widthOfTextAtSize(part, size) + spaced;
  }
}
