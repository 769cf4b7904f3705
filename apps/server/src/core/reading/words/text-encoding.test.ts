import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding, newDecoder, withoutPrinterControls } from './text-encoding.ts';

const utf8 = (text: string) => [...Buffer.from(text)];

describe('encodings of payroll text files', () => {
  it.each([
    ['utf-8', utf8('Cção'), 'Cção'],
    ['windows-1252', [0x43, 0xe7, 0xe3, 0x6f], 'Cção'],
    ['cp850', [0x43, 0x87, 0xc6, 0x6f], 'Cção'],
    ['utf-16le', [...Buffer.from('\ufeffCção', 'utf16le')], 'Cção'],
    ['utf-16be', [...Buffer.from('\ufeffCção', 'utf16le').swap16()], 'Cção'],
    // a byte of Windows-1252 among the characters of UTF-8 is read, and changes none of them
    ['utf-8-mixed', [...utf8('ção é'), 0x96, ...utf8('à')], 'ção é–à'],
    // lines drawn around one accented letter: the letters of Windows-1252 at the same places are no words
    ['cp850', [0xc9, 0xcd, 0xcd, 0xbb, 0x0a, 0xc3, 0xc4, 0x43, 0x87, 0xc6], '╔══╗\n├─Cçã'],
  ] as const)('%s', (encoding, bytes, text) => {
    const data = Uint8Array.from(bytes);
    expect(detectEncoding(data)).toBe(encoding);
    expect(decodeText(data, encoding)).toBe(text);
    // in pieces of one byte
    const decode = newDecoder(encoding);
    const pieces = [...data].map(byte => decode(Uint8Array.of(byte), false));
    expect([...pieces, decode(new Uint8Array(0), true)].join('')).toBe(text);
  });
});

describe('what is meant for a printer', () => {
  it.each([
    ['\x1bE\x0fFOLHA\x12', 'FOLHA'],
    ['\x1b&l1OFOLHA\x1b(s16.66H', 'FOLHA'],
    ['linha\r\n\tpágina\f\x1a', 'linha\r\n\tpágina\f'],
  ])('%j is no text', (text, plain) => expect(withoutPrinterControls(text)).toBe(plain));
});
