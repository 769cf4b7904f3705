import { permissionsOfKind } from '@cracha/contract/access/grants.ts';
import type { Permission } from '@cracha/contract/access/permissions.ts';
import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-profiles-and-approvals.screen.tsx';

type Profile = ResponseSent<(typeof accessProfileContract)['accessProfiles']>[number];

const all = permissionsOfKind('RH').map(one => one.name) as Permission[];
const consulta: Profile = {
  id: 'p1',
  nome: 'Consulta',
  tipo: 'RH',
  permissoes: ['RhInicioVisualizar', 'RhReciboVisualizar'],
  totalUsuarios: 1,
  padrao: false,
  versao: 3,
};
const product: Profile = { ...consulta, id: 'p0', nome: 'Completo', permissoes: all, totalUsuarios: 1, padrao: true };
const paula = { id: 'u2', nome: 'Paula Nery', ativo: true };

async function open(address = '/rh/profile', permissions: Permission[] = all) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions }, 'rh');
  server.answer(accessProfileContract.accessProfiles, [product, consulta]);
  server.answer(accessProfileContract.previewAccessProfile, ({ body }) => {
    const wish: { permissoes: string[]; id?: string } = JSON.parse(body);
    const before = wish.id ? consulta.permissoes : [];
    return {
      ganha: wish.permissoes.filter(name => !before.includes(name)),
      perde: before.filter(name => !wish.permissoes.includes(name)),
      pessoas: wish.id ? [paula] : [],
      appAcessos: ['recibos'],
    };
  });
  const user = renderAt(address, Screen);
  return { server, user };
}

afterEach(() => setLanguage('pt-BR'));

test.each(['pt-BR', 'en-US', 'es-ES'] as const)(
  'list, matrix and preview have nothing against them in %s',
  async language => {
    setLanguage(language);
    const { user } = await open();
    await screen.findByText('Consulta');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Consulta' }));
    await screen.findByRole('table');
    await expectAccessible();
  },
);

test('HR sees the profiles, who has them, and what comes with the product', async () => {
  await open();
  const row = (await screen.findByRole('button', { name: 'Consulta' })).closest('tr');
  expect(row?.textContent).toMatch(/RH21/);
  expect(screen.getByText('Vem com o produto. Dá tudo e não muda.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Completo' })).toBeNull();
});

test('HR creates a profile with two permissions, and reads first that nobody has it yet', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Novo perfil' }));
  const save = await screen.findByRole('button', { name: 'Conferir e salvar' });
  expect(save).toBeBlocked();
  expect(save).toBeDescribedBy('Falta preencher: nome');
  await user.type(screen.getByLabelText('Nome'), 'Recepção');
  expect(save).toBeDescribedBy('Escolha ao menos uma permissão');
  await user.click(screen.getByRole('checkbox', { name: 'Início: Ver' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comunicados: Ver' }));
  await user.click(save);
  const dialog = await screen.findByRole('dialog', { name: 'O que muda para cada pessoa' });
  expect(await within(dialog).findByText('Comunicados: ver')).toBeVisible();
  expect(within(dialog).getByText(/Ninguém usa este perfil ainda/)).toBeVisible();
  server.answer(accessProfileContract.createAccessProfile, { ...consulta, id: 'p2', nome: 'Recepção' });
  await user.click(within(dialog).getByRole('button', { name: 'Salvar perfil' }));
  expect(await screen.findByText('Perfil Recepção salvo')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /AddPerfilAcesso/)[0]?.body ?? '')).toEqual({
    nome: 'Recepção',
    tipo: 'RH',
    permissoes: ['RhInicioVisualizar', 'RhComunicadoVisualizar'],
  });
});

test('a change says person by person what it gives and takes, and names the version it saw', async () => {
  const { server, user } = await open('/rh/profile?perfil=p1');
  expect(await screen.findByRole('button', { name: 'Conferir e salvar' })).toBeDescribedBy('Nada mudou ainda');
  await user.click(screen.getByRole('checkbox', { name: 'Recibos de pagamento: Ver' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tudo de Faturas e plano' }));
  expect(screen.getByText('+2 permissões · −1 permissão')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Conferir e salvar' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Paula Nery')).toBeVisible();
  expect(within(dialog).getByText('Recibos de pagamento: ver')).toBeVisible();
  await expectAccessible();
  server.refuse(accessProfileContract.updateAccessProfile, 409, 'STALE_VERSION');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar perfil' }));
  expect(await screen.findByText('message of STALE_VERSION')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /UpdatePerfilAcesso/)[0]?.body ?? '')).toMatchObject({
    id: 'p1',
    versao: 3,
  });
});

test('the arrows walk the matrix, space switches; one stop of the tab key', async () => {
  const { user } = await open('/rh/profile?perfil=p1');
  const first = await screen.findByRole('checkbox', { name: 'Início: Ver' });
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: 'Quadro de fechamento do mês: Ver' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const create = screen.getByRole('checkbox', { name: 'Quadro de fechamento do mês: Criar' });
  expect(create).toHaveFocus();
  await user.keyboard(' ');
  expect(create).toBeChecked();
  await user.keyboard('{Home}');
  expect(screen.getByRole('checkbox', { name: 'Tudo de Quadro de fechamento do mês' })).toHaveFocus();
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('checkbox')
      .filter(box => box.tabIndex === 0),
  ).toHaveLength(1);
});

test('a whole column is switched for the rows that the search shows, and nothing beyond what the reader holds', async () => {
  const few = all.filter(name => name !== 'RhReciboDeletar');
  const { user } = await open('/rh/profile?perfil=novo', few);
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar função' }), 'recibo');
  await vi.waitFor(() => expect(screen.queryByText('Trabalhadores')).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Excluir em todas as funções mostradas' }));
  expect(screen.getByRole('checkbox', { name: 'Recibos de pagamento: Excluir' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Ver em todas as funções mostradas' }));
  expect(screen.getByText(/^3 de \d+$/)).toBeVisible();
});

test('view as a profile shows the menus of its holder, by the table of the menus', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ações de Consulta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver como este perfil' }));
  const dialog = await screen.findByRole('dialog', { name: 'O que vê quem tem Consulta' });
  expect((await within(dialog).findAllByRole('listitem')).map(one => one.textContent)).toEqual(['Início', 'Recibos']);
});

test('one in use says by whom and stays; a copy begins with what it copies', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ações de Consulta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog');
  const remove = within(dialog).getByRole('button', { name: 'Excluir' });
  expect(remove).toBeBlocked();
  await vi.waitFor(() =>
    expect(remove).toBeDescribedBy('Em uso por Paula Nery. Dê outro perfil a essas pessoas antes.'),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Ações de Consulta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copiar' }));
  expect(await screen.findByLabelText('Nome')).toHaveValue('Consulta (cópia)');
  expect(screen.getByRole('checkbox', { name: 'Recibos de pagamento: Ver' })).toBeChecked();
});

test('who may only look has no buttons that change', async () => {
  await open('/rh/profile', ['RhPerfilAcessoVisualizar']);
  expect(await screen.findByText('Consulta')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Novo perfil' })).toBeNull();
  expect(screen.getAllByRole('button', { pressed: true }).map(one => one.textContent)).toEqual(['Perfis de acesso 2']);
});
