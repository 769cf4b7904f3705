import { expect, it } from 'vitest';
import { permissionsOf } from '#core/access/catalogue.ts';
import { mayGrant } from './access-profile.policy.ts';

const all = new Set(permissionsOf(['Rh']));

it('who holds all of HR may grant every permission of both kinds', () => {
  expect(mayGrant('RH', permissionsOf(['Rh']), all)).toBe(true);
  expect(permissionsOf(['Gestor']).filter(name => !mayGrant('GESTOR', [name], all))).toEqual([]);
});

it.each([
  ['RH', 'GestorReciboVisualizar'],
  ['GESTOR', 'RhReciboVisualizar'],
  ['RH', 'AdminUsuarioEditar'],
  ['RH', 'RhReciboVoar'],
  ['RH', 'constructor'],
] as const)('a profile of %s never holds %s', (kind, name) => {
  expect(mayGrant(kind, [name], new Set([...all, name]))).toBe(false);
});

it('nobody gives what they do not hold, but what is there may stay', () => {
  const held = new Set([...all].filter(name => name !== 'RhReciboVisualizar'));
  expect(mayGrant('RH', ['RhReciboVisualizar'], held)).toBe(false);
  expect(mayGrant('GESTOR', ['GestorReciboVisualizar'], held)).toBe(false);
  expect(mayGrant('RH', ['RhReciboVisualizar'], held, ['RhReciboVisualizar'])).toBe(true);
});
