import { banks } from '@cracha/contract/kernel/banks.ts';
import { expect, it } from 'vitest';
import { bankOfName } from './bank-name.ts';

it.each([
  ['Itaú', '341'],
  ['BANCO ITAU UNIBANCO S.A.', '341'],
  ['Bco. do Brasil S/A', '001'],
  ['Caixa Econômica Federal', '104'],
  ['Banco Santander (Brasil) S.A.', '033'],
  ['Sofisa', '637'],
  ['Banco Sofisa SA', '637'],
  ['PicPay Bank', '079'],
  ['C6 Bank', '336'],
  ['Banco do Povo', undefined],
  ['Itaú ou Bradesco', undefined],
  ['Banco', undefined],
  ['', undefined],
])('%j is the bank %j', (text, number) => expect(bankOfName(text)).toBe(number));

it('every bank of the list is known by its own name', () => {
  for (const [number, name] of banks) expect([name, bankOfName(name)]).toEqual([name, number]);
});
