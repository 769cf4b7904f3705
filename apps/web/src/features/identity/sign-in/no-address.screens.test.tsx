import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { Screen } from '../entry/auth-sign-in.screen.tsx';

const nowhere = '/login?inexistente=1';

test('who is signed in reads that there is no such address, and goes on with one key', async () => {
  await signedInAs(helena, 'rh');
  const user = renderAt(nowhere, Screen);
  expect(await screen.findByRole('heading', { level: 1, name: 'Este endereço não existe' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continuar como Helena' })).toHaveFocus();
  expect(screen.queryByLabelText('Senha')).toBeNull();
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/rh/inicio');
});

test('somebody else can sign in all the same', async () => {
  await signedInAs(helena, 'rh');
  const user = renderAt(nowhere, Screen);
  await user.click(await screen.findByRole('link', { name: 'Entrar com outra conta' }));
  expect(await screen.findByLabelText('Senha')).toBeVisible();
});

test('who is not signed in is shown the sign-in alone', async () => {
  renderAt(nowhere, Screen);
  expect(await screen.findByLabelText('Senha')).toBeVisible();
});

test.each(['pt-BR', 'en-US', 'es-ES'] as const)('nothing stands against it in %s', async language => {
  setLanguage(language);
  await signedInAs(helena, 'rh');
  renderAt(nowhere, Screen);
  await screen.findByRole('heading', { level: 1 });
  await expectAccessible();
  setLanguage('pt-BR');
});
