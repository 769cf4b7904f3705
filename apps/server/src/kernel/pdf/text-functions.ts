import type { Pdfium } from './pdfium.ts';

/** PDFium's text functions as the WASM module exports them: the package's wrappers convert arguments at every call. */
export interface TextFunctions {
  unicode(text: number, index: number): number;
  angle(text: number, index: number): number;
  looseBox(text: number, index: number, pointer: number): number;
}

let functions: TextFunctions | undefined;

/** The raw functions of this thread's PDFium. */
export function textFunctions(library: Pdfium): TextFunctions {
  if (functions) return functions;
  const exported = library.pdfium as unknown as Record<string, ((...values: number[]) => number) | undefined>;
  const raw = (name: keyof Pdfium & string) =>
    exported[`_${name}`] ?? (library[name] as unknown as (...values: number[]) => number);
  functions = {
    unicode: raw('FPDFText_GetUnicode'),
    angle: raw('FPDFText_GetCharAngle'),
    looseBox: raw('FPDFText_GetLooseCharBox'),
  };
  return functions;
}
