import { describe, expect, it } from 'vitest';
import { bytesInMemory, NotPlain, pdfObjects } from './objects.ts';

const head = '%PDF-1.7\n';
const trailer = (more = '') => `trailer\n<</Size 9/Root 1 0 R${more}>>\n`;
const read = (text: string) => pdfObjects(bytesInMemory(Buffer.from(text)));

/** So many tables, each of which names the one before; the first names `first`. */
function tables(count: number, first = ''): string {
  let text = head;
  let last = first;
  for (let index = 0; index < count; index++) {
    const at = text.length;
    text += `xref\n0 1\n0000000000 65535 f \n${trailer(last)}`;
    last = `/Prev ${at}`;
  }
  return `${text}startxref\n${last.slice(6)}\n%%EOF\n`;
}

const pieces = (count: number) => `${head}xref\n${'1 0\n'.repeat(count)}${trailer()}startxref\n${head.length}\n%%EOF\n`;

describe('the tables of a file', () => {
  it.each<[string, string]>([
    ['in a circle', tables(1, `/Prev ${head.length}`)],
    ['more than a thousand', tables(1001)],
    ['in too many pieces', pieces(100_001)],
  ])('are refused: %s', (_, text) => {
    expect(() => read(text)).toThrow(NotPlain);
  });

  it.each<[string, string]>([
    ['a thousand', tables(1000)],
    ['many pieces', pieces(100_000)],
  ])('are read: %s', (_, text) => {
    expect(read(text).root).toBe(1);
  });
});
