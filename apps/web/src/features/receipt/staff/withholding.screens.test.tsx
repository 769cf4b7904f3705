import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { withholdingContract } from '@cracha/contract/features/receipt/receipt-withholding.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helena, maria, signedInAs } from '#test/people.ts';
import { staffRow, workerRow } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as One } from '../payslip/worker-receipt.screen.tsx';
import { Screen as List } from '../payslip/worker-receipts.screen.tsx';
import { ReceiptRowMenu } from './ReceiptRowMenu.tsx';
import { useHrActs } from './useHrActs.tsx';

const motivo = 'Estamos conferindo as horas extras.';
const retido = { motivo, desde: '2026-11-06T12:00:00Z' };

const row = staffRow('r1', 'Adriana Campos');

function Acts() {
  const acts = useHrActs();
  return <ReceiptRowMenu row={row} acts={acts} />;
}

async function openMenu(change: Partial<ReturnType<typeof staffRow>>) {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  Object.assign(row, staffRow('r1', 'Adriana Campos'), change);
  const user = renderAt('/rh/recibos-pagamentos', Acts);
  await user.click(await screen.findByRole('button', { name: /Adriana Campos/ }));
  return { server, user };
}

test('HR withholds with a reason that the worker will read', async () => {
  const { server, user } = await openMenu({ can: ['reter'] });
  await user.click(await screen.findByRole('menuitem', { name: 'Reter com motivo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reter este recibo?' });
  const act = within(dialog).getByRole('button', { name: 'Reter' });
  expect(act).toBeBlocked();
  expect(act).toBeDescribedBy('Escreva o motivo para continuar (10 a 250 letras)');
  await user.type(within(dialog).getByLabelText('Motivo'), motivo);
  server.answer(withholdingContract.withholdReceipts, { total: 1 });
  await user.click(act);
  expect(await screen.findByText(/1 recibo retido/)).toBeVisible();
  expect(server.requests('POST', /reter/)[0]?.body).toBe(JSON.stringify({ ids: ['r1'], motivo }));
});

test('HR gives it back in one step', async () => {
  const { server, user } = await openMenu({ can: ['devolver'], visivel: false, retido: true });
  server.answer(withholdingContract.giveReceiptsBack, { total: 1 });
  await user.click(await screen.findByRole('menuitem', { name: 'Devolver ao trabalhador' }));
  expect(await screen.findByText('1 recibo devolvido')).toBeVisible();
});

test('the worker’s list says withheld and why, no amount', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  const none = { liquido: null, totalVencimentos: null, totalDescontos: null };
  server.answer(receiptContract.workerReceipts, {
    items: [workerRow(10, { ...none, retido, visualizado: false })],
    total: 1,
    page: 1,
    size: 3,
    after: null,
    anos: [2026],
  });
  renderAt('/trabalhador/recibos', List);
  const card = await screen.findByRole('link', { name: /Outubro de 2026/ });
  expect(within(card).getByText('Retido pelo RH')).toBeVisible();
  expect(within(card).getByText(motivo)).toBeVisible();
  expect(card).not.toHaveText('Novo');
  expect(screen.queryByText(/\d,\d{2}/)).toBeNull();
});

test('a withheld receipt says which month, why and since when', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  const data = { motivo, desde: retido.desde, mes: 10, ano: 2026 };
  server.refuse(receiptContract.receiptOfEmployment, 409, 'RECEIPT_WITHHELD', data);
  renderAt('/trabalhador/visualiza-recibo?id=r1', One);
  expect(await screen.findByRole('heading', { name: 'Recibo de outubro' })).toBeVisible();
  expect(screen.getByText('O RH reteve este recibo')).toBeVisible();
  expect(screen.getByText(motivo)).toBeVisible();
  expect(screen.getByText(/Desde 6 de novembro/)).toBeVisible();
});
