import { expect, it } from 'vitest';
import { bodyOf, centavosOf, emptyForm, totalsOf } from './typed-form.ts';

it.each([
  ['1.234,56', 123_456],
  ['1234,5', 123_450],
  ['1234', 123_400],
  ['R$ 0,07', 7],
  ['0', 0],
  ['', undefined],
  ['1,234', undefined],
  ['1.23', undefined],
  ['-5', undefined],
  ['12,345', undefined],
  ['abc', undefined],
])('%s is %s centavos', (typed, centavos) => expect(centavosOf(typed)).toBe(centavos));

const line = {
  codigo: ' 001 ',
  descricao: ' Salário ',
  referencia: '',
  lado: 'vencimento',
  valor: '2.860,00',
} as const;

it('adds up each column, and puts each amount in its own', () => {
  const verbas = [line, { ...line, lado: 'desconto' as const, valor: '60,50' }];
  expect(totalsOf(verbas)).toEqual({ earnings: 286_000, deductions: 6_050, net: 279_950 });
  const form = { ...emptyForm(new Date('2026-11-01T02:00:00Z')), verbas, baseInss: '2.860,00' };
  // two in the morning of the first is still October in Brasília
  expect(bodyOf(form)).toMatchObject({
    mes: 10,
    ano: 2026,
    dataPagamento: null,
    verbas: [
      { codigo: '001', descricao: 'Salário', referencia: null, vencimentos: 286_000, descontos: null },
      { vencimentos: null, descontos: 6_050 },
    ],
    baseInss: 286_000,
  });
});
