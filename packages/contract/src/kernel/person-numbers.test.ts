import { expect, it } from 'vitest';
import given from '../../test/person-numbers.vectors.json' with { type: 'json' };
import { fitsAccount, fitsBranch, type pixKeyKinds, readPixKey } from './bank-account.ts';
import { isCellPhone, isCep, isEmail, isPhone, normaliseCep, normalisePhone } from './wire-contacts.ts';
import { isCnpj, isCpf, isPis, normaliseCnpj, readCnpj } from './wire-numbers.ts';

/** Published and generated vectors of numbers of persons, phones, accounts and Pix keys. */
interface Vector {
  input: string;
  valid: boolean;
  normalized?: string;
  digits?: string;
  kind?: string;
  type?: string;
}
interface Account {
  bank: string;
  agencia: string;
  conta: string;
  dv: string;
  valid: boolean;
}
const vectors: Record<string, Vector[]> & { bank_account_dv: Account[] } = given as never;
const of = (name: string) => {
  const found = vectors[name];
  if (!found?.length) throw new Error(`no vectors of ${name}`);
  return found;
};
const plain = (text: string) => text.replace(/[.\-/\s]/g, '');

it.each(of('cpf'))('CPF $input: $valid', ({ input, valid }) => expect(isCpf(plain(input))).toBe(valid));
it.each(of('pis_nis'))('PIS $input: $valid', ({ input, valid }) => expect(isPis(plain(input))).toBe(valid));
it.each([...of('cnpj_numeric'), ...of('cnpj_alphanumeric')])('CNPJ $input: $valid', ({ input, valid, normalized }) => {
  expect(isCnpj(plain(input))).toBe(valid);
  if (valid) expect([normaliseCnpj(input), readCnpj(input)]).toEqual([normalized, normalized]);
  // letters are put into upper case before they are judged
  else expect(readCnpj(input)).toBe(isCnpj(input.toUpperCase()) ? input.toUpperCase() : undefined);
});
it.each(of('phone'))('phone $input: $valid', ({ input, valid, digits, kind }) => {
  const read = normalisePhone(input);
  expect(isPhone(read)).toBe(valid);
  expect(isCellPhone(read)).toBe(valid && kind === 'mobile');
  if (valid) expect(read).toBe(digits);
});

it.each(vectors.bank_account_dv)('account $bank $agencia $conta-$dv: $valid', ({ bank, agencia, conta, dv, valid }) =>
  expect(fitsAccount({ bank, branch: agencia, account: conta, digit: dv })).toBe(valid),
);
it('of a bank without a public rule nothing is wrong', () =>
  expect(fitsAccount({ bank: '260', branch: '1', account: '12345', digit: '9' })).toBe(true));
it.each([
  ['001', '1584', '9', true],
  ['001', '1584', '8', false],
  ['237', '1425', '7', true],
  ['237', '1425', '0', false],
  ['237', '1425', '', true],
  ['341', '2545', '1', true],
])('branch %s %s-%s: %s', (bank, branch, branchDigit, valid) =>
  expect(fitsBranch({ bank, branch, branchDigit, account: '' })).toBe(valid),
);

const kindOf: Record<string, (typeof pixKeyKinds)[number]> = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  phone: 'celular',
  email: 'email',
  evp: 'aleatoria',
};
it.each(of('pix_key'))('Pix key $type $input: $valid', ({ type, input, valid, normalized }) =>
  expect(readPixKey(kindOf[type ?? ''] ?? 'cpf', input)).toBe(valid ? normalized : undefined),
);

it('a CNPJ of thirteen digits is no Pix key: nothing is padded', () => {
  expect(readPixKey('cnpj', '06.946.762/0001-61')).toBe('06946762000161');
  expect(readPixKey('cnpj', '6946762000161')).toBeUndefined();
});

it.each([
  ['07760-000', '07760000', true],
  ['1001000', '01001000', true],
  ['00000-000', '00000000', false],
  ['0776000', '00776000', true],
  ['077600001', '077600001', false],
])('CEP %s is %s: %s', (typed, digits, valid) => {
  expect(normaliseCep(typed)).toBe(digits);
  expect(isCep(digits)).toBe(valid);
});

it.each([
  ['maria@pantanal.test', true],
  ['a@b', false],
  ['a b@c.com', false],
  ['a@b@c.com', false],
  [`${'a'.repeat(250)}@b.com`, false],
])('e-mail %s: %s', (text, valid) => expect(isEmail(text)).toBe(valid));
