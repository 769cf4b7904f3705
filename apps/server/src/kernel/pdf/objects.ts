import { behindValue, entriesOf, referenceOf, tokenAt } from './syntax.ts';

/** Where a PDF's bytes are: in a file, or in memory. */
export interface PdfBytes {
  readonly size: number;
  /** Fewer where the file ends before. They stand there until the next are asked for. */
  read(from: number, size: number): Buffer;
}

export interface PdfObject {
  readonly generation: number;
  /** As it stands; of a stream its dictionary. */
  readonly value: string;
  readonly stream?: Buffer;
}

/** The objects of a PDF by their numbers, read when they are asked for. */
export interface PdfObjects {
  /** No object's number is as high. */
  readonly size: number;
  /** The catalogue's number, if the file names one. */
  readonly root: number | undefined;
  /** What stands behind the newest table, and where that table begins. */
  readonly trailer: ReadonlyMap<string, string>;
  readonly table: number;
  /** Where the object of that number begins. */
  placeOf(number: number): number | undefined;
  /** Nothing where the file has none of that number. Throws `NotPlain`. */
  read(number: number): PdfObject | undefined;
}

/** The file, or a page of it, isn't written in the way that is read here: with a table of its objects' places, unencrypted, all in good order. */
export class NotPlain extends Error {}

interface Section {
  readonly first: number;
  readonly count: number;
  /** Where the entry of the first is. */
  readonly at: number;
}

const ENTRY = 20;
const AT_ONCE = 4096;
const MOST_TEXT = 4 * 1024 * 1024;
/** A file that was changed more often, or is in more pieces, is made to take time. */
const MOST_TABLES = 1000;
const MOST_SECTIONS = 100_000;

/** A PDF that is held in memory. */
export function bytesInMemory(data: Uint8Array): PdfBytes {
  const buffer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return { size: buffer.length, read: (from, size) => buffer.subarray(from, from + size) };
}

/** Throws `NotPlain` for files with cross-reference streams, encrypted ones, and those whose table isn't right. */
export function pdfObjects(bytes: PdfBytes): PdfObjects {
  const sections: Section[] = [];
  const tables = new Set<number>();
  const newest = lastTable(bytes);
  let last: ReadonlyMap<string, string> = new Map();
  let root: number | undefined;
  for (let at: number | undefined = newest; at !== undefined; ) {
    if (tables.has(at) || tables.size === MOST_TABLES) throw new NotPlain('its tables go in a circle');
    tables.add(at);
    const { trailer, found } = readTable(bytes, at);
    if (trailer.has('Encrypt') || trailer.has('XRefStm'))
      throw new NotPlain('it is encrypted, or has streams of objects');
    for (const section of found) sections.push(section);
    // the newest comes first
    if (at === newest) last = trailer;
    root ??= referenceOf(trailer.get('Root'));
    at = trailer.has('Prev') ? Number(trailer.get('Prev')) : undefined;
  }
  const size = sections.reduce((most, { first, count }) => Math.max(most, first + count), 0);
  const placeOf = tableReader(bytes, sections);
  const read = (number: number) => readObject(bytes, placeOf, number);
  return { size, root, trailer: last, table: newest, placeOf, read };
}

function lastTable(bytes: PdfBytes): number {
  const end = bytes.read(Math.max(0, bytes.size - 1024), 1024).toString('latin1');
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end);
  if (!found) throw new NotPlain('its end names no table');
  return Number(found[1]);
}

function readTable(bytes: PdfBytes, from: number): { trailer: Map<string, string>; found: Section[] } {
  const found: Section[] = [];
  const lineAt = (at: number) => bytes.read(at, 64).toString('latin1');
  let at = from + behind(/^\s*xref\s+/, lineAt(from));
  for (;;) {
    const line = lineAt(at);
    const head = /^\s*(\d+) (\d+)\s*?(?:\r\n|\n|\r)/.exec(line);
    if (!head) break;
    if (found.length === MOST_SECTIONS) throw new NotPlain('its table is in too many pieces');
    at += head[0].length;
    const section = { first: Number(head[1]), count: Number(head[2]), at };
    found.push(section);
    at += section.count * ENTRY;
  }
  return { trailer: entriesOf(valueAt(bytes, at, /^\s*trailer/).value), found };
}

function behind(pattern: RegExp, text: string): number {
  const found = pattern.exec(text);
  if (!found) throw new NotPlain('its table is written otherwise');
  return found[0].length;
}

/** The value behind what begins at a place, and the text read there. */
function valueAt(bytes: PdfBytes, from: number, beginning: RegExp) {
  for (let size = AT_ONCE; size <= MOST_TEXT; size *= 4) {
    const chunk = bytes.read(from, size);
    const text = chunk.toString('latin1');
    const head = beginning.exec(text);
    if (!head) break;
    const to = behindValue(text, head[0].length);
    // a stream's first byte, or the next word, must stand there too
    if (to !== undefined && (to + 32 < text.length || chunk.length < size))
      return { head, value: text.slice(head[0].length, to), text, chunk, to };
    if (chunk.length < size) break;
  }
  throw new NotPlain('an object has no beginning, or no end');
}

type Places = (number: number) => number | undefined;

function readObject(bytes: PdfBytes, placeOf: Places, number: number): PdfObject | undefined {
  const found = findValue(bytes, placeOf, number);
  if (!found) return undefined;
  const { from, generation, value, text, chunk, to } = found;
  const next = tokenAt(text, to);
  const word = next && text.slice(next.from, next.to);
  if (word === 'endobj') return { generation, value };
  if (!next || word !== 'stream') throw new NotPlain('an object has no end');
  const data = next.to + behind(/^(?:\r\n|\n)/, text.slice(next.to, next.to + 2));
  const length = entriesOf(value).get('Length');
  const reference = referenceOf(length);
  const size = Number(reference === undefined ? length : findValue(bytes, placeOf, reference)?.value);
  if (!Number.isInteger(size) || size < 0 || size > bytes.size) throw new NotPlain('a stream has no length');
  const isRead = reference === undefined && data + size + 16 < chunk.length;
  const rest = isRead ? chunk.subarray(data) : bytes.read(from + data, size + 16);
  behind(/^\s*endstream/, rest.subarray(size, size + 16).toString('latin1'));
  return { generation, value, stream: Buffer.from(rest.subarray(0, size)) };
}

function findValue(bytes: PdfBytes, placeOf: Places, number: number) {
  const from = placeOf(number);
  if (from === undefined) return undefined;
  const found = valueAt(bytes, from, /^\s*(\d+)\s+(\d+)\s+obj/);
  if (Number(found.head[1]) !== number) throw new NotPlain('its table is wrong');
  return { from, generation: Number(found.head[2]), ...found };
}

/** Objects that belong together mostly stand together in the table: so many bytes of it are read at a time. */
const ROWS = 200 * ENTRY;

function tableReader(bytes: PdfBytes, sections: readonly Section[]): Places {
  let block = { at: 0, text: '' };
  return number => {
    const section = sections.find(({ first, count }) => number >= first && number < first + count);
    if (!section) return undefined;
    const at = section.at + (number - section.first) * ENTRY;
    if (at < block.at || at + ENTRY > block.at + block.text.length) {
      const from = Math.max(section.at, at - ROWS / 2);
      block = { at: from, text: bytes.read(from, ROWS).toString('latin1') };
    }
    const found = /^(\d{10}) \d{5} ([nf])/.exec(block.text.slice(at - block.at, at - block.at + ENTRY));
    if (!found) throw new NotPlain('its table is written otherwise');
    return found[2] === 'n' ? Number(found[1]) : undefined;
  };
}
