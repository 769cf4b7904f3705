import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { StaffShell } from './StaffShell.tsx';

async function open() {
  const server = stubServer();
  server.answer(notificationContract.unreadTotal, 0);
  await signedInAs(helena, 'rh');
  const user = renderAt(
    '/rh/inicio',
    () => (
      <StaffShell profile="rh" routes={hrRoutes} groups={menuGroups.hr} path="/rh/inicio">
        <h1>Início</h1>
      </StaffShell>
    ),
    true,
  );
  await screen.findByRole('heading', { name: 'Início' });
  return user;
}

test('Ctrl K opens it, typing finds a screen, Enter goes there', async () => {
  const user = await open();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
  await expectAccessible();
  await user.type(search, 'importa');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/rh/importacoes'));
});

test('so does its button, also when nothing pointed at anything before', async () => {
  await open();
  screen.getByRole('button', { name: /Buscar/ }).click();
  expect(await screen.findByRole('combobox', { name: 'Buscar ou ir para' })).toBeVisible();
});
