import { expect, test } from 'vitest';
import { identifierField, kindOf } from './identifier.ts';

test.each([
  ['maria@pantanal.test', 'Email'],
  ['maria', 'Email'],
  ['529.982.247-25', 'CPF'],
  ['52998224725', 'CPF'],
  ['(11) 98765-4321', 'Celular'],
  ['11987654321', 'Celular'],
  ['+55 11 98765-4321', 'Celular'],
  ['5511987654321', 'Celular'],
  ['529982247', 'CPF'],
  ['1198', undefined],
  ['', undefined],
])('%s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('eleven digits with a 9 in the third place stay a CPF where the check digits are right', () => {
  expect(kindOf('12945678908')).toBe('Celular');
  expect(kindOf('11900000083')).toBe('CPF');
});

test('what is pasted with punctuation travels without', () => {
  expect(identifierField(' 529.982.247-25').fields).toEqual({ CPF: '52998224725' });
  expect(identifierField('(11) 98765-4321').fields).toEqual({ Celular: '11987654321' });
});
