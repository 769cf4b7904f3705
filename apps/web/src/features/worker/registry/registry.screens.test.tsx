import { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-registry.screen.tsx';

type Item = ResponseSent<(typeof registryContract)['registryById']>;
type Row = ResponseSent<(typeof registryContract)['registryRows']>['items'][number];

const item: Item = {
  id: 'i1',
  nome: 'trabalhadores.csv',
  enviadoPor: 'Helena Martins Prado',
  enviadoEm: '2026-11-20T12:00:00Z',
  situacao: 'conferir',
  linhas: 3,
  porAcao: { incluir: 1, mudar: 1, igual: 0, recusar: 1 },
  comAviso: 1,
  aPartirDe: '2026-11-20',
  empresa: 'Pantanal São Paulo',
  aplicadaEm: null,
  linhasApagadasEm: null,
  erro: null,
  can: ['confirmarColunas', 'aplicar', 'cancelar', 'repetir', 'recusadas'],
};
const row: Row = {
  linha: 3,
  acao: 'mudar',
  nome: 'João Batista Ferreira',
  cpf: '***.533.447-**',
  matricula: '20413',
  empresa: 'Pantanal São Paulo',
  idTrabalhador: 'e2',
  motivos: [],
  mudancas: [
    { campo: 'cargo', antes: 'Auxiliar', depois: 'Conferente', aPartirDe: '2026-11-20', oculto: false },
    { campo: 'racaCor', antes: null, depois: null, aPartirDe: null, oculto: true },
  ],
};
const refused: Row = {
  ...row,
  linha: 4,
  acao: 'recusar',
  nome: 'Rosa Lins',
  idTrabalhador: null,
  motivos: [
    { campo: 'admissao', codigo: 'INVALID_DATE', valores: {}, texto: '31/02/2024' },
    { campo: null, codigo: 'ROW_TWICE', valores: {}, texto: null },
  ],
  mudancas: [],
};

async function open(address: string, change: Partial<Item> = {}) {
  const server = stubServer();
  const permissions = ['RhImportacaoVisualizar', 'RhImportacaoCriar', 'RhImportacaoEditar'] as const;
  await signedInAs({ ...helena, permissions: [...helena.permissions, ...permissions] }, 'rh');
  const shown = { ...item, ...change };
  server.answer(registryContract.registries, ({ query }) => ({
    items: query.get('situacao') ? [] : [shown],
    total: 1,
    page: 1,
    size: 10,
    after: null,
  }));
  server.answer(registryContract.registryById, shown);
  server.answer(registryContract.registryRows, ({ query }) => ({
    items: query.get('acao') === 'recusar' ? [refused] : [row, refused],
    total: 2,
    page: 1,
    size: 10,
    after: null,
  }));
  server.answer(registryContract.registryTable, {
    cabecalho: 'a'.repeat(64),
    titulos: ['CPF', 'Nome', 'Setor', 'Salário'],
    colunas: ['cpf', 'nome', 'ignorar', 'salario'],
    exemplos: [['52998224725', 'Maria', 'Portaria', '2.000,00']],
    proprios: [
      { coluna: 'proprio:armário', nome: 'Armário', empresas: ['Pantanal São Paulo'] },
      { coluna: 'proprioPagamento:bônus', nome: 'Bônus', empresas: ['Pantanal São Paulo'] },
    ],
    preencher: [uniform, shift],
    semPermissao: ['pagamento'],
    empresas: [{ id: 'c1', nome: 'Pantanal São Paulo' }],
    idEmpresa: null,
    aPartirDe: '2026-11-20',
  });
  server.answer(registryContract.registryLog, [
    { id: '1', quando: '2026-11-20T12:00:00Z', quem: 'Helena', codigo: 'sent', valores: {} },
  ]);
  return { server, user: renderAt(address, Screen) };
}

const own = { opcoes: [], obrigatorio: true, secao: 'contrato' as const, retirado: false };
const uniform = {
  ids: ['f1', 'f2'],
  campo: { ...own, id: 'f1', nome: 'Uniforme', tipo: 'opcao' as const, opcoes: ['P', 'M'] },
  coluna: 'proprio:uniforme',
  empresas: ['Pantanal São Paulo'],
  valor: null,
};
const shift = {
  ids: ['f3'],
  campo: { ...own, id: 'f3', nome: 'Armário', tipo: 'texto' as const },
  coluna: 'proprio:armário',
  empresas: ['Pantanal São Paulo'],
  valor: 'B 12',
};

/** The columns of a file that nobody has confirmed, and what is sent of them. */
async function openColumns() {
  const { server, user } = await open('/rh/importacoes/cadastro?id=i1', {
    situacao: 'confirmarColunas',
    linhas: 0,
    can: ['confirmarColunas'],
  });
  const sent: unknown[] = [];
  server.answer(registryContract.confirmRegistry, ({ body }) => {
    sent.push(JSON.parse(String(body)));
    return { ...item, situacao: 'naFila' as const };
  });
  return { user, sent };
}

afterEach(() => setLanguage('pt-BR'));

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('the list', async () => {
    await setLanguage(language);
    await open('/rh/importacoes/cadastro');
    await screen.findByRole('link', { name: item.nome });
    await expectAccessible();
  });
  test('the dry run with its changes and reasons, and the log', async () => {
    await setLanguage(language);
    const { user } = await open('/rh/importacoes/cadastro?id=i1');
    await screen.findByRole('heading', { level: 1, name: item.nome });
    const toggles = await screen.findAllByRole('button', { name: /João Batista/, expanded: false });
    await user.click(toggles[0] ?? expect.fail('nothing opens'));
    await screen.findByText('Conferente');
    await expectAccessible();
  });
  test('the columns', async () => {
    await setLanguage(language);
    await open('/rh/importacoes/cadastro?id=i1', {
      situacao: 'confirmarColunas',
      linhas: 0,
      can: ['confirmarColunas'],
    });
    await screen.findByRole('combobox', { name: /Setor/ });
    await expectAccessible();
  });
});

test('columns are confirmed with the company and the day; what is missing is said', async () => {
  const { user, sent } = await openColumns();
  await user.selectOptions(await screen.findByRole('combobox', { name: /Setor/ }), 'lotacao');
  expect(screen.getByText('Escolha a empresa: o arquivo não traz o CNPJ.')).toBeTruthy();
  expect(screen.getByText(/remuneração e de banco não serão lidas/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: /Empresa das linhas/ }), 'c1');
  await user.click(screen.getByRole('button', { name: 'Confirmar colunas' }));
  expect(sent).toEqual([
    {
      cabecalho: 'a'.repeat(64),
      colunas: ['cpf', 'nome', 'lotacao', 'salario'],
      idEmpresa: 'c1',
      aPartirDe: '2026-11-20',
      preencher: [{ idCampo: 'f3', valor: 'B 12' }],
    },
  ]);
});

test('companies’ own fields stand in a group of their own, and a row that leaves one aside says so', async () => {
  const { user, sent } = await openColumns();
  const select = await screen.findByRole('combobox', { name: /Setor/ });
  const group = within(select).getByRole('group', { name: 'Campos próprios das empresas' });
  expect(
    within(group)
      .getAllByRole('option', { hidden: true })
      .map(one => one.textContent),
  ).toEqual(['Armário', 'Bônus (remuneração)']);
  await user.selectOptions(select, 'proprio:armário');
  await user.selectOptions(screen.getByRole('combobox', { name: /Empresa das linhas/ }), 'c1');
  await user.click(screen.getByRole('button', { name: 'Confirmar colunas' }));
  expect(sent).toMatchObject([{ colunas: ['cpf', 'nome', 'proprio:armário', 'salario'] }]);
});

test('a change of a company’s own field goes by its name, and a note stands beside what becomes of the row', async () => {
  const { server, user } = await open('/rh/importacoes/cadastro?id=i1');
  const noted: Row = {
    ...row,
    motivos: [{ campo: 'proprio:bota', rotulo: 'Bota', codigo: 'COMPANY_WITHOUT_FIELD', valores: {}, texto: 'sim' }],
    mudancas: [{ campo: 'f1', rotulo: 'Armário', antes: 'B 12', depois: 'B 13', aPartirDe: null, oculto: false }],
  };
  server.answer(registryContract.registryRows, { items: [noted], total: 1, page: 1, size: 10, after: null });
  expect((await screen.findAllByText('Mudar, com aviso')).length).toBeGreaterThan(0);
  await user.click(screen.getAllByRole('button', { name: /João Batista/ })[0] ?? expect.fail('no row'));
  expect(await screen.findByText('Armário')).toBeTruthy();
  expect(screen.getByText('B 13').tagName).toBe('INS');
  expect(await screen.findByText(/A empresa desta linha não tem este campo próprio/)).toBeTruthy();
  expect(screen.getByText('Bota:')).toBeTruthy();
});

test('what a row changes is told from what to what, and why another is left out; applying asks first', async () => {
  const { server, user } = await open('/rh/importacoes/cadastro?id=i1');
  let applied = 0;
  server.answer(registryContract.applyRegistry, () => {
    applied++;
    return { ...item, situacao: 'aplicando' as const };
  });
  // why it is left out stands in the row, without opening it
  expect(
    (await screen.findAllByText('O mesmo trabalhador ou a mesma matrícula está em outra linha do arquivo.'))[0],
  ).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /João Batista/ })[0] ?? expect.fail('no row'));
  expect(screen.getByText('Auxiliar').tagName).toBe('DEL');
  expect(screen.getByText('muda (valor protegido)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aplicar 2 linhas' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/1 linha fica de fora/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar 2 linhas' }));
  expect(applied).toBe(1);
});

test('buttons follow what the server lets the reader do, and a failure is said in words', async () => {
  await open('/rh/importacoes/cadastro?id=i1', {
    situacao: 'comErro',
    linhas: 0,
    erro: { codigo: 'FILE_BROKEN', valores: {} },
    can: ['repetir'],
  });
  expect(await screen.findByText(/O arquivo está quebrado/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Conferir de novo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Aplicar|Desfazer/ })).toBeNull();
});

test('what the file has no column for is said once for all new workers; a fault is told beside its field', async () => {
  const { server, user } = await open('/rh/importacoes/cadastro?id=i1', {
    situacao: 'confirmarColunas',
    linhas: 0,
    can: ['confirmarColunas'],
  });
  const part = await screen.findByRole('region', { name: 'Campos que os novos precisam ter' });
  expect(within(part).getByRole('textbox', { name: 'Armário' })).toHaveValue('B 12');
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Uniforme' }), 'M');
  await user.selectOptions(screen.getByRole('combobox', { name: /Empresa das linhas/ }), 'c1');
  const message = 'Escolha uma das opções.';
  server.refuse(registryContract.confirmRegistry, 400, 'INVALID_OPTION', undefined, { f3: message });
  await user.click(screen.getByRole('button', { name: 'Confirmar colunas' }));
  expect(await within(part).findByText(message)).toBeVisible();
  await user.clear(within(part).getByRole('textbox', { name: 'Armário' }));
  expect(within(part).queryByText(message)).toBeNull();
  await user.type(within(part).getByRole('textbox', { name: 'Armário' }), 'C 7');
  const sent: unknown[] = [];
  server.answer(registryContract.confirmRegistry, ({ body }) => {
    sent.push(JSON.parse(String(body)));
    return { ...item, situacao: 'naFila' as const };
  });
  await user.click(screen.getByRole('button', { name: 'Confirmar colunas' }));
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        preencher: [
          { idCampo: 'f1', valor: 'M' },
          { idCampo: 'f2', valor: 'M' },
          { idCampo: 'f3', valor: 'C 7' },
        ],
      },
    ]);
});

test('what a column holds is not asked for', async () => {
  const { user } = await openColumns();
  const part = await screen.findByRole('region', { name: 'Campos que os novos precisam ter' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Setor/ }), 'proprio:armário');
  expect(within(part).queryByRole('textbox', { name: 'Armário' })).toBeNull();
});

test('rows that carry a note stand in a part of their own', async () => {
  const { server, user } = await open('/rh/importacoes/cadastro?id=i1');
  await user.click(await screen.findByRole('button', { name: /Com aviso/ }));
  await expect.poll(() => server.lastQuery(/linhas/)?.get('comAviso')).toBe('true');
  expect(server.lastQuery(/linhas/)?.get('acao')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Recusadas/ }));
  await expect.poll(() => server.lastQuery(/linhas/)?.get('acao')).toBe('recusar');
  expect(server.lastQuery(/linhas/)?.get('comAviso')).toBeNull();
});

test('a reason stands in the row with what the cell holds, and the cell is corrected there', async () => {
  const { server, user } = await open('/rh/importacoes/cadastro?id=i1', { can: [...item.can, 'corrigir'] });
  const table = await screen.findByRole('table');
  const line = await within(table).findByText(/no arquivo: 31\/02\/2024/);
  expect(line).toBeVisible();
  expect(within(table).getByText('Admissão:')).toBeVisible();
  server.answer(registryContract.correctRow, { ...item, situacao: 'naFila' });
  await user.click(within(table).getByRole('button', { name: 'Corrigir Admissão de Rosa Lins' }));
  const cell = within(table).getByRole('textbox', { name: 'Admissão' });
  expect(cell).toHaveFocus();
  await user.clear(cell);
  await user.type(cell, '29/02/2024{Enter}');
  await expect
    .poll(() => server.requests('PUT', /linhas\/4$/)[0]?.body)
    .toBe('{"celulas":[{"coluna":"admissao","texto":"29/02/2024"}]}');
  expect(await screen.findByText('Linha 4 corrigida e conferida de novo')).toBeVisible();
});

test('while the file is read again the rows stay in sight, and nothing is corrected meanwhile', async () => {
  const { server } = await open('/rh/importacoes/cadastro?id=i1', { can: [...item.can, 'corrigir'] });
  await screen.findByRole('table');
  server.answer(registryContract.registryById, { ...item, situacao: 'lendo', can: ['cancelar'] });
  await queries.invalidateQueries();
  await expect.poll(() => screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull();
  expect(screen.getByRole('table')).toBeVisible();
});

test('two buttons stand at the head at most, the rest in one menu', async () => {
  const { user } = await open('/rh/importacoes/cadastro?id=i1');
  await screen.findByRole('button', { name: 'Aplicar 2 linhas' });
  expect(screen.getByRole('button', { name: 'Baixar recusadas' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajustar colunas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mais ações' }));
  for (const name of ['Ajustar colunas', 'Conferir de novo', 'Cancelar']) await screen.findByRole('menuitem', { name });
});

test('CPFs among the examples of a column are shown in part', async () => {
  await openColumns();
  expect(await screen.findByText('***.982.247-**')).toBeVisible();
  expect(screen.queryByText(/52998224725/)).toBeNull();
});
