import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { WorkerShell } from './WorkerShell.tsx';

const permissions = [
  ...maria.permissions,
  'TrabalhadorBeneficioVisualizar',
  'TrabalhadorInformeRendimentoVisualizar',
  'TrabalhadorComunicadoVisualizar',
] as const;

async function open(path: string, apps = ['recibos', 'beneficios', 'informe-rendimentos', 'comunicados']) {
  stubServer();
  await signedInAs({ ...maria, permissions: [...permissions] }, 'trabalhador', apps);
  const route = workerRoutes.find(each => each.path === path);
  if (!route) throw new Error(path);
  const user = renderAt(
    path,
    () => (
      <WorkerShell route={route}>
        <h1>Tela</h1>
      </WorkerShell>
    ),
    true,
  );
  return { user, tabs: screen.getByRole('navigation', { name: 'Principal' }) };
}

test('a tab opens the screen of its name', async () => {
  const { tabs } = await open('/trabalhador/recibos');
  const recibos = within(tabs).getByRole('link', { name: 'Recibos' });
  expect(recibos.getAttribute('href')).toBe('/trabalhador/recibos');
  expect(recibos.getAttribute('aria-current')).toBe('page');
  await expectAccessible();
});

test('without payslips the tab is named as the menu of pay that it opens', async () => {
  const { tabs } = await open('/trabalhador/payments-menu', ['beneficios']);
  expect(within(tabs).getByRole('link', { name: 'Pagamentos' }).getAttribute('href')).toBe(
    '/trabalhador/payments-menu',
  );
});

test("behind 'Mais' the other screens come first, then the theme, the language and the way out", async () => {
  const { user, tabs } = await open('/trabalhador/inicio');
  await user.click(within(tabs).getByRole('button', { name: 'Mais' }));
  const sheet = await screen.findByRole('dialog');
  expect(
    within(sheet)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'Pagamentos',
    'Benefícios',
    'Informes de rendimentos',
    'Comprovante de renda',
    'Conta de pagamento',
    'Comunicados',
    'Minha conta',
    'Ajuda',
    'Falar com o suporte',
  ]);
  const [firstLink] = within(sheet).getAllByRole('link');
  const theme = within(sheet).getByRole('group', { name: 'Tema' });
  expect(firstLink && firstLink.compareDocumentPosition(theme) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expectAccessible();
});

test.each([
  '/trabalhador/minha-conta',
  '/trabalhador/ajuda',
  '/trabalhador/comprovante-renda',
  '/trabalhador/comunicados',
])('%s keeps the tabs', async path => {
  const { tabs } = await open(path);
  expect(tabs.className).not.toContain('hidden');
});

test.each([
  ['/trabalhador/visualiza-recibo/mudou', 'Recibos'],
  ['/trabalhador/conta-bancaria', 'Recibos'],
  ['/trabalhador/inicio', 'Início'],
  ['/trabalhador/minha-conta', undefined],
  ['/trabalhador/comunicados', undefined],
])('at %s the tab that is on is %s', async (path, name) => {
  const { tabs } = await open(path);
  const on = within(tabs)
    .queryAllByRole('link')
    .filter(link => link.getAttribute('aria-current') === 'page');
  expect(on.map(link => link.textContent)).toEqual(name ? [name] : []);
});

test('one document has its own act under the thumb, and the tabs beside it on a wide page alone', async () => {
  const { tabs } = await open('/trabalhador/visualiza-recibo');
  expect(tabs.className).toContain('max-lg:hidden');
});
