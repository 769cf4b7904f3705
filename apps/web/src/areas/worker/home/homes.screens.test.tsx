import { deskContract } from '@cracha/contract/features/desk/desk.contract.ts';
import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { ownMissingContract } from '@cracha/contract/features/kit/own-missing.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import { requestsAtHomeContract } from '@cracha/contract/features/request/requests-at-home.contract.ts';
import { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockMarkContract } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import { clockPeriodContract } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { leaveContract } from '@cracha/contract/features/worker/leave.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { workerHome } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as HrHome } from '../../hr/home/hr-home.screen.tsx';
import { Screen as ManagerHome } from '../../manager/home/manager-home.screen.tsx';
import { Screen as WorkerHome } from './worker-home.screen.tsx';

const filters = {
  competencias: [{ mes: 10, ano: 2026, total: 60 }],
  empresas: [],
  lotacoes: [],
  tomadores: [],
  especies: [],
};
const sums = { ocultos: 0, totalVencimentos: 0, totalDescontos: 0, liquido: 0 };
const page = { items: [], total: 0, page: 1, size: 10, after: null };

/** Each tile says its number and its words, and leads to the list that holds them. */
async function expectTiles(tiles: readonly (readonly [count: number, words: string, address: string])[]) {
  for (const [count, words, address] of tiles) {
    const tile = await screen.findByRole('link', { name: new RegExp(`^${count} ?${words}`) });
    expect(tile.getAttribute('href'), words).toBe(address);
  }
}

/** HR's home, with so many imports that failed and so many disputes. */
async function openHr(failed: number, disputes: number) {
  const server = stubServer();
  const more = [
    'RhDiscordanciaVisualizar',
    'RhImportacaoVisualizar',
    'RhTrabalhadorVisualizar',
    'RhTrabalhadorEditar',
  ] as const;
  await signedInAs({ ...helena, permissions: [...helena.permissions, ...more] }, 'rh', [
    'recibos',
    'importacao',
    'trabalhador',
  ]);
  server.answer(receiptContract.hrReceiptFilters, filters);
  const porSituacao = { naoVisto: 41, visto: 9, concordou: 8, discordou: 2 };
  server.answer(receiptContract.hrReceiptTotals, ({ query }) => ({
    ...sums,
    total: 60,
    porSituacao:
      query.get('mes') === '10' && query.get('ano') === '2026' ? porSituacao : { ...porSituacao, naoVisto: 0 },
  }));
  server.answer(disputeContract.disputes, {
    ...page,
    porSituacao: { abertas: disputes, minhas: 0, atrasadas: Math.min(disputes, 3), encerradas: 1 },
  });
  server.answer(privacyContract.privacyRequests, {
    ...page,
    porSituacao: { abertos: 5, atrasados: 2, respondidos: 1 },
  });
  server.answer(importContract.imports, page);
  server.answer(importContract.importTotals, {
    total: 30,
    porSituacao: {
      naFila: 4,
      lendo: 2,
      confirmarColunas: 0,
      paraConferir: 1,
      prontaParaLiberar: 11,
      agendada: 0,
      publicada: 0,
      comErro: failed,
      cancelada: 0,
      desfeita: 0,
    },
    documentosParaConferir: 13,
    documentosPublicados: 0,
    empresas: [],
  });
  server.answer(workerContract.hrWorkerTotals, {
    total: 430,
    porSituacao: { ativo: 416, afastado: 14, desligado: 0 },
  });
  server.answer(accessLetterContract.workersWithoutAccess, { items: [], total: 17, page: 1, size: 10 });
  renderAt('/rh/inicio', HrHome);
  await screen.findByText('Contratos ativos');
}

test("HR's home tells what waits, each figure as its list counts it, and the month", async () => {
  await openHr(12, 7);
  await expectTiles([
    [7, 'Discordâncias esperando resposta ?3 atrasadas', '/rh/recibos-pagamentos/discordancias'],
    [6, 'Importações em andamento', '/rh/importacoes?situacao=emAndamento'],
    [13, 'Documentos para conferir', '/rh/importacoes?situacao=paraConferir'],
    [11, 'Importações prontas para liberar', '/rh/importacoes?situacao=prontaParaLiberar'],
    [12, 'Importações com erro', '/rh/importacoes?situacao=comErro'],
    [5, 'Pedidos sobre dados pessoais', '/rh/dados-pessoais'],
    [416, 'Contratos ativos', '/rh/trabalhadores?situacao=ativo'],
    [14, 'Contratos afastados hoje', '/rh/trabalhadores?situacao=afastado'],
    [17, 'Pessoas que nunca entraram', '/rh/primeiro-acesso'],
    [60, 'Publicados', '/rh/recibos-pagamentos?competencia=2026-10'],
    [41, 'Não viram', '/rh/recibos-pagamentos?situacao=naoVisto&competencia=2026-10'],
    [2, 'Discordaram', '/rh/recibos-pagamentos?situacao=discordou&competencia=2026-10'],
  ]);
  expect(screen.getByRole('heading', { name: 'Recibos de outubro de 2026' })).toBeVisible();
  const [first, second] = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link');
  expect(first).toHaveText('Discordâncias');
  expect(second).toHaveText('Importações com erro');
  expect(screen.queryByText('Tudo em dia')).toBeNull();
});

test('where nothing waits is said in one line, still a way to its list', async () => {
  await openHr(0, 0);
  const line = within((await screen.findByText('Tudo em dia')).parentElement ?? document.body);
  expect(line.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Discordâncias esperando resposta',
    'Importações com erro',
  ]);
  expect(line.getByRole('link', { name: 'Importações com erro' }).getAttribute('href')).toBe(
    '/rh/importacoes?situacao=comErro',
  );
  expect(screen.queryByRole('link', { name: /^0/ })).toBeNull();
  await expectAccessible();
});

test("a manager's home counts the own team without who left, and its receipts of the newest month", async () => {
  const server = stubServer();
  const permissions = ['GestorInicioVisualizar', 'GestorTrabalhadorVisualizar', 'GestorReciboVisualizar'] as const;
  await signedInAs({ ...helena, permissions: [...permissions] }, 'gestor', ['recibos', 'trabalhador']);
  server.answer(workerContract.managerWorkerTotals, {
    total: 25,
    porSituacao: { ativo: 19, afastado: 2, desligado: 4 },
  });
  server.answer(leaveContract.teamAbsences, {
    hoje: [{ idVinculo: 'v1', nome: 'Rui Sales', lotacao: null, de: '2026-11-01', ate: '2026-11-30', ferias: true }],
    proximos: [{ idVinculo: 'v2', nome: 'Lia Prado', lotacao: null, de: '2026-12-03', ate: null, ferias: false }],
  });
  server.answer(receiptContract.managerReceiptFilters, filters);
  server.answer(receiptContract.managerReceiptTotals, {
    ...sums,
    total: 20,
    porSituacao: { naoVisto: 8, visto: 6, concordou: 5, discordou: 1 },
  });
  renderAt('/gestor/inicio', ManagerHome);
  await expectTiles([
    [21, 'Pessoas na equipe', '/gestor/trabalhadores'],
    [2, 'Afastadas hoje', '/gestor/trabalhadores?situacao=afastado'],
    [8, 'Recibos que ninguém abriu', '/gestor/recibos-pagamentos?situacao=naoVisto'],
    [5, 'Concordaram', '/gestor/recibos-pagamentos?situacao=concordou'],
    [1, 'Discordaram', '/gestor/recibos-pagamentos?situacao=discordou'],
  ]);
  const section = (await screen.findByText('1 pessoa hoje · 1 nos próximos 7 dias')).parentElement ?? document.body;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Rui Salesaté 30 novFérias', 'Lia Pradoa partir de 3 dezAfastamento']);
});

test('a manager without the grant of pay sees the team, and nothing of receipts', async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: ['GestorTrabalhadorVisualizar'] }, 'gestor', ['recibos', 'trabalhador']);
  server.answer(workerContract.managerWorkerTotals, { total: 3, porSituacao: { ativo: 3, afastado: 0, desligado: 0 } });
  server.answer(leaveContract.teamAbsences, { hoje: [], proximos: [] });
  renderAt('/gestor/inicio', ManagerHome);
  await expectTiles([[3, 'Pessoas na equipe', '/gestor/trabalhadores']]);
  expect(screen.queryByRole('link', { name: /Recibos|Concordaram/ })).toBeNull();
  expect(server.requests('GET', /recibo/)).toEqual([]);
});

test.each([
  ['rh', '/rh/inicio', HrHome, 'RhSolicitacaoVisualizar', requestContract.hrPendingRequests, '/rh/solicitacoes'],
  [
    'gestor',
    '/gestor/inicio',
    ManagerHome,
    'GestorSolicitacaoVisualizar',
    requestContract.managerPendingRequests,
    '/gestor/solicitacoes',
  ],
] as const)('the home of %s counts the requests that wait', async (profile, address, Home, permission, call, desk) => {
  await signedInAs({ ...helena, permissions: [permission] }, profile, ['solicitacoes-com-fluxo']);
  stubServer().answer(call, 4);
  renderAt(address, Home);
  await expectTiles([[4, 'Pedidos esperando você', desk]]);
});

test("the tickets that wait are on HR's home, and the tile leads to the overdue ones first", async () => {
  const server = stubServer();
  server.answer(deskContract.ticketTotals, { atrasados: 2, meus: 1, semDono: 3, abertos: 5 });
  await signedInAs({ ...helena, permissions: ['RhAtendimentoVisualizar'] }, 'rh', ['atendimento']);
  renderAt('/rh/inicio', HrHome);
  await expectTiles([[5, 'Atendimentos abertos ?2 atrasados', '/rh/solicitacoes/atendimento?fila=atrasados']]);
});

test("what waits of the clock is on HR's home: periods that are over, justifications, unknown numbers", async () => {
  const server = stubServer();
  const permissions = ['RhJustificativaVisualizar', 'RhPontoFechamentoVisualizar', 'RhPontoArquivoVisualizar'] as const;
  await signedInAs({ ...helena, permissions: [...permissions] }, 'rh', ['ponto-registro']);
  server.answer(clockJustificationContract.justifications, { ...page, total: 6 });
  server.answer(clockFileContract.unknownWorkers, { ...page, total: 1 });
  const period = (id: string, month: string, estado: 'aberto' | 'fechado' = 'aberto') => ({
    ...{ id, idEmpresa: 'e1', empresa: 'Pantanal', tipoPonto: 'registro' as const, estado, faltaAntes: null },
    espelhos: { total: 3, aberto: 3, enviado: 0, emRevisao: 0, aprovado: 0, fechado: 0 },
    ...{ de: `${month}-01`, ate: `${month}-28` },
  });
  const periods = [period('1', '2026-01'), period('2', '2025-12', 'fechado'), period('3', '2999-01')];
  server.answer(clockPeriodContract.clockPeriods, periods);
  renderAt('/rh/inicio', HrHome);
  await expectTiles([
    [6, 'Justificativas esperando decisão', '/rh/pontofopag-justify'],
    [1, 'Períodos do ponto para fechar', '/rh/pontofopag-menu/fechamento'],
    [1, 'Números desconhecidos nos relógios', '/rh/pontofopag-menu/arquivos?aba=desconhecidos'],
  ]);
});

test("a manager's home tells what waits of the clock and who is at work, who is in first", async () => {
  const server = stubServer();
  const permissions = [
    'GestorEspelhoPontoVisualizar',
    'GestorEspelhoAprovacaoVisualizar',
    'GestorJustificativaVisualizar',
  ] as const;
  await signedInAs({ ...helena, permissions: [...permissions] }, 'gestor', ['ponto-registro']);
  server.answer(timeClockContract.timesheetsToDecide, { ...page, total: 4 });
  server.answer(clockJustificationContract.justifications, { ...page, total: 6 });
  const of = (idVinculo: string, nome: string) => ({ idVinculo, nome });
  server.answer(clockMarkContract.presence, {
    ...{ dentro: 1, fora: 1, afastados: 1 },
    pessoas: [
      { ...of('1', 'Ana Barros'), situacao: 'afastado', desde: null },
      { ...of('2', 'João Ferreira'), situacao: 'fora', desde: '12:01' },
      { ...of('3', 'Maria Souza'), situacao: 'dentro', desde: '08:00' },
    ],
  });
  renderAt('/gestor/inicio', ManagerHome);
  await expectTiles([
    [4, 'Espelhos de ponto para aprovar', '/gestor/pontofopag-espelho-aprovacao'],
    [6, 'Justificativas esperando decisão', '/gestor/pontofopag-justify'],
  ]);
  const section = (await screen.findByText('1 trabalhando · 1 fora · 1 afastada')).parentElement ?? document.body;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Maria Souzadesde 08:00Trabalhando', 'João Ferreiradesde 12:01Fora', 'Ana BarrosAfastamento']);
  await expectAccessible();
});

const aRecorder = (idVinculo: string, hours: readonly string[]) => ({
  ...{ idVinculo, empresa: 'Pantanal', zona: 'America/Cuiaba', tipoPonto: 'registro' as const, impedimento: null },
  dia: {
    ...{ idVinculo, empresa: 'Pantanal', dia: '2026-11-26', zona: 'America/Cuiaba', horario: [], previsto: 480 },
    ...{ trabalhadas: 240, situacao: 'andamento' as const, ocorrencias: [], proxima: 'retorno' as const },
    marcacoes: hours.map(hora => ({
      ...{ id: null, data: '2026-11-26', hora, sentido: null, origem: 'registro' as const, nsr: 1, duvida: [] },
      fonte: 'O' as const,
    })),
  },
});

test.each([
  [[['v-1', ['07:58', '12:02']]], 2, 'Marcar volta07:58 · 12:02 · 2 dias para corrigir'],
  [[['v-1', []]], 0, 'Marcar voltaNenhuma marcação hoje'],
  // which of two employments comes next isn't known
  [
    [
      ['v-1', ['07:58']],
      ['v-2', []],
    ],
    0,
    'Ponto07:58',
  ],
  [[], 1, undefined],
] as const)("a worker's home tells today's marks and the next one: %j", async (recorders, toFix, row) => {
  const server = stubServer();
  await signedInAs({ ...maria, permissions: ['TrabalhadorRegistroPontoVisualizar'] }, 'trabalhador', [
    'recibos',
    'ponto-registro',
  ]);
  server.answer(receiptContract.workerHome, { ...workerHome, ultimoRecibo: null, pendentes: [], totalPendentes: 0 });
  server.answer(clockMarkContract.recorderSummary, {
    vinculos: recorders.map(([id, hours]) => aRecorder(id, hours)),
    ...{ responder: 0, enviar: 0, corrigir: toFix, devolvidas: 0, filaHoje: 2 },
  });
  renderAt('/trabalhador/inicio', WorkerHome);
  await screen.findByText('Seu primeiro recibo aparece aqui');
  const link = screen.queryByRole('link', { name: /Marcar|Ponto/ });
  expect(link?.textContent).toBe(row);
  if (row) expect(link?.getAttribute('href')).toBe('/trabalhador/registros-atividades');
});

test("a worker's home counts the papers that their company asked for, where there are any", async () => {
  const server = stubServer();
  await signedInAs({ ...maria, permissions: ['TrabalhadorDocumentoPendenteVisualizar'] }, 'trabalhador', [
    'recibos',
    'meu-modelo',
  ]);
  server.answer(receiptContract.workerHome, workerHome);
  server.answer(ownMissingContract.ownMissingPapers, 3);
  renderAt('/trabalhador/inicio', WorkerHome);
  const row = await screen.findByRole('link', { name: /^3 pendências para enviar/ });
  expect(row.getAttribute('href')).toBe('/trabalhador/mymodel/pendingDocument');
  expect(screen.queryByText(/documentos? para você/)).toBeNull();
});

test("a worker's home tells of their requests: what waits for them, what is in review, money to come", async () => {
  const server = stubServer();
  const permissions = ['TrabalhadorSolicitacaoVisualizar'] as const;
  await signedInAs({ ...maria, permissions: [...permissions] }, 'trabalhador', ['recibos', 'solicitacoes-com-fluxo']);
  server.answer(receiptContract.workerHome, workerHome);
  server.answer(requestsAtHomeContract.ownRequestsAtHome, {
    esperam: 1,
    emAnalise: { total: 2, maisNovo: { id: 'r-1', tipo: 'ferias' } },
    aReceber: [{ id: 'r-2', tipo: 'adiantamento13', mes: 11, ano: 2026, valor: 150_000 }],
  });
  renderAt('/trabalhador/inicio', WorkerHome);
  const section = (await screen.findByRole('heading', { name: 'Seus pedidos' })).parentElement ?? document.body;
  expect(
    within(section)
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1 pedido espera vocêVeja o que falta', '/trabalhador/solicitacoes'],
    ['2 pedidos em análiseFérias', '/trabalhador/visualizar-solicitacao?id=r-1'],
    [
      expect.stringMatching(/^A receber: R\$\s1\.500,00Adiantamento do 13º · /),
      '/trabalhador/visualizar-solicitacao?id=r-2',
    ],
  ]);
  await expectAccessible();
});
