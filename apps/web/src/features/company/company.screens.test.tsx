import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { companyUserContract } from '@cracha/contract/features/identity/company-user.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Screen } from '#areas/hr/HrCompanies.tsx';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';

type Opened = ResponseSent<(typeof companyContract)['companyById']>;

const row: ResponseSent<(typeof companyContract)['companyByCnpj']> = {
  id: 'c1',
  cnpj: '49021913000183',
  razaoSocial: 'Pantanal Alimentos Fictícia Ltda',
  nomeFantasia: 'Pantanal São Paulo',
  matriz: true,
  idMatriz: null,
  cnae: '1091101',
  ativo: true,
  email: 'rh@pantanal.test',
  telefone: '1133334444',
  logo: null,
  endereco: {
    cep: '01001000',
    logradouro: 'Praça da Sé',
    numero: '1',
    complemento: null,
    bairro: 'Sé',
    municipio: 'São Paulo',
    uf: 'SP',
  },
  totalEmpregados: 12,
  can: ['editar', 'configurar', 'desativar', 'excluir', 'usuarios'],
};
const config: NonNullable<Opened['config']> = {
  versaoCompleta: true,
  aprovacaoEspelho: true,
  flagAprovacao: false,
  comFluxo: false,
  tipoPonto: 'pdf',
  qrCode: false,
  avisoSms: false,
  anexaPdf: false,
  visibilidade: { recibo: true, beneficio: true, informe: true, ponto: true },
  appAcessos: ['recibos'],
};
const opened: Opened = {
  ...row,
  versao: 4,
  nomeMatriz: null,
  totalFiliais: 1,
  config,
  appContratados: ['comunicados', 'recibos'],
};
const user = {
  idUsuarioEmpresa: 'ue1',
  idUsuario: 'u1',
  nome: 'Paula Nery',
  cpf: '***.444.777-**',
  email: 'p****@p*****.test',
  role: 'GESTOR' as const,
  idPerfilAcesso: 'p1',
  perfil: 'Completo',
  situacao: 'ativo' as const,
  loginHabilitado: true,
  can: ['editar' as const, 'desligar' as const],
};

type Server = ReturnType<typeof stubServer>;

async function open(
  address: string,
  change: Partial<Opened> = {},
  otherwise?: (server: Server) => void,
  more: 'RhComunicadoVisualizar'[] = [],
) {
  const server = stubServer();
  const permissions = ['RhEmpresaVisualizar', 'RhDocumentoEnviadoVisualizar', 'RhUsuarioCriar', ...more] as const;
  await signedInAs({ ...helena, permissions: [...helena.permissions, ...permissions] }, 'rh');
  server.answer(companyContract.companyList, ({ query }) => ({
    items: query.get('ativo') === 'false' ? [] : [row],
    total: 1,
    page: 1,
    size: 10,
    after: null,
  }));
  server.answer(companyContract.companyTotals, { total: 2, ativas: 2, inativas: 0, podeCadastrar: true });
  server.answer(companyContract.companyById, { ...opened, ...change });
  server.answer(companyContract.companies, []);
  server.answer(companyContract.headcounts, [{ idEmpresa: 'c1', total: 12, ativos: 9, afastados: 1, desligados: 2 }]);
  server.answer(companyContract.companyDocuments, [
    {
      id: 'd1',
      nome: 'Regulamento interno',
      tipo: 'application/pdf',
      tamanho: 2000,
      criadoEm: '2026-11-20T12:00:00Z',
      venceEm: null,
      assinaturas: { total: 2, feitas: 0 },
      status: 'aguardando',
    },
  ]);
  server.answer(companyUserContract.companyUsers, [user]);
  otherwise?.(server);
  return { server, user: renderAt(address, Screen) };
}

afterEach(() => setLanguage('pt-BR'));

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('the list and a new company', async () => {
    await setLanguage(language);
    const { user } = await open('/rh/empresas');
    await screen.findByRole('link', { name: row.nomeFantasia });
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: /^(Cadastrar empresa|Add company|Registrar empresa)$/ }));
    await screen.findByRole('heading', { name: /Nova empresa|New company|Nueva empresa/ });
    await expectAccessible();
  });

  test.each([
    ['', /Praça da Sé/],
    ['&aba=filiais', /49\.021\.913/],
    ['&aba=trabalhadores', /^9$/],
    ['&aba=configuracao', /PDF/],
    ['&aba=usuarios', /Paula Nery/],
    ['&aba=documentos', /Regulamento interno/],
  ])('a company, part "%s"', async (part, shown) => {
    await setLanguage(language);
    await open(`/rh/empresas?id=c1${part}`);
    await screen.findByRole('heading', { level: 1, name: row.nomeFantasia });
    if (part === '') expect(await screen.findByDisplayValue(shown)).toBeVisible();
    else expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    await expectAccessible();
  });
});

test('the list narrows by state in the address, and says how to get out of an empty filter', async () => {
  const { user } = await open('/rh/empresas');
  await user.click(await screen.findByRole('button', { name: /^Inativas/ }));
  expect(location.search).toContain('situacao=inativas');
  await screen.findByText('Nada com esses filtros');
});

test('a list that never had a company offers once to add the first to who may, and nothing to narrow or count it by', async () => {
  await open('/rh/empresas', {}, server => {
    server.answer(companyContract.companyList, { items: [], total: 0, page: 1, size: 10, after: null });
    server.answer(companyContract.companyTotals, { total: 0, ativas: 0, inativas: 0, podeCadastrar: true });
  });
  await screen.findByText('Nenhuma empresa');
  expect(screen.getAllByRole('link', { name: 'Cadastrar empresa' })).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Todas/ })).toBeNull();
  expect(screen.queryByText(/por página/)).toBeNull();
});

test('a list that failed says so', async () => {
  await open('/rh/empresas', {}, server => server.refuse(companyContract.companyList, 500, 'ERROR_SEND'));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a CNPJ typed wrong is told beside it; what a CEP is known for is filled in, and all is sent with the version that was read', async () => {
  const { server, user } = await open('/rh/empresas?id=c1');
  server.answer(companyContract.addressOfCep, {
    cep: '79002000',
    logradouro: 'Rua Nova',
    bairro: 'Centro',
    municipio: 'Campo Grande',
    municipioIbge: null,
    uf: 'MS',
  });
  server.answer(companyContract.saveCompany, { ...row, versao: 5 });
  const cnpj = await screen.findByLabelText('CNPJ');
  expect(cnpj).toHaveValue('49.021.913/0001-83');
  await user.clear(cnpj);
  await user.type(cnpj, '49021913000184');
  await user.tab();
  expect(await screen.findByText('CNPJ não confere. Veja os 14 caracteres.')).toBeVisible();
  await user.clear(cnpj);
  await user.type(cnpj, '12abc34501de35');
  await user.tab();
  expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
  const cep = screen.getByLabelText('CEP');
  await user.clear(cep);
  await user.type(cep, '79002000');
  await screen.findByText('Endereço preenchido pelo CEP. Confira.');
  expect(screen.getByLabelText('Município')).toHaveValue('Campo Grande');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Empresa salva');
  const [sent] = server.requests('POST', /\/Empresa$/i);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    cnpj: '12.ABC.345/01DE-35',
    versao: 4,
    endereco: { logradouro: 'Rua Nova', municipio: 'Campo Grande', uf: 'MS', numero: '1' },
  });
});

test('a refusal of the server stands beside its field, an overtaken version is said once', async () => {
  const { server, user } = await open('/rh/empresas?id=c1');
  const taken = 'Já existe uma conta para o mesmo CNPJ informado';
  server.refuse(companyContract.saveCompany, 409, 'COMPANY_CNPJ_TAKEN', undefined, {
    cnpj: taken,
    'endereco.cep': 'CEP ruim',
  });
  await user.type(await screen.findByLabelText('Nome fantasia'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(taken)).toBeVisible();
  expect(screen.getByText('CEP ruim')).toBeVisible();
  server.refuse(companyContract.saveCompany, 409, 'STALE_VERSION');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Outra pessoa mudou esta empresa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver a mudança' }));
  expect(screen.getByLabelText('Nome fantasia')).toHaveValue(row.nomeFantasia);
});

test('what takes sight of documents away is asked once, with how many people it is', async () => {
  const { server, user } = await open('/rh/empresas?id=c1&aba=configuracao');
  server.refuse(companyContract.configureCompany, 409, 'CONFIRMATION_REQUIRED', { total: 30, ganham: 0, perdem: 12 });
  await user.click(await screen.findByRole('checkbox', { name: 'Benefícios' }));
  expect(await screen.findByText('A mudança alcança 30 documentos. 12 pessoas deixam de ver.')).toBeVisible();
  server.answer(companyContract.configureCompany, { ...config, versao: 5 });
  await user.click(screen.getByRole('button', { name: 'Mudar' }));
  await screen.findByText('Configuração salva');
  const bodies = server.requests('POST', /config$/).map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual([
    { visibilidade: { beneficio: false }, versao: 4 },
    { visibilidade: { beneficio: false }, versao: 4, confirmado: true },
  ]);
});

test('what stops requests that wait is asked once, with how many there are and the way out', async () => {
  const { server, user } = await open('/rh/empresas?id=c1&aba=configuracao');
  const stopped = { total: 0, ganham: 0, perdem: 0, pedidosParados: 3 };
  server.refuse(companyContract.configureCompany, 409, 'CONFIRMATION_REQUIRED', stopped);
  await user.click(await screen.findByRole('checkbox', { name: 'Pedidos e justificativas podem ser decididos' }));
  expect(await screen.findByText(/^3 pedidos em análise ficam parados até ligar de novo\./)).toBeVisible();
});

test('who may only read has disabled fields, no acts and no settings', async () => {
  await open('/rh/empresas?id=c1', { can: [], config: undefined, appContratados: undefined });
  expect(await screen.findByLabelText('Razão social')).toHaveProperty('disabled', true);
  expect(screen.getByText('Você pode ver, mas não mudar.')).toBeVisible();
  for (const name of ['Mais ações', 'Salvar', 'Configuração', 'Usuários'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('leads to the announcements of the company who may see them', async () => {
  const { user } = await open('/rh/empresas?id=c1', {}, undefined, ['RhComunicadoVisualizar']);
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Comunicados desta empresa' }));
  expect(location.pathname + location.search).toBe('/rh/comunicados?empresa=c1');
});

test('a company’s user is switched off by POST', async () => {
  const { server, user } = await open('/rh/empresas?id=c1&aba=usuarios');
  server.answer(companyUserContract.switchCompanyUser, { idUsuarioEmpresa: 'ue1', loginHabilitado: false });
  await user.click(await screen.findByRole('button', { name: 'Ações de Paula Nery' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bloquear acesso' }));
  await screen.findByText(/Acesso bloqueado/);
  expect(server.requests('POST', /HabilitaLoginUsuarioEmpresa\/ue1\/false$/)).toHaveLength(1);
});
