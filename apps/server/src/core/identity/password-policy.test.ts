import { expect, it } from 'vitest';
import { passwordFault, passwordPolicies } from './password-policy.ts';

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
