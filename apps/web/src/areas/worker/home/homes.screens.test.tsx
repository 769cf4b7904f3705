import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as HrHome } from '../../hr/home/hr-home.screen.tsx';
import { Screen as ManagerHome } from '../../manager/home/manager-home.screen.tsx';

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
});

test('a manager without the grant of pay sees the team, and nothing of receipts', async () => {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: ['GestorTrabalhadorVisualizar'] }, 'gestor', ['recibos', 'trabalhador']);
  server.answer(workerContract.managerWorkerTotals, { total: 3, porSituacao: { ativo: 3, afastado: 0, desligado: 0 } });
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
