import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { aDay, aMirror, anEvent, aRow } from '#test/mirrors.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as One } from './staff-timesheet.screen.tsx';
import { Screen as All } from './staff-timesheets.screen.tsx';

const page = { page: 1, size: 10, after: null };
const values = {
  meses: [{ mes: 10, ano: 2026 }],
  empresas: [{ id: 'c-1', nome: 'Pantanal Logística' }],
  lotacoes: ['CD Cajamar'],
  tomadores: ['Loja Norte'],
};
const counts = {
  ...{ total: 6, aberto: 3, enviado: 1, emRevisao: 0, aprovado: 1, fechado: 1 },
  ...{ incompletos: 2, justificativas: 1 },
};

const asHr = () =>
  signedInAs(
    {
      ...helena,
      permissions: [
        ...helena.permissions,
        'RhEspelhoPontoVisualizar',
        'RhEspelhoPontoEditar',
        'RhEspelhoPontoDeletar',
        'RhEspelhoPontoDownload',
      ],
    },
    'rh',
    ['ponto-registro', 'importacao'],
  );
const asManager = () =>
  signedInAs({ ...helena, roles: ['GESTOR'], permissions: ['GestorEspelhoPontoVisualizar'] }, 'gestor', [
    'ponto-registro',
  ]);

function listOf(rows: ReturnType<typeof aRow>[]) {
  const server = stubServer();
  server.answer(calls.hrTimesheets, { items: rows, total: rows.length, ...page });
  server.answer(calls.hrTimesheetFilters, values);
  server.answer(
    calls.hrTimesheetTotals,
    rows.length > 0 ? counts : { ...counts, total: 0, aberto: 0, enviado: 0, aprovado: 0, fechado: 0 },
  );
  return server;
}

describe('HR’s list', () => {
  beforeEach(asHr);

  test('shows workers by period, tabs with counts, and asks the server by what is chosen', async () => {
    const server = listOf([
      aRow({ diasIncompletos: 2, justificativasPendentes: 1, saldoAtual: -80, visualizado: false }),
      aRow({ id: 'sheet-11', nomeEmpregado: 'Maria Souza', status: 'enviado', concorda: true, visivel: false }),
    ]);
    const user = renderAt('/rh/espelhos-ponto', All);
    const table = within(await screen.findByRole('table', { name: 'Espelhos de ponto' }));
    const [, fabiana, mariaRow] = table.getAllByRole('row');
    if (!fabiana || !mariaRow) throw new Error('no rows');
    expect(within(fabiana).getByRole('link', { name: 'Fabiana Rocha Teles' }).getAttribute('href')).toBe(
      '/rh/visualiza-espelho-ponto?id=sheet-10',
    );
    for (const words of ['CD Cajamar', 'Outubro de 2026', 'Aberto', '2', '1', '− 01:20', 'não', 'Sem resposta'])
      expect(within(fabiana).getByText(words)).toBeVisible();
    for (const words of ['Enviado, escondido', 'Concordou']) expect(within(mariaRow).getByText(words)).toBeVisible();
    const tabs = within(screen.getByRole('group', { name: 'Situação dos espelhos' }));
    expect(tabs.getByRole('button', { name: 'Todos 6' })).toBeVisible();
    expect(screen.getByText('2 com dias incompletos · 1 com justificativa pendente')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Importar espelhos' }).getAttribute('href')).toBe('/rh/importacoes');
    await expectAccessible();
    await user.click(tabs.getByRole('button', { name: 'Enviados 1' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Competência/ }), '2026-10');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pendência/ }), 'incompleto');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Origem/ }), 'pdf');
    await user.click(screen.getByRole('button', { name: 'Situação' }));
    await expect
      .poll(() => Object.fromEntries(server.lastQuery(/^\/ponto\/rh\/1$/) ?? []))
      .toMatchObject({
        status: 'enviado',
        mes: '10',
        ano: '2026',
        pendencia: 'incompleto',
        origem: 'pdf',
        orderBy: 'status',
      });
    // the tabs count what the other filters find
    await expect.poll(() => server.lastQuery(/totais$/)?.get('status')).toBeNull();
  });

  test('hides one from its worker, and deletes with a reason', async () => {
    const server = listOf([aRow()]);
    server.answer(calls.hideTimesheets, { total: 1 });
    server.empty(calls.deleteTimesheets);
    const user = renderAt('/rh/espelhos-ponto', All);
    const menu = () => user.click(screen.getByRole('button', { name: /Fabiana Rocha Teles/, expanded: false }));
    await screen.findByRole('link', { name: 'Fabiana Rocha Teles' });
    await menu();
    await user.click(await screen.findByRole('menuitem', { name: 'Esconder do trabalhador' }));
    expect(await screen.findByText('O trabalhador não vê mais este espelho')).toBeVisible();
    const [hidden] = server.requests('PUT', /desativaVisualizacao/);
    expect(hidden?.path).toBe('/ponto/c-1/desativaVisualizacao/10/2026/true');
    expect(hidden?.query.get('idPonto')).toBe('sheet-10');
    await menu();
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir 1 espelho?' }));
    await user.type(dialog.getByRole('textbox'), 'Espelho do mês errado, será importado de novo.');
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    await user.type(dialog.getByLabelText(/EXCLUIR/), 'EXCLUIR');
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('1 espelho excluído')).toBeVisible();
    expect(JSON.parse(server.requests('DELETE', /^\/ponto$/)[0]?.body ?? '{}')).toMatchObject({
      IdString: 'sheet-10',
      confirmado: true,
    });
  });

  test('gives what it shows as a file', async () => {
    const server = listOf([aRow()]);
    server.file(calls.exportTimesheets);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: vi.fn() }));
    const user = renderAt('/rh/espelhos-ponto?status=aberto', All);
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await expect.poll(() => server.lastQuery(/exportar$/)?.get('status')).toBe('aberto');
  });

  test('of the payroll clock asks for its origin alone', async () => {
    const server = listOf([aRow({ origem: 'fopag' })]);
    renderAt('/rh/pontofopaglist', All);
    const link = await screen.findByRole('link', { name: 'Fabiana Rocha Teles' });
    expect(link.getAttribute('href')).toBe('/rh/pontofopagview?id=sheet-10');
    expect(server.lastQuery(/^\/ponto\/rh\/1$/)?.get('origem')).toBe('fopag');
    expect(screen.queryByRole('combobox', { name: /^Origem/ })).toBeNull();
  });

  test.each([
    ['pt-BR', 'Nenhum espelho de ponto ainda'],
    ['en-US', 'No time sheet yet'],
    ['es-ES', 'Ninguna hoja de fichajes todavía'],
  ] as const)('without one, in %s, says how they come', async (language, words) => {
    listOf([]);
    await setLanguage(language);
    renderAt('/rh/espelhos-ponto', All);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});

test('a manager reads the own people’s, without acts', async () => {
  await asManager();
  const server = stubServer();
  server.answer(calls.teamTimesheets, { items: [aRow()], total: 1, ...page });
  server.answer(calls.teamTimesheetFilters, values);
  server.answer(calls.teamTimesheetTotals, counts);
  const user = renderAt('/gestor/espelhos-ponto', All);
  const link = await screen.findByRole('link', { name: 'Fabiana Rocha Teles' });
  expect(link.getAttribute('href')).toBe('/gestor/visualiza-espelho-ponto?id=sheet-10');
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Fabiana Rocha Teles/, expanded: false }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Abrir']);
});

describe('one month', () => {
  test('has a row a day, the original beside what was treated, totals and history', async () => {
    await asHr();
    const day = aDay('2026-10-21', ['07:56', '12:00', '13:02', '17:00'], {
      justificativas: [{ id: 'j', status: 'aprovada', motivo: 'Esqueci' }],
    });
    const [first, , , last] = day.marcacoes;
    if (!first || !last) throw new Error('no punches');
    const treated = { ...day, marcacoes: [...day.marcacoes.slice(0, 3), { ...last, fonte: 'I' as const }] };
    const night = aDay('2026-10-22', ['22:00', '05:00'], { noturno: 420, diurno: 0 });
    const [into, out] = night.marcacoes;
    if (!into || !out) throw new Error('no punches');
    const server = stubServer();
    server.answer(
      calls.timesheet,
      aMirror({
        dias: [...aMirror().dias, treated, { ...night, marcacoes: [into, { ...out, data: '2026-10-23' }] }],
        historico: [anEvent('send', { por: 'Fabiana Rocha Teles' })],
      }),
    );
    const user = renderAt('/rh/visualiza-espelho-ponto?id=sheet-10', One);
    const table = within(await screen.findByRole('table', { name: 'Fabiana Rocha Teles, outubro de 2026' }));
    const row = (name: RegExp) => within(table.getByRole('row', { name }));
    expect(row(/^12 seg/).getByText('Feriado: Nossa Senhora Aparecida')).toBeVisible();
    expect(row(/^14 qua/).getByText('02:00')).toBeVisible();
    expect(row(/^14 qua/).getByText('Passou de 2 h a mais')).toBeVisible();
    expect(row(/^21 qua/).getByText('Incluída')).toBeVisible();
    expect(row(/^21 qua/).getByText('Original: 07:56 · 12:00 · 13:02')).toBeVisible();
    expect(row(/^21 qua/).getByText('Justificado')).toBeVisible();
    // the night shift stands on the day it began
    expect(row(/^22 qui/).getByText('no dia seguinte')).toBeVisible();
    expect(screen.getByText('Ponto de Fabiana Rocha Teles')).toBeVisible();
    expect(screen.getByText('Enviado à gestão')).toBeVisible();
    await expectAccessible();
    await user.click(table.getByRole('button', { name: /^21 qua/ }));
    expect(await screen.findByRole('dialog', { name: 'Quarta-feira, 21 de outubro' })).toBeVisible();
  });

  test('that is sealed goes back to review with a reason', async () => {
    await asHr();
    const server = stubServer();
    server.answer(calls.timesheet, aMirror({ status: 'aprovado', can: ['revisa'] }));
    server.answer(calls.reviewTimesheet, aRow({ status: 'emRevisao' }));
    const user = renderAt('/rh/visualiza-espelho-ponto?id=sheet-10', One);
    expect(await screen.findByText(/Este espelho está selado/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar para revisão' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Voltar para revisão' })).toBeDescribedBy('Escreva o motivo');
    await user.type(dialog.getByLabelText('Motivo'), 'A marcação do dia 14 chegou depois');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Voltar para revisão' }));
    expect(await screen.findByText('Espelho de ponto em revisão')).toBeVisible();
    expect(JSON.parse(server.requests('PUT', /revisa$/)[0]?.body ?? '{}')).toEqual({
      versao: 3,
      motivo: 'A marcação do dia 14 chegou depois',
    });
  });

  test('that HR may not open again yet says what stands against it', async () => {
    await asHr();
    const impedimentos = [{ verbo: 'revisa', codigo: 'JUSTIFICATIONS_PENDING', valores: { n: 2 } }];
    stubServer().answer(calls.timesheet, aMirror({ status: 'enviado', impedimentos }));
    renderAt('/rh/visualiza-espelho-ponto?id=sheet-10', One);
    const button = await screen.findByRole('button', { name: 'Voltar para revisão' });
    expect(button).toBeBlocked();
    expect(button).toBeDescribedBy('Falta decidir 2 justificativas.');
  });

  test('of a closed period says so, with the way to where it is reopened', async () => {
    await signedInAs(
      { ...helena, permissions: ['RhEspelhoPontoVisualizar', 'RhEspelhoPontoEditar', 'RhPontoFechamentoVisualizar'] },
      'rh',
      ['ponto-registro'],
    );
    const impedimentos = [{ verbo: 'revisa', codigo: 'PERIOD_CLOSED', valores: {} }];
    stubServer().answer(calls.timesheet, aMirror({ status: 'fechado', periodoFechado: true, impedimentos }));
    renderAt('/rh/visualiza-espelho-ponto?id=sheet-10', One);
    expect(await screen.findByText(/^O período está fechado/)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Ir para o fechamento' });
    expect(way.getAttribute('href')).toBe('/rh/pontofopag-menu/fechamento');
    expect(screen.queryByRole('button', { name: 'Voltar para revisão' })).toBeNull();
    await expectAccessible();
  });

  test('waits for HR where nobody is above its worker: the same bar decides it', async () => {
    await asHr();
    const server = stubServer();
    server.answer(
      calls.timesheet,
      aMirror({ status: 'enviado', concorda: true, can: ['aprova', 'devolve', 'oculta'] }),
    );
    server.answer(calls.approveTimesheet, aRow({ status: 'aprovado' }));
    const user = renderAt('/rh/visualiza-espelho-ponto?id=sheet-10', One);
    await user.click(await screen.findByRole('button', { name: 'Aprovar espelho' }));
    expect(screen.getByText('Fabiana concordou com o espelho')).toBeVisible();
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar o ponto de Fabiana Rocha Teles?' }));
    server.answer(calls.timesheet, aMirror({ status: 'aprovado', concorda: true, can: ['revisa'] }));
    await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Espelho de ponto de Fabiana Rocha Teles aprovado')).toBeVisible();
    expect(await screen.findByText('Aprovado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aprovar espelho' })).toBeNull();
  });

  test('to a manager has no acts of HR, and one that is gone leads back to the list', async () => {
    await asManager();
    const server = stubServer();
    server.answer(calls.timesheet, aMirror({ idDocumento: 'd-1', origem: 'pdf' }));
    const user = renderAt('/gestor/visualiza-espelho-ponto?id=sheet-10', One);
    expect(await screen.findByRole('button', { name: 'Baixar página original' })).toBeVisible();
    for (const name of ['Mais ações', 'Voltar para revisão', 'Baixar PDF'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    server.refuse(calls.timesheet, 404, 'TIMESHEET_NOT_FOUND');
    await user.click(screen.getByRole('link', { name: 'Voltar para espelhos' }));
    expect(location.pathname).toBe('/gestor/espelhos-ponto');
  });
});

test('a total says why it is what it is', async () => {
  const server = stubServer();
  server.answer(calls.timesheet, aMirror());
  server.answer(calls.explainTotal, {
    total: 'horasExtras',
    valor: 234,
    regra: 'CLT, art. 59',
    parametros: [{ nome: 'limits.extra_day', valor: '120', desde: '2026-01-01' }],
    passos: [{ dia: '2026-10-14', minutos: 132 }],
    marcacoes: [],
  });
  const user = renderAt('/rh/visualiza-espelho-ponto?id=sheet-10', One);
  await user.click(await screen.findByRole('button', { name: /Por que: Extras$/ }));
  const why = within(await screen.findByRole('dialog', { name: 'Extras' }));
  for (const words of ['CLT, art. 59', '03:54', 'Avisar extra acima de', '14 out', '02:12'])
    expect(await why.findByText(words)).toBeVisible();
  await expectAccessible();
});
