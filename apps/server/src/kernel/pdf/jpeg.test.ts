import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { encodeJpeg } from './jpeg.ts';
import { openPdf } from './open.ts';
import { pdfium } from './pdfium.ts';
import { renderPage, renderWithin } from './render.ts';

/** A soft picture with a sharp red square in it, 45 by 37. */
const [width, height] = [45, 37];
const colour = (x: number, y: number): [number, number, number] =>
  x > 16 && x < 32 && y > 8 && y < 24 ? [220, 30, 40] : [x * 5, 255 - y * 6, 128];

function bitmap(): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colour(x, y);
      pixels.set([blue, green, red, 0], (y * width + x) * 4);
    }
  return pixels;
}

it('what is encoded is what another program decodes', async () => {
  const made = await PDFDocument.create();
  const jpeg = encodeJpeg(bitmap(), { width, height, stride: width * 4 }, 90);
  const image = await made.embedJpg(new Uint8Array(jpeg));
  made.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  const path = join(mkdtempSync(join(tmpdir(), 'cracha-jpeg-')), 'one.pdf');
  writeFileSync(path, await made.save());
  const pdf = openPdf(await pdfium(), path);
  const png = Buffer.from(renderPage(pdf, 0, 1));
  pdf.close();
  const raw = inflateSync(png.subarray(png.indexOf('IDAT') + 4));
  const at = (x: number, y: number) => [...raw.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)];
  for (const [x, y] of [
    [2, 2],
    [24, 16],
    [42, 4],
    [4, 34],
    [40, 30],
  ] as const)
    for (const [n, value] of colour(x, y).entries()) expect(Math.abs((at(x, y)[n] ?? 0) - value)).toBeLessThan(16);
});

it('a lower quality is a smaller file', () => {
  const size = (quality: number) => encodeJpeg(bitmap(), { width, height, stride: width * 4 }, quality).length;
  expect(size(30)).toBeLessThan(size(90));
});

it('a page of noise is as small as was asked, too', async () => {
  const made = await PDFDocument.create();
  const [width, height] = [600, 800];
  const noise = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 2654435761) >>> 24);
  const image = await made.embedJpg(new Uint8Array(encodeJpeg(noise, { width, height, stride: width * 4 }, 95)));
  made.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  const path = join(mkdtempSync(join(tmpdir(), 'cracha-jpeg-')), 'noise.pdf');
  writeFileSync(path, await made.save());
  const pdf = openPdf(await pdfium(), path);
  const picture = renderWithin(pdf, 0, 120 * 1024);
  pdf.close();
  expect([picture.contentType, picture.bytes.length <= 120 * 1024]).toEqual(['image/jpeg', true]);
});
