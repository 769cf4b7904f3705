import { deflateSync } from 'node:zlib';
import { bytes } from './heap.ts';
import { encodeJpeg } from './jpeg.ts';
import { loadDrawn } from './notes.ts';
import type { OpenPdf } from './open.ts';
import { encodePng } from './png.ts';

const RENDER_ANNOTATIONS = 0x01;
const LARGEST_SIDE = 4000;

/** A page (0-based) as seen, as PNG bytes; `scale` is pixels per point (2 is 144 dpi). White paper, no transparency. */
export function renderPage(pdf: OpenPdf, index: number, scale: number): Uint8Array {
  return drawn(pdf, index, points => Math.min(scale, LARGEST_SIDE / points), png);
}

/** A picture for a screen, and what it is. */
export interface PagePicture {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
}

/** The longer side of a page on a screen, in pixels: A4 at 144 dpi. */
const SCREEN_SIDE = 1684;
/** Tried one after the other until one is small enough: the share of that side, and the quality. */
const smaller = [
  ...([
    [1, 70],
    [1, 50],
    [0.75, 60],
    [0.75, 40],
    [0.5, 50],
    [0.5, 30],
  ] as const),
  ...([
    [0.35, 30],
    [0.2, 30],
    [0.1, 30],
  ] as const),
];

/** A page (0-based) as seen, of at most `most` bytes: sharp where it is text, else coarser and smaller. */
export function renderWithin(pdf: OpenPdf, index: number, most: number): PagePicture {
  const at = (share: number) => (points: number) => Math.min(4, (SCREEN_SIDE * share) / points);
  const sharp = drawn(pdf, index, at(1), png);
  if (sharp.length <= most) return { bytes: sharp, contentType: 'image/png' };
  let bytes = sharp;
  for (const [share, quality] of smaller) {
    bytes = drawn(pdf, index, at(share), (pixels, size) => encodeJpeg(pixels, size, quality));
    if (bytes.length <= most) break;
  }
  return { bytes, contentType: 'image/jpeg' };
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
}

function png(pixels: Uint8Array, { width, height, stride }: Size): Uint8Array {
  return encodePng(pixels, width, height, stride, deflateSync);
}

/** @param scaleOf pixels per point, by the longer side in points */
function drawn(
  pdf: OpenPdf,
  index: number,
  scaleOf: (points: number) => number,
  encode: (pixels: Uint8Array, size: Size) => Uint8Array,
): Uint8Array {
  const { library } = pdf;
  const { page } = loadDrawn(pdf, index);
  try {
    const points = Math.max(library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page));
    const fitted = scaleOf(points);
    const width = Math.max(1, Math.round(library.FPDF_GetPageWidthF(page) * fitted));
    const height = Math.max(1, Math.round(library.FPDF_GetPageHeightF(page) * fitted));
    const bitmap = library.FPDFBitmap_Create(width, height, 0);
    try {
      library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS);
      const stride = library.FPDFBitmap_GetStride(bitmap);
      const start = library.FPDFBitmap_GetBuffer(bitmap);
      return encode(bytes(library).subarray(start, start + stride * height), { width, height, stride });
    } finally {
      library.FPDFBitmap_Destroy(bitmap);
    }
  } finally {
    library.FPDF_ClosePage(page);
  }
}
