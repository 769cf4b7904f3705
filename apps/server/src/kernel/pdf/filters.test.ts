import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentOf } from './filters.ts';

const content = (filter: string, stream: Buffer) =>
  contentOf({ generation: 0, value: `<</Filter ${filter}>>`, stream });
const text = 'BT /F1 12 Tf (Salário) Tj ET '.repeat(40);
const bytes = Buffer.from(text, 'latin1');

describe('a drawing is unpacked', () => {
  it('as ISO 32000-1, 7.4.4.2 has it of LZW', () => {
    const packed = Buffer.from('800B6050220C0C8501', 'hex');
    expect([...Buffer.from(content('/LZWDecode', packed), 'latin1')]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  it('of LZW with codes that grow and a table that begins anew', () => {
    const varied = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at * 7 + (at >> 3)) % 251));
    expect(Buffer.from(content('/LZWDecode', lzwPacked(varied)), 'latin1').equals(varied)).toBe(true);
  });

  it.each([
    ['/FlateDecode', deflateSync(bytes)],
    ['[/ASCIIHexDecode /FlateDecode]', Buffer.from(`${deflateSync(bytes).toString('hex')}>`)],
    ['/RunLengthDecode', runs(bytes)],
  ])('of %s', (filter, packed) => expect(content(filter, packed)).toBe(text));

  it('of ASCII85, with a group of zeros and one that isn’t whole', () => {
    expect(content('/ASCII85Decode', Buffer.from('87cURD]i,"Ebo80z~>'))).toBe('Hello World!\0\0\0\0');
    expect(content('/A85', Buffer.from('87cURDZ~>'))).toBe('Hello');
  });

  it('as far as it goes where it is cut off', () => {
    expect(text.startsWith(content('/FlateDecode', deflateSync(bytes).subarray(0, 40)))).toBe(true);
  });

  it('but not what is packed as a picture', () => {
    expect(() => content('/DCTDecode', bytes)).toThrow('picture');
  });
});

function runs(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; at += 100) {
    const part = data.subarray(at, at + 100);
    parts.push(Buffer.from([part.length - 1]), part);
  }
  return Buffer.concat([...parts, Buffer.from([128])]);
}

/** Packs in the plain way: the longest row that is known, and a clear when the table is full. */
function lzwPacked(data: Buffer): Buffer {
  let bits = '';
  let rows = new Map<string, number>();
  const put = (code: number) => {
    const next = rows.size + 258;
    bits += code.toString(2).padStart(next < 512 ? 9 : next < 1024 ? 10 : next < 2048 ? 11 : 12, '0');
  };
  const codeOf = (row: string) => (row.length === 1 ? row.charCodeAt(0) : (rows.get(row) ?? 0));
  put(256);
  let row = '';
  for (const letter of data.toString('latin1')) {
    if (row === '' || rows.has(row + letter)) {
      row += letter;
      continue;
    }
    put(codeOf(row));
    rows.set(row + letter, rows.size + 258);
    row = letter;
    if (rows.size + 258 === 4095) {
      put(codeOf(row));
      put(256);
      rows = new Map();
      row = '';
    }
  }
  if (row) put(codeOf(row));
  put(257);
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map(each => Number.parseInt(each.padEnd(8, '0'), 2)));
}
