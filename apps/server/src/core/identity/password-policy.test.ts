import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { passwordFault, passwordPolicies, strictestPolicy } from './password-policy.ts';

it.each([
  ['Cracha@2026', 'padrao', undefined],
  ['Cracha2026', 'padrao', undefined],
  ['crachá 2026', 'padrao', 'PASSWORD_HAS_SPACES'],
  ['Cr@2026', 'padrao', 'PASSWORD_TOO_SHORT'],
  ['cracha2026', 'padrao', 'PASSWORD_TOO_SIMPLE'],
  ['Ab1cdefgh', 'seis-a-oito', 'PASSWORD_TOO_LONG'],
  ['Ab1cdef', 'seis-a-oito', undefined],
  ['1234', 'minimo-4', undefined],
  ['123', 'minimo-4', 'PASSWORD_TOO_SHORT'],
  ['ação123É', 'padrao', undefined],
] as const)('%s under %s: %s', (password, policy, code) => {
  expect(passwordFault(password, passwordPolicies[policy])?.code).toBe(code);
});

it.each([
  [[], { min: 8, max: 64, classes: 3 }],
  [['seis-a-onze'], { min: 6, max: 11, classes: 3 }],
  [['padrao', 'seis-a-onze'], { min: 8, max: 11, classes: 3 }],
  [['padrao', 'seis-a-oito'], { min: 8, max: 8, classes: 3 }],
  [['minimo-4'], { min: 8, max: 64, classes: 3 }],
])('the strictest of %j', (names, policy) => {
  expect(strictestPolicy(names)).toEqual(policy);
});

it.each([
  ['Senha@123', true],
  ['P@ssw0rd2026', true],
  ['Flamengo!10', true],
  ['Aa11111111', false],
  ['12345678', true],
  ['Abcdefgh1', false],
  ['Quintal-Azul-77', false],
])('%s is common: %s', (password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});
