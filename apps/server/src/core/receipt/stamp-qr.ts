import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { drawQr } from './draw-qr.ts';

const side = 56;
const margin = 14;

/** The code in the lower right corner of the first page, on white, with its address in words for who has no camera. */
export async function stampQr(bytes: Uint8Array, url: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  const [page] = pdf.getPages();
  if (!page) return bytes;
  const { x, y, width } = page.getCropBox();
  const left = x + width - side - margin;
  page.drawRectangle({ x: left - 3, y: y + margin - 10, width: side + 6, height: side + 13, color: rgb(1, 1, 1) });
  drawQr(page, url, { x: left, y: y + margin, side });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('Confira em', { x: left, y: y + margin - 7, size: 5, font, color: rgb(0, 0, 0) });
  page.drawText(new URL(url).host + new URL(url).pathname, {
    x: left + 26,
    y: y + margin - 7,
    size: 5,
    font,
    color: rgb(0, 0, 0),
    maxWidth: side,
  });
  return pdf.save({ useObjectStreams: false });
}
