import { integers, withMemory } from './heap.ts';
import type { Pdfium } from './pdfium.ts';

/** A part of a page in its own space, in points: x to the right, y upwards. */
export type PageBox = readonly [left: number, bottom: number, right: number, top: number];

/** From PDFium's page space to the upright page: points, origin at the top left, crop box and /Rotate applied. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** x' = a·x + c·y + e, y' = b·x + d·y + f */
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

const SCALE = 1000;
const SPAN = 100;

/** Asks PDFium itself for the mapping of three points, so that inherited boxes and rotations need no second reading. */
export function pageFrame(library: Pdfium, page: number): PageFrame {
  const width = library.FPDF_GetPageWidthF(page);
  const height = library.FPDF_GetPageHeightF(page);
  return withMemory(library, 8, pointer => {
    const map = (x: number, y: number): [number, number] => {
      library.FPDF_PageToDevice(
        page,
        0,
        0,
        Math.round(width * SCALE),
        Math.round(height * SCALE),
        0,
        x,
        y,
        pointer,
        pointer + 4,
      );
      const heap = integers(library);
      return [(heap[pointer >> 2] ?? 0) / SCALE, (heap[(pointer >> 2) + 1] ?? 0) / SCALE];
    };
    const [e, f] = map(0, 0);
    const [ax, ay] = map(SPAN, 0);
    const [cx, cy] = map(0, SPAN);
    const unit = (value: number) => Math.round(value / SPAN);
    return { width, height, matrix: [unit(ax - e), unit(ay - f), unit(cx - e), unit(cy - f), e, f] };
  });
}
