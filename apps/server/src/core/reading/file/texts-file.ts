import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { PageTexts } from '#kernel/pdf/text-sink.ts';

/**
 * All that stands on a PDF's pages as a file of its own: the pages' texts one behind the other, then where each ends (four bytes, the
 * least first), then how many there are (four bytes).
 */
export interface TextsFile {
  /** The words of a page (from 0), in their order; undefined: not known. */
  read(index: number): string[] | undefined;
  close(): void;
}

const BYTES = 4;
const utf8 = new TextDecoder('utf-8');

/** What comes behind the texts of all pages. */
export function textsEnd(ends: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer((ends.length + 1) * BYTES));
  for (const [at, end] of [...ends, ends.length].entries()) view.setUint32(at * BYTES, end, true);
  return new Uint8Array(view.buffer);
}

/** One that is cut off or none knows no page. */
export function openTexts(path: string): TextsFile {
  const file = openSync(path, 'r');
  const ends = endsOf(file);
  let memory = new Uint8Array(1 << 13);
  return {
    read(index) {
      const from = index === 0 ? 0 : (ends[index - 1] ?? 0);
      const size = (ends[index] ?? 0) - from;
      if (size <= 0) return undefined;
      if (size > memory.length) memory = new Uint8Array(size);
      if (readSync(file, memory, 0, size, from) !== size) return undefined;
      return utf8
        .decode(memory.subarray(0, size))
        .split(' ')
        .filter(word => word !== '');
    },
    close: () => closeSync(file),
  };
}

function endsOf(file: number): Uint32Array {
  const { size } = fstatSync(file);
  const numbers = (from: number, count: number) => {
    const view = new DataView(new ArrayBuffer(count * BYTES));
    const read = readSync(file, view, 0, view.byteLength, from);
    return read === view.byteLength
      ? Uint32Array.from({ length: count }, (_, at) => view.getUint32(at * BYTES, true))
      : new Uint32Array();
  };
  const [pages = 0] = size >= BYTES ? numbers(size - BYTES, 1) : [];
  const texts = size - (pages + 1) * BYTES;
  const ends = texts >= 0 ? numbers(texts, pages) : new Uint32Array();
  return ends.length > 0 && ends.at(-1) === texts ? ends : new Uint32Array();
}

/** Texts of pages that follow each other. */
export function joinTexts(all: readonly PageTexts[]): PageTexts {
  const [only] = all;
  if (only && all.length === 1) return only;
  const bytes = new Uint8Array(all.reduce((size, one) => size + one.bytes.length, 0));
  const ends: number[] = [];
  let from = 0;
  for (const one of all) {
    bytes.set(one.bytes, from);
    for (const end of one.ends) ends.push(from + end);
    from += one.bytes.length;
  }
  return { bytes, ends };
}
