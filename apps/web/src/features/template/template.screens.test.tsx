import { documentBatchContract as batches } from '@cracha/contract/features/document/document-batch.contract.ts';
import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Templates } from './hr-templates.screen.tsx';
import { Screen as MyModel } from './making/staff-my-model.screen.tsx';

type Whole = ResponseOf<(typeof calls)['template']>;
type Row = ResponseOf<(typeof calls)['templates']>['items'][number];

const textOf = (...lines: string[]): TemplateBody => ({
  ...{ cabecalho: [], rodape: [], numeraPaginas: true },
  blocos: lines.map(texto => ({ tipo: 'paragrafo', conteudo: [{ texto }] })),
});
const aRow = (change: Partial<Row> = {}): Row => ({
  ...{ id: 'model-1', titulo: 'Aditivo', descricao: 'Muda a função', situacao: 'publicado', pronto: false },
  ...{ publicada: 2, versao: 5, alteradoEm: '2026-11-24T12:00:00Z', alteradoPor: 'Helena', documentos: 12 },
  can: ['edita', 'exclui', 'gera'],
  ...change,
});
const aTemplate = (change: Partial<Whole> = {}): Whole => ({
  ...aRow(),
  corpo: textOf('Olá, {{trabalhador.nome}}.', '{{#se contrato.regime = "aprendiz"}}', 'Estuda.', '{{/se}}'),
  campos: [{ nome: 'novoCargo', rotulo: 'Novo cargo', tipo: 'texto', obrigatorio: true }],
  ...{ variaveis: ['trabalhador.nome'], achados: [] },
  ...change,
});
const said = (words: string) => ({ 'pt-BR': words, 'en-US': words, 'es-ES': words });
const variable = (nome: string, rotulo: string, permitida = true) => ({
  ...{ nome, rotulo: said(rotulo), tipo: 'texto', filtros: ['maiuscula'], opcoes: [], concessao: null, permitida },
});

async function open(address: string, whole = aTemplate()) {
  const server = stubServer();
  const permissions = ['RhModeloVisualizar', 'RhModeloCriar', 'RhModeloEditar', 'RhMeuModeloVisualizar'] as const;
  await signedInAs({ ...helena, permissions: [...permissions] }, 'rh', ['meu-modelo']);
  server.answer(calls.templates, pageOf([aRow()]));
  server.answer(calls.templateTotals, { todos: 1, rascunho: 0, publicado: 1, alterado: 0 });
  server.answer(calls.template, whole);
  server.answer(calls.templateVariables, [
    {
      ...{ grupo: 'trabalhador', rotulo: said('Trabalhador') },
      variaveis: [variable('trabalhador.nome', 'Nome'), variable('trabalhador.cpf', 'CPF', false)],
    },
  ]);
  const user = renderAt(address, address.startsWith('/rh/modelos') ? Templates : MyModel);
  return { server, user };
}

test('the list counts by state; a model is copied and begun from it', async () => {
  const { server, user } = await open('/rh/modelos');
  expect((await screen.findByRole('link', { name: 'Aditivo' })).getAttribute('href')).toBe('/rh/modelos?id=model-1');
  await user.click(screen.getByRole('button', { name: /^Publicado/ }));
  await expect.poll(() => server.lastQuery(/modelo\/1\/25/)?.get('situacao')).toBe('publicado');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Ações de Aditivo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fazer uma cópia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fazer uma cópia' });
  server.answer(calls.createTemplate, aTemplate({ id: 'model-2' }));
  await user.click(within(dialog).getByRole('button', { name: 'Criar e escrever' }));
  await expect.poll(() => location.search).toBe('?id=model-2');
  expect(lastBody(server, 'POST', /\/modelo$/)).toMatchObject({ deModelo: 'model-1', titulo: 'Aditivo (cópia)' });
});

test('an empty list says what a model is for, in each language', async () => {
  const { server } = await open('/rh/modelos');
  server.answer(calls.templates, pageOf([]));
  for (const [language, words] of [
    ['en-US', 'Templates'],
    ['es-ES', 'Plantillas'],
    ['pt-BR', 'Modelos'],
  ] as const) {
    await setLanguage(language);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  }
});

test('chips are one character with a name; a mistake keeps it from being published and leads to its place', async () => {
  const { user } = await open('/rh/modelos?id=model-1', aTemplate({ corpo: textOf('Oi {{trabalhador.apelido}}') }));
  const chip = await screen.findByRole('img', { name: 'variável, trabalhador.apelido' });
  expect(chip.className).toContain('wrong');
  const list = await screen.findByRole('region', { name: '1 erro para corrigir antes de publicar' });
  expect(await within(list).findByText('Esta variável não existe.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar versão 3' })).toBeBlocked();
  expect(screen.getByRole('button', { name: 'Inserir Nome' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inserir CPF' })).toBeNull();
  expect(screen.getByText('Não aparece o que o seu perfil não vê.')).toBeVisible();
  await expectAccessible();
  await user.click(within(list).getByRole('button'));
});

test('what is put in is kept by itself; of two who write the second chooses', async () => {
  const { server, user } = await open('/rh/modelos?id=model-1');
  expect(await screen.findByRole('img', { name: 'condição, Só se Regime for aprendiz' })).toBeVisible();
  server.refuse(calls.saveTemplate, 409, 'STALE_VERSION', { versao: 6, enviada: 5 });
  server.answer(calls.template, aTemplate({ versao: 6, alteradoPor: 'Outra', corpo: textOf('Adeus.') }));
  await user.click(screen.getByRole('button', { name: 'Inserir Nome' }));
  const dialog = await screen.findByRole('dialog', { name: 'Outra pessoa guardou este modelo' }, { timeout: 5000 });
  expect(within(dialog).getByText('Adeus.')).toBeVisible();
  await expectAccessible();
  server.answer(calls.saveTemplate, aTemplate({ versao: 7, situacao: 'alterado' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ficar com o meu' }));
  await vi.waitFor(() => expect(lastBody(server, 'PUT', /\/modelo$/)).toMatchObject({ versao: 6, automatico: false }));
  expect(lastBody(server, 'PUT', /\/modelo$/)).toMatchObject({ corpo: { numeraPaginas: true } });
});

test('an empty text says what it waits for, and what is put in stands in the text', async () => {
  const { server, user } = await open(
    '/rh/modelos?id=model-1',
    aTemplate({ can: ['edita', 'publica'], corpo: textOf() }),
  );
  server.answer(calls.saveTemplate, aTemplate({ versao: 6, situacao: 'alterado' }));
  const publish = await screen.findByRole('button', { name: 'Publicar versão 3' });
  expect(publish).toBeBlocked();
  expect(screen.getByText('Escreva o texto')).toBeVisible();
  // one press of Tab leaves all variables behind, one more all tools; arrows walk them
  screen.getByRole('searchbox', { name: 'Buscar variável' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Inserir Nome' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Inserir Novo cargo' })).toHaveFocus();
  screen.getByRole('button', { name: 'Nova pergunta' }).focus();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Assinatura' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Texto do modelo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Inserir Nome' }));
  await vi.waitFor(() => expect(publish).not.toBeBlocked());
  const corpo = { cabecalho: [], blocos: [{ conteudo: [{ texto: '{{trabalhador.nome}}' }] }] };
  await vi.waitFor(() => expect(lastBody(server, 'PUT', /\/modelo$/)).toMatchObject({ corpo }), { timeout: 5000 });
});

test('a phone reads, and says so', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await open('/rh/modelos?id=model-1', aTemplate({ can: ['gera'] }));
  expect(await screen.findByText('Seu perfil lê os modelos e não muda.')).toBeVisible();
  expect(screen.getByText('Só se Regime for aprendiz')).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await expectAccessible();
});

test('papers are made once everybody was looked at: what who lacks, then the batch', async () => {
  const { server, user } = await open('/rh/mymodel/menu?usar=model-1');
  server.answer(workerContract.hrWorkerFilters, { empresas: [], lotacoes: [], tomadores: [] });
  expect(await screen.findByText('Escolha para quem')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Todos de um filtro' }));
  await user.type(screen.getByLabelText(/^Novo cargo/), 'Analista');
  server.refuse(calls.makeDocuments, 409, 'CONFIRMATION_REQUIRED', {
    ...{ total: 3, prontos: 2, faltam: 1 },
    achados: [
      {
        ...{ codigo: 'TEMPLATE_FIELD_MISSING', campo: 'linhas.0', aviso: true },
        valores: {
          linha: 1,
          idEmpregado: 'worker-9',
          lista: 'RG, Salário',
          variaveis: 'trabalhador.rg,contrato.salario',
        },
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Conferir quem está pronto' }));
  expect(await screen.findByRole('heading', { name: '2 de 3 pessoas prontas' })).toHaveFocus();
  expect(screen.getByText('Falta RG, Salário')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ficha 1' }).getAttribute('href')).toBe(
    '/rh/trabalhadores?id=worker-9&campo=rgNumero',
  );
  await expectAccessible();
  const first = lastBody(server, 'POST', /gera$/);
  expect(first).toMatchObject({ filtro: {}, campos: { novoCargo: 'Analista' }, depois: 'publica' });
  server.answer(calls.makeDocuments, { idLote: 'batch-1', total: 3 });
  server.answer(batches.documentBatch, {
    ...{ id: 'batch-1', titulo: 'Aditivo', idModelo: 'model-1', situacao: 'terminado', total: 3, feitos: 2 },
    ...{ recusados: 1, criadoEm: '2026-11-24T12:00:00Z', terminadoEm: '2026-11-24T12:01:00Z' },
  });
  const row = { n: 1, idEmpregado: 'worker-9', nome: 'Maria', idDocumento: null, codigo: null };
  server.answer(
    batches.documentBatchRows,
    pageOf([
      {
        ...{ ...row, situacao: 'recusado' as const },
        recusa: {
          codigo: 'TEMPLATE_FIELD_MISSING',
          valores: { lista: 'Salário', variaveis: 'contrato.salario' },
        },
      },
      { ...row, n: 2, nome: 'João', situacao: 'feito', recusa: null, idDocumento: 'doc-1', codigo: 'D-2026-000001' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Gerar 2 documentos' }));
  expect(await screen.findByText('2 documentos gerados, 1 ficou de fora.')).toBeVisible();
  // the same key: however often it is sent, it makes one batch
  expect(lastBody(server, 'POST', /gera$/)).toEqual({ ...Object(first), confirmado: true });
  expect((await screen.findByRole('link', { name: 'Abrir a ficha de Maria' })).getAttribute('href')).toBe(
    '/rh/trabalhadores?id=worker-9&campo=salario',
  );
  expect(screen.getByRole('link', { name: 'D-2026-000001' }).getAttribute('href')).toBe('/rh/documentos?id=doc-1');
  expect(screen.getByRole('button', { name: 'Baixar quem ficou de fora' })).toBeVisible();
  await expectAccessible();
});

test('the menu has the models one may use, and no way that is not built', async () => {
  await open('/rh/mymodel/menu');
  const use = await screen.findByRole('link', { name: 'Gerar documentos de Aditivo' });
  expect(use.getAttribute('href')).toBe('/rh/mymodel/menu?usar=model-1');
  expect(screen.getByRole('link', { name: /^Modelos/ }).getAttribute('href')).toBe('/rh/modelos');
  expect(screen.getAllByRole('link', { name: /Documentos de quem|Escrever/ })).toHaveLength(1);
  await expectAccessible();
});
