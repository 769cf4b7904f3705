import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { openWorkers, record, row, type WorkerRecord } from '#test/workers.ts';
import { Screen } from './hr-workers.screen.tsx';

const open = (change?: Partial<WorkerRecord>) => openWorkers(Screen, '/rh/trabalhadores?id=e1', change);

/** What stands below a field. */
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('a CBO stands as it is printed, and is taken with or without its hyphen', async () => {
  const { server, user } = await open({ campos: { ...record.campos, cbo: '411005' } });
  server.answer(workerContract.changeWorker, record);
  expect(await screen.findByText('4110-05')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registrar mudança' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('O que muda'), 'CBO');
  const field = dialog.getByLabelText('CBO');
  expect(field).toHaveValue('4110-05');
  await user.clear(field);
  await user.type(field, '411010');
  await user.tab();
  expect(field).toHaveValue('4110-10');
  await user.click(dialog.getByRole('button', { name: 'Salvar mudança' }));
  await screen.findByText(/^CBO: .*a partir de/);
  expect(JSON.parse(server.requests('POST', /mudancas/)[0]?.body ?? '').campos).toEqual({ cbo: '4110-10' });
});

test.each([
  ['a field', 'rgNumero', () => screen.getByLabelText('RG')],
  ['what holds by a day', 'salario', () => document.querySelector('#secao-pagamento [data-dated]')],
])('a link leads to one field: %s has the focus', async (_, campo, field) => {
  await openWorkers(Screen, `/rh/trabalhadores?id=e1&campo=${campo}`);
  await screen.findByLabelText('Nome social');
  await expect.poll(() => document.activeElement).toBe(field());
  expect(location.search).not.toContain('campo');
});

test('hours that are not whole are written with a comma, and so are those typed', async () => {
  const { server, user } = await open({ campos: { ...record.campos, horasSemana: 43.5, horasMes: 220 } });
  server.answer(workerContract.changeWorker, record);
  expect(await screen.findByText('43,50')).toBeVisible();
  expect(screen.getByText('220')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registrar mudança' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('O que muda'), 'Horas por semana');
  const field = dialog.getByLabelText('Horas por semana');
  expect(field).toHaveValue('43,50');
  await user.clear(field);
  await user.type(field, '42,25');
  await user.click(dialog.getByRole('button', { name: 'Salvar mudança' }));
  await screen.findByText(/^Horas por semana: .*a partir de/);
  expect(JSON.parse(server.requests('POST', /mudancas/)[0]?.body ?? '').campos).toEqual({ horasSemana: '42,25' });
});

describe('a CEP', () => {
  const known: ResponseSent<(typeof companyContract)['addressOfCep']> = {
    cep: '79002000',
    logradouro: 'Rua Nova',
    bairro: 'Centro',
    municipio: 'Campo Grande',
    municipioIbge: '5002704',
    uf: 'MS',
  };

  test('fills the record’s address where it is known, and not over what somebody typed', async () => {
    const { server, user } = await open({
      campos: { ...record.campos, cep: '07760000', logradouro: 'Avenida Tenente Marques', uf: 'SP' },
    });
    server.answer(companyContract.addressOfCep, known);
    server.answer(workerContract.saveWorker, { ...record, versao: 5 });
    await user.click(await screen.findByLabelText('Bairro'));
    await user.paste('Fazendinha');
    const cep = screen.getByLabelText('CEP');
    await user.clear(cep);
    await user.paste('79002-000');
    expect(await screen.findByText('Endereço preenchido pelo CEP. Confira.')).toBeVisible();
    expect(screen.getByLabelText('Bairro')).toHaveValue('Fazendinha');
    await user.click(screen.getByRole('button', { name: 'Salvar ficha' }));
    await screen.findByText('Ficha salva');
    expect(JSON.parse(server.requests('PUT', /trabalhador\/e1$/)[0]?.body ?? '').campos).toMatchObject({
      ...{ cep: '79002-000', logradouro: 'Rua Nova', bairro: 'Fazendinha' },
      ...{ municipio: 'Campo Grande', municipioIbge: '5002704', uf: 'MS' },
    });
  });

  test('that could not be asked for says nothing and leaves the address', async () => {
    const { server, user } = await open({ campos: { ...record.campos, logradouro: 'Rua do Rio', uf: 'SP' } });
    server.refuse(companyContract.addressOfCep, 503, 'UNAVAILABLE');
    await user.click(await screen.findByLabelText('CEP'));
    await user.paste('01310-100');
    await vi.waitFor(() => expect(server.requests('GET', /empresa\/cep/)).toHaveLength(1));
    expect(screen.getByLabelText('Rua')).toHaveValue('Rua do Rio');
    expect(screen.queryByText(/CEP\. Confira|conhecida deste CEP/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of which only the state is known says so, and takes no street away', async () => {
    const { server, user } = await open({ campos: { ...record.campos, logradouro: 'Rua do Rio' } });
    server.answer(companyContract.addressOfCep, {
      ...known,
      ...{ logradouro: null, bairro: null, municipio: null, municipioIbge: null },
    });
    await user.click(await screen.findByLabelText('CEP'));
    await user.paste('79002000');
    expect(await screen.findByText('Só a UF é conhecida deste CEP.')).toBeVisible();
    expect(screen.getByLabelText('Rua')).toHaveValue('Rua do Rio');
    expect(screen.getByLabelText('Estado')).toHaveValue('MS');
  });

  test('fills what a company asks of an address where a worker is registered', async () => {
    const { server, user } = await openWorkers(Screen, '/rh/trabalhadores?novo=1');
    server.answer(recordFormContract.recordForm, {
      versao: 1,
      exigidos: ['cep', 'municipio', 'uf'],
      campos: [],
    });
    server.answer(companyContract.addressOfCep, known);
    server.answer(workerContract.createWorker, { id: 'e1' });
    await user.click(await screen.findByLabelText('CEP'));
    await user.paste('79002-000');
    expect(await screen.findByText('Endereço preenchido pelo CEP. Confira.')).toBeVisible();
    await expectAccessible();
    expect(screen.getByLabelText('Estado')).toHaveValue('MS');
    await user.type(screen.getByLabelText('CPF'), '11144477735');
    await user.type(screen.getByLabelText('Nome completo'), 'Nova Pessoa');
    await user.type(screen.getByLabelText('Matrícula'), '31000');
    await user.type(screen.getByLabelText('Admissão'), '03/11/2026');
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await screen.findByRole('heading', { level: 1, name: row.nome });
    const { campos } = JSON.parse(server.requests('POST', /trabalhador$/)[0]?.body ?? '');
    expect(campos).toMatchObject({ municipio: 'Campo Grande', uf: 'MS' });
    expect(campos).not.toHaveProperty('logradouro');
  });
});

describe('a bank', () => {
  const told = { banco: null, agencia: null, conta: null, contaDigito: null, tipoConta: null };

  test('is chosen by its name or its number, and both stand there', async () => {
    const { server, user } = await open({ campos: { ...record.campos, ...told } });
    server.answer(workerContract.saveWorker, { ...record, versao: 5 });
    const field = await screen.findByRole('combobox', { name: 'Banco' });
    await user.type(field, 'itaú');
    await user.tab();
    expect(field).toHaveValue('341');
    expect(descriptionOf(field)).toBe('Itaú');
    await expectAccessible();
    await user.clear(field);
    await user.type(field, '999');
    await user.tab();
    expect(descriptionOf(field)).toBe('Não está na nossa lista de bancos. Confira o número.');
    await user.clear(field);
    await user.type(field, 'Sicoob');
    await user.click(screen.getByRole('button', { name: 'Salvar ficha' }));
    await screen.findByText('Ficha salva');
    expect(JSON.parse(server.requests('PUT', /trabalhador\/e1$/)[0]?.body ?? '').campos).toMatchObject({
      banco: '756',
    });
  });

  test('is named in the dialog that asks for another account', async () => {
    const campos = { banco: '237', agencia: '0655', conta: '09052', contaDigito: '1', tipoConta: 'corrente' };
    const { user } = await open({
      campos: { ...record.campos, ...campos },
      can: [...record.can, 'trocarConta'],
      secoes: record.secoes.map(one => (one.secao === 'banco' ? { ...one, edita: false } : one)),
    });
    await user.click(await screen.findByRole('button', { name: 'Trocar conta' }));
    const field = await within(await screen.findByRole('dialog')).findByLabelText('Banco');
    expect(field).toHaveValue('237');
    expect(descriptionOf(field)).toBe('Bradesco');
  });
});

describe('what is sensitive', () => {
  const hidden = { racaCor: '***', deficiencia: null };

  test('stands hidden until it is asked for, and its part is saved without it', async () => {
    const { server, user } = await open({ campos: { ...record.campos, ...hidden } });
    server.answer(workerContract.saveWorker, { ...record, versao: 5, campos: { ...record.campos, ...hidden } });
    await screen.findByText('Raça ou cor');
    expect(screen.queryByRole('combobox', { name: 'Raça ou cor' })).toBeNull();
    // where nothing is told there is nothing to hide
    expect(screen.getByRole('combobox', { name: 'Deficiência' })).toHaveValue('');
    await expectAccessible();
    await user.type(screen.getByLabelText('Nome social'), 'Jô');
    await user.click(screen.getByRole('button', { name: 'Salvar ficha' }));
    await screen.findByText('Ficha salva');
    const { campos } = JSON.parse(server.requests('PUT', /trabalhador\/e1$/)[0]?.body ?? '');
    expect(campos).toMatchObject({ nomeSocial: 'Jô' });
    expect(campos).not.toHaveProperty('racaCor');
  });

  test('is shown by its own call, changed, and hidden again once it is saved', async () => {
    const { server, user } = await open({ campos: { ...record.campos, ...hidden } });
    server.answer(workerContract.showWorkerSensitive, { campos: { racaCor: 'preta' }, afastamentos: [] });
    server.answer(workerContract.saveWorker, { ...record, versao: 5, campos: { ...record.campos, ...hidden } });
    await screen.findByText('Raça ou cor');
    await user.click(document.querySelector('[data-field="racaCor"]') ?? document.body);
    const field = await screen.findByRole('combobox', { name: 'Raça ou cor' });
    expect(field).toHaveValue('preta');
    expect(screen.getByText('Esta consulta ficou registrada.')).toBeVisible();
    expect(server.requests('POST', /sensiveis$/).map(({ body }) => body)).toEqual(['{"parte":"racaCor"}']);
    await user.selectOptions(field, 'Parda');
    await user.click(screen.getByRole('button', { name: 'Salvar ficha' }));
    await screen.findByText('Ficha salva');
    expect(JSON.parse(server.requests('PUT', /./)[0]?.body ?? '').campos.racaCor).toBe('parda');
    expect(screen.queryByRole('combobox', { name: 'Raça ou cor' })).toBeNull();
  });
});

test('a dependant’s CPF typed wrong is told beside it, a right one gets its points; one that is told in part stays', async () => {
  const { user } = await open();
  const known = await screen.findByDisplayValue('***.444.777-**');
  await user.click(known);
  await user.tab();
  expect(known).toHaveValue('***.444.777-**');
  await user.clear(known);
  await user.paste('11144477736');
  await user.tab();
  expect(await screen.findByText('CPF não confere. Veja os 11 números.')).toBeVisible();
  await user.clear(known);
  await user.paste('11144477735');
  await user.tab();
  expect(known).toHaveValue('111.444.777-35');
  expect(screen.queryByText('CPF não confere. Veja os 11 números.')).toBeNull();
});

test('the history tells dependants by name, kinship and purpose', async () => {
  const { server, user } = await open();
  const lia = { nome: 'Lia', cpf: '***.444.777-**', nascimento: '2015-02-03', parentesco: 'filho' as const };
  server.answer(workerContract.workerHistory, [
    {
      ...{ id: '2', em: '2026-11-20T12:00:00Z', quem: 'Helena', verbo: 'workerSaved', antes: {}, depois: {} },
      dependentes: { antes: [], depois: [{ ...lia, para: ['ir'] }] },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Histórico' }));
  expect(
    await screen.findByText(/^Dependentes: ninguém → Lia \(Filho.*, 03\/02\/2015, CPF \*\*\*\.444\.777-\*\*, .+\)$/),
  ).toBeVisible();
});
