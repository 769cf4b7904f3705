import { documentStoreContract as calls } from '@cracha/contract/features/document/document-store.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './platform-admin-document-store.screen.tsx';

const hash = 'a'.repeat(64);
const row = {
  ...{ id: 'd1', codigo: 'D-2026-000007', idGrupo: 'g1', grupo: 'Grupo Pantanal', tipo: 9, tamanho: 42_700, hash },
  ...{ situacao: 'falhaSelo' as const, criadoEm: '2026-11-28T12:00:00Z', guardaAte: null },
};

async function opened(items: (typeof row)[], address = '/admin/ged') {
  const server = stubServer();
  const permissions = ['AdminGedVisualizar', 'AdminGedEditar', 'AdminGedDownload'] as const;
  await signedInAs({ ...maria, nome: 'Ada Reis', roles: ['ADMIN'], permissions: [...permissions] }, 'admin', []);
  server.answer(calls.storedDocuments, { items, total: items.length, page: 1, size: 20, after: null });
  server.answer(calls.storeTotals, {
    ...{ todos: 12, presos: 1, infectados: 0, orfaos: 0, repetidos: 2 },
    grupos: [{ id: 'g1', nome: 'Grupo Pantanal', documentos: 12, bytes: 1_048_576 }],
  });
  server.answer(calls.storedDocument, {
    ...{ id: 'd1', codigo: row.codigo, grupo: row.grupo, tipo: 9, situacao: 'falhaSelo', criadoEm: row.criadoEm },
    ...{ guardaAte: null, saude: false, causa: 'stamp' },
    arquivos: [{ versao: 1, tamanho: 42_700, sha256: hash, tipoConteudo: 'application/pdf' }],
    eventos: [{ seq: 1, em: row.criadoEm, tipo: 'assinou' }],
    aberturas: [{ em: row.criadoEm, perfil: 'rh', conteudo: false }],
  });
  return { server, user: renderAt(address, Screen) };
}

test('code, group, size and state of each; the tabs count', async () => {
  await opened([row]);
  const line = (await screen.findByRole('button', { name: 'Abrir D-2026-000007' })).closest('tr') ?? expect.fail();
  expect(within(line).getByText('Grupo Pantanal')).toBeVisible();
  expect(within(line).getByText('Falta o selo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Presos 1' })).toBeVisible();
  await expectAccessible();
});

test('one opens with its files and what happened, and its seal is tried again', async () => {
  const { server, user } = await opened([row]);
  server.empty(calls.sealStored);
  await user.click(await screen.findByRole('button', { name: 'Abrir D-2026-000007' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'D-2026-000007' }));
  expect(await dialog.findByText(hash)).toBeVisible();
  for (const said of ['Alguém assinou', 'A autoridade do carimbo do tempo não respondeu'])
    expect(dialog.getByText(said)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Tentar o selo de novo' }));
  expect(await screen.findByText('O selo será tentado agora.')).toBeVisible();
  expect(server.requests('POST', /^\/ged\/d1\/sela$/)).toHaveLength(1);
  await expectAccessible();
});

test.each([
  ['pt-BR', 'Nenhum arquivo com esses dados'],
  ['en-US', 'No file with these details'],
  ['es-ES', 'Ningún archivo con esos datos'],
] as const)('%s: nothing there', async (language, none) => {
  await setLanguage(language);
  await opened([]);
  expect(await screen.findByText(none)).toBeVisible();
  await setLanguage('pt-BR');
});
