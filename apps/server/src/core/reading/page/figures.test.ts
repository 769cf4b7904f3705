import { expect, it } from 'vitest';
import { parseAmount } from '../words/numbers.ts';
import { buildSheet } from './sheet.ts';

/** One row, ten points a letter, twenty high: one blank joins words into a cell, two part them. */
function amountsOf(text: string, ...others: string[]): string[] {
  const found = [...text.matchAll(/\S+/g)];
  const texts = [...found.map(([word]) => word), ...others];
  const boxes = [
    ...found.flatMap(({ index, 0: word }) => [index * 10, 0, (index + word.length) * 10, 20]),
    ...others.flatMap((_, at) => [0, 100 + at * 40, 60, 120 + at * 40]),
  ];
  const [row] = buildSheet({ width: 1000, height: 800, texts, boxes }).rows;
  return (row?.words ?? []).map(word => {
    const amount = parseAmount(word.text, 'comma');
    return amount ? String(amount.centavos / 100) : word.text;
  });
}

it.each([
  ['INSS  - R$ 207,00', ['INSS', '-207']],
  ['INSS  -R$ 207,00', ['INSS', '-207']],
  ['INSS  -R$207,00', ['INSS', '-207']],
  ['INSS  (R$ 207,00)', ['INSS', '-207']],
  ['INSS  ( R$ 207,00 )', ['INSS', '-207']],
  ['INSS  (R$207,00)', ['INSS', '-207']],
  ['INSS  R$ -207,00', ['INSS', '-207']],
  ['INSS  R$ - 207,00', ['INSS', '-207']],
  ['INSS  R$- 207,00', ['INSS', '-207']],
  ['INSS  R$ (207,00)', ['INSS', '-207']],
  ['INSS  − R$ 1.207,00', ['INSS', '-1207']],
  ['INSS  −R$ 207,00', ['INSS', '-207']],
  ['INSS  –207,00', ['INSS', '-207']],
  ['INSS  - 207,00', ['INSS', '-207']],
  ['INSS:  - R$ 207,00', ['INSS:', '-207']],
  ['INSS  - R$        207,00', ['INSS', '-207']],
  ["- R$ 3'150,40", ['-3150.4']],
  // a dash behind a text only parts it from the figure
  ['INSS - R$ 207,00', ['INSS', '-', '207']],
  ['Vale (parte) R$ 207,00', ['Vale', '(parte)', '207']],
  ['INSS  -    207,00', ['INSS', '-', '207']],
  ['INSS  R$ 207,00  R$ 10,00', ['INSS', '207', '10']],
])('signs before the currency: %s', (text, words) => {
  expect(amountsOf(text)).toEqual(words);
});

it.each([
  ['SALARIO  3 150,40', [], ['SALARIO', '3150.4']],
  ['SALARIO  1 003 150,40', [], ['SALARIO', '1003150.4']],
  ['SALARIO  R$ 3 150,40', [], ['SALARIO', '3150.4']],
  ['SALARIO  - R$ 3 150,40', [], ['SALARIO', '-3150.4']],
  ['SALARIO  30  150,40', [], ['SALARIO', '30', '150.4']],
  ['SALARIO  30 15,40', [], ['SALARIO', '30', '15.4']],
  ['SALARIO  30 150', [], ['SALARIO', '30', '150']],
  // a page that writes its thousands otherwise has none that are parted by blanks
  ['SALARIO  30 150,40', ['2.137,37'], ['SALARIO', '30', '150.4']],
  ['SALARIO  30 150,40', ['2137,37'], ['SALARIO', '30', '150.4']],
  ['SALARIO  30 150,40', ["2'137,37"], ['SALARIO', '30', '150.4']],
  ["SALARIO  3'150,40  3’150,40", [], ['SALARIO', '3150.4', '3150.4']],
])('thousands parted by blanks or apostrophes: %s beside %s', (text, others, words) => {
  expect(amountsOf(text, ...others)).toEqual(words);
});
