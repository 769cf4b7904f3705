import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { Toaster } from '#ui/base/Toaster.tsx';
import { tellReminded } from './tell-reminded.ts';

test.each([
  ['pt-BR', 1, 0, '1 pessoa lembrada'],
  ['pt-BR', 0, 1, '1 pessoa já foi lembrada hoje'],
  ['pt-BR', 3, 2, '3 pessoas lembradas · 2 pessoas já foram lembradas hoje'],
  ['pt-BR', 0, 0, 'Ninguém a lembrar'],
  ['en-US', 0, 2, '2 people were already reminded today'],
  ['es-ES', 0, 2, '2 personas ya fueron avisadas hoy'],
] as const)('in %s a reminder of %d, %d before, says so', async (language, total, jaLembrados, words) => {
  await setLanguage(language);
  render(<Toaster />);
  await tellReminded(Promise.resolve({ total, jaLembrados }));
  expect(await screen.findByText(words)).toBeVisible();
  await setLanguage('pt-BR');
});
