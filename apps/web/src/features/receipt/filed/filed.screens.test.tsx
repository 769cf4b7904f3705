import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { expectPrinted, onScreen } from '#test/printed.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { EmployeeRecord } from './EmployeeRecord.tsx';
import { StaffFiledList } from './StaffFiledList.tsx';

type Calls = typeof filedDocumentContract;
const row = {
  id: 'd1',
  idEmpregado: 'v1',
  empresa: 'Pantanal Logística',
  mes: 3,
  ano: 2026,
  visualizado: false,
  publicadoEm: '2026-04-02T12:00:00Z',
};
const page = { page: 1, size: 10, after: null };
const whole = { ...row, nome: 'Maria Aparecida Souza', matricula: '20417' };
const record: ResponseSent<Calls['employeeRecord']> = {
  ...whole,
  campos: [
    { campo: 'admissao', valor: '2019-03-11' },
    { campo: 'municipio', valor: 'Cuiabá/MT' },
  ],
  salario: 286_000,
  can: ['baixar'],
};
test('a record shows its fields as they are read, days and pay in our way', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(filedDocumentContract.employeeRecord, record);
  renderAt('/trabalhador/documentos/recebido?id=d1', () => <EmployeeRecord id="d1" />);
  const page = await onScreen();
  expect(page.getByText('11/03/2019')).toBeVisible();
  expect(page.getByText('Cuiabá/MT')).toBeVisible();
  expect(page.getByText(/2\.860,00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar PDF' })).toBeVisible();
});

test('a record is printed whole', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(filedDocumentContract.employeeRecord, record);
  const user = renderAt('/trabalhador/documentos/recebido?id=d1', () => <EmployeeRecord id="d1" />);
  await onScreen();
  await expectPrinted(user, ['FICHA DE REGISTRO', 'março de 2026', '11/03/2019', 'Cuiabá/MT', '2.860,00']);
});

/** HR's records with one of them. */
async function openRecords(address: string, answer: (server: ReturnType<typeof stubServer>) => void) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...helena.permissions, 'RhDocumentoEmpregadoVisualizar'] }, 'rh', [
    'docs-empregado',
  ]);
  const staff = {
    ...row,
    idEmpresa: 'c1',
    nomeEmpregado: 'Maria Aparecida Souza',
    cpf: '***.982.247-**',
    matricula: '20417',
    can: ['baixar' as const, 'excluir' as const],
  };
  const values = { competencias: [{ mes: 3, ano: 2026, total: 1 }], empresas: [{ id: 'c1', nome: row.empresa }] };
  server.answer(filedDocumentContract.hrRecords, { items: [staff], total: 1, ...page });
  server.answer(filedDocumentContract.hrRecordFilters, values);
  answer(server);
  return renderAt(address, () => <StaffFiledList links={null} />);
}

test('HR opens a record beside the list and is asked for a reason before withdrawing one', async () => {
  const user = await openRecords('/rh/employeeDocs?aba=fichas', server =>
    server.answer(filedDocumentContract.employeeRecord, record),
  );
  await user.click(await screen.findByRole('button', { name: 'Maria Aparecida Souza' }));
  expect(await within(await screen.findByRole('dialog')).findByText('Cuiabá/MT')).toBeVisible();
  await user.keyboard('{Escape}');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /Maria Aparecida Souza/, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(await screen.findByText('Excluir 1 ficha?')).toBeVisible();
});

test('a record that was withdrawn since the link to it was made is told as gone, without offering to try again', async () => {
  await openRecords('/rh/employeeDocs?aba=fichas&id=d1', server =>
    server.refuse(filedDocumentContract.employeeRecord, 404, 'RECEIPT_NOT_FOUND'),
  );
  const side = within(await screen.findByRole('dialog'));
  expect(await side.findByText('Documento não encontrado')).toBeVisible();
  expect(side.queryByRole('button', { name: /de novo/ })).toBeNull();
});

test('HR without records is told how they come', async () => {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(filedDocumentContract.hrRecords, { items: [], total: 0, ...page });
  server.answer(filedDocumentContract.hrRecordFilters, { competencias: [], empresas: [] });
  renderAt('/rh/employeeDocs?aba=fichas', () => <StaffFiledList links={null} />);
  expect(await screen.findByText('Nenhuma ficha de registro ainda')).toBeVisible();
});
