import { historyContract as calls } from '@cracha/contract/features/history/history.contract.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Screen as HrRecordHistory } from '#areas/hr/HrRecordHistory.tsx';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Deletions } from './deletion-history.screen.tsx';
import { Screen as Changes } from './record-history.screen.tsx';

type Change = ResponseSent<typeof calls.recordHistory>['items'][number];
type Deletion = ResponseSent<typeof calls.deletedRecord>;

const change: Change = {
  id: '7',
  em: '2026-11-01T12:00:00.000Z',
  quem: 'Helena Prado',
  apoio: null,
  perfil: 'rh',
  ip: '203.0.113.9',
  tipo: 'empresa',
  verbo: 'companySaved',
  sobre: 'Pantanal Sinop',
  mudancas: [
    { campo: 'nomeFantasia', antes: 'Sinop', depois: 'Pantanal Sinop', oculto: false },
    { campo: 'cnae', antes: null, depois: null, oculto: true },
    { campo: 'a_column', antes: 1, depois: 2, oculto: false },
  ],
  dependentes: null,
};
const deleted: Deletion = {
  id: '9',
  em: '2026-11-01T12:00:00.000Z',
  quem: 'Helena Prado',
  perfil: 'rh',
  ip: null,
  tipo: 'recibo',
  sobre: 'Maria Souza · 10/2026',
  justificativa: 'Publicado duas vezes por engano no mesmo dia.',
  restauradoEm: null,
  restauradoPor: null,
  motivoRestauracao: null,
  can: ['restaurar'],
  campos: [{ campo: 'liquido', valor: 250000 }],
};
const why = 'Excluído por engano, o registro continua valendo.';

beforeEach(() => signedInAs(helena, 'rh'));

test('a change is told in words, by whom and from where; what has no words stays unsaid', async () => {
  const server = stubServer();
  server.answer(calls.historyPeople, [{ id: 'p-1', nome: 'Helena Prado' }]);
  server.answer(calls.recordHistory, ({ query }) => ({
    items: query.get('tipo') === 'recibo' ? [] : [change],
    after: null,
  }));
  const user = renderAt('/rh/historico-registros', Changes);
  expect(await screen.findByText('Mudou a empresa')).toBeVisible();
  expect(screen.getByText('Nome fantasia: Sinop → Pantanal Sinop')).toBeVisible();
  expect(screen.getByText('CNAE: alterado')).toBeVisible();
  expect(screen.getByText('Pantanal Sinop · Empresa · IP 203.0.113.9')).toBeVisible();
  expect(screen.queryByText(/a_column/)).toBeNull();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Tipo/ }), 'recibo');
  expect(await screen.findByRole('button', { name: /filtros/i })).toBeVisible();
});

test('a deletion is opened and brought back with a reason and the typed word', async () => {
  const server = stubServer();
  const { ip: _ip, restauradoPor: _by, motivoRestauracao: _why, campos: _fields, ...listed } = deleted;
  server.answer(calls.deletionHistory, { items: [listed], after: null });
  server.answer(calls.deletedRecord, deleted);
  server.empty(calls.restoreDeleted);
  const user = renderAt('/rh/historico-exclusao', Deletions);
  await user.click(await screen.findByRole('button', { name: 'Ver Maria Souza · 10/2026' }));
  const opened = await screen.findByRole('dialog');
  expect(await within(opened).findByText(deleted.justificativa)).toBeVisible();
  expect(within(opened).getByText(/2\.500,00/)).toBeVisible();
  await expectAccessible();
  await user.click(within(opened).getByRole('button', { name: 'Restaurar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restaurar este registro?' });
  await user.type(within(dialog).getByRole('textbox'), why);
  await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  await user.type(within(dialog).getByRole('textbox'), 'restaurar');
  await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('Registro restaurado')).toBeVisible();
  const [{ path, body } = { path: '', body: '{}' }] = server.requests('POST', /restauracao$/);
  expect([path, JSON.parse(body)]).toEqual(['/historicoexclusao/9/restauracao', { Justificativa: why }]);
});

test('dependants are told as they were and are, in the words of the record, and are a kind to filter by', async () => {
  const lia: Dependant = {
    ...{ nome: 'Lia Prado', cpf: '***.444.777-**', nascimento: '2015-02-03' },
    ...{ parentesco: 'filho', para: ['ir'] },
  };
  const told: Change = {
    ...change,
    tipo: 'dependente',
    verbo: 'workerSaved',
    mudancas: [],
    dependentes: { antes: [], depois: [lia] },
  };
  const server = stubServer();
  server.answer(calls.historyPeople, []);
  server.answer(calls.recordHistory, ({ query }) => ({
    items: query.get('tipo') === 'dependente' ? [told] : [change],
    after: null,
  }));
  const user = renderAt('/rh/historico-registros', HrRecordHistory);
  await user.selectOptions(await screen.findByRole('combobox', { name: /Tipo/ }), 'Dependentes');
  const words = 'Dependentes: ninguém → Lia Prado (Filho(a), 03/02/2015, CPF ***.444.777-**, Imposto de renda)';
  expect(await screen.findByText(words)).toBeVisible();
  await expectAccessible();
});
