import { expect, it } from 'vitest';
import { mayGrant, permissionsOfKind } from './grants.ts';

const namesOf = (kind: 'RH' | 'GESTOR') => permissionsOfKind(kind).map(({ name }) => name);
const all = new Set(namesOf('RH'));

it('who holds all of HR may grant every permission of both kinds', () => {
  expect(mayGrant('RH', namesOf('RH'), all)).toBe(true);
  expect(namesOf('GESTOR').filter(name => !mayGrant('GESTOR', [name], all))).toEqual([]);
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
