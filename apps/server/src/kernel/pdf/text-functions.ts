import type { Pdfium } from './pdfium.ts';

/** PDFium's functions as the WASM module exports them: the package's two wrappers check and convert arguments at every call. */
export interface TextFunctions {
  closePage(page: number): void;
  loadText(page: number): number;
  closeText(text: number): void;
  countCharacters(text: number): number;
  unicode(text: number, index: number): number;
  angle(text: number, index: number): number;
  looseBox(text: number, index: number, pointer: number): number;
  /** The object that drew a character, and how: 3 and 7 draw nothing (ISO 32000-1, table 106). */
  objectOf(text: number, index: number): number;
  renderMode(object: number): number;
}

let functions: TextFunctions | undefined;

/** The raw functions of this thread's PDFium. */
export function textFunctions(library: Pdfium): TextFunctions {
  functions ??= exported(library);
  return functions;
}

function exported(library: Pdfium): TextFunctions {
  const raw = library.pdfium.wasmExports as unknown as Record<string, (...values: number[]) => number>;
  const named = (name: keyof Pdfium & string) => {
    const call = raw[name];
    if (!call) throw new Error(`PDFium exports no ${name}`);
    return call;
  };
  return {
    closePage: named('FPDF_ClosePage'),
    loadText: named('FPDFText_LoadPage'),
    closeText: named('FPDFText_ClosePage'),
    countCharacters: named('FPDFText_CountChars'),
    unicode: named('FPDFText_GetUnicode'),
    angle: named('FPDFText_GetCharAngle'),
    looseBox: named('FPDFText_GetLooseCharBox'),
    objectOf: named('FPDFText_GetTextObject'),
    renderMode: named('FPDFTextObj_GetTextRenderMode'),
  };
}
