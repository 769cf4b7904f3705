import { historyContract as calls } from '@cracha/contract/features/history/history.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Deletions } from './deletion-history.screen.tsx';
import { Screen as Changes } from './record-history.screen.tsx';

const why = 'Excluído por engano, o modelo continua em uso.';
const done = { em: '2026-11-01T12:00:00.000Z', quem: 'Ada Reis', perfil: 'admin' };
const change: ResponseSent<typeof calls.recordHistory>['items'][number] = {
  ...done,
  id: '7',
  apoio: null,
  ip: '203.0.113.9',
  tipo: 'modelo',
  verbo: 'modelActivated',
  sobre: 'Folha Alfa',
  mudancas: [],
  dependentes: null,
};
const deletion: ResponseSent<typeof calls.deletionHistory>['items'][number] = {
  ...done,
  id: '9',
  tipo: 'modelo',
  sobre: 'Folha Beta',
  justificativa: 'Duplicado do modelo que já está em uso.',
  restauradoEm: null,
  can: ['restaurar'],
};

const sees = [
  'AdminHistoricoRegistroVisualizar',
  'AdminHistoricoExclusaoVisualizar',
  'AdminHistoricoExclusaoEditar',
] as const;
const signedInWith = (permissions: typeof maria.permissions) =>
  signedInAs({ ...maria, nome: 'Ada Reis', roles: ['ADMIN'], permissions }, 'admin', []);
beforeEach(() => signedInWith([...sees]));
afterEach(() => setLanguage('pt-BR'));

function served() {
  const server = stubServer();
  server.answer(calls.historyPeople, [{ id: 'p-1', nome: 'Ada Reis' }]);
  server.answer(calls.proofCounts, { feitos: 12, abertos: null });
  server.answer(calls.recordHistory, ({ query }) => ({
    items: query.get('tipo') === 'empresa' ? [] : [change],
    after: null,
  }));
  server.answer(calls.deletionHistory, ({ query }) => ({
    items: query.get('pesquisa') === 'nada' ? [] : [deletion],
    after: null,
  }));
  server.answer(calls.deletedRecord, {
    ...deletion,
    ip: '203.0.113.9',
    restauradoPor: null,
    motivoRestauracao: null,
    campos: [
      { campo: 'nome', valor: 'Folha Beta' },
      { campo: 'sistema', valor: 'Alfa 3' },
    ],
  });
  server.empty(calls.restoreDeleted);
  return server;
}

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('what the platform changed', async () => {
    await setLanguage(language);
    served();
    renderAt('/admin/historico-registros', Changes);
    await screen.findByText(/Folha Alfa/);
    await expectAccessible();
  });
  test('what the platform deleted', async () => {
    await setLanguage(language);
    served();
    renderAt('/admin/historico-exclusao', Deletions);
    await screen.findByText('Folha Beta');
    await expectAccessible();
  });
});

test('the platform reads its own acts by kind, person and day: no worker is searched for, no file taken', async () => {
  const server = served();
  const user = renderAt('/admin/historico-registros', Changes);
  expect(await screen.findByText('Ativou o modelo de leitura')).toBeVisible();
  expect(screen.getByText('Folha Alfa · Modelo · IP 203.0.113.9')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  expect(await screen.findByText(/neste período: 12 feitos/)).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: /Quem|Pessoa/ }), 'p-1');
  await expect.poll(() => server.lastQuery(/historicoregistro$/)?.get('idPessoa')).toBe('p-1');
  await user.selectOptions(screen.getByRole('combobox', { name: /Tipo/ }), 'empresa');
  expect(await screen.findByText('Nada com esses filtros')).toBeVisible();
  expect(location.search).toBe('?pessoa=p-1&tipo=empresa');
});

test('who may take them along takes the list as it is filtered, changes and deletions alike', async () => {
  signedInWith([...sees, 'AdminHistoricoRegistroDownload', 'AdminHistoricoExclusaoDownload']);
  const server = served();
  server.file(calls.exportDeletions);
  server.file(calls.exportHistory);
  const deletions = renderAt('/admin/historico-exclusao?tipo=modelo', Deletions);
  await deletions.click(await screen.findByRole('button', { name: 'Exportar' }));
  await expect.poll(() => server.lastQuery(/historicoexclusao\/exportar$/)?.get('tipo')).toBe('modelo');
  cleanup();
  const changes = renderAt('/admin/historico-registros?de=2026-11-01', Changes);
  await changes.click(await screen.findByRole('button', { name: 'Exportar' }));
  await expect.poll(() => server.lastQuery(/historicoregistro\/exportar$/)?.get('de')).toBe('2026-11-01');
});

test('a worker’s name in the address is none of the platform’s: it is not asked for', async () => {
  const server = served();
  renderAt('/admin/historico-registros?trabalhador=maria', Changes);
  await screen.findByText('Ativou o modelo de leitura');
  expect(server.lastQuery(/historicoregistro$/)?.get('trabalhador')).toBeNull();
});

test('the platform finds a deletion by its words, opens it and brings it back', async () => {
  const server = served();
  const user = renderAt('/admin/historico-exclusao', Deletions);
  await user.click(await screen.findByRole('button', { name: 'Ver Folha Beta' }));
  const opened = within(await screen.findByRole('dialog'));
  expect(await opened.findByText('Alfa 3')).toBeVisible();
  expect(opened.getByText(deletion.justificativa)).toBeVisible();
  await expectAccessible();
  await user.click(opened.getByRole('button', { name: 'Restaurar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restaurar este registro?' }));
  await user.type(dialog.getByRole('textbox'), why);
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
  await user.type(dialog.getByRole('textbox'), 'restaurar');
  await user.click(dialog.getByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('Registro restaurado')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /historicoexclusao\/9\/restauracao$/)[0]?.body ?? '')).toEqual({
    Justificativa: why,
  });
});

test('without the grant of restoring nothing is offered', async () => {
  const server = served();
  server.answer(calls.deletedRecord, {
    ...deletion,
    ip: null,
    restauradoPor: 'Ada Reis',
    motivoRestauracao: why,
    restauradoEm: '2026-11-02T12:00:00.000Z',
    can: [],
    campos: [],
  });
  const user = renderAt('/admin/historico-exclusao', Deletions);
  await user.click(await screen.findByRole('button', { name: 'Ver Folha Beta' }));
  expect(
    await within(await screen.findByRole('dialog')).findByText(new RegExp(`Ada Reis · .* · ${why}`)),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull();
});
