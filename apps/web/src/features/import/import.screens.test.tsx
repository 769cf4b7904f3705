import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-imports.screen.tsx';

type Item = ResponseSent<typeof importContract.importById>;

const row: Item = {
  id: 'i1',
  nome: 'folha_10.pdf',
  empresas: ['Pantanal Logística'],
  enviadoPor: 'Helena Prado',
  enviadoEm: '2026-11-16T12:12:00Z',
  situacao: 'lendo',
  agendadaPara: null,
  paginas: 200,
  paginasLidas: 50,
  totalDocumentos: 48,
  porTipo: { recibos: 48, beneficios: 0, informes: 0, fichas: 0, pontos: 0, vazias: 2, naoReconhecidas: 0 },
  limpos: 0,
  paraConferir: 0,
  semDia: 0,
  publicados: 0,
  causas: [],
  erro: null,
  problemas: [],
  duracaoMs: null,
  can: ['cancelar'],
};
const states = {
  naFila: 0,
  lendo: 0,
  confirmarColunas: 0,
  paraConferir: 0,
  prontaParaLiberar: 0,
  agendada: 0,
  publicada: 0,
  comErro: 0,
  cancelada: 0,
  desfeita: 0,
};

type Rules = ResponseSent<typeof releaseContract.releaseRules>;

async function openImports(items: Item[], mudanca: Rules['mudanca'] = null) {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(importContract.imports, { items, total: items.length, page: 1, size: 10, after: null });
  server.answer(importContract.importTotals, {
    total: items.length,
    porSituacao: states,
    documentosParaConferir: 0,
    documentosPublicados: 0,
    empresas: [],
  });
  server.refuse(importContract.importEvents, 503, 'ERROR_SEND');
  server.answer(releaseContract.releaseRules, { duasPessoas: mudanca !== null, aoTerminar: false, mudanca });
  return { server, user: renderAt('/rh/importacoes', Screen) };
}

test('a running import opens by itself, says how far it is and can be stopped', async () => {
  const { server, user } = await openImports([row]);
  expect(await screen.findByText('50 de 200 páginas')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Leitura de folha_10.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  server.answer(importContract.cancelImport, { ...row, situacao: 'cancelada', can: [] });
  await user.click(screen.getByRole('button', { name: 'Cancelar leitura' }));
  await expect.poll(() => server.requests('POST', /i1\/cancelar/)).toHaveLength(1);
});

test('what waits is counted by cause in plain words, and the clean ones can go', async () => {
  const doubts: Item = {
    ...row,
    situacao: 'paraConferir',
    limpos: 40,
    paraConferir: 8,
    causas: [{ codigo: 'WORKER_NOT_FOUND', total: 8 }],
    can: ['publicarLimpos'],
  };
  await openImports([doubts]);
  const causes = await screen.findByRole('list', { name: 'Por que esperam' });
  expect(causes).toHaveText('8sem trabalhador encontrado');
  expect(screen.getByRole('link', { name: 'Conferir 8 documentos' }).getAttribute('href')).toBe(
    '/rh/importacoes/conferir?id=i1',
  );
  expect(screen.getByRole('link', { name: 'Liberar 40 prontos' }).getAttribute('href')).toBe(
    '/rh/importacoes/liberar?id=i1',
  );
});

test('a failed one says what happened, what to do and what is safe', async () => {
  await openImports([
    { ...row, situacao: 'comErro', erro: { codigo: 'FILE_PASSWORD_PROTECTED', valores: {} }, can: ['repetir'] },
  ]);
  expect(await screen.findByText('O arquivo está protegido por senha.')).toBeVisible();
  expect(screen.getByText(/Gere o arquivo sem senha.*Nada foi publicado e nada se perdeu\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ler de novo' })).toBeVisible();
});

test('the documents held back are a plain list with their findings', async () => {
  const { server, user } = await openImports([{ ...row, situacao: 'publicada', paraConferir: 1, can: [] }]);
  server.answer(importContract.importDocuments, {
    items: [
      {
        id: 'd1',
        tipo: 1,
        especie: 'mensal',
        paginas: [12],
        arquivo: null,
        nome: 'Ana Souza',
        cpf: '***.111.222-**',
        matricula: null,
        empresa: null,
        cnpj: null,
        mes: 10,
        ano: 2026,
        totalVencimentos: null,
        totalDescontos: null,
        liquido: 250000,
        confianca: 0.5,
        achados: [{ codigo: 'NET_DIFFERS', valores: { computedAmount: 249000, printedAmount: 250000 } }],
        situacao: 'duvidoso',
        idRecibo: null,
      },
    ],
    total: 1,
    page: 1,
    size: 100,
  });
  await user.click(await screen.findByRole('button', { name: /Detalhe/, expanded: false }));
  await user.click(await screen.findByRole('button', { name: 'Ver 1 documento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Documentos que esperam' });
  expect(await within(dialog).findByText(/Proventos menos descontos dá R\$.2\.490,00/)).toBeVisible();
});

test('a file of another kind or an empty one is refused before it travels', async () => {
  const { user } = await openImports([row]);
  await screen.findByText('folha_10.pdf');
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  await user.upload(input, [new File([], 'vazio.pdf')]);
  expect(await screen.findByText('vazio.pdf não foi enviado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remover vazio.pdf da lista' }));
  expect(screen.queryByText('vazio.pdf não foi enviado')).toBeNull();
});

test('the tab of what runs counts and shows the queue with what is read', async () => {
  const { server, user } = await openImports([row]);
  const queued: Item = {
    ...row,
    id: 'i2',
    nome: 'folha_11.pdf',
    enviadoEm: '2026-11-17T12:12:00Z',
    situacao: 'naFila',
  };
  server.answer(importContract.importTotals, {
    total: 5,
    porSituacao: { ...states, naFila: 1, lendo: 2, publicada: 2 },
    documentosParaConferir: 0,
    documentosPublicados: 0,
    empresas: [],
  });
  server.answer(importContract.imports, ({ query }) => {
    const items = query.get('situacao') === 'lendo,naFila' ? [queued, row] : [];
    return { items, total: items.length, page: 1, size: 10, after: null };
  });
  await user.click(await screen.findByRole('button', { name: /^Em andamento/ }));
  expect(location.search).toBe('?situacao=emAndamento');
  expect(await screen.findByText('folha_11.pdf')).toBeVisible();
  expect(screen.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual([
    expect.stringContaining('folha_11.pdf'),
    expect.stringContaining('folha_10.pdf'),
  ]);
  expect(screen.getByText('2 importações')).toBeVisible();
});

test('the month of sending narrows the list, and counts of other months do not stand beside it', async () => {
  const { server, user } = await openImports([row]);
  const chip = await screen.findByRole('combobox', { name: 'Enviada em' });
  const [, newest] = within(chip).getAllByRole('option');
  if (!(newest instanceof HTMLOptionElement)) throw new Error('no month');
  expect(await screen.findByRole('button', { name: 'Todas 1' })).toBeVisible();
  await user.selectOptions(chip, newest);
  await expect.poll(() => server.lastQuery(/importacao\/1/)?.get('mes')).toBe(String(Number(newest.value.slice(5))));
  expect(server.lastQuery(/importacao\/1/)?.get('ano')).toBe(newest.value.slice(0, 4));
  expect(screen.getByRole('button', { name: 'Todas' })).toBeVisible();
});

test('the company and the kind of document narrow the list, and can be cleared together', async () => {
  const { server, user } = await openImports([row]);
  server.answer(importContract.importTotals, {
    total: 1,
    porSituacao: { ...states, lendo: 1 },
    documentosParaConferir: 0,
    documentosPublicados: 0,
    empresas: [
      { id: 'c1', nome: 'Pantanal Logística' },
      { id: 'c2', nome: 'Pantanal Serviços' },
    ],
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Contém' }), 'Informes');
  const asked = () => server.lastQuery(/importacao\/1/);
  await expect.poll(() => asked()?.get('tipo')).toBe('informes');
  server.answer(importContract.imports, { items: [], total: 0, page: 1, size: 10, after: null });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Contém' }), 'Fichas');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(location.search).toBe('');
});

test('what of a file could not be read stands above what was read', async () => {
  await openImports([
    {
      ...row,
      situacao: 'prontaParaLiberar',
      problemas: [
        { codigo: 'FILE_BROKEN', valores: { name: 'filial.pdf' } },
        { codigo: 'NETS_DIFFER_FROM_SUMMARY', valores: { printedAmount: 100, summedAmount: 200 } },
      ],
    },
  ]);
  expect(await screen.findByText('2 avisos sobre o arquivo')).toBeVisible();
  expect(screen.getByText(/^filial\.pdf: O arquivo está quebrado\./)).toBeVisible();
  expect(screen.getByText(/O resumo do arquivo diz R\$.1,00/)).toBeVisible();
});

test('a sheet of income statements is offered its boxes; taken for another document, they are not read', async () => {
  const { server, user } = await openImports([
    { ...row, nome: 'dirf.csv', situacao: 'confirmarColunas', can: ['confirmarColunas'] },
  ]);
  server.answer(importContract.importColumns, [
    {
      cabecalho: 'b'.repeat(64),
      arquivo: null,
      documento: 'informe',
      titulos: ['CPF', 'Ano', 'Rendimentos', 'Retido'],
      palpite: ['cpf', 'ano', 'ignorar', 'quadro3.5'],
      exemplos: [['920.851.423-46', '2025', '36.000,00', '900,00']],
      linhas: 3,
    },
  ]);
  const confirm = await screen.findByRole('button', { name: 'Confirmar colunas' });
  expect(screen.getByRole('radio', { name: 'Informe de rendimentos' })).toBeChecked();
  expect(confirm).toBeBlocked();
  expect(screen.getByText('Falta dizer qual coluna é: 3.1 Total dos rendimentos')).toBeVisible();
  const earned = screen.getByRole('combobox', { name: 'O que traz Rendimentos' });
  expect(within(earned).queryByRole('option', { name: 'Líquido' })).toBeNull();
  await user.selectOptions(earned, '3.1 Total dos rendimentos');
  server.answer(importContract.confirmColumns, { ...row, situacao: 'naFila' });
  await user.click(confirm);
  expect(await screen.findByText('Colunas confirmadas. A leitura começou.')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /colunas/)[0]?.body ?? '')).toEqual({
    cabecalho: 'b'.repeat(64),
    documento: 'informe',
    colunas: ['cpf', 'ano', 'quadro3.1', 'quadro3.5'],
  });
  await user.click(screen.getByRole('radio', { name: 'Recibo de pagamento' }));
  expect(screen.getByRole('combobox', { name: 'O que traz Retido' })).toHaveValue('ignorar');
  expect(screen.getByRole('combobox', { name: 'O que traz CPF' })).toHaveValue('cpf');
});

test('what a table holds is confirmed in place, as guessed or not, and what is missing is said beside the button', async () => {
  const { server, user } = await openImports([
    { ...row, nome: 'folha.csv', situacao: 'confirmarColunas', can: ['confirmarColunas'] },
  ]);
  server.answer(importContract.importColumns, [
    {
      cabecalho: 'a'.repeat(64),
      arquivo: null,
      documento: 'beneficio',
      titulos: ['Doc', 'Descrição', 'Valor'],
      palpite: ['ignorar', 'descricao', 'valor'],
      exemplos: [['920.851.423-46', 'Salário', '1.950,00']],
      linhas: 120,
    },
  ]);
  const confirm = await screen.findByRole('button', { name: 'Confirmar colunas' });
  const kinds = within(screen.getByRole('group', { name: 'O que esta planilha traz?' }));
  expect(kinds.getByRole('radio', { name: 'Benefício' })).toBeChecked();
  await user.click(kinds.getByRole('radio', { name: 'Recibo de pagamento' }));
  expect(confirm).toBeBlocked();
  expect(screen.getByText('Falta dizer qual coluna é: CPF')).toBeVisible();
  expect(screen.getByText('***.851.423-**')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'O que traz Doc' }), 'Valor da verba');
  expect(screen.getByText('Só uma coluna pode ser: Valor da verba')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'O que traz Doc' }), 'CPF');
  server.answer(importContract.confirmColumns, { ...row, situacao: 'naFila' });
  await user.click(confirm);
  expect(await screen.findByText('Colunas confirmadas. A leitura começou.')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /colunas/)[0]?.body ?? '')).toEqual({
    cabecalho: 'a'.repeat(64),
    documento: 'recibo',
    colunas: ['cpf', 'descricao', 'valor'],
  });
});

test('S10: the end of the rule of two persons that somebody asked for stands above the list', async () => {
  await openImports([row], {
    ...{ id: 'c1', pedidoPor: 'Renata Lopes', pedidoEm: '2026-11-27T17:30:00Z', expiraEm: '2026-11-30T17:30:00Z' },
    ...{ aoTerminar: false, meu: false, possoDecidir: true, podemConfirmar: [] },
  });
  const line = await screen.findByRole('region', { name: 'Regra de duas pessoas' });
  expect(within(line).getByRole('button', { name: 'Confirmar' })).toBeVisible();
});
