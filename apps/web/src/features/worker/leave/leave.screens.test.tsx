import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { openWorkers, record, type WorkerRecord } from '#test/workers.ts';
import { Screen } from '../hr-workers.screen.tsx';

const ended = { id: 'l1', tipo: '***', inicio: '2024-02-05', fim: '2024-02-14' } as const;
const going = { id: 'l2', tipo: '***', inicio: '2026-03-02', fim: null } as const;
const open = (address = 'id=e1', change: Partial<WorkerRecord> = { afastamentos: [going, ended] }) =>
  openWorkers(Screen, `/rh/trabalhadores?${address}`, change);
const saved = { ...record, versao: 5, afastamentos: [going, ended] };

// what comes only when it is asked for is there before anything is timed
beforeAll(async () => {
  await Promise.all([
    import('../WorkerPage.tsx'),
    import('./LeaveList.tsx'),
    import('./LeaveModal.tsx'),
    import('../RecordPhoto.tsx'),
  ]);
});
afterEach(() => setLanguage('pt-BR'));

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('the leaves of a record, one more and one taken away', async () => {
    await setLanguage(language);
    const { user } = await open();
    await screen.findByRole('heading', { level: 1, name: record.nome });
    await user.click(
      await screen.findByRole('button', { name: /^(Registrar afastamento|Register a leave|Registrar una baja)$/ }),
    );
    await screen.findByRole('dialog');
    await expectAccessible();
    await user.keyboard('{Escape}');
    const [remove] = screen.getAllByRole('button', {
      name: /^(Remover o afastamento|Remove the leave|Quitar la baja)/,
    });
    await user.click(remove ?? document.body);
    await screen.findByRole('dialog');
    await expectAccessible();
  });
});

test('vacation is no secret: it is named, and there is nothing to ask for', async () => {
  await open('id=e1', { afastamentos: [{ id: 'l3', tipo: 'ferias', inicio: '2026-03-02', fim: '2026-03-31' }] });
  expect(await screen.findByText('Férias · 30 dias')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar os tipos de afastamento' })).toBeNull();
});

test('each stands with its days; their kinds once somebody asks, by a call of its own', async () => {
  const { server, user } = await open();
  expect(await screen.findByText('De 05/02/2024 a 14/02/2024')).toBeVisible();
  expect(screen.getByText('Tipo oculto · 10 dias')).toBeVisible();
  expect(screen.getByText('Desde 02/03/2026')).toBeVisible();
  expect(screen.getByText('Em curso')).toBeVisible();
  server.answer(workerContract.showWorkerSensitive, {
    campos: {},
    afastamentos: [
      { ...going, tipo: 'auxilioDoenca' },
      { ...ended, tipo: 'maternidade' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Mostrar os tipos de afastamento' }));
  expect(await screen.findByText('Licença-maternidade · 10 dias')).toBeVisible();
  expect(screen.getByText('Auxílio-doença')).toBeVisible();
  expect(screen.getByText('Esta consulta ficou registrada.')).toBeVisible();
  expect(server.requests('POST', /sensiveis$/).map(({ body }) => body)).toEqual(['{"parte":"afastamento"}']);
});

test('the end of one is told without its kind; what is refused is told beside its day, and nothing typed is lost', async () => {
  const { server, user } = await open();
  const crosses = 'Esta faixa cruza com outra: 05/02/2024 – 14/02/2024.';
  server.refuse(workerContract.changeLeave, 409, 'RANGE_OVERLAP', {}, { inicio: crosses });
  await user.click(await screen.findByRole('button', { name: 'Mudar o afastamento: Desde 02/03/2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: 'Tipo' })).toHaveValue('***');
  await user.type(dialog.getByLabelText(/^Último dia/), '20/03/2026');
  await user.click(dialog.getByRole('button', { name: 'Salvar afastamento' }));
  expect(await dialog.findByText(/Esta faixa cruza com outra/)).toBeVisible();
  expect(dialog.getByLabelText(/^Último dia/)).toHaveValue('20/03/2026');
  server.answer(workerContract.changeLeave, saved);
  await user.click(dialog.getByRole('button', { name: 'Salvar afastamento' }));
  await screen.findByText('Afastamento registrado');
  expect(server.requests('PUT', /afastamentos\/l2$/).map(({ body }) => JSON.parse(body))).toEqual(
    Array(2).fill({ tipo: '***', inicio: '2026-03-02', fim: '2026-03-20' }),
  );
});

test('one more, and one taken away once that is confirmed', async () => {
  const { server, user } = await open();
  server.answer(workerContract.addLeave, saved);
  server.answer(workerContract.removeLeave, saved);
  await user.click(await screen.findByRole('button', { name: 'Registrar afastamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'maternidade');
  await user.clear(dialog.getByLabelText('Primeiro dia'));
  await user.type(dialog.getByLabelText('Primeiro dia'), '06/01/2025');
  await user.type(dialog.getByLabelText(/^Último dia/), '05/05/2025');
  await user.click(dialog.getByRole('button', { name: 'Salvar afastamento' }));
  await screen.findByText('Afastamento registrado');
  expect(JSON.parse(server.requests('POST', /afastamentos$/)[0]?.body ?? '')).toEqual({
    tipo: 'maternidade',
    inicio: '2025-01-06',
    fim: '2025-05-05',
  });
  await user.click(await screen.findByRole('button', { name: 'Remover o afastamento: De 05/02/2024 a 14/02/2024' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }));
  await screen.findByText('Afastamento removido');
  expect(server.requests('DELETE', /afastamentos\/l1$/)).toHaveLength(1);
});

test('who only reads is told that somebody is away, not why, and changes nothing', async () => {
  await open('id=e1', { can: [], afastamentos: [{ ...going, tipo: null }] });
  expect(await screen.findByText('Desde 02/03/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /afastamento/i })).toBeNull();
});

test.each([
  ['2024-02-14', 'De 05/02/2024 a 14/02/2024'],
  ['2024-02-15', 'Nenhum neste dia'],
  ['2026-03-02', 'Desde 02/03/2026'],
])('the record of %s says whether it was a day of one', async (day, words) => {
  await open(`id=e1&em=${day}`);
  expect(await screen.findByText(words)).toBeVisible();
});
