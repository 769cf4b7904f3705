import { payrollQueueContract as calls } from '@cracha/contract/features/request/payroll-queue.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-payroll-queue.screen.tsx';

type Entry = ResponseSent<typeof calls.takePayrollEntry>;

const entry: Entry = {
  ...{ id: 'e1', nome: 'Maria Souza', matricula: '0007', idVinculo: 'v1', empresa: 'Pantanal' },
  ...{ idSolicitacao: 'r1', codigo: '2026-000341', tipo: 'ferias', competencia: { mes: 1, ano: 2027 } },
  dados: { inicio: '2027-01-04', dias: 20, vender: 10 },
  ...{ estado: 'aberta', levadaEm: null, levadaPor: null, idExportacao: null },
};
const taken: Entry = {
  ...{ ...entry, id: 'e2', nome: 'João Ferreira', estado: 'levada' },
  ...{ levadaEm: '2026-11-20T12:00:00Z', levadaPor: 'Helena Prado', idExportacao: 'x1' },
};

async function open(rows: Entry[]) {
  const server = stubServer();
  const permissions = ['RhSolicitacaoVisualizar', 'RhSolicitacaoDownload', 'RhSolicitacaoEditar'] as const;
  await signedInAs({ ...helena, permissions: [...permissions] }, 'rh', ['solicitacoes-com-fluxo']);
  server.answer(calls.payrollQueue, pageOf(rows));
  const months = [{ mes: 1, ano: 2027, total: rows.length, abertas: rows.length > 0 ? 1 : 0, levadas: 1 }];
  server.answer(calls.payrollMonths, rows.length > 0 ? months : []);
  const user = renderAt('/rh/solicitacoes/folha', Screen);
  return { server, user };
}

test('what is open of a month goes to payroll once, as a file', async () => {
  const { server, user } = await open([entry, taken]);
  expect((await screen.findAllByText('20 dias a partir de 04/01/2027, vende 10')).length).toBe(2);
  expect(screen.getByRole('link', { name: 'Maria Souza' }).getAttribute('href')).toBe('/rh/solicitacoes?id=r1');
  await expectAccessible();
  server.answer(calls.exportPayroll, { idExportacao: 'x2', total: 1 });
  server.file(calls.payrollFile);
  await user.click(screen.getByRole('button', { name: 'Exportar para a folha' }));
  expect(await screen.findByRole('option', { name: 'Janeiro de 2027: 1 lançamento aberto' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Planilha XLSX' }));
  await expectAccessible();
  await user.click(screen.getAllByRole('button', { name: 'Exportar para a folha' }).at(-1) ?? document.body);
  expect(await screen.findByText('1 lançamento foi para a folha')).toBeVisible();
  expect(lastBody(server, 'POST', /exporta/)).toEqual({ mes: 1, ano: 2027 });
  expect(server.lastQuery(/exporta\/x2/)?.get('formato')).toBe('xlsx');
});

test('the months are there for who opens the export before they have come', async () => {
  await open([entry]);
  fireEvent.click(screen.getByRole('button', { name: 'Exportar para a folha' }));
  expect(await screen.findByRole('option', { name: 'Janeiro de 2027: 1 lançamento aberto' })).toBeVisible();
});

test('one is marked as taken, one given back with a reason', async () => {
  const { server, user } = await open([entry, taken]);
  server.answer(calls.takePayrollEntry, { ...entry, estado: 'levada' });
  server.answer(calls.giveBackPayrollEntry, { ...taken, estado: 'aberta' });
  await user.click(await screen.findByRole('button', { name: /Maria Souza/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Marcar como levado' }));
  expect(await screen.findByText('Lançamento marcado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /João Ferreira/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Devolver para a fila' }));
  await user.type(await screen.findByLabelText(/^Motivo/), 'A folha recusou a linha.');
  await user.click(screen.getByRole('button', { name: 'Devolver para a fila' }));
  expect(await screen.findByText('Lançamento devolvido')).toBeVisible();
  expect(lastBody(server, 'PUT', /e2\/devolve/)).toEqual({ motivo: 'A folha recusou a linha.' });
});

test('nothing for payroll is said', async () => {
  const { user } = await open([]);
  expect(await screen.findByText('Nada para a folha')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Exportar para a folha' }));
  expect(await screen.findByText('Nenhuma competência tem lançamento aberto.')).toBeVisible();
});
