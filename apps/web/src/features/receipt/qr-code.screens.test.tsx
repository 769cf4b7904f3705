import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { benefit, statement } from '#test/benefits.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { expectPrinted } from '#test/printed.ts';
import { receipt } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as HrBenefit } from './benefit/hr-benefit.screen.tsx';
import { Screen as WorkerBenefit } from './benefit/worker-benefit.screen.tsx';
import { ReceiptSide } from './staff/ReceiptSide.tsx';
import { StatementSide } from './statement/StatementSide.tsx';
import { Screen as WorkerStatement } from './statement/worker-income-statement.screen.tsx';

const on = { qrCode: true, codigoAutenticidade: 'ABCDEFGH23456789' };
type Server = ReturnType<typeof stubServer>;

const kinds = [
  [
    'a payslip',
    ReceiptSide,
    (server: Server, now: object) =>
      server.answer(receiptContract.receiptOfEmployment, { ...receipt, can: ['qrCode'], ...now }),
  ],
  [
    'a benefit',
    HrBenefit,
    (server: Server, now: object) =>
      server.answer(benefitContract.benefitOfEmployment, { ...benefit, can: ['qrCode'], ...now }),
  ],
  [
    'an income statement',
    StatementSide,
    (server: Server, now: object) =>
      server.answer(incomeStatementContract.incomeStatement, { ...statement, can: ['qrCode'], ...now }),
  ],
] as const;

describe.each(kinds)('the switch of %s', (_kind, Screen, answer) => {
  test('HR turns it on and sees the code and its page, and turns it off', async () => {
    const server = stubServer();
    await signedInAs(helena, 'rh');
    answer(server, {});
    const user = renderAt('/rh/inicio?id=x1', Screen);
    const box = await screen.findByRole('checkbox', { name: /QR code de autenticidade/ });
    expect(box).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'Ver a página de conferência' })).toBeNull();
    server.answer(receiptContract.switchQrCode, { total: 1 });
    answer(server, on);
    await user.click(box);
    expect(await screen.findByText('QR code ligado. O próximo PDF baixado já vem com ele.')).toBeVisible();
    expect((await screen.findByRole('link', { name: 'Ver a página de conferência' })).getAttribute('href')).toBe(
      '/autenticidade?codigo=ABCDEFGH23456789',
    );
    await user.click(screen.getByRole('checkbox', { name: /QR code de autenticidade/ }));
    await expect
      .poll(() => server.requests('PUT', /^\/holerite\//).map(({ path }) => path.split('/').at(-1)))
      .toEqual(['true', 'false']);
  });

  test('who may not change it has none', async () => {
    const server = stubServer();
    await signedInAs(helena, 'rh');
    answer(server, { ...on, can: [] });
    renderAt('/rh/inicio?id=x1', Screen);
    expect((await screen.findAllByText(/Maria Aparecida/))[0]).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /QR code/ })).toBeNull();
  });
});

test("a benefit's worker shows the net on the public page; the sheet that is printed has the code", async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  const checked = { ...benefit, ...on, can: ['mostrarLiquido' as const] };
  server.answer(benefitContract.benefitOfEmployment, checked);
  const user = renderAt('/trabalhador/visualiza-beneficio?id=b1', WorkerBenefit);
  const box = await screen.findByRole('checkbox', { name: /Mostrar o valor líquido/ });
  server.answer(receiptContract.showNet, { id: 'b1', mostraLiquido: true });
  server.answer(benefitContract.benefitOfEmployment, { ...checked, mostraLiquido: true });
  await user.click(box);
  await expect
    .poll(() => screen.getByRole('checkbox', { name: /Mostrar o valor líquido/ }).matches(':checked'))
    .toBe(true);
  expect(JSON.parse(server.requests('PUT', /mostrar-liquido/)[0]?.body ?? '')).toEqual({ mostrar: true });
  await expectPrinted(user, ['Confira a autenticidade em', 'ABCDEFGH23456789']);
});

test('a printed statement has the code while its page is open', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(incomeStatementContract.incomeStatement, { ...statement, ...on, conferencia: null });
  const user = renderAt('/trabalhador/visualiza-informe-rendimento?id=i1', WorkerStatement);
  await screen.findByText('Quadro 3.1');
  await expectPrinted(user, ['Confira a autenticidade em', 'ABCDEFGH23456789']);
});
