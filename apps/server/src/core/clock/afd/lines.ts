/** A file that can be read more than once: each call begins it anew. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

export interface Line {
  /** From 1. */
  number: number;
  /** Decoded, without its end. */
  text: string;
  /** A UTF-8 line as its bytes; undefined where the text is its bytes. */
  bytes?: string;
  /** Ended by CR LF, as the annex asks. */
  isCrlf: boolean;
  /** The file begins with the mark of UTF-8. */
  hasMark: boolean;
}

/** No record is longer; of a longer line the rest is left out, so that no line stands in memory whole. */
export const longestLine = 1_000;

const piece = 64 * 1024;
const mark = '\u00ef\u00bb\u00bf';

/** A file's lines, some thousand at a time. Blank lines count but are left out. A mark of UTF-8 at the start is no text. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  let rest = '';
  let number = 0;
  for await (const chunk of bytes)
    for (let from = 0; from < chunk.length; from += piece) {
      const parts = (rest + latin(chunk.subarray(from, from + piece))).split('\n');
      rest = shortened(parts.pop() ?? '');
      yield parts.flatMap(part => toLine(part, ++number, part.endsWith('\r')));
    }
  yield toLine(rest, number + 1, true);
}

function toLine(raw: string, number: number, isCrlf: boolean): Line[] {
  const hasMark = number === 1 && raw.startsWith(mark);
  const text = shortened(raw.slice(hasMark ? mark.length : 0, raw.endsWith('\r') ? -1 : undefined));
  if (text.trim() === '') return [];
  const decoded = /[\u0080-\u00ff]/.test(text) ? fromUtf8(text) : undefined;
  const line = { number, text: decoded ?? text, isCrlf, hasMark };
  return [decoded === undefined ? line : { ...line, bytes: text }];
}

function shortened(text: string): string {
  return text.length > longestLine ? text.slice(0, longestLine + 1) : text;
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined: these bytes are no UTF-8, so they are ISO-8859-1. */
function fromUtf8(text: string): string | undefined {
  try {
    return utf8.decode(Buffer.from(text, 'latin1'));
  } catch {
    return undefined;
  }
}
