import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test("HR's home tells what waits, each figure as its list counts it", async () => {
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
    porSituacao: { abertas: 7, minhas: 0, atrasadas: 3, encerradas: 1 },
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
      comErro: 12,
      cancelada: 0,
      desfeita: 0,
    },
    documentosParaConferir: 13,
    documentosPublicados: 0,
    empresas: [],
  });
  server.answer(workerContract.hrWorkerTotals, ({ query }) =>
    query.get('semAcesso') === 'true'
      ? { total: 17, porSituacao: { ativo: 17, afastado: 0, desligado: 0 } }
      : { total: 430, porSituacao: { ativo: 416, afastado: 14, desligado: 0 } },
  );
  renderAt('/rh/inicio', HrHome);
  await expectTiles([
    [41, 'Recibos que ninguém abriu', '/rh/recibos-pagamentos?situacao=naoVisto&competencia=2026-10'],
    [7, 'Discordâncias esperando resposta ?3 atrasadas', '/rh/recibos-pagamentos/discordancias'],
    [6, 'Importações em andamento', '/rh/importacoes?situacao=emAndamento'],
    [13, 'Documentos para conferir', '/rh/importacoes?situacao=paraConferir'],
    [11, 'Importações prontas para liberar', '/rh/importacoes?situacao=prontaParaLiberar'],
    [12, 'Importações com erro', '/rh/importacoes?situacao=comErro'],
    [5, 'Pedidos sobre dados pessoais', '/rh/dados-pessoais'],
    [416, 'Pessoas ativas', '/rh/trabalhadores?situacao=ativo'],
    [14, 'Afastadas hoje', '/rh/trabalhadores?situacao=afastado'],
    [17, 'Ainda não entraram no Crachá', '/rh/trabalhadores?situacao=ativo&acesso=sem'],
  ]);
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
