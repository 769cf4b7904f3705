import { deflateSync } from 'node:zlib';
import { bytes } from './heap.ts';
import { loadDrawn } from './notes.ts';
import type { OpenPdf } from './open.ts';
import { encodePng } from './png.ts';

const RENDER_ANNOTATIONS = 0x01;
const LARGEST_SIDE = 4000;

/** A page (0-based) as seen, as PNG bytes; `scale` is pixels per point (2 is 144 dpi). White paper, no transparency. */
export function renderPage(pdf: OpenPdf, index: number, scale: number): Uint8Array {
  const { library } = pdf;
  const { page } = loadDrawn(pdf, index);
  try {
    const points = Math.max(library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page));
    const fitted = Math.min(scale, LARGEST_SIDE / points);
    const width = Math.max(1, Math.round(library.FPDF_GetPageWidthF(page) * fitted));
    const height = Math.max(1, Math.round(library.FPDF_GetPageHeightF(page) * fitted));
    const bitmap = library.FPDFBitmap_Create(width, height, 0);
    try {
      library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS);
      const stride = library.FPDFBitmap_GetStride(bitmap);
      const start = library.FPDFBitmap_GetBuffer(bitmap);
      return encodePng(bytes(library).subarray(start, start + stride * height), width, height, stride, deflateSync);
    } finally {
      library.FPDFBitmap_Destroy(bitmap);
    }
  } finally {
    library.FPDF_ClosePage(page);
  }
}
