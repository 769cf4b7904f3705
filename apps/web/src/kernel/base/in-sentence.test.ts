import { expect, test } from 'vitest';
import { formatsOf, inSentence } from './formats.ts';
import { setLanguage } from './language.ts';

test.each([
  ['pt-BR', 'novembro de 2026'],
  ['en-US', 'November 2026'],
  ['es-ES', 'noviembre de 2026'],
] as const)('in %s a month inside a sentence is %s', async (language, words) => {
  await setLanguage(language);
  expect(inSentence(formatsOf(language).competence(11, 2026))).toBe(words);
  await setLanguage('pt-BR');
});
