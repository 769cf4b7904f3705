import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { typedReceiptContract } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-new-receipt.screen.tsx';

const columns = ['codigo', 'descricao', 'referencia', 'vencimentos', 'descontos', 'liquido'];

async function openForm() {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhReciboCriar', 'RhCampoReciboEditar'] }, 'rh');
  server.answer(
    receiptContract.fieldNames,
    columns.map((campo, at) => ({
      campo,
      nome: campo === 'vencimentos' ? 'Proventos' : campo,
      ordem: at + 1,
      visivel: true,
    })),
  );
  server.answer(typedReceiptContract.employmentsToPay, [
    {
      id: 'v1',
      nome: 'Maria Aparecida Souza',
      matricula: '002001',
      cpf: '***.982.247-**',
      idEmpresa: 'e1',
      empresa: 'Pantanal Logística',
      cnpj: '12345678000195',
      cargo: 'Operadora',
    },
  ]);
  server.answer(typedReceiptContract.knownPayItems, [
    { codigo: '001', descricao: 'Salário', lado: 'vencimento', natureza: 'salario' },
    { codigo: '998', descricao: 'INSS', lado: 'desconto', natureza: 'inss' },
  ]);
  const user = renderAt('/rh/recibos-pagamentos/novo-recibo-pagamento', Screen);
  const publish = await screen.findByRole('button', { name: 'Publicar recibo' });
  return { server, user, publish };
}

const paper = () => document.querySelector('.paper-preview');

test('what is missing is said in words, until it can be published', async () => {
  const { server, user, publish } = await openForm();
  expect(publish).toBeBlocked();
  expect(publish).toBeDescribedBy('Falta preencher: Trabalhador, Verbas');
  await user.type(screen.getByRole('combobox', { name: 'Trabalhador' }), 'maria');
  await user.click(await screen.findByRole('option', { name: /Maria Aparecida Souza/ }));
  await user.type(screen.getByRole('combobox', { name: 'Incluir verba' }), 'sal');
  await user.click(await screen.findByRole('option', { name: /001 ?Salário/ }));
  expect(publish).toBeDescribedBy('Falta preencher: 1 verba sem nome ou valor');
  const first = within(screen.getByRole('listitem', { name: 'verba 1' }));
  expect(first.getByLabelText('Código')).toHaveValue('001');
  await user.type(first.getByLabelText('Valor'), '2860');
  await user.tab();
  expect(first.getByLabelText('Valor')).toHaveValue('2.860,00');
  await user.type(screen.getByRole('combobox', { name: 'Incluir verba' }), 'inss');
  await user.click(await screen.findByRole('option', { name: /998 ?INSS/ }));
  const second = within(screen.getByRole('listitem', { name: 'verba 2' }));
  await user.type(second.getByLabelText('Valor'), '3.000,00');
  expect(publish).toBeDescribedBy('Os descontos passam dos proventos');
  await user.clear(second.getByLabelText('Valor'));
  await user.type(second.getByLabelText('Valor'), '233,09');
  expect(publish).not.toBeBlocked();
  expect(screen.getByText('Líquido').nextElementSibling).toHaveText('2.626,91');
  server.answer(typedReceiptContract.publishTypedReceipt, { id: 'r9' });
  await user.click(publish);
  await expect.poll(() => location.pathname + location.search).toBe('/rh/recibos-pagamentos?id=r9');
  expect(JSON.parse(server.requests('POST', /recibo\/rh\/novo/)[0]?.body ?? '')).toMatchObject({
    idEmpregado: 'v1',
    especie: 'mensal',
    verbas: [
      { codigo: '001', descricao: 'Salário', vencimentos: 286000, descontos: null },
      { codigo: '998', descricao: 'INSS', vencimentos: null, descontos: 23309 },
    ],
  });
});

test('the preview is the paper as it will be, in the group’s own words', async () => {
  const { user } = await openForm();
  await user.type(screen.getByRole('combobox', { name: 'Trabalhador' }), 'maria');
  await user.click(await screen.findByRole('option', { name: /Maria Aparecida Souza/ }));
  await user.click(screen.getByRole('button', { name: 'Verba em branco' }));
  const line = within(screen.getByRole('listitem', { name: 'verba 1' }));
  await user.type(line.getByLabelText('Nome'), 'Prêmio de assiduidade');
  await user.type(line.getByLabelText('Valor'), '150,5');
  for (const words of [
    'RECIBO DE PAGAMENTO DE SALÁRIO',
    'Maria Aparecida Souza',
    'Prêmio de assiduidade',
    '150,50',
    'Proventos',
  ])
    expect(paper()).toHaveText(words);
  await user.click(line.getByRole('button', { name: 'Remover Prêmio de assiduidade' }));
  expect(paper()).not.toHaveText('Prêmio de assiduidade');
});

test('an amount that is none is told beside it', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Verba em branco' }));
  const line = within(screen.getByRole('listitem', { name: 'verba 1' }));
  await user.type(line.getByLabelText('Valor'), '1.23');
  expect(line.getByText('Escreva um valor como 1.234,56')).toBeVisible();
});

test('a receipt that exists already is refused in plain words, and what was typed stays', async () => {
  const { server, user, publish } = await openForm();
  await user.type(screen.getByRole('combobox', { name: 'Trabalhador' }), 'maria');
  await user.click(await screen.findByRole('option', { name: /Maria Aparecida Souza/ }));
  await user.click(screen.getByRole('button', { name: 'Verba em branco' }));
  const line = within(screen.getByRole('listitem', { name: 'verba 1' }));
  await user.type(line.getByLabelText('Nome'), 'Abono');
  await user.type(line.getByLabelText('Valor'), '10');
  server.refuse(typedReceiptContract.publishTypedReceipt, 409, 'RECEIPT_ALREADY_EXISTS');
  await user.click(publish);
  expect(await screen.findByText('message of RECEIPT_ALREADY_EXISTS')).toBeVisible();
  expect(line.getByLabelText('Nome')).toHaveValue('Abono');
});

test('columns are renamed for the group', async () => {
  const { server, user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Mudar nomes das colunas do recibo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar nomes das colunas do recibo' }));
  await expect.poll(() => dialog.getByLabelText('Proventos')).toHaveValue('Proventos');
  await user.clear(dialog.getByLabelText('Descontos'));
  await user.type(dialog.getByLabelText('Descontos'), 'Deduções');
  server.answer(typedReceiptContract.nameFields, []);
  await user.click(dialog.getByRole('button', { name: 'Salvar nomes' }));
  expect(await screen.findByText('Nomes salvos')).toBeVisible();
  expect(server.requests('PUT', /editarcampo/)[0]?.body).toContain('{"campo":"descontos","nome":"Deduções"}');
});
