import type { Pdfium } from './pdfium.ts';

/** What is asked of the objects of a page, as the WASM module exports it (text-functions.ts says why). Pointers are room on the heap. */
export interface PageFunctions {
  countObjects(page: number): number;
  objectAt(page: number, index: number): number;
  countInside(form: number): number;
  objectInside(form: number, index: number): number;
  typeOf(object: number): number;
  /** Left, bottom, right, top as floats. */
  bounds(object: number, left: number, bottom: number, right: number, top: number): number;
  matrix(object: number, pointer: number): number;
  /** How a path is filled (0 not at all) and whether it is stroked. */
  drawMode(path: number, fill: number, stroke: number): number;
  fillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  hasTransparency(object: number): number;
  renderMode(text: number): number;
  countMarks(object: number): number;
  markAt(object: number, index: number): number;
  markName(mark: number, buffer: number, size: number, written: number): number;
  clipOf(object: number): number;
  countClips(clip: number): number;
  countClipPoints(clip: number, path: number): number;
  clipPoint(clip: number, path: number, index: number): number;
  point(segment: number, x: number, y: number): number;
  setActive(object: number, isActive: number): number;
  removeFrom(page: number, object: number): number;
  removeInside(form: number, object: number): number;
  destroy(object: number): void;
}

const names: Record<keyof PageFunctions, string> = {
  countObjects: 'FPDFPage_CountObjects',
  objectAt: 'FPDFPage_GetObject',
  countInside: 'FPDFFormObj_CountObjects',
  objectInside: 'FPDFFormObj_GetObject',
  typeOf: 'FPDFPageObj_GetType',
  bounds: 'FPDFPageObj_GetBounds',
  matrix: 'FPDFPageObj_GetMatrix',
  drawMode: 'FPDFPath_GetDrawMode',
  fillColor: 'FPDFPageObj_GetFillColor',
  hasTransparency: 'FPDFPageObj_HasTransparency',
  renderMode: 'FPDFTextObj_GetTextRenderMode',
  countMarks: 'FPDFPageObj_CountMarks',
  markAt: 'FPDFPageObj_GetMark',
  markName: 'FPDFPageObjMark_GetName',
  clipOf: 'FPDFPageObj_GetClipPath',
  countClips: 'FPDFClipPath_CountPaths',
  countClipPoints: 'FPDFClipPath_CountPathSegments',
  clipPoint: 'FPDFClipPath_GetPathSegment',
  point: 'FPDFPathSegment_GetPoint',
  setActive: 'FPDFPageObj_SetIsActive',
  removeFrom: 'FPDFPage_RemoveObject',
  removeInside: 'FPDFFormObj_RemoveObject',
  destroy: 'FPDFPageObj_Destroy',
};

let functions: PageFunctions | undefined;

/** The raw functions of this thread's PDFium. */
export function pageFunctions(library: Pdfium): PageFunctions {
  functions ??= exported(library);
  return functions;
}

function exported(library: Pdfium): PageFunctions {
  const raw = library.pdfium.wasmExports as unknown as Record<string, (...values: number[]) => number>;
  const named = (name: keyof PageFunctions) => {
    const call = raw[names[name]];
    if (!call) throw new Error(`PDFium exports no ${names[name]}`);
    return call;
  };
  return {
    countObjects: named('countObjects'),
    objectAt: named('objectAt'),
    countInside: named('countInside'),
    objectInside: named('objectInside'),
    typeOf: named('typeOf'),
    bounds: named('bounds'),
    matrix: named('matrix'),
    drawMode: named('drawMode'),
    fillColor: named('fillColor'),
    hasTransparency: named('hasTransparency'),
    renderMode: named('renderMode'),
    countMarks: named('countMarks'),
    markAt: named('markAt'),
    markName: named('markName'),
    clipOf: named('clipOf'),
    countClips: named('countClips'),
    countClipPoints: named('countClipPoints'),
    clipPoint: named('clipPoint'),
    point: named('point'),
    setActive: named('setActive'),
    removeFrom: named('removeFrom'),
    removeInside: named('removeInside'),
    destroy: named('destroy'),
  };
}
