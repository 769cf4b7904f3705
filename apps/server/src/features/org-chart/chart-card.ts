import { type ChartCard, cardHeight, cardWidth } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { printable } from '#core/receipt/draw-receipt-pen.ts';

export const chartInk = {
  text: rgb(0.07, 0.07, 0.07),
  quiet: rgb(0.36, 0.36, 0.36),
  line: rgb(0.72, 0.72, 0.72),
} as const;

export interface Sheet {
  page: PDFPage;
  fonts: { plain: PDFFont; bold: PDFFont };
  /** Where the drawing begins, top left. */
  origin: { x: number; y: number };
  scale: number;
}

export function drawCard({ page, fonts, origin, scale }: Sheet, { node, x, y }: ChartCard): void {
  const [left, bottom] = [origin.x + x * scale, origin.y - (y + cardHeight) * scale];
  page.drawRectangle({
    x: left,
    y: bottom,
    width: cardWidth * scale,
    height: cardHeight * scale,
    borderColor: chartInk.line,
    borderWidth: scale,
    color: rgb(1, 1, 1),
  });
  const { nome, cargo, lotacao } = node.person;
  const second = [cargo ?? lotacao, node.people > 0 ? String(node.people) : ''].filter(Boolean).join(' · ');
  const row = (text: string, up: number, font: PDFFont, size: number, color = chartInk.text) =>
    page.drawText(fitting(font, text, size, cardWidth - 24), {
      x: left + 12 * scale,
      y: bottom + up * scale,
      size: size * scale,
      font,
      color,
    });
  row(nome, 32, fonts.bold, 11);
  if (second) row(second, 15, fonts.plain, 9.5, chartInk.quiet);
}

/** Cut with dots where it is too long. */
function fitting(font: PDFFont, text: string, size: number, width: number): string {
  const shown = printable(font, text);
  if (font.widthOfTextAtSize(shown, size) <= width) return shown;
  let end = shown.length;
  while (end > 1 && font.widthOfTextAtSize(`${shown.slice(0, end)}...`, size) > width) end--;
  return `${shown.slice(0, end).trimEnd()}...`;
}
