import { expect, it } from 'vitest';
import { stateOfCep, states } from '../../kernel/postal.ts';
import { type CompanyField, companyFaultValues, companyFieldNames, readCompanyField } from './company-check.ts';

it.each<[CompanyField, string | null, unknown]>([
  ['cnpj', ' 12.abc.345/01de-35 ', { value: '12ABC34501DE35' }],
  ['cnpj', '11.222.333/0001-82', { fault: 'INVALID_CNPJ' }],
  ['cnpj', '1222333000181', { fault: 'INVALID_CNPJ' }],
  ['cnpj', ' ', { fault: 'REQUIRED_FIELD' }],
  ['razaoSocial', '  Pantanal   Alimentos ', { value: 'Pantanal Alimentos' }],
  ['razaoSocial', 'P'.repeat(121), { fault: 'MAX_LENGTH' }],
  ['cnae', '6201-5/01', { value: '6201501' }],
  ['cnae', '6201', { fault: 'INVALID_NUMBER' }],
  ['email', 'RH@Pantanal.test', { value: 'rh@pantanal.test' }],
  ['email', 'rh', { fault: 'INVALID_EMAIL' }],
  ['telefone', '(67) 3333-4444', { value: '6733334444' }],
  ['telefone', '(20) 3333-4444', { fault: 'INVALID_PHONE' }],
  ['cep', '79002-000', { value: '79002000' }],
  ['cep', '00000-000', { fault: 'INVALID_CEP' }],
  ['cep', '7900200', { fault: 'INVALID_CEP' }],
  ['uf', 'ms', { value: 'MS' }],
  ['uf', 'XX', { fault: 'INVALID_OPTION' }],
  ['complemento', null, { value: null }],
])('%s %j', (name, typed, read) => expect(readCompanyField(name, typed)).toEqual(read));

it('says the most of what it refuses for its length', () => {
  for (const name of companyFieldNames) {
    const read = readCompanyField(name, 'A'.repeat(200));
    const tooLong = 'fault' in read && read.fault === 'MAX_LENGTH';
    expect('max' in companyFaultValues(name), name).toBe(tooLong);
  }
});

it.each([
  ['01001000', 'SP'],
  ['20040020', 'RJ'],
  ['69301000', 'RR'],
  ['69400000', 'AM'],
  ['70040010', 'DF'],
  ['72800000', 'GO'],
  ['73010000', 'DF'],
  ['78005000', 'MT'],
  ['79002000', 'MS'],
  ['99999999', 'RS'],
  ['00900000', undefined],
])('CEP %s lies in %s', (cep, state) => {
  expect(stateOfCep(cep)).toBe(state);
  if (state) expect(states).toContain(state);
});
