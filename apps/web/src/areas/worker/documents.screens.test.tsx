import { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './WorkerDocuments.tsx';

const page = { page: 1, size: 10, after: null };
const record = {
  id: 'd1',
  idEmpregado: 'v1',
  empresa: 'Pantanal Logística',
  mes: 3,
  ano: 2026,
  visualizado: false,
  publicadoEm: '2026-04-02T12:00:00Z',
};
const file = {
  id: 'f1',
  idEmpregado: 'v1',
  empresa: 'Pantanal Logística',
  nome: 'acordo coletivo.pdf',
  secao: 'contrato' as const,
  tamanho: 120_000,
  competencia: null,
  validoAte: null,
  recebidoEm: '2026-04-02T12:00:00Z',
  novo: true,
  vinculoAnterior: null as { id: string; empresa: string; desde: string | null; ate: string } | null,
};

async function shown(files: (typeof file)[], records: (typeof record)[]) {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(documentContract.ownReceivedDocuments, { items: [], total: 0, ...page });
  server.answer(employmentContract.ownFiles, { items: files, total: files.length, ...page });
  server.answer(filedDocumentContract.workerRecords, { items: records, total: records.length, ...page });
  renderAt('/trabalhador/documentos/recebido', Screen);
  return server;
}

test('what HR shows stands above the records, new ones marked; records by year open', async () => {
  await shown([file, { ...file, id: 'f2', nome: 'curso.pdf', novo: false }], [record]);
  const list = await screen.findByRole('region', { name: 'Enviados pelo RH' });
  expect(
    within(list).getByRole('button', { name: /acordo coletivo\.pdf.*Novo.*Contrato · .* KB.*Baixar/ }),
  ).toBeVisible();
  expect(within(list).getByRole('button', { name: /curso\.pdf/ }).textContent).not.toContain('Novo');
  const link = screen.getByRole('link', { name: /Ficha de registro.*Março de 2026 · Pantanal Logística/ });
  expect(link.getAttribute('href')).toBe('/trabalhador/documentos/recebido?id=d1');
  await expectAccessible();
});

test('of what an earlier employment left, it says of which, and of when', async () => {
  const from = { id: 'v0', empresa: 'Cais Norte', desde: '2021-03-12', ate: '2026-11-22' };
  await shown(
    [
      { ...file, empresa: 'Cais Norte', vinculoAnterior: from },
      { ...file, id: 'f2', nome: 'curso.pdf' },
    ],
    [],
  );
  const old = await screen.findByRole('button', { name: /acordo coletivo/ });
  expect(old.textContent).toContain('Vínculo anterior: Cais Norte, de 12/03/2021 a 22/11/2026');
  expect(screen.getByRole('button', { name: /curso\.pdf/ }).textContent).not.toContain('anterior');
});

test('without records the files stand alone', async () => {
  await shown([file], []);
  expect(await screen.findByRole('button', { name: /acordo coletivo/ })).toBeVisible();
  expect(screen.queryByText('Nenhum documento ainda')).toBeNull();
});

test('without either, one sentence', async () => {
  await shown([], []);
  expect(await screen.findByText('Nenhum documento ainda')).toBeVisible();
});

test('a file that may not be taken now says why and stays new', async () => {
  const server = await shown([file], []);
  server.refuse(employmentContract.downloadEmploymentFile, 429, 'DOWNLOAD_LIMIT_EXCEEDED', { limite: 50 });
  await userEvent.click(await screen.findByRole('button', { name: /acordo coletivo/ }));
  expect(await screen.findByText(/message of DOWNLOAD_LIMIT_EXCEEDED/)).toBeVisible();
  expect(screen.getByText('Novo')).toBeVisible();
});
