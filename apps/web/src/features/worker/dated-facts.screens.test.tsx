import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWorkers, record, type WorkerRecord } from '#test/workers.ts';
import { Screen } from './hr-workers.screen.tsx';

const open = (change?: Partial<WorkerRecord>) => openWorkers(Screen, '/rh/trabalhadores?id=e1', change);
const change = (id: string, campo: string, valor: string, aPartirDe = '2099-12-01') => ({
  ...{ id, campo, valor, aPartirDe },
  motivo: null,
  futura: aPartirDe > '2026-12-31',
});

test('what is yet to hold stands beside what holds, and in the place of what is empty', async () => {
  await open({
    campos: { ...record.campos, salario: null },
    mudancas: [
      change('m3', 'salario', '320000', '2100-01-01'),
      change('m2', 'salario', '310000'),
      change('m1', 'lotacao', 'Matriz'),
    ],
  });
  const dated = await screen.findByRole('region', { name: 'Pagamento' });
  const [salary] = within(dated).getAllByText('Salário');
  // the next one, not the last
  expect(salary?.parentElement?.textContent).toMatch(/Salário\s*R\$.3\.100,00 a partir de 01\/12\/2099$/);
  expect(salary?.parentElement?.textContent).not.toContain('vazio');
  expect(screen.getByText('Matriz a partir de 01/12/2099')).toBeVisible();
});

test('the head says when somebody leaves, and the message of the dismissal too', async () => {
  const { server, user } = await open();
  server.answer(workerContract.dismissWorker, { ...record, desligamento: '2099-11-26' });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registrar desligamento' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByLabelText('Último dia'));
  await user.type(within(dialog).getByLabelText('Último dia'), '26/11/2099');
  await user.type(within(dialog).getByLabelText('Motivo'), 'Pediu para sair');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar desligamento' }));
  expect(await screen.findByText('Ativo · Sai em 26/11/2099')).toBeVisible();
  expect(await screen.findByText('Sai em 26/11/2099')).toBeVisible();
});

test('a promotion is one dialog with one day; the message says what and from when, and takes all of it back', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Registrar mudança' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText('O que muda'), 'Função');
  const job = within(dialog).getByLabelText('Função');
  await user.clear(job);
  await user.type(job, 'Líder');
  await user.click(within(dialog).getByRole('button', { name: 'Mudar mais um campo' }));
  expect(within(dialog).getByLabelText('O que muda (2)')).toHaveValue('salario');
  // no field twice
  const second = within(within(dialog).getByLabelText('O que muda (2)'));
  expect(second.queryByRole('option', { name: 'Função' })).toBeNull();
  const pay = within(dialog).getByLabelText('Salário');
  await user.clear(pay);
  await user.type(pay, '3.100,00');
  const changed = {
    ...record,
    mudancas: [change('m8', 'cargo', 'Líder'), change('m9', 'salario', '310000'), ...record.mudancas],
  };
  const from = within(dialog).getByLabelText('Mudança a partir de');
  await user.clear(from);
  await user.type(from, '01/12/2099');
  server.answer(workerContract.changeWorker, changed);
  server.answer(workerContract.takeBackWorkerChange, record);
  await user.click(within(dialog).getByRole('button', { name: 'Salvar mudança' }));
  expect(await screen.findByText(/^Função: Líder; Salário: R\$.3\.100,00, a partir de 01\/12\/2099$/)).toBeVisible();
  const { aPartirDe, campos } = JSON.parse(server.requests('POST', /mudancas/)[0]?.body ?? '');
  expect({ aPartirDe, campos }).toEqual({ aPartirDe: '2099-12-01', campos: { cargo: 'Líder', salario: 310_000 } });
  await user.click(screen.getByText('Desfazer'));
  expect(await screen.findByText('Mudança desfeita')).toBeVisible();
  expect(server.requests('DELETE', /mudancas\/m8/)).toHaveLength(1);
  expect(server.requests('DELETE', /mudancas\/m9/)).toHaveLength(1);
});
