import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helena, maria, signedInAs } from '#test/people.ts';
import { changes, receipt } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Receipt } from '../payslip/worker-receipt.screen.tsx';
import { Screen as Disputes } from './hr-disputes.screen.tsx';

type Dispute = ResponseSent<(typeof disputeContract)['assignDispute']>;

const dispute: Dispute = {
  id: 'd1',
  idRecibo: 'r1',
  verba: 'Horas extras 50%',
  abertaEm: '2020-03-09T12:00:00Z',
  prazo: '2020-03-16',
  atrasada: true,
  responsavel: null,
  desfecho: null,
  motivo: null,
  encerradaEm: null,
  can: ['atribuir', 'encerrar'],
};
const row = {
  ...dispute,
  nomeEmpregado: 'Maria Aparecida Souza',
  empresa: 'Pantanal Logística',
  tipo: 1 as const,
  especie: 'mensal' as const,
  mes: 10,
  ano: 2026,
  mensagem: 'Faltaram 2 horas',
};

async function openDisputes() {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhDiscordanciaVisualizar'] }, 'rh');
  server.answer(disputeContract.disputes, ({ query }) => ({
    items: query.get('situacao') === 'minhas' ? [] : [row],
    total: 1,
    page: 1,
    size: 10,
    after: null,
    porSituacao: { abertas: 1, minhas: 0, atrasadas: 1, encerradas: 0 },
  }));
  server.answer(receiptContract.receiptOfEmployment, { ...receipt, can: ['conversar'] });
  server.answer(receiptContract.conversation, {
    idRecibo: 'r1',
    situacao: 'aberta',
    mensagens: [
      {
        id: 'm1',
        autor: 'Maria Aparecida Souza',
        papel: 'trabalhador',
        minha: false,
        criadaEm: '2020-03-09T12:00:00Z',
        verba: null,
        mensagem: 'Faltaram 2 horas',
      },
    ],
    can: ['escrever'],
  });
  server.answer(disputeContract.disputeOfReceipt, dispute);
  server.answer(disputeContract.disputeHandlers, [
    { id: 'user-helena', nome: 'Helena Prado' },
    { id: 'user-bruno', nome: 'Bruno Reis' },
  ]);
  const user = renderAt('/rh/recibos-pagamentos/discordancias', Disputes);
  await screen.findByRole('button', { name: 'Maria Aparecida Souza' });
  return { server, user };
}

test('HR sees what is open with its deadline; late is said in words', async () => {
  const { user } = await openDisputes();
  expect(screen.getByText(/Atrasada há \d/)).toBeVisible();
  expect(screen.getByText('Ninguém ainda')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Atrasadas 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Comigo 0' }));
  expect(location.search).toBe('?situacao=minhas');
  expect(await screen.findByText('Nenhuma discordância aqui')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Responder a próxima' })).toBeBlocked();
});

test('HR opens the next one, gives it to somebody, and ends it with an outcome and why', async () => {
  const { server, user } = await openDisputes();
  await user.click(screen.getByRole('button', { name: 'Responder a próxima' }));
  const side = await screen.findByRole('dialog');
  await within(side).findByText('Sobre Horas extras 50%');
  server.answer(disputeContract.assignDispute, { ...dispute, responsavel: { id: 'user-bruno', nome: 'Bruno Reis' } });
  await within(side).findByRole('option', { name: 'Bruno Reis' });
  await user.selectOptions(within(side).getByLabelText('Responsável'), 'Bruno Reis');
  expect(await screen.findByText('Agora é com Bruno Reis')).toBeVisible();
  expect(server.requests('PUT', /responsavel/)[0]?.body).toBe('{"idResponsavel":"user-bruno"}');
  await user.click(within(side).getByRole('radio', { name: 'Vamos corrigir' }));
  const close = within(side).getByRole('button', { name: 'Responder e encerrar' });
  expect(close).toBeBlocked();
  expect(close).toBeDescribedBy('Escreva a resposta, de 10 a 250 letras');
  await user.type(within(side).getByLabelText('Sua resposta'), 'As duas horas entram em novembro.');
  const closed = { desfecho: 'corrigir', motivo: 'As duas horas entram em novembro.' } as const;
  server.answer(disputeContract.closeDispute, { ...dispute, ...closed });
  server.answer(disputeContract.disputeOfReceipt, {
    ...dispute,
    ...closed,
    atrasada: false,
    encerradaEm: '2026-11-07T12:12:00Z',
    can: [],
  });
  await user.click(close);
  expect(await within(side).findByText('Encerrada em 07/11/2026 09:12')).toBeVisible();
  expect(server.requests('POST', /desfecho/)[0]?.body).toBe(JSON.stringify(closed));
  expect(within(side).queryByLabelText('Responsável')).toBeNull();
});

test('the question and its line come first, the line is marked below, and one field answers with or without an outcome', async () => {
  const { server, user } = await openDisputes();
  await user.click(screen.getByRole('button', { name: 'Maria Aparecida Souza' }));
  const side = await screen.findByRole('dialog');
  const question = await within(side).findByRole('region', { name: 'Discordância' });
  expect(within(question).getByText('Sobre Horas extras 50%')).toBeVisible();
  expect(within(question).getByText('273,00')).toBeVisible();
  expect(await within(question).findByText('Faltaram 2 horas')).toBeVisible();
  const [marked] = within(side).getAllByText('Citada na discordância');
  expect(marked?.closest('li')?.textContent).toContain('Horas extras 50%');
  expect(within(side).getAllByText('Citada na discordância')).toHaveLength(1);
  const inOrder = (before: Element, after: Element) =>
    Boolean(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(inOrder(question, within(side).getByText('Proventos'))).toBe(true);
  expect(within(side).getAllByRole('textbox')).toHaveLength(1);

  server.answer(receiptContract.writeMessage, { idRecibo: 'r1', situacao: 'aberta', mensagens: [], can: ['escrever'] });
  const send = within(side).getByRole('button', { name: 'Enviar resposta' });
  expect(send).toBeDescribedBy('Escreva a resposta');
  await user.type(within(side).getByRole('textbox', { name: 'Sua resposta' }), 'Estamos vendo o ponto.');
  await user.click(send);
  await expect.poll(() => server.requests('POST', /conversa$/)[0]?.body).toBe('{"mensagem":"Estamos vendo o ponto."}');
  expect(server.requests('POST', /desfecho/)).toHaveLength(0);
});

async function openAsWorker(change: Partial<Dispute>) {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(receiptContract.receiptOfEmployment, { ...receipt, concorda: false, temConversa: true });
  server.answer(receiptContract.receiptChanges, changes);
  server.answer(receiptContract.conversation, { idRecibo: 'r1', situacao: 'aberta', mensagens: [], can: [] });
  server.answer(disputeContract.disputeOfReceipt, { ...dispute, atrasada: false, can: [], ...change });
  renderAt('/trabalhador/visualiza-recibo?id=r1', Receipt);
}

test('the worker sees until when HR answers, and whose it is', async () => {
  await openAsWorker({ responsavel: { id: 'user-helena', nome: 'Helena Prado' } });
  expect(await screen.findByText('O RH responde até 16 de março.')).toBeVisible();
  expect(screen.getByText('Está com Helena Prado.')).toBeVisible();
});

test('the worker sees how it ended and why', async () => {
  await openAsWorker({ desfecho: 'recusada', motivo: 'O ponto mostra 14 horas.', encerradaEm: '2020-03-10T12:00:00Z' });
  expect(await screen.findByText('O RH não aceitou')).toBeVisible();
  expect(screen.getByText('O ponto mostra 14 horas.')).toBeVisible();
});
