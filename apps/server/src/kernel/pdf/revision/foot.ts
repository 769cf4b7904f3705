import { floats, withMemory } from '../heap.ts';
import { type PageBox, pageFrame } from '../page-frame.ts';
import type { Pdfium } from '../pdfium.ts';
import { behindPicture } from '../resources.ts';
import { drawArea, type Picture } from '../sight.ts';
import { tokenAt } from '../syntax.ts';

/** Where a page's foot is written: on the upright page, in points from its left and its lower edge. */
export interface FootPlace {
  readonly box: PageBox;
  /** Quarters of a turn, clockwise, by which the page is shown. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Nothing was free: the page is longer by so many points now, and its drawing is kept out of them. */
  readonly grown: number;
}

const largest = 6;
const smallestMargin = 4;
/** No capital letter, digit or hyphen of Helvetica is wider, on an average of a few. */
const letterWidth = 0.75;
/** From the lower edge to the letters' feet: where they stand best, and higher. */
const heights = [9, 15, 21] as const;
const added = 14;
/** Paper may be this dark; free space around the letters. */
const white = 240;
const around = 2;

/** Looks for a white place near the lower edge of an open page: at the right, the left or in the middle. */
export function placeFoot(library: Pdfium, page: number, text: string): FootPlace {
  const frame = pageFrame(library, page);
  const margin = Math.max(smallestMargin, Math.min(28, frame.width / 20));
  const size = Math.min(largest, (frame.width - 2 * margin) / (letterWidth * Math.max(1, text.length)));
  const width = text.length * letterWidth * size;
  const across = [frame.width - margin - width, margin, (frame.width - width) / 2];
  const top = Math.max(0, frame.height - heights[2] - largest - around);
  const picture = drawArea(library, page, frame, [0, top, frame.width, frame.height]);
  const places = heights.flatMap(y => across.map(x => ({ x, y })));
  const free = places.find(({ x, y }) => {
    const below = frame.height - y + size / 3;
    return isWhite(picture, [x - around, below - size - size / 3 - around, x + width + around, below + around]);
  });
  const box = boxOf(library, page);
  const turn = library.FPDFPage_GetRotation(page);
  if (free) return { box, turn, ...free, size, grown: 0 };
  return { box, turn, x: across[0] ?? margin, y: (added - size) / 2 + 1, size, grown: added };
}

function isWhite({ pixels, across, area, scale }: Picture, [x0, y0, x1, y1]: PageBox): boolean {
  const [left, top] = area;
  const rows = Math.floor(pixels.length / across);
  const [fromX, toX] = [Math.floor((x0 - left) * scale), Math.ceil((x1 - left) * scale)];
  const [fromY, toY] = [Math.floor((y0 - top) * scale), Math.ceil((y1 - top) * scale)];
  for (let y = Math.max(0, fromY); y < Math.min(rows, toY); y++)
    for (let x = Math.max(0, fromX); x < Math.min(across, toX); x++) {
      const pixel = pixels[y * across + x] ?? 0;
      if (Math.min(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255) < white) return false;
    }
  return true;
}

/** What PDFium shows of the page: its crop box within its media box. */
function boxOf(library: Pdfium, page: number): PageBox {
  return withMemory(library, 16, pointer => {
    library.FPDF_GetPageBoundingBox(page, pointer);
    const [left = 0, top = 0, right = 0, bottom = 0] = floats(library).subarray(pointer >> 2, (pointer >> 2) + 4);
    return [left, bottom, right, top];
  });
}

/** The page's box with what was added to it. */
export function grownBox({ box, turn, grown }: FootPlace): PageBox {
  const [left, bottom, right, top] = box;
  if (turn === 1) return [left, bottom, right + grown, top];
  if (turn === 2) return [left, bottom, right, top + grown];
  if (turn === 3) return [left - grown, bottom, right, top];
  return [left, bottom - grown, right, top];
}

/** What is drawn before and behind a page's own contents: they can't move, hide or colour the foot. */
export function footDrawing(place: FootPlace, font: string, text: string, contents: string): [string, string] {
  const { before, behind } = missingSaves(contents);
  const [left, bottom, right, top] = place.box.map(written);
  const clip =
    place.grown > 0 ? `${left} ${bottom} m ${right} ${bottom} l ${right} ${top} l ${left} ${top} l h W n\n` : '';
  const letters = `/${font} ${written(place.size)} Tf ${matrixOf(place)} Tm (${escaped(text)}) Tj`;
  return [`${'q '.repeat(before)}\n${clip}`, `\n${'Q '.repeat(behind)}\nq 0.3 g BT ${letters} ET Q\n`];
}

/** The upright page's own axes, and where the first letter stands, in the page's space. */
function matrixOf(place: FootPlace): string {
  const [left, bottom, right, top] = grownBox(place);
  const { x, y, turn } = place;
  const matrices = [
    [1, 0, 0, 1, left + x, bottom + y],
    [0, 1, -1, 0, right - y, bottom + x],
    [-1, 0, 0, -1, right - x, top - y],
    [0, -1, 1, 0, left + y, top - x],
  ];
  return (matrices[turn] ?? []).map(written).join(' ');
}

/** A drawing that restores more than it saved, or less, would change what comes behind it: how many q before and Q behind make it even. */
function missingSaves(contents: string): { before: number; behind: number } {
  let depth = 0;
  let lowest = 0;
  for (let token = tokenAt(contents, 0); token; ) {
    let { to } = token;
    if (token.kind === 'word') {
      const word = contents.slice(token.from, to);
      if (word === 'q') depth += 1;
      if (word === 'Q') depth -= 1;
      if (word === 'ID') to = behindPicture(contents, to);
      lowest = Math.min(lowest, depth);
    }
    token = tokenAt(contents, to);
  }
  return { before: 1 - lowest, behind: 1 - lowest + depth };
}

/** A number of at most three decimals. */
export function written(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Letters of ISO 8859-1 as they are; of others a question mark. */
function escaped(text: string): string {
  return text.replace(/[^ -~\xa0-\xff]/g, '?').replace(/[\\()]/g, each => `\\${each}`);
}
