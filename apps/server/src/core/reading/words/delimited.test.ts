import { describe, expect, it } from 'vitest';
import { detectDelimiter, isDelimited, parseDelimited, splitDelimited } from './delimited.ts';

const texts = (rows: Iterable<readonly { text: string }[]>) => [...rows].map(row => row.map(({ text }) => text));

describe('rows of delimited text', () => {
  it.each([
    ['LF', 'a;b\nc;d\n'],
    ['CRLF', 'a;b\r\nc;d\r\n'],
    ['CR', 'a;b\rc;d\r'],
    ['no end at the end', 'a;b\nc;d'],
    ['quotes', '"a";"b"\r\n"c";"d"'],
  ])('end by %s', (_, text) => {
    expect(texts(parseDelimited(text))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('an end that two pieces share is one', () => {
    expect(texts(splitDelimited(['a;b\r', '\nc;d\r', 'e'], ';'))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('line ends and delimiters in quotes part nothing', () => {
    const text = 'Nome;CPF;Descrição;Valor\n"Ana";1;"Salário; base\ndo mês";2\n"Rui";3;"Um ""b""\nc";4\n';
    expect(isDelimited(text)).toBe(true);
    expect(detectDelimiter(text)).toBe(';');
    expect(texts(parseDelimited(text))[1]).toEqual(['Ana', '1', 'Salário; base\ndo mês', '2']);
  });
});
