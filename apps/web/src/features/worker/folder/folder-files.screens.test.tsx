import { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { FolderPage } from './FolderPage.tsx';

type FileSent = ResponseSent<(typeof employmentContract)['employmentFiles']>[number];

const file: FileSent = {
  id: 'f1',
  nome: 'acordo.pdf',
  tipo: 9,
  tamanho: 120_000,
  competencia: null,
  criadoEm: '2026-11-23T12:00:00Z',
  assinado: false,
  secao: 'contrato',
  validoAte: null,
  visivel: false,
  abertoEm: null,
  enviadoPor: 'Helena Martins Prado',
  vinculoAnterior: null,
  can: ['baixar', 'editar', 'excluir'],
};
const former = { id: 'v0', empresa: 'Cais Norte', desde: '2021-03-12', ate: '2026-11-22' };

async function shown(files: FileSent[], address = '/rh/employeeDocs?id=v1') {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(employmentContract.folder, {
    id: 'v1',
    nome: 'Rosa Moreira Lins',
    matricula: '510',
    empresa: 'Estaleiro Jacaré',
    situacao: 'ativo',
    arquivos: files.length,
    vencidos: 0,
    aVencer: 0,
    proximoVencimento: null,
  });
  server.answer(employmentContract.employmentFiles, files);
  renderAt(address, () => <FolderPage id="v1" />);
  const row = async (name: RegExp) => screen.findByRole('row', { name });
  return { row };
}
const items = async () => (await screen.findAllByRole('menuitem')).map(item => item.textContent);

test('the file that the address names is come to', async () => {
  await shown([file, { ...file, id: 'f2', nome: 'aso.pdf' }], '/rh/employeeDocs?id=v1&arquivo=f2');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('aso.pdf'));
});

test('a file of an earlier employment says of which, is taken here and changed in the folder it is from', async () => {
  const { row } = await shown([file, { ...file, id: 'f0', nome: 'aso.pdf', vinculoAnterior: former, can: ['baixar'] }]);
  const old = await row(/aso\.pdf/);
  expect(within(old).getByText('Vínculo anterior: Cais Norte, de 12/03/2021 a 22/11/2026')).toBeVisible();
  await expectAccessible();
  await userEvent.click(within(old).getByRole('button', { name: /aso\.pdf/ }));
  expect(await items()).toEqual(['Baixar', 'Abrir pasta de origemO arquivo é alterado lá']);
  await userEvent.click(screen.getByRole('menuitem', { name: /Abrir pasta de origem/ }));
  expect(location.pathname + location.search).toBe('/rh/employeeDocs?id=v0');
});

test('one of the present employment is changed here; where the day is not known, only the end is said', async () => {
  const { row } = await shown([
    file,
    { ...file, id: 'f0', nome: 'aso.pdf', vinculoAnterior: { ...former, desde: null }, can: [] },
  ]);
  const own = await row(/acordo\.pdf/);
  expect(own.textContent).not.toContain('Vínculo anterior');
  expect(within(await row(/aso\.pdf/)).getByText('Vínculo anterior: Cais Norte, até 22/11/2026')).toBeVisible();
  await userEvent.click(within(own).getByRole('button', { name: /acordo\.pdf/ }));
  expect(await items()).toEqual(['Baixar', 'Editar', 'Excluir']);
});
