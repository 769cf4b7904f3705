import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ReceiptState } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { typedReceiptContract } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { benefit, staffBenefit } from '#test/benefits.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { expectPrinted } from '#test/printed.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as NewBenefit } from '../typed/hr-new-benefit.screen.tsx';
import { Screen as HrBenefit } from './hr-benefit.screen.tsx';
import { Screen as List } from './hr-benefits.screen.tsx';
import { Screen as ManagerBenefit } from './manager-benefit.screen.tsx';
import { Screen as ManagerBenefits } from './manager-benefits.screen.tsx';
import { Screen as WorkerBenefit } from './worker-benefit.screen.tsx';
import { Screen as WorkerBenefits } from './worker-benefits.screen.tsx';

const page = { page: 1, size: 10, after: null };

test('a worker without a benefit is told when one comes; a filtered year can be cleared', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(benefitContract.benefitsByCpf, { items: [], total: 0, anos: [2026], beneficios: [], ...page });
  const user = renderAt('/trabalhador/beneficios', WorkerBenefits);
  expect(await screen.findByText('Nenhum benefício ainda')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ano' }), '2026');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(location.search).toBe('');
});

test("a worker's benefits say what was answered, and are read by what they are", async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  const row = (id: string, beneficio: string, concorda: boolean | null) => ({
    id,
    beneficio,
    mes: 10,
    ano: 2026,
    empresa: 'Pantanal',
    total: 77_000,
    dataCredito: null,
    visualizado: true,
    concorda,
    urlPdf: null,
  });
  const items = [
    row('b1', 'Vale-refeição', true),
    row('b2', 'Vale-transporte', false),
    row('b3', 'Cesta básica', null),
  ];
  const beneficios = items.map(({ beneficio }) => beneficio);
  server.answer(benefitContract.benefitsByCpf, { items, total: 3, anos: [2026], beneficios, ...page });
  const user = renderAt('/trabalhador/beneficios', WorkerBenefits);
  expect(await screen.findByRole('link', { name: /Vale-refeição.*Você concordou/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Vale-transporte.*Você discordou/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Cesta básica.*Você/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Benefício' }), 'Vale-transporte');
  expect(location.search).toBe('?beneficio=Vale-transporte');
  await expect.poll(() => server.lastQuery(/retonabeneficios/)?.get('beneficio')).toBe('Vale-transporte');
});

test('a benefit says what it comes to, its items, and takes the answer', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(benefitContract.benefitOfEmployment, benefit);
  const user = renderAt('/trabalhador/visualiza-beneficio?id=b1', WorkerBenefit);
  expect(await screen.findByRole('heading', { level: 1, name: 'Benefício de outubro' })).toBeVisible();
  expect(screen.getByText('22 × R$ 35,00')).toBeVisible();
  server.answer(receiptContract.answerReceipt, {
    id: 'b1',
    concorda: true,
    mensagem: null,
    dataConfirmacao: '2026-11-01T12:00:00Z',
    ip: '127.0.0.1',
  });
  await user.click(screen.getByRole('button', { name: 'Sim, estão' }));
  expect(await screen.findByText('Resposta guardada')).toBeVisible();
  expect(server.requests('POST', /concordaholerite\/b1/)).toHaveLength(1);
});

test("a benefit is printed in its employer's words, amounts in full", async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  const named = { ...benefit, nomesCampos: { total: 'A receber' }, mensagem: 'Boas compras' };
  server.answer(benefitContract.benefitOfEmployment, named);
  const user = renderAt('/trabalhador/visualiza-beneficio?id=b1', WorkerBenefit);
  await screen.findByRole('heading', { level: 1, name: 'Benefício de outubro' });
  const words = ['RECIBO DE BENEFÍCIO', 'PANTANAL LOGÍSTICA', '529.982.247-25', 'Vale-refeição', '770,00', '154,00'];
  await expectPrinted(user, [...words, 'A receber', '616,00', 'Crédito em 28/10/2026', 'Boas compras']);
});

test('a benefit that is gone leads back to the list', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.refuse(benefitContract.benefitOfEmployment, 404, 'RECEIPT_NOT_FOUND');
  renderAt('/trabalhador/visualiza-beneficio?id=b1', WorkerBenefit);
  expect(await screen.findByText('Benefício não encontrado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Voltar para benefícios' })[0]?.getAttribute('href')).toBe(
    '/trabalhador/beneficios',
  );
});

const totals = {
  total: 2,
  porSituacao: { naoVisto: 2, visto: 0, concordou: 0, discordou: 1 },
  ocultos: 0,
  totalVencimentos: 154_000,
  totalDescontos: 30_800,
  liquido: 123_200,
};

async function openList(states: readonly ReceiptState[] = []) {
  const server = stubServer();
  const permissions = [...helena.permissions, 'RhBeneficioCriar' as const, 'RhBeneficioDownload' as const];
  await signedInAs({ ...helena, permissions }, 'rh');
  server.answer(benefitContract.hrBenefitFilters, {
    competencias: [{ mes: 10, ano: 2026, total: 2 }],
    empresas: [{ id: 'e1', nome: 'Pantanal Logística' }],
    lotacoes: ['Logística'],
    tomadores: [],
    beneficios: ['Cesta básica', 'Vale-refeição'],
  });
  server.answer(benefitContract.hrBenefitTotals, totals);
  server.answer(benefitContract.hrBenefits, {
    items: ['Adriana Campos', 'Bruno Queiroz'].map((name, at) => {
      const row = staffBenefit(`b${at + 1}`, name);
      return { ...row, situacao: states[at] ?? row.situacao, can: [...row.can, 'reabrir' as const] };
    }),
    total: 2,
    ...page,
  });
  const user = renderAt('/rh/beneficios', List);
  await screen.findByRole('rowheader', { name: 'Adriana Campos' });
  return { server, user };
}

test("HR's list asks for the newest month; hiding is asked once and sent for all chosen", async () => {
  const { server, user } = await openList();
  expect(server.requests('GET', /beneficio\/rh\/1/)[0]?.query.get('mes')).toBe('10');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = screen.getByRole('region', { name: 'Ações para os selecionados' });
  await user.click(within(bar).getByRole('button', { name: 'Esconder do trabalhador' }));
  const dialog = await screen.findByRole('dialog', { name: 'Esconder 2 benefícios?' });
  server.answer(benefitContract.showBenefits, { total: 2 });
  await user.click(within(dialog).getByRole('button', { name: 'Esconder do trabalhador' }));
  expect(await screen.findByText('2 benefícios mudaram')).toBeVisible();
  expect(JSON.parse(server.requests('PUT', /visibilidade/)[0]?.body ?? '')).toEqual({
    ids: ['b1', 'b2'],
    visivel: false,
    confirmado: true,
  });
});

test('the day of the credit is set of the chosen that are out, as it was seen of each; a far day is told at its field', async () => {
  const { server, user } = await openList();
  expect(screen.getAllByText('sem dia').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = screen.getByRole('region', { name: 'Ações para os selecionados' });
  await user.click(within(bar).getByRole('button', { name: 'Definir dia de crédito' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dia de crédito de 2 benefícios' });
  server.refuse(benefitContract.setCreditDay, 400, 'DATE_OUT_OF_RANGE');
  await user.type(within(dialog).getByLabelText('Crédito'), '06/11/2019');
  await user.click(within(dialog).getByRole('button', { name: 'Definir dia de crédito' }));
  await expect.poll(() => within(dialog).getByLabelText('Crédito').getAttribute('aria-invalid')).toBe('true');
  server.answer(benefitContract.setCreditDay, { total: 2 });
  await user.clear(within(dialog).getByLabelText('Crédito'));
  await user.type(within(dialog).getByLabelText('Crédito'), '06/11/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Definir dia de crédito' }));
  expect(await screen.findByText('Dia definido em 2 benefícios')).toBeVisible();
  expect(JSON.parse(server.requests('PUT', /diacredito/)[1]?.body ?? '')).toEqual({
    beneficios: [
      { id: 'b1', de: null },
      { id: 'b2', de: null },
    ],
    dataCredito: '2026-11-06',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Crédito' }), 'sem');
  await expect.poll(() => server.lastQuery(/beneficio\/rh\/1/)?.get('semDia')).toBe('true');
});

test('what its worker disagreed with is reopened in the list and on its page, and nothing else', async () => {
  const { server, user } = await openList(['naoVisto', 'discordou']);
  await user.click(screen.getByRole('button', { name: 'Ações de Adriana Campos' }));
  expect(await screen.findByRole('menuitem', { name: 'Abrir benefício' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Reabrir resposta' })).toBeNull();
  await user.keyboard('{Escape}');
  server.empty(receiptContract.reopenReceipt);
  await user.click(screen.getByRole('button', { name: 'Ações de Bruno Queiroz' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reabrir resposta' }));
  expect(await screen.findByText('O trabalhador pode responder de novo')).toBeVisible();
  expect(server.requests('POST', /recibo\/b2\/reabrir/)).toHaveLength(1);
});

test('on its page HR reopens what was disagreed with; who agreed is not asked again', async () => {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(benefitContract.benefitOfEmployment, { ...benefit, concorda: false, can: ['reabrir'] });
  server.empty(receiptContract.reopenReceipt);
  const user = renderAt('/rh/visualiza-beneficios?id=b1', HrBenefit);
  const reopen = await screen.findByRole('button', { name: 'Reabrir resposta' });
  server.answer(benefitContract.benefitOfEmployment, { ...benefit, concorda: null, can: [] });
  await user.click(reopen);
  expect(await screen.findByText('O trabalhador pode responder de novo')).toBeVisible();
  expect(server.requests('POST', /recibo\/b1\/reabrir/)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('button', { name: 'Reabrir resposta' })).toBeNull();
});

test('the list is narrowed by benefit, department and state, each with its count; sums and the file follow', async () => {
  const { server, user } = await openList();
  expect(await screen.findByText('R$ 1.540,00')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Discordaram 1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Benefício' }), 'Cesta básica');
  await user.click(screen.getByRole('button', { name: 'Mais filtros' }));
  const more = await screen.findByRole('dialog', { name: 'Mais filtros' });
  expect(within(more).queryByLabelText('Tomador')).toBeNull();
  await user.selectOptions(within(more).getByLabelText('Lotação'), 'Logística');
  await user.keyboard('{Escape}');
  const asked = { mes: '10', ano: '2026', beneficio: 'Cesta básica', lotacao: 'Logística', situacao: 'discordou' };
  for (const path of [/beneficio\/rh\/1/, /beneficio\/rh\/totais/])
    await expect.poll(() => Object.fromEntries(server.lastQuery(path) ?? [])).toMatchObject(asked);
  server.file(benefitContract.exportBenefits);
  await user.click(screen.getByRole('button', { name: 'Exportar lista', hidden: true }));
  await expect.poll(() => Object.fromEntries(server.lastQuery(/beneficio\/rh\/exportar/) ?? [])).toEqual(asked);
});

const manager = {
  ...maria,
  roles: ['GESTOR' as const],
  permissions: ['GestorBeneficioVisualizar' as const],
};

test("a manager's list is the team's, to read: each row leads to its benefit, and nothing can be chosen", async () => {
  const server = stubServer();
  await signedInAs(manager, 'gestor');
  server.answer(benefitContract.managerBenefitFilters, {
    competencias: [{ mes: 10, ano: 2026, total: 1 }],
    empresas: [],
    lotacoes: [],
    tomadores: [],
    beneficios: [],
  });
  server.answer(benefitContract.managerBenefitTotals, totals);
  server.answer(benefitContract.managerBenefits, {
    items: [{ ...staffBenefit('b1', 'Adriana Campos'), can: [] }],
    total: 1,
    ...page,
  });
  renderAt('/gestor/beneficios', ManagerBenefits);
  const name = await screen.findByRole('rowheader', { name: 'Adriana Campos' });
  expect(within(name).getByRole('link').getAttribute('href')).toBe('/gestor/visualiza-beneficios?id=b1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Adriana Campos' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar lista' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Não viram 2' })).toBeVisible();
  expect(server.requests('GET', /beneficio\/gestor\/1/)[0]?.query.get('mes')).toBe('10');
});

test("a manager reads one benefit in its employer's words, and does nothing to it", async () => {
  const server = stubServer();
  await signedInAs(manager, 'gestor');
  const named = { ...benefit, can: [], nomesCampos: { total: 'A receber', desconto: 'Sua parte' } };
  server.answer(benefitContract.benefitOfEmployment, named);
  renderAt('/gestor/visualiza-beneficios?id=b1', ManagerBenefit);
  expect(await screen.findByText('A receber')).toBeVisible();
  expect(screen.getByText('Sua parte')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar para benefícios' }).getAttribute('href')).toBe('/gestor/beneficios');
});

function answerMaria(server: ReturnType<typeof stubServer>) {
  server.answer(benefitContract.employmentsForBenefit, [
    {
      id: 'v1',
      nome: 'Maria Aparecida Souza',
      matricula: '002001',
      cpf: null,
      idEmpresa: 'e1',
      empresa: 'Pantanal',
      cnpj: null,
      cargo: null,
    },
  ]);
}

async function chooseMaria(user: ReturnType<typeof renderAt>) {
  await user.type(await screen.findByRole('combobox', { name: 'Trabalhador' }), 'maria');
  await user.click(await screen.findByRole('option', { name: /Maria Aparecida Souza/ }));
}

test('typing a benefit in: what is missing is said, totals follow, centavos are sent', async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhBeneficioCriar'] }, 'rh');
  answerMaria(server);
  server.answer(receiptContract.fieldNames, []);
  server.answer(benefitContract.knownBenefitItems, [{ codigo: '40', descricao: 'Vale-refeição', valorUnitario: 3500 }]);
  const user = renderAt('/rh/visualiza-beneficios/novo-beneficio', NewBenefit);
  const publish = await screen.findByRole('button', { name: 'Publicar benefício' });
  expect(publish).toBeDescribedBy('Falta preencher: Trabalhador, Itens');
  await chooseMaria(user);
  await user.type(screen.getByRole('combobox', { name: 'Incluir item' }), 'vale');
  await user.click(await screen.findByRole('option', { name: /Vale-refeição/ }));
  const line = within(screen.getByRole('listitem', { name: 'item 1' }));
  expect(line.getByLabelText('Valor unitário')).toHaveValue('35,00');
  await user.clear(line.getByLabelText('Quantidade'));
  await user.type(line.getByLabelText('Quantidade'), '20');
  await user.type(line.getByLabelText(/Desconto/), '800');
  expect(publish).toBeDescribedBy('Os descontos passam do total');
  await user.clear(line.getByLabelText(/Desconto/));
  server.answer(benefitContract.publishTypedBenefit, { id: 'b9' });
  await user.click(publish);
  expect(await screen.findByText('Benefício publicado. O trabalhador foi avisado.')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /beneficio\/rh\/novo/)[0]?.body ?? '')).toMatchObject({
    idEmpregado: 'v1',
    itens: [{ codigo: '40', descricao: 'Vale-refeição', quantidade: 20, valorUnitario: 3500, desconto: null }],
  });
});

test("what a benefit's fields are called is changed for the group, and the preview follows", async () => {
  const server = stubServer();
  const permissions = [...helena.permissions, 'RhBeneficioCriar' as const, 'RhCampoReciboEditar' as const];
  await signedInAs({ ...helena, permissions }, 'rh');
  const named = (descricao: string) =>
    [...Object.entries({ codigo: 'Código', descricao, total: 'A pagar' })].map(([campo, nome], at) => ({
      campo,
      nome,
      ordem: at + 1,
      visivel: true,
    }));
  server.answer(receiptContract.fieldNames, named('Benefício'));
  answerMaria(server);
  const user = renderAt('/rh/visualiza-beneficios/novo-beneficio', NewBenefit);
  expect(await screen.findByText('Aparece quando você escolhe o trabalhador.')).toBeVisible();
  await chooseMaria(user);
  const paper = () => document.querySelector('.paper-preview');
  await expect.poll(paper).toHaveText('A pagar');
  await user.click(screen.getByRole('button', { name: 'Mudar nomes das colunas do recibo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar nomes das colunas do recibo' }));
  await expect.poll(() => dialog.getByLabelText('Total')).toHaveValue('A pagar');
  await user.clear(dialog.getByLabelText('Benefício'));
  await user.type(dialog.getByLabelText('Benefício'), 'Vantagem');
  server.answer(typedReceiptContract.nameFields, named('Vantagem'));
  await user.click(dialog.getByRole('button', { name: 'Salvar nomes' }));
  expect(await screen.findByText('Nomes salvos')).toBeVisible();
  const [sent] = server.requests('PUT', /editarcampo\/holeritenomecampo\/[^/]+\/0\/2$/);
  expect(sent?.body).toContain('{"campo":"descricao","nome":"Vantagem"}');
  expect(server.requests('GET', /getholeritenomecampo\/[^/]+\/0\/1$/)).toEqual([]);
  await expect.poll(paper).toHaveText('Vantagem');
});

test("who may not change names is not offered it, and types a benefit in the group's words", async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhBeneficioCriar'] }, 'rh');
  server.answer(receiptContract.fieldNames, [{ campo: 'descricao', nome: 'Vantagem', ordem: 2, visivel: true }]);
  answerMaria(server);
  await chooseMaria(renderAt('/rh/visualiza-beneficios/novo-beneficio', NewBenefit));
  await expect.poll(() => document.querySelector('.paper-preview')).toHaveText('Vantagem');
  expect(screen.queryByRole('button', { name: 'Mudar nomes das colunas do recibo' })).toBeNull();
});
