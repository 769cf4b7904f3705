import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { act, renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen as PayMenu } from '#areas/worker/home/worker-pay-menu.screen.tsx';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { staffStatement, statement, statementRow } from '#test/benefits.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { expectPrinted } from '#test/printed.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as List } from './hr-income-statements.screen.tsx';
import { Screen as WorkerStatement } from './worker-income-statement.screen.tsx';
import { Screen as WorkerStatements } from './worker-income-statements.screen.tsx';

const page = { page: 1, size: 10, after: null };
const places = { lotacoes: ['Logística'], tomadores: ['Prefeitura'] };
const totals = {
  total: 1,
  porSituacao: { naoVisto: 1, visto: 0, habilitado: 1, desabilitado: 0 },
  totalRendimentos: 3_432_000,
  totalRetido: 41_940,
};
const grants = ['TrabalhadorInformeRendimentoVisualizar', 'TrabalhadorInformeRendimentoDownload'] as const;

test('two employers of a year: each its card, and all in one file', async () => {
  const server = stubServer();
  await signedInAs({ ...maria, permissions: [...maria.permissions, ...grants] }, 'trabalhador');
  server.answer(incomeStatementContract.workerIncomeStatements, {
    items: [statementRow, { ...statementRow, id: 'i2', empresa: 'Boreal' }],
    total: 2,
    ...page,
  });
  renderAt('/trabalhador/informes-rendimento', WorkerStatements);
  expect((await screen.findByRole('link', { name: /Boreal/ })).getAttribute('href')).toBe(
    '/trabalhador/visualiza-informe-rendimento?id=i2',
  );
  expect(screen.getByRole('button', { name: 'Todos de 2025 em um PDF' })).toBeVisible();
});

test('a statement shows its boxes and goes to the own address', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(incomeStatementContract.incomeStatement, { ...statement, conferencia: null });
  const user = renderAt('/trabalhador/visualiza-informe-rendimento?id=i1', WorkerStatement);
  expect(await screen.findByText('Quadro 3.1')).toBeVisible();
  server.answer(incomeStatementContract.sendIncomeStatementByEmail, { enviadoPara: 'm****@p*****.test' });
  await user.click(screen.getByRole('button', { name: 'Enviar para meu e-mail' }));
  expect(await screen.findByText('Enviado para m****@p*****.test')).toBeVisible();
});

test('the words of the seventh box stand below the others; their amounts are hidden with all amounts', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(incomeStatementContract.incomeStatement, { ...statement, conferencia: null });
  renderAt('/trabalhador/visualiza-informe-rendimento?id=i1', WorkerStatement);
  expect(await screen.findByText('Quadro 7')).toBeVisible();
  expect(screen.getByText('Plano de saúde: Operadora Exemplo R$ 332,85')).toBeVisible();
  const { result } = renderHook(() => useHiddenAmounts());
  act(() => result.current[1](true));
  expect(screen.getByText('Plano de saúde: Operadora Exemplo R$ ••••')).toBeVisible();
  act(() => result.current[1](false));
});

test('a statement is printed with every box', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(incomeStatementContract.incomeStatement, { ...statement, conferencia: null });
  const user = renderAt('/trabalhador/visualiza-informe-rendimento?id=i1', WorkerStatement);
  await screen.findByText('Quadro 3.1');
  const words = ['COMPROVANTE DE RENDIMENTOS PAGOS', 'Ano-calendário de 2025', 'Maria Aparecida Souza', '20417'];
  await expectPrinted(user, [
    ...words,
    '12.345.678/0001-95',
    '3.1',
    '34.320,00',
    '7. Informações complementares: Plano de saúde',
  ]);
});

/** HR's list with one statement of one company. */
function answerList(server: ReturnType<typeof stubServer>) {
  server.answer(incomeStatementContract.hrIncomeStatementFilters, {
    anos: [{ ano: 2025, total: 1 }],
    empresas: [{ id: 'e1', nome: 'Pantanal Logística' }],
    ...places,
  });
  server.answer(incomeStatementContract.hrIncomeStatementTotals, totals);
  server.answer(incomeStatementContract.hrIncomeStatements, { items: [staffStatement], total: 1, ...page });
}

test('HR reads what differs in plain words, and switches a worker off after one question', async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhInformeRendimentoEditar'] }, 'rh');
  answerList(server);
  server.answer(incomeStatementContract.incomeStatement, statement);
  const user = renderAt('/rh/informe-rendimentos?id=i1', List);
  const side = await screen.findByRole('dialog', { name: 'Maria Aparecida Souza' });
  expect(
    await within(side).findByText(/No quadro 3.1 o informe diz R\$\s34\.320,00, mas os recibos do ano somam/),
  ).toBeVisible();
  expect(server.requests('GET', /RetornaComprovantesRendimento\/0\/1/)[0]?.query.get('ano')).toBe('2025');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Mostrar ou esconder um ano' }));
  server.answer(incomeStatementContract.switchIncomeStatements, { total: 1 });
  const dialog = await screen.findByRole('dialog', { name: 'Informes do ano para os trabalhadores' });
  await user.click(within(dialog).getByRole('button', { name: 'Esconder dos trabalhadores' }));
  const sure = await screen.findByRole('dialog', { name: 'Esconder os informes de 2025 de Pantanal Logística?' });
  expect(server.requests('POST', /HabilitaDesabilita/)).toHaveLength(0);
  await user.click(within(sure).getByRole('button', { name: 'Esconder dos trabalhadores' }));
  expect(await screen.findByText('1 informe mudou')).toBeVisible();
  expect(server.requests('POST', /HabilitaDesabilitaHoleriteIR\/e1\/2025\/0\/false/)).toHaveLength(1);
});

test("HR's list is narrowed by client and state, each state with its count; sums and the file follow", async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhInformeRendimentoDownload'] }, 'rh');
  answerList(server);
  const user = renderAt('/rh/informe-rendimentos?empresa=e1', List);
  expect(await screen.findByText('R$ 34.320,00')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Visíveis 1' }));
  await user.click(screen.getByRole('button', { name: 'Mais filtros' }));
  const more = await screen.findByRole('dialog', { name: 'Mais filtros' });
  await user.selectOptions(within(more).getByLabelText('Tomador'), 'Prefeitura');
  await user.keyboard('{Escape}');
  const asked = { ano: '2025', tomador: 'Prefeitura', status: 'habilitado' };
  const query = (path: RegExp) => Object.fromEntries(server.lastQuery(path) ?? []);
  await expect.poll(() => query(/RetornaComprovantesRendimento\/e1\/1/)).toMatchObject(asked);
  await expect.poll(() => query(/informe\/rh\/totais/)).toEqual({ ...asked, idEmpresa: 'e1' });
  server.file(incomeStatementContract.exportIncomeStatements);
  await user.click(screen.getByRole('button', { name: 'Exportar lista' }));
  await expect.poll(() => query(/informe\/rh\/exportar/)).toEqual({ ...asked, idEmpresa: 'e1' });
});

test('one worker is switched by the company of the row, whatever companies are called', async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhInformeRendimentoEditar'] }, 'rh');
  const nome = staffStatement.empresa;
  server.answer(incomeStatementContract.hrIncomeStatementFilters, {
    anos: [{ ano: 2025, total: 1 }],
    empresas: [
      { id: 'e1', nome },
      { id: 'e2', nome },
    ],
    ...places,
  });
  server.answer(incomeStatementContract.hrIncomeStatementTotals, totals);
  const row = { ...staffStatement, idEmpresa: 'e2' };
  server.answer(incomeStatementContract.hrIncomeStatements, { items: [row], total: 1, ...page });
  const user = renderAt('/rh/informe-rendimentos', List);
  await user.click(await screen.findByRole('button', { name: 'Ações de Maria Aparecida Souza' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Esconder dos trabalhadores' }));
  server.answer(incomeStatementContract.switchIncomeStatements, { total: 1 });
  const dialog = await screen.findByRole('dialog', { name: 'Informe de Maria Aparecida Souza' });
  await user.click(within(dialog).getByRole('button', { name: 'Esconder dos trabalhadores' }));
  expect(await screen.findByText('1 informe mudou')).toBeVisible();
  expect(server.requests('POST', /HabilitaDesabilitaHoleriteIR\/e2\/2025\/v1\/false/)).toHaveLength(1);
});

test('the menu of pay shows what the worker may open', async () => {
  stubServer();
  await signedInAs({ ...maria, permissions: ['TrabalhadorReciboVisualizar'] }, 'trabalhador');
  renderAt('/trabalhador/payments-menu', PayMenu);
  expect(await screen.findByRole('link', { name: /Recibos/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Benefícios/ })).toBeNull();
});
