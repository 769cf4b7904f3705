import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import type { MadeLayout } from './layout.factory.ts';

/** Text at a place: points from the top left; `right` ends there. */
export interface Item {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly align?: 'left' | 'right';
}

const LONG = 842;
const SHORT = 595;
const COURIER_WIDTH = 0.6;

/** Draws the pages' items as a PDF in the layout's font. */
export async function drawPdf(layout: MadeLayout, pages: readonly (readonly Item[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const names = {
    Helvetica: StandardFonts.Helvetica,
    'Times-Roman': StandardFonts.TimesRoman,
    Courier: StandardFonts.Courier,
  };
  const font = await pdf.embedFont(names[layout.font]);
  const [width, height] = layout.landscape ? [LONG, SHORT] : [SHORT, LONG];
  for (const items of pages) {
    // a rotated page is stored on its side and shown upright
    const page = pdf.addPage(layout.rotated ? [height, width] : [width, height]);
    if (layout.rotated) page.setRotation(degrees(90));
    for (const item of items) {
      const size = item.size ?? layout.size;
      const x = item.align === 'right' ? item.x - font.widthOfTextAtSize(item.text, size) : item.x;
      if (layout.rotated) page.drawText(item.text, { x: item.y, y: x, size, font, rotate: degrees(90) });
      else page.drawText(item.text, { x, y: height - item.y, size, font });
    }
  }
  return pdf.save();
}

/** The same items as a print spool: one character per cell, pages parted by form feeds. */
export function drawSpool(layout: MadeLayout, pages: readonly (readonly Item[])[]): string {
  const cell = layout.size * COURIER_WIDTH;
  const line = layout.size * 1.25;
  return pages
    .map(items => {
      const rows: string[][] = [];
      for (const item of items) {
        const at = Math.round(item.y / line);
        const column =
          item.align === 'right' ? Math.round(item.x / cell) - item.text.length : Math.round(item.x / cell);
        rows[at] ??= [];
        const row = rows[at];
        for (const [offset, character] of [...item.text].entries()) if (row) row[column + offset] = character;
      }
      return Array.from(rows, row =>
        Array.from(row ?? [], character => character ?? ' ')
          .join('')
          .trimEnd(),
      ).join('\r\n');
    })
    .join('\r\n\f');
}
