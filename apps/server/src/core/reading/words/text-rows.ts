import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ReadingRefusal } from '../refusal.ts';
import { detectDelimiter, type RowLimits, splitDelimited, type TableRow } from './delimited.ts';
import { decodeText, detectEncoding, newDecoder, type TextEncoding } from './text-encoding.ts';
import { XLSX_LIMITS } from './xlsx.ts';

const PIECE = 64 * 1024;

const limits: RowLimits = {
  columns: XLSX_LIMITS.columns,
  cellText: XLSX_LIMITS.cellText,
  tooMuch: () => {
    throw new ReadingRefusal('FILE_BROKEN');
  },
};

/** The rows of a delimited text file as they come, never held whole. @throws ReadingRefusal for more columns or text than a sheet can hold */
export function* textRows(path: string): Generator<TableRow> {
  const encoding = encodingOf(path);
  const first = decodeText(firstPiece(path), encoding);
  yield* splitDelimited(texts(path, encoding), detectDelimiter(first), limits);
}

/** UTF-8 where all of it is; else by the first piece that is not, whose letters tell the code page. */
function encodingOf(path: string): TextEncoding {
  const marked = detectEncoding(firstPiece(path).subarray(0, 2));
  if (marked.startsWith('utf-16')) return marked;
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (const piece of pieces(path)) {
    try {
      strict.decode(piece, { stream: true });
    } catch {
      return detectEncoding(piece);
    }
  }
  return 'utf-8';
}

function* texts(path: string, encoding: TextEncoding): Generator<string> {
  const decode = newDecoder(encoding);
  for (const piece of pieces(path)) yield decode(piece, false);
  yield decode(new Uint8Array(0), true);
}

function firstPiece(path: string): Uint8Array {
  for (const piece of pieces(path)) return piece;
  throw new ReadingRefusal('FILE_EMPTY');
}

/** A file piece by piece; each is its own. */
export function* pieces(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    let left = fstatSync(file).size;
    while (left > 0) {
      const buffer = new Uint8Array(PIECE);
      const read = readSync(file, buffer);
      if (read === 0) return;
      left -= read;
      yield buffer.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}
