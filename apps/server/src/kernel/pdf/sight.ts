import { bytes } from './heap.ts';
import type { PageFrame } from './page-frame.ts';
import { pageFunctions } from './page-functions.ts';
import type { Pdfium } from './pdfium.ts';

/** A part of the upright page in points, origin at the top left: x0, y0, x1, y1. */
export type Area = readonly [x0: number, y0: number, x1: number, y1: number];

/** An open page that is drawn to find out what is seen of its objects. */
export interface Sight {
  /** Those of these objects of which nothing is seen; they are left inactive: not drawn. */
  unseenOf<T extends Placed>(objects: readonly T[]): T[];
  /** Whether the object draws anything that is seen within the area. */
  isSeen(object: number, area: Area): boolean;
}

export interface Placed {
  readonly object: number;
  readonly area: Area;
}

/** Pixels per point; less where the area is large. */
const SHARP = 2;
const MOST_PIXELS = 2_000_000;
/** What is drawn at the edge of a letter's box isn't looked at: the line above may reach into it. */
const EDGE = 0.15;

/** A part of a page as it is seen, 0xAABBGGRR a pixel, row by row. */
export interface Picture {
  readonly pixels: Uint32Array;
  readonly across: number;
  readonly area: Area;
  readonly scale: number;
}

/** Draws parts of a page with and without some of its objects: whatever hides them (a box, a layer, a clip, the colour), they make no difference then. */
export function sightOf(library: Pdfium, page: number, frame: PageFrame): Sight {
  const { setActive } = pageFunctions(library);
  const differ = (objects: readonly number[], area: Area): [before: Picture, after: Picture] => {
    const before = drawArea(library, page, frame, area);
    for (const object of objects) setActive(object, 0);
    return [before, drawArea(library, page, frame, area)];
  };
  const isSeen = (object: number, area: Area) => {
    const part = within(area, frame);
    if (!part) return false;
    const [before, after] = differ([object], part);
    setActive(object, 1);
    return differsIn(before, after, part);
  };
  return {
    isSeen,
    unseenOf: objects => {
      const placed = objects.map(one => ({ one, part: within(one.area, frame) }));
      const inside = placed.flatMap(({ one, part }) => (part ? [{ one, part }] : []));
      const handles = objects.map(({ object }) => object);
      if (inside.length === 0) for (const object of handles) setActive(object, 0);
      if (inside.length === 0) return [...objects];
      const [before, after] = differ(handles, around(inside.map(({ part }) => part)));
      const doubtful = inside.filter(({ part }) => differsIn(before, after, part));
      for (const { one } of doubtful) setActive(one.object, 1);
      // what stands over each other is looked at one by one
      const seen = doubtful.filter(
        ({ one, part }) =>
          !doubtful.some(other => other.one !== one && overlaps(other.part, part)) || isSeenAlone(one.object, part),
      );
      const isKept = new Set(seen.map(({ one }) => one.object));
      return objects.filter(({ object }) => !isKept.has(object));
    },
  };

  /** One that isn't seen stays inactive: of two that are the same at one place the other is. */
  function isSeenAlone(object: number, part: Area): boolean {
    const seen = isSeen(object, part);
    if (!seen) setActive(object, 0);
    return seen;
  }
}

/** What of an area is on the page; undefined where nothing is. */
function within([x0, y0, x1, y1]: Area, { width, height }: PageFrame): Area | undefined {
  const part: Area = [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)];
  return part[2] > part[0] && part[3] > part[1] ? part : undefined;
}

function around(areas: readonly Area[]): Area {
  return [
    Math.min(...areas.map(([x0]) => x0)),
    Math.min(...areas.map(([, y0]) => y0)),
    Math.max(...areas.map(([, , x1]) => x1)),
    Math.max(...areas.map(([, , , y1]) => y1)),
  ];
}

export function overlaps(a: Area, b: Area): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}

/** Draws a part of an upright page, without what lies on it and isn't part of its drawing. */
export function drawArea(library: Pdfium, page: number, frame: PageFrame, area: Area): Picture {
  const [x0, y0, x1, y1] = area;
  const scale = Math.min(SHARP, Math.sqrt(MOST_PIXELS / ((x1 - x0) * (y1 - y0))));
  const across = Math.max(1, Math.ceil((x1 - x0) * scale));
  const down = Math.max(1, Math.ceil((y1 - y0) * scale));
  const bitmap = library.FPDFBitmap_Create(across, down, 0);
  if (!bitmap) throw new RangeError('a page is too large to be drawn');
  try {
    library.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, 0xffffffff);
    const sizes = [frame.width * scale, frame.height * scale].map(Math.round);
    const [width = 1, height = 1] = sizes;
    library.FPDF_RenderPageBitmap(bitmap, page, Math.round(-x0 * scale), Math.round(-y0 * scale), width, height, 0, 0);
    const start = library.FPDFBitmap_GetBuffer(bitmap);
    const size = library.FPDFBitmap_GetStride(bitmap) * down;
    const pixels = new Uint32Array(bytes(library).slice(start, start + size).buffer);
    return { pixels, across, area, scale };
  } finally {
    library.FPDFBitmap_Destroy(bitmap);
  }
}

function differsIn(a: Picture, b: Picture, part: Area): boolean {
  const [left, top] = a.area;
  const edge = (part[3] - part[1]) * EDGE;
  const [x0, x1] = [(part[0] - left) * a.scale, (part[2] - left) * a.scale];
  const [y0, y1] = [(part[1] + edge - top) * a.scale, (part[3] - edge - top) * a.scale];
  for (let y = Math.max(0, Math.floor(y0)); y < y1; y++)
    for (let at = y * a.across + Math.max(0, Math.floor(x0)); at < y * a.across + Math.min(a.across, x1); at++)
      if (a.pixels[at] !== b.pixels[at]) return true;
  return false;
}
