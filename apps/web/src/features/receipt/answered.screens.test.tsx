import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { configure, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { benefit, statement } from '#test/benefits.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { receipt } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as HrBenefit } from './benefit/hr-benefit.screen.tsx';
import { Screen as ManagerReceipt } from './staff/manager-receipt.screen.tsx';
import { ReceiptSide } from './staff/ReceiptSide.tsx';
import { StatementSide } from './statement/StatementSide.tsx';

const manager = {
  ...maria,
  roles: ['GESTOR' as const],
  permissions: ['GestorReciboVisualizar' as const],
};
type Server = ReturnType<typeof stubServer>;
const payslip = (server: Server, done: object) =>
  server.answer(receiptContract.receiptOfEmployment, { ...receipt, can: [], ...done });

describe.each([
  ['HR, a payslip', helena, 'rh', '/rh/recibos-pagamentos?id=r1', ReceiptSide, payslip],
  [
    'HR, a benefit',
    helena,
    'rh',
    '/rh/visualiza-beneficios?id=b1',
    HrBenefit,
    (server: Server, done: object) =>
      server.answer(benefitContract.benefitOfEmployment, { ...benefit, can: [], ...done }),
  ],
  ['a manager, a payslip', manager, 'gestor', '/gestor/visualiza-recibo-pagamento?id=r1', ManagerReceipt, payslip],
] as const)('what was done with it: %s', (_, user, profile, address, Screen, answer) => {
  test.each([
    [{}, ['Ainda não visto pelo trabalhador']],
    [{ visualizadoEm: '2026-11-06T12:00:00Z' }, ['Visto em 06/11/2026 09:00']],
    [
      {
        visualizadoEm: '2026-11-06T12:00:00Z',
        concorda: true,
        dataConfirmacao: '2026-11-06T12:05:00Z',
        ipConfirmacao: '203.0.113.7',
      },
      ['Visto em 06/11/2026 09:00', 'Concordou em 06/11/2026 09:05 · IP 203.0.113.7'],
    ],
    [
      { concorda: false, dataConfirmacao: '2026-11-06T12:05:00Z', ipConfirmacao: '203.0.113.7' },
      ['Discordou em 06/11/2026 09:05 · IP 203.0.113.7'],
    ],
  ])('%o', async (done, said) => {
    const server = stubServer();
    await signedInAs(user, profile);
    answer(server, done);
    renderAt(address, Screen);
    for (const words of said) expect(await screen.findByText(words)).toBeVisible();
    if (!said.includes('Ainda não visto pelo trabalhador'))
      expect(screen.queryByText('Ainda não visto pelo trabalhador')).toBeNull();
  });
});

test('in development, where effects run twice, what the address names opens and stays', async () => {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  payslip(server, {});
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  renderAt('/rh/recibos-pagamentos?id=r1', ReceiptSide);
  expect(await screen.findByText('Ainda não visto pelo trabalhador')).toBeVisible();
  expect(location.search).toBe('?id=r1');
});

test('of a statement HR is told when it was seen, and of no answer', async () => {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(incomeStatementContract.incomeStatement, { ...statement, visualizadoEm: '2026-02-27T13:00:00Z' });
  renderAt('/rh/informe-rendimentos?id=s1', StatementSide);
  expect(await screen.findByText('Visto em 27/02/2026 10:00')).toBeVisible();
  expect(screen.queryByText(/oncordou em|iscordou em/)).toBeNull();
});

test.each([
  [
    'a receipt, to the manager',
    manager,
    'gestor',
    '/gestor/visualiza-recibo-pagamento?id=r1',
    ManagerReceipt,
    'Recibo',
  ],
  ['a receipt, to HR', helena, 'rh', '/rh/recibos-pagamentos?id=r1', ReceiptSide, 'Recibo'],
  ['a statement, to HR', helena, 'rh', '/rh/informe-rendimentos?id=s1', StatementSide, 'Informe'],
] as const)(
  'what is gone says so, without offering to try again: %s',
  async (_, user, profile, address, Screen, what) => {
    const server = stubServer();
    await signedInAs(user, profile);
    server.refuse(receiptContract.receiptOfEmployment, 404, 'RECEIPT_NOT_FOUND');
    server.refuse(incomeStatementContract.incomeStatement, 404, 'RECEIPT_NOT_FOUND');
    renderAt(address, Screen);
    expect(await screen.findByText(`${what} não encontrado`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /de novo/ })).toBeNull();
  },
);
