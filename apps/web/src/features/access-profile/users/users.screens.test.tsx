import { permissionsOfKind } from '@cracha/contract/access/grants.ts';
import type { Permission } from '@cracha/contract/access/permissions.ts';
import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from '../hr-profiles-and-approvals.screen.tsx';
import { Screen as PlatformUsers } from '../platform/platform-admin-users.screen.tsx';

type GroupUser = ResponseSent<(typeof groupUserContract)['groupUser']>;

const all = permissionsOfKind('RH').map(one => one.name) as Permission[];
const profile = {
  id: 'p1',
  nome: 'Consulta',
  tipo: 'RH' as const,
  permissoes: ['RhReciboVisualizar'],
  totalUsuarios: 1,
  padrao: false,
  versao: 1,
};
const gustavo: GroupUser = {
  id: 'u1',
  nome: 'Gustavo Nunes',
  cpf: '***.002.999-**',
  email: 'g****@p*****.test',
  celular: null,
  situacao: 'ativo',
  papeis: [
    { papel: 'RH', ativo: true, idPerfil: 'p1', perfil: 'Consulta', padrao: false, empresas: ['c1'] },
    { papel: 'EMPREGADO', ativo: true, idPerfil: 'p9', perfil: 'Completo', padrao: true, empresas: null },
  ],
  ultimoAcesso: '2026-11-20T12:00:00Z',
  corNaoInformada: false,
  can: ['acesso', 'desativar', 'senha'],
};
const companies = [
  {
    id: 'c1',
    cnpj: '11222333000181',
    razaoSocial: 'Pantanal Logística Ltda',
    nomeFantasia: 'Pantanal Logística',
    ativo: true,
  },
  { id: 'c2', cnpj: '11222333000262', razaoSocial: 'Pantanal Agro Ltda', nomeFantasia: 'Pantanal Agro', ativo: true },
  { id: 'c3', cnpj: '11222333000343', razaoSocial: 'Pantanal Sul Ltda', nomeFantasia: 'Pantanal Sul', ativo: false },
];

async function open(address = '/rh/profile?aba=usuarios', change: Partial<GroupUser> = {}) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: all }, 'rh');
  server.answer(accessProfileContract.accessProfiles, [
    profile,
    { ...profile, id: 'p2', nome: 'Folha', permissoes: ['RhImportacaoVisualizar'] },
  ]);
  server.answer(companyContract.companies, companies);
  server.answer(groupUserContract.groupUsers, ({ query }) => ({
    items: query.get('situacao') === 'bloqueado' ? [] : [{ ...gustavo, ...change }],
    total: 1,
    page: 1,
    size: 10,
    after: null,
    totalCorNaoInformada: 2,
  }));
  server.answer(groupUserContract.groupUser, { ...gustavo, ...change });
  server.answer(approverProfileContract.approverProfiles, []);
  const user = renderAt(address, Screen);
  return { server, user };
}

async function openRecord(change: Partial<GroupUser> = {}) {
  const { server, user } = await open(undefined, change);
  await user.click(await screen.findByRole('button', { name: 'Gustavo Nunes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gustavo Nunes' });
  await within(dialog).findByText(/002\.999/);
  return { server, user, dialog };
}

afterEach(() => setLanguage('pt-BR'));

test.each(['pt-BR', 'en-US', 'es-ES'] as const)(
  'users, their record and the invitation have nothing against them in %s',
  async language => {
    await setLanguage(language);
    const { user } = await open();
    await screen.findByRole('button', { name: 'Gustavo Nunes' });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Gustavo Nunes' }));
    await screen.findByRole('dialog');
    await expectAccessible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^(Convidar|Invite|Invitar)$/ }));
    await screen.findByRole('dialog');
    await expectAccessible();
  },
);

test('HR filters by state and role in the address, and is told who declared no race or colour', async () => {
  const { server, user } = await open();
  await screen.findByRole('button', { name: 'Gustavo Nunes' });
  await user.selectOptions(screen.getByLabelText(/Situação/), 'bloqueado');
  expect(await screen.findByText('Nada com esses filtros')).toBeVisible();
  expect(location.search).toBe('?aba=usuarios&situacao=bloqueado');
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('2 pessoas não informaram cor ou raça')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver quem' }));
  await vi.waitFor(() => expect(server.lastQuery(/grupo\/1\/10/)?.get('corNaoInformada')).toBe('true'));
});

test('HR invites by e-mail or SMS; what is missing stands beside the button', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Convidar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Convidar para o grupo' });
  const send = within(dialog).getByRole('button', { name: 'Enviar convite' });
  expect(send).toBeBlocked();
  expect(send).toBeDescribedBy('Falta preencher: Nome completo, CPF, E-mail, Perfil');
  await user.type(within(dialog).getByLabelText('Nome completo'), 'Paula Nery');
  await user.type(within(dialog).getByLabelText('CPF'), '111.444.777-35');
  await user.click(within(dialog).getByRole('radio', { name: 'SMS' }));
  await user.type(within(dialog).getByLabelText('Celular'), '(11) 97777-1234');
  await user.selectOptions(within(dialog).getByLabelText('Perfil'), 'Consulta');
  await user.click(within(dialog).getByRole('radio', { name: 'Só estas empresas' }));
  expect(send).toBeDescribedBy('Falta preencher: Empresas');
  expect(within(dialog).queryByRole('checkbox', { name: 'Pantanal Sul' })).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Pantanal Agro' }));
  server.answer(groupUserContract.inviteUser, { ...gustavo, nome: 'Paula Nery', situacao: 'convidado' });
  await user.click(send);
  expect(await screen.findByText('Convite para Paula Nery a caminho')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /convite/)[0]?.body ?? '')).toEqual({
    nome: 'Paula Nery',
    cpf: '111.444.777-35',
    celular: '(11) 97777-1234',
    papel: 'RH',
    idPerfil: 'p1',
    empresas: ['c2'],
  });
});

test('another profile shows what it gives and takes before it is saved', async () => {
  const { server, user, dialog } = await openRecord();
  expect(await within(dialog).findByText('Consulta · Pantanal Logística')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Mudar RH' }));
  await user.selectOptions(within(dialog).getByLabelText('Perfil'), 'Folha');
  expect(within(dialog).getByText('Importações: ver')).toBeVisible();
  expect(within(dialog).getByText('Recibos de pagamento: ver')).toBeVisible();
  server.answer(groupUserContract.saveUserAccess, gustavo);
  await user.click(within(dialog).getByRole('button', { name: 'Salvar acesso' }));
  expect(await screen.findByText(/Acesso salvo/)).toBeVisible();
  expect(JSON.parse(server.requests('PUT', /u1\/grupo/)[0]?.body ?? '')).toEqual({
    papel: 'RH',
    idPerfil: 'p2',
    empresas: ['c1'],
    ativo: true,
  });
});

test('deactivating asks once; a provisional password is shown once', async () => {
  const { server, user, dialog } = await openRecord();
  await user.click(within(dialog).getByRole('button', { name: 'Bloquear acesso' }));
  const ask = within(dialog).getByRole('alertdialog', { name: 'Bloquear o acesso de Gustavo Nunes?' });
  await expectAccessible();
  server.empty(groupUserContract.enableUser);
  await user.click(within(ask).getByRole('button', { name: 'Bloquear acesso' }));
  expect(await screen.findByText('O acesso foi bloqueado')).toBeVisible();
  expect(server.requests('PUT', /habilita/)[0]?.body).toBe('{"ativo":false}');
  await user.click(within(dialog).getByRole('button', { name: 'Senha provisória' }));
  server.answer(identityContract.issueProvisionalPassword, {
    senhaProvisoria: 'Roda-Clara-31',
    enviadoPara: null,
    expiraEm: '2026-11-25T12:00:00Z',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Gerar senha' }));
  expect(await within(dialog).findByText('Roda-Clara-31')).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) ?? dialog);
  expect(within(dialog).queryByText('Roda-Clara-31')).toBeNull();
});

test('of whom nothing may be changed nothing is offered, and why is said', async () => {
  const { dialog } = await openRecord({ can: [] });
  expect(within(dialog).getByText(/também trabalha na plataforma/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Mudar/ })).toBeNull();
});

test.each(['pt-BR', 'en-US', 'es-ES'] as const)(
  'approver profiles and their editor have nothing against them in %s',
  async language => {
    await setLanguage(language);
    const { user } = await open('/rh/profile?aba=aprovadores');
    const create = /^(Novo perfil aprovador|New approver profile|Nuevo perfil aprobador)$/;
    await user.click(await screen.findByRole('button', { name: create }));
    await screen.findAllByRole('textbox');
    await expectAccessible();
  },
);

test('HR writes an approver profile: kinds, steps with manager, HR and somebody by name', async () => {
  const { server, user } = await open('/rh/profile?aba=aprovadores');
  server.answer(approverProfileContract.approverChoices, [
    { id: '4f1b2a3c-0000-4000-8000-000000000001', nome: 'Gustavo Nunes' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Novo perfil aprovador' }));
  const save = await screen.findByRole('button', { name: 'Salvar perfil aprovador' });
  expect(save).toBeDescribedBy('Falta preencher: nome, para quais pedidos');
  await user.type(screen.getByLabelText('Nome'), 'Férias longas');
  await user.click(screen.getByRole('checkbox', { name: 'Férias' }));
  await user.click(screen.getByRole('button', { name: 'Incluir etapa' }));
  const second = screen.getByRole('region', { name: 'Etapa 2' });
  await user.type(within(second).getByLabelText('Nome da etapa'), 'Diretoria');
  await user.click(within(second).getByRole('button', { name: 'Remover Gestão da pessoa' }));
  await user.type(within(second).getByRole('combobox', { name: 'Buscar pessoa da equipe' }), 'gus');
  await user.click(await within(second).findByRole('option', { name: 'Gustavo Nunes' }));
  await user.click(within(second).getByRole('button', { name: '+ RH que aprova pedidos' }));
  await user.selectOptions(within(second).getByLabelText('Quantas aprovações'), '2 pessoas');
  server.answer(approverProfileContract.createApproverProfile, ({ body }) => ({
    ...JSON.parse(body),
    id: 'a1',
    versao: 1,
    pessoas: [],
  }));
  await user.click(save);
  expect(await screen.findByText(/Perfil aprovador Férias longas salvo/)).toBeVisible();
  expect(JSON.parse(server.requests('POST', /AddPerfilAprovador/)[0]?.body ?? '')).toMatchObject({
    nome: 'Férias longas',
    ordem: 1,
    tipos: ['ferias'],
    empresas: null,
    etapas: [
      { nome: 'Gestão', aprovadores: ['gestor'], precisa: 1, prazoDias: 3, semGestor: 'rh' },
      { nome: 'Diretoria', aprovadores: ['pessoa:4f1b2a3c-0000-4000-8000-000000000001', 'grupo:RH'], precisa: 2 },
    ],
  });
});

const person = {
  id: 'u7',
  nome: 'Fernanda Reis',
  cpf: '***.420.310-**',
  email: 'f****@p*****.test',
  celular: null,
  situacao: 'ativo' as const,
  papeis: ['FINANCEIRO' as const],
  ultimoAcesso: null,
};
const record: ResponseSent<(typeof platformUserContract)['platformUser']> = {
  ...person,
  vinculos: [{ papel: 'FINANCEIRO', ativo: true, onde: 'Grupo Pantanal' }],
  autenticador: true,
  sessoesAbertas: 1,
  caso: null,
  can: ['senha', 'autenticador', 'encerrar', 'desativar'],
};

async function openPlatform(change: Partial<typeof record> = {}) {
  const server = stubServer();
  await signedInAs(
    { ...maria, roles: ['ADMIN'], permissions: ['AdminUsuarioVisualizar', 'AdminUsuarioCriar'] },
    'admin',
  );
  server.answer(platformUserContract.platformUsers, { items: [person], total: 1, page: 1, size: 10, after: null });
  server.answer(platformUserContract.platformUser, { ...record, ...change });
  const user = renderAt('/admin/usuario', PlatformUsers);
  return { server, user };
}

test.each(['pt-BR', 'en-US', 'es-ES'] as const)(
  'users of the platform and their record have nothing against them in %s',
  async language => {
    await setLanguage(language);
    const { user } = await openPlatform();
    await user.click(await screen.findByRole('button', { name: 'Fernanda Reis' }));
    await screen.findByText(/Grupo Pantanal/);
    await expectAccessible();
  },
);

const asked: NonNullable<(typeof record)['caso']> = {
  tipo: 'autenticador',
  situacao: 'pedido',
  em: '2026-11-22T12:00:00Z',
  ate: null,
  por: 'Ana',
  meu: true,
  confirmadoPor: null,
  motivo: 'Perdeu o celular em viagem',
  evidencia: null,
  contestadoEm: null,
  comoContestado: null,
  grupo: null,
  para: null,
  canal: null,
  novoContato: null,
};

test('a lost authenticator: one asks, another confirms', async () => {
  const { server, user } = await openPlatform();
  await user.click(await screen.findByRole('button', { name: 'Fernanda Reis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fernanda Reis' });
  await user.click(await within(dialog).findByRole('button', { name: 'Remover autenticador' }));
  await user.type(within(dialog).getByLabelText(/Motivo/), 'Perdeu o celular em viagem');
  const after = { ...record, caso: asked, can: record.can.filter(act => act !== 'autenticador') };
  server.answer(platformUserContract.resetAuthenticator, after);
  server.answer(platformUserContract.platformUser, after);
  await user.click(within(dialog).getByRole('button', { name: 'Pedir' }));
  expect(await within(dialog).findByText('Só outra pessoa pode confirmar o seu pedido.')).toBeVisible();
  expect(server.requests('POST', /autenticador/)[0]?.body).toBe('{"motivo":"Perdeu o celular em viagem"}');
  expect(within(dialog).queryByRole('button', { name: /Confirmar remoção|Remover autenticador/ })).toBeNull();
});

test('of two owners the platform decides with reason and evidence; what is wrong stands beside its field', async () => {
  const caso = {
    ...asked,
    tipo: 'carta' as const,
    situacao: 'contestado' as const,
    por: null,
    meu: false,
    grupo: 'Grupo Boreal',
  };
  const { server, user } = await openPlatform({ caso, can: ['dono'] });
  await user.click(await screen.findByRole('button', { name: 'Fernanda Reis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fernanda Reis' });
  expect(await within(dialog).findByText('Duas pessoas dizem que a conta é delas')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Decidir de quem é a conta' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Quem usa a conta' }));
  server.refuse(platformUserContract.decideAccount, 400, 'MIN_LENGTH', undefined, { motivo: 'Escreva mais.' });
  await user.click(within(dialog).getByRole('button', { name: 'Decidir' }));
  expect(await within(dialog).findByText('Escreva mais.')).toBeVisible();
  await expectAccessible();
});

test('an administrator invites support', async () => {
  const { server, user } = await openPlatform();
  await user.click(await screen.findByRole('button', { name: 'Convidar para a plataforma' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Nome completo'), 'Nova Suporte');
  await user.type(within(dialog).getByLabelText('CPF'), '862.883.667-57');
  await user.type(within(dialog).getByLabelText('E-mail', { selector: 'input[type=email]' }), 'nova@cracha.test');
  server.answer(platformUserContract.inviteOperator, { ...record, nome: 'Nova Suporte' });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar convite' }));
  expect(await screen.findByText('Convite para Nova Suporte a caminho')).toBeVisible();
  expect(server.requests('POST', /admin\/convite/)[0]?.body).toContain('"papel":"SUPORTE"');
});
