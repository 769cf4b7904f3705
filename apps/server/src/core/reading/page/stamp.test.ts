import { expect, it } from 'vitest';
import { buildSheet } from './sheet.ts';
import { stampsOn } from './stamp.ts';

/** One row of words, ten points a letter. */
function row(text: string) {
  const texts = text.split(' ');
  const boxes = texts.flatMap((word, at) => {
    const x = texts.slice(0, at).join(' ').length * 10 + (at > 0 ? 10 : 0);
    return [x, 0, x + word.length * 10, 12];
  });
  return buildSheet({ width: 600, height: 800, texts, boxes });
}

it.each([
  ['CANCELADO', '', ['CANCELADO']],
  ['*** Documento cancelado ***', '', ['Documento cancelado']],
  ['SEM VALOR LEGAL', '', ['SEM VALOR LEGAL']],
  ['Rascunho', '', ['Rascunho']],
  ['Líquido a receber 1.000,00', 'SEMVALOR', ['SEMVALOR']],
  ['Total', 'DOCUMENTONÃOVÁLIDO', ['NAOVALIDO']],
  ['Total', 'CONFIDENCIAL', []],
  ['Plano cancelado em 05/2026 120,00', '', []],
  ['Desconto sem valor 0,00', '', []],
])('%s, across: %s', (text, aslant, stamps) => {
  expect(stampsOn(row(text), aslant)).toEqual(stamps);
});
