import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding } from './text-encoding.ts';

describe('encodings of payroll text files', () => {
  it.each([
    ['utf-8', [0x43, 0xc3, 0xa7, 0xc3, 0xa3, 0x6f]],
    ['windows-1252', [0x43, 0xe7, 0xe3, 0x6f]],
    ['cp850', [0x43, 0x87, 0xc6, 0x6f]],
  ] as const)('%s', (encoding, bytes) => {
    const data = Uint8Array.from(bytes);
    expect(detectEncoding(data)).toBe(encoding);
    expect(decodeText(data, encoding)).toBe('Cção');
  });
});
