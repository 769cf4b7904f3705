import { constants, inflateSync } from 'node:zlib';
import { NotPlain, type PdfObject } from './objects.ts';
import { entriesOf, nameOf, tokenAt } from './syntax.ts';

/** A stream that unpacks to more says nothing that a page could show. */
const MOST = 64 * 1024 * 1024;

type Filter = (data: Uint8Array) => Uint8Array;

/** What a page's contents may be packed with (ISO 32000-1, 7.4), with the short names of inline images. */
const filters: Readonly<Record<string, Filter>> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCII85Decode: ascii85,
  A85: ascii85,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
  RunLengthDecode: runLength,
  RL: runLength,
  LZWDecode: lzw,
  LZW: lzw,
};

/** The operators of a stream that draws, unpacked, one character a byte. Throws `NotPlain` when it is packed as no such stream is. */
export function contentOf({ value, stream }: PdfObject): string {
  const entries = entriesOf(value);
  if (/Predictor|EarlyChange/.test(entries.get('DecodeParms') ?? ''))
    throw new NotPlain('a drawing packed as a picture');
  let data: Uint8Array = stream ?? new Uint8Array();
  for (const name of namesIn(entries.get('Filter') ?? '')) {
    const filter = filters[name];
    if (!filter) throw new NotPlain('a drawing packed as a picture');
    data = filter(data);
  }
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1');
}

function namesIn(value: string): string[] {
  const names: string[] = [];
  for (let token = tokenAt(value, 0); token; token = tokenAt(value, token.to))
    if (token.kind === 'name') names.push(nameOf(value.slice(token.from, token.to)));
  return names;
}

/** A stream that is cut off gives what there is of it, as in every reader. */
function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST });
  } catch {
    throw new NotPlain('a drawing that is broken, or without end');
  }
}

const BANG = 33;
const TILDE = 126;
const LETTER_Z = 122;

function ascii85(data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(data.length * 4 + 4);
  let at = 0;
  let value = 0;
  let digits = 0;
  const flush = (bytes: number) => {
    for (let shift = 24; shift > 24 - bytes * 8; shift -= 8) out[at++] = Math.floor(value / 2 ** shift) % 256;
    value = 0;
    digits = 0;
  };
  for (const code of data) {
    if (code === TILDE) break;
    if (code === LETTER_Z && digits === 0) flush(4);
    if (code < BANG || code >= BANG + 85) continue;
    value = value * 85 + (code - BANG);
    digits += 1;
    if (digits === 5) flush(4);
  }
  if (digits > 1) {
    const bytes = digits - 1;
    while (digits < 5) {
      value = value * 85 + 84;
      digits += 1;
    }
    flush(bytes);
  }
  return out.subarray(0, at);
}

function asciiHex(data: Uint8Array): Uint8Array {
  const [hex = ''] = Buffer.from(data).toString('latin1').replace(/\s+/g, '').split('>');
  return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex');
}

const END = 128;

function runLength(data: Uint8Array): Uint8Array {
  const parts: Uint8Array<ArrayBufferLike>[] = [];
  for (let at = 0; at < data.length; ) {
    const length = data[at++] ?? END;
    if (length === END) break;
    if (length < END) {
      parts.push(data.subarray(at, at + length + 1));
      at += length + 1;
    } else parts.push(new Uint8Array(257 - length).fill(data[at++] ?? 0));
  }
  return Buffer.concat(parts);
}

const CLEAR = 256;
const STOP = 257;

/** Codes of 9 to 12 bits, each a row of the table that the codes before it have made; they grow one code early. */
function lzw(data: Uint8Array): Uint8Array {
  const bytes = Array.from({ length: 256 }, (_, code) => Uint8Array.of(code));
  const nothing = new Uint8Array();
  let table: Uint8Array<ArrayBufferLike>[] = [];
  const parts: Uint8Array<ArrayBufferLike>[] = [];
  let before: Uint8Array<ArrayBufferLike> = nothing;
  let bits = 0;
  let held = 0;
  let size = 0;
  for (const byte of data) {
    held = (held << 8) | byte;
    bits += 8;
    const width = Math.min(12, Math.max(9, 32 - Math.clz32(table.length + 1)));
    if (bits < width) continue;
    bits -= width;
    const code = held >> bits;
    held &= (1 << bits) - 1;
    if (code === STOP) break;
    if (code === CLEAR || table.length === 0) {
      table = [...bytes, nothing, nothing];
      before = nothing;
      if (code === CLEAR) continue;
    }
    const row = table[code] ?? Buffer.concat([before, before.subarray(0, 1)]);
    if (before.length > 0) table.push(Buffer.concat([before, row.subarray(0, 1)]));
    parts.push(row);
    size += row.length;
    if (size > MOST) throw new NotPlain('a drawing without end');
    before = row;
  }
  return Buffer.concat(parts);
}
