import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { payDayContract } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { receipt, staffRow } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-receipts.screen.tsx';

async function openList(
  change: Partial<ResponseSent<typeof receiptContract.hrReceiptFilters>> = {},
  user = helena,
  items = [staffRow('r1', 'Adriana Campos'), staffRow('r2', 'Bruno Queiroz')],
) {
  const server = stubServer();
  await signedInAs(user, 'rh');
  server.answer(receiptContract.hrReceiptFilters, {
    competencias: [{ mes: 10, ano: 2026, total: 2 }],
    empresas: [{ id: 'e1', nome: 'Pantanal Logística' }],
    lotacoes: [],
    tomadores: [],
    especies: ['mensal'],
    ...change,
  });
  server.answer(receiptContract.hrReceiptTotals, {
    total: 2,
    porSituacao: { naoVisto: 2, visto: 0, concordou: 0, discordou: 0 },
    ocultos: 0,
    totalVencimentos: 682500,
    totalDescontos: 113036,
    liquido: 569464,
  });
  server.answer(receiptContract.hrReceipts, {
    items,
    total: 2,
    page: 1,
    size: 10,
    after: null,
  });
  server.answer(importContract.imports, { items: [], total: 0, page: 1, size: 1 });
  const hands = renderAt('/rh/recibos-pagamentos', Screen);
  await screen.findByRole('rowheader', { name: 'Adriana Campos' });
  return { server, user: hands };
}

test('the newest month is asked for, sums stand in the footer', async () => {
  const { server } = await openList();
  expect(server.requests('GET', /recibo\/rh\/1/)[0]?.query.get('mes')).toBe('10');
  expect(await screen.findByText('R$ 5.694,64')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Não viram 2' })).toBeVisible();
});

test('sorting and tabs are in the address', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Líquido' }));
  await user.click(screen.getByRole('button', { name: /^Discordaram/ }));
  expect(location.search).toBe('?ordem=liquido&situacao=discordou');
});

test('a receipt opens beside the list as it is filtered, and closing it leaves the filters', async () => {
  const { server, user } = await openList();
  server.answer(receiptContract.receiptOfEmployment, receipt);
  await user.click(screen.getByRole('button', { name: 'Líquido' }));
  const link = within(screen.getByRole('rowheader', { name: 'Adriana Campos' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/rh/recibos-pagamentos?ordem=liquido&id=r1');
  await user.click(link);
  const side = await screen.findByRole('dialog', { name: receipt.nome });
  expect(location.search).toBe('?ordem=liquido&id=r1');
  await user.click(within(side).getByRole('button', { name: 'Fechar' }));
  await expect.poll(() => location.search).toBe('?ordem=liquido');
});

test('the day of payment is set beside what the receipt says, as it was seen; a far day is told at its field', async () => {
  const { server, user } = await openList();
  server.answer(receiptContract.receiptOfEmployment, { ...receipt, can: ['definirDia'] });
  await user.click(within(screen.getByRole('rowheader', { name: 'Adriana Campos' })).getByRole('link'));
  const side = await screen.findByRole('dialog', { name: receipt.nome });
  await user.click(await within(side).findByRole('button', { name: 'Definir dia de pagamento' }));
  const day = within(side).getByLabelText('Pagamento');
  expect(day).toHaveFocus();
  expect(day).toHaveValue('06/11/2026');
  server.refuse(payDayContract.setPayDay, 400, 'DATE_OUT_OF_RANGE');
  await user.clear(day);
  await user.type(day, '06/11/2019');
  await user.click(within(side).getByRole('button', { name: 'Definir' }));
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
  server.answer(payDayContract.setPayDay, { total: 1 });
  await user.clear(day);
  await user.click(within(side).getByRole('button', { name: 'Definir' }));
  expect(await screen.findByText('Dia de pagamento definido')).toBeVisible();
  expect(JSON.parse(server.requests('PUT', /diapagamento/)[1]?.body ?? '')).toEqual({
    recibos: [{ id: receipt.id, de: '2026-11-06' }],
    dataPagamento: null,
  });
  expect(within(side).getByRole('button', { name: 'Definir dia de pagamento' })).toHaveFocus();
});

test('the day of payment of chosen payslips is set at once, as it was seen of each', async () => {
  const rows = ['Adriana Campos', 'Bruno Queiroz'].map((name, at) => ({
    ...staffRow(`r${at + 1}`, name),
    can: ['definirDia' as const],
    dataPagamento: at === 0 ? '2026-11-06' : null,
  }));
  const { server, user } = await openList({}, helena, rows);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = await screen.findByRole('region', { name: 'Ações para os selecionados' });
  await user.click(within(bar).getByRole('button', { name: 'Definir dia de pagamento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dia de pagamento de 2 recibos' });
  const day = within(dialog).getByLabelText('Pagamento');
  expect(day).toHaveValue('');
  server.refuse(payDayContract.setPayDay, 400, 'DATE_OUT_OF_RANGE');
  await user.type(day, '06/11/2019');
  await user.click(within(dialog).getByRole('button', { name: 'Definir dia de pagamento' }));
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
  server.answer(payDayContract.setPayDay, { total: 2 });
  await user.clear(day);
  await user.type(day, '05/11/2026');
  expect(day.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(within(dialog).getByRole('button', { name: 'Definir dia de pagamento' }));
  expect(await screen.findByText('Dia definido em 2 recibos')).toBeVisible();
  expect(JSON.parse(server.requests('PUT', /diapagamento/)[1]?.body ?? '')).toEqual({
    recibos: [
      { id: 'r1', de: '2026-11-06' },
      { id: 'r2', de: null },
    ],
    dataPagamento: '2026-11-05',
  });
});

test('those without a day are asked for, and one day is set for all of the month', async () => {
  const { server, user } = await openList();
  expect(screen.queryByRole('button', { name: /Definir o dia/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pagamento' }), 'sem');
  expect(location.search).toBe('?dia=sem');
  await expect.poll(() => server.lastQuery(/recibo\/rh\/1/)?.get('semDia')).toBe('true');
  await user.click(await screen.findByRole('button', { name: 'Definir o dia de 2 recibos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dia de pagamento de 2 recibos' });
  server.refuse(payDayContract.setPayDay, 400, 'REQUIRED_FIELD');
  await user.click(within(dialog).getByRole('button', { name: 'Definir dia de pagamento' }));
  const day = within(dialog).getByLabelText('Pagamento');
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true');
  server.answer(payDayContract.setPayDay, { total: 2 });
  await user.type(day, '05/11/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Definir dia de pagamento' }));
  expect(await screen.findByText('Dia definido em 2 recibos')).toBeVisible();
  expect(JSON.parse(server.requests('PUT', /diapagamento/)[1]?.body ?? '')).toEqual({
    filtro: { mes: 10, ano: 2026, semDia: true },
    dataPagamento: '2026-11-05',
  });
});

test.each([
  ['all months at once', helena.permissions, 'todas'],
  ['without the grant', helena.permissions.filter(each => each !== 'RhReciboEditar'), '2026-10'],
])('no day is set for all: %s', async (_, permissions, month) => {
  const { server, user } = await openList({}, { ...helena, permissions });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Competência' }), month);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pagamento' }), 'sem');
  await expect.poll(() => server.lastQuery(/recibo\/rh\/1/)?.get('semDia')).toBe('true');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await screen.findByRole('region', { name: 'Ações para os selecionados' });
  expect(screen.queryByRole('button', { name: /Definir o dia/ })).toBeNull();
});
test('hiding asks once and says how many lose the sight of it', async () => {
  const { server, user } = await openList();
  server.refuse(receiptContract.changeVisibility, 409, 'CONFIRMATION_REQUIRED', { total: 2, ganham: 0, perdem: 2 });
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = await screen.findByRole('region', { name: 'Ações para os selecionados' });
  expect(bar).toHaveText('2 selecionados');
  await user.click(within(bar).getByRole('button', { name: 'Esconder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Esconder recibos?' });
  expect(dialog).toHaveText('2 pessoas deixam de ver o recibo.');
  server.answer(receiptContract.changeVisibility, { total: 2 });
  await user.click(within(dialog).getByRole('button', { name: 'Esconder' }));
  expect(await screen.findByText('2 recibos mudaram')).toBeVisible();
});

test('deleting takes a reason of forty letters and the typed word', async () => {
  const { server, user } = await openList();
  server.empty(receiptContract.deleteReceipts);
  await user.click(screen.getByRole('button', { name: 'Ações de Adriana Campos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Excluir este recibo?' });
  await user.type(within(dialog).getByRole('textbox'), 'curto demais');
  expect(within(dialog).getByRole('button', { name: 'Continuar' })).toBeBlocked();
  await user.type(within(dialog).getByRole('textbox'), ', mas agora com o motivo escrito por inteiro');
  await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  expect(within(dialog).getByRole('button', { name: 'Excluir' })).toBeBlocked();
  await user.type(within(dialog).getByRole('textbox'), 'excluir');
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('1 recibo excluído')).toBeVisible();
  expect(server.requests('DELETE', /recibo/)[0]?.body).toContain('"IdString":"r1"');
});

test('a failed list keeps title and filters and tries again', async () => {
  const { server, user } = await openList();
  server.refuse(receiptContract.hrReceipts, 400, 'ERROR_SEND');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'mensal');
  server.answer(receiptContract.hrReceipts, { items: [], total: 0, page: 1, size: 10, after: null });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Empresa' }), 'e1');
  expect(await screen.findByText('Nada com esses filtros')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Recibos de pagamento' })).toBeVisible();
});

test('department and client are behind one button, only where some receipt has them', async () => {
  const { server, user } = await openList({ lotacoes: ['Administração', 'Saúde'] });
  await user.click(screen.getByRole('button', { name: 'Mais filtros' }));
  const panel = await screen.findByRole('dialog', { name: 'Mais filtros' });
  expect(within(panel).queryByLabelText('Tomador')).toBeNull();
  await user.selectOptions(within(panel).getByLabelText('Lotação'), 'Saúde');
  expect(location.search).toBe('?lotacao=Sa%C3%BAde');
  await expect.poll(() => server.lastQuery(/recibo\/rh\/1/)?.get('lotacao')).toBe('Saúde');
  expect(screen.getByRole('button', { name: 'Mais filtros 1', hidden: true })).toBeVisible();
});

test('without departments and clients there are no more filters', async () => {
  await openList();
  expect(screen.queryByRole('button', { name: 'Mais filtros' })).toBeNull();
});

const company = {
  id: 'e1',
  cnpj: '12345678000195',
  razaoSocial: 'Pantanal Logística Ltda',
  nomeFantasia: 'Pantanal Logística',
  ativo: true,
  versaoCompleta: true,
  versao: 3,
};
const config = {
  versaoCompleta: false,
  aprovacaoEspelho: true,
  flagAprovacao: false,
  comFluxo: false,
  tipoPonto: 'pdf' as const,
  qrCode: false,
  avisoSms: false,
  anexaPdf: false,
  visibilidade: { recibo: true, beneficio: true, informe: true, ponto: true },
  appAcessos: [],
  versao: 4,
};

test('who may change companies switches one to the short receipt, from the version that is shown', async () => {
  const { server, user } = await openList({}, { ...helena, permissions: [...helena.permissions, 'RhEmpresaEditar'] });
  server.answer(companyContract.companies, [company, { ...company, id: 'e2', nomeFantasia: 'Boreal' }]);
  server.answer(companyContract.configureCompany, config);
  await user.click(screen.getByRole('button', { name: 'Versão do recibo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versão do recibo' });
  expect(dialog).toHaveText(/A versão curta deixa de fora as bases de cálculo/);
  const own = within(await within(dialog).findByRole('group', { name: 'Versão do recibo de Pantanal Logística' }));
  expect(own.getByRole('radio', { name: 'Completa' })).toBeChecked();
  await user.click(own.getByRole('radio', { name: 'Curta' }));
  expect(await screen.findByText('Pantanal Logística: recibo na versão curta')).toBeVisible();
  expect(own.getByRole('radio', { name: 'Curta' })).toBeChecked();
  const other = within(within(dialog).getByRole('group', { name: 'Versão do recibo de Boreal' }));
  expect(other.getByRole('radio', { name: 'Completa' })).toBeChecked();
  const [sent] = server.requests('POST', /empresa\/e1\/config/i);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ versaoCompleta: false, versao: 3 });
});

test('where somebody was faster it says so and shows what stands now', async () => {
  const { server, user } = await openList({}, { ...helena, permissions: [...helena.permissions, 'RhEmpresaEditar'] });
  server.answer(companyContract.companies, [company]);
  server.refuse(companyContract.configureCompany, 409, 'STALE_VERSION');
  await user.click(screen.getByRole('button', { name: 'Versão do recibo' }));
  const short = await screen.findByRole('radio', { name: 'Curta' });
  server.answer(companyContract.companies, [{ ...company, versaoCompleta: false, versao: 4 }]);
  await user.click(short);
  expect(await screen.findByText('message of STALE_VERSION')).toBeVisible();
  await expect.poll(() => short).toBeChecked();
});

test('who may not change companies finds no entry', async () => {
  await openList();
  expect(screen.queryByRole('button', { name: 'Versão do recibo' })).toBeNull();
});
