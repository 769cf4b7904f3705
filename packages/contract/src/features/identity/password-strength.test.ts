import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 'veryWeak'],
  ['abc', 'veryWeak'],
  ['12345678', 'veryWeak'],
  ['aaaaaaaaaaaa', 'veryWeak'],
  ['Senha@2026', 'weak'],
  ['S3nh@2026', 'veryWeak'],
  ['Cracha@2026', 'weak'],
  ['trevo-azul', 'fair'],
  ['Tr3vo-azul', 'strong'],
  ['quatro gatos no telhado', 'veryStrong'],
  ['v7#Lq!2mXw9?', 'veryStrong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it.each([
  ['a character more', 'Tr3vo-az', 'Tr3vo-azq'],
  ['another class', 'trevoqazul', 'trevo9azul'],
  ['no repetition', 'Tr3voooooo', 'Tr3vo-gmzq'],
  ['no sequence', 'Tr3v45678', 'Tr3v47191'],
  ['no common word', 'Flamengo7', 'Flumixgo7'],
])('%s never makes it weaker', (_, before, after) => {
  const order = ['veryWeak', 'weak', 'fair', 'strong', 'veryStrong'];
  expect(order.indexOf(passwordStrength(after))).toBeGreaterThanOrEqual(order.indexOf(passwordStrength(before)));
});
