import { type PDFPage, rgb } from 'pdf-lib';
import QRCode from 'qrcode';

/** The code of an address as dots, from its lower left corner. */
export function drawQr(page: PDFPage, url: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const dot = side / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column))
        page.drawRectangle({
          x: x + column * dot,
          y: y + side - (row + 1) * dot,
          width: dot,
          height: dot,
          color: rgb(0, 0, 0),
        });
    }
  }
}
