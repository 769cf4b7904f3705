import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { openWorkers, record, row, timeline, type WorkerRecord } from '#test/workers.ts';
import { Screen } from './hr-workers.screen.tsx';
import type { WorkerTotals } from './worker.types.ts';

const open = (address: string, change?: Partial<WorkerRecord>, found?: WorkerTotals) =>
  openWorkers(Screen, address, change, found);

afterEach(() => setLanguage('pt-BR'));

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s nothing is against', language => {
  test('the list', async () => {
    await setLanguage(language);
    await open('/rh/trabalhadores');
    await screen.findByRole('link', { name: row.nome });
    await expectAccessible();
  });
  test('a new worker', async () => {
    await setLanguage(language);
    await open('/rh/trabalhadores?novo=1');
    await screen.findByRole('heading', { name: /Novo trabalhador|New worker|Nuevo trabajador/ });
    await expectAccessible();
  });
  test('the record, a change, the timeline and the history', async () => {
    await setLanguage(language);
    const { user } = await open('/rh/trabalhadores?id=e1');
    await screen.findByRole('heading', { level: 1, name: row.nome });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^(Registrar mudança|Register a change|Registrar cambio)$/ }));
    await screen.findByRole('dialog');
    await expectAccessible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^(Linha do tempo|Timeline|Línea de tiempo)$/ }));
    await screen.findByRole('region', { name: '2021' });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^(Histórico|History|Historial)$/ }));
    await screen.findByText(/268\.27649\.96-0/);
    await expectAccessible();
  });
});

test('the list narrows by state in the address and invites the chosen', async () => {
  const { server, user } = await open('/rh/trabalhadores');
  server.answer(workerContract.inviteWorkers, { convidados: 1, semContato: 0, contatoDeOutro: 0, jaEntraram: 0 });
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(row.nome) }));
  await user.click(screen.getByRole('button', { name: 'Convidar para o Crachá' }));
  await screen.findByText('1 convite enviado');
  expect(server.requests('POST', /convites/)[0]?.body).toBe('{"ids":["e1"]}');
  await user.click(screen.getByRole('button', { name: /^Desligados/ }));
  expect(location.search).toContain('situacao=desligado');
  await screen.findByText('Nada com esses filtros');
});

test.each([
  ['Tipo de contrato', 'regime', 'aprendiz', /Tipo de contrato\s*Aprendiz/],
  ['Tomador', 'tomador', 'Mercado Peixoto', /Tomador\s*Mercado Peixoto/],
])('the list narrows by %s in the address', async (label, key, value, words) => {
  const { server, user } = await open('/rh/trabalhadores');
  const chip = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
  if (key === 'regime') expect(within(chip).getAllByRole('option')).toHaveLength(8);
  await user.selectOptions(chip, value);
  expect(new URLSearchParams(location.search).get(key)).toBe(value);
  await expect.poll(() => server.lastQuery(/trabalhador\/rh\/1/)?.get(key)).toBe(value);
  await expect.poll(() => server.lastQuery(/totais/)?.get(key)).toBe(value);
  expect(chip.parentElement?.textContent).toMatch(words);
});

test('company, client and regime are columns to choose, and stay as they were chosen', async () => {
  const { user } = await open('/rh/trabalhadores');
  const heads = () => screen.getAllByRole('columnheader').map(one => one.textContent);
  await screen.findByRole('link', { name: row.nome });
  for (const hidden of ['Empresa', 'Tomador', 'Tipo de contrato']) expect(heads()).not.toContain(hidden);
  await user.click(screen.getByRole('button', { name: 'Escolher colunas' }));
  for (const name of ['Tomador', 'Tipo de contrato', 'Função'])
    await user.click(await screen.findByRole('checkbox', { name }));
  expect(heads()).toEqual(expect.arrayContaining(['Tomador', 'Tipo de contrato']));
  expect(heads()).not.toContain('Empresa');
  expect(heads()).not.toContain('Função');
  const line = within(screen.getByRole('row', { name: new RegExp(row.nome) }));
  expect(line.getByText('Mercado Peixoto')).toBeVisible();
  expect(line.getByText('CLT')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Tipo de contrato' }));
  cleanup();
  await open('/rh/trabalhadores');
  await screen.findByRole('link', { name: row.nome });
  expect(heads()).toContain('Tomador');
  for (const hidden of ['Empresa', 'Tipo de contrato', 'Função']) expect(heads()).not.toContain(hidden);
});

describe('of a filter that finds more than are in sight', () => {
  const openMany = async () => {
    const many = { total: 500, porSituacao: { ativo: 416, afastado: 4, desligado: 80 } };
    const opened = await open('/rh/trabalhadores?lotacao=CD+Cajamar&situacao=ativo', {}, many);
    await opened.user.click(await screen.findByRole('checkbox', { name: new RegExp(row.nome) }));
    return { ...opened, bar: within(await screen.findByRole('region', { name: 'Ações para os selecionados' })) };
  };
  const filtro = { lotacao: 'CD Cajamar', situacao: 'ativo' };

  test('all are chosen in the bar’s second line, and the act names the filter, not rows', async () => {
    const { server, user, bar } = await openMany();
    expect(bar.getByText('1 selecionado')).toBeVisible();
    await user.click(await bar.findByRole('button', { name: 'Selecionar todos do filtro: 416 trabalhadores' }));
    expect(bar.getByText('416 selecionados')).toBeVisible();
    expect(bar.getByText(/também os que não estão à vista: 416/)).toBeVisible();
    await expectAccessible();
    server.answer(workerContract.switchWorkers, { total: 416 });
    await user.click(bar.getByRole('button', { name: 'Bloquear acesso' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('416 trabalhadores')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Bloquear acesso' }));
    expect(await screen.findByText('416 acessos bloqueados')).toBeVisible();
    expect(JSON.parse(server.requests('POST', /acessos/)[0]?.body ?? '')).toEqual({ filtro, ligado: false });
    expect(screen.queryByRole('region', { name: 'Ações para os selecionados' })).toBeNull();
  });

  test('moved and dismissed by the filter too; one taken out leaves those in sight', async () => {
    const { server, user, bar } = await openMany();
    await user.click(await bar.findByRole('button', { name: /Selecionar todos do filtro/ }));
    server.refuse(workerContract.moveWorkers, 422, 'TOO_MANY_CHOSEN', { max: 500 });
    await user.click(bar.getByRole('button', { name: 'Mudar lotação' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Lotação'), 'Matriz');
    await user.click(dialog.getByRole('button', { name: 'Mudar lotação' }));
    expect(await screen.findByText('message of TOO_MANY_CHOSEN')).toBeVisible();
    expect(JSON.parse(server.requests('POST', /lotacao/)[0]?.body ?? '')).toMatchObject({ filtro, lotacao: 'Matriz' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(row.nome) }));
    expect(screen.queryByRole('region', { name: 'Ações para os selecionados' })).toBeNull();
  });

  test('another filter chooses nobody', async () => {
    const { user, bar } = await openMany();
    await user.click(await bar.findByRole('button', { name: /Selecionar todos do filtro/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Tipo de contrato/ }), 'aprendiz');
    expect(screen.queryByText('416 selecionados')).toBeNull();
  });

  test('of all in sight there is no second line', async () => {
    const { user } = await open('/rh/trabalhadores');
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(row.nome) }));
    expect(screen.getByText('1 selecionado')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Selecionar todos do filtro/ })).toBeNull();
  });
});

test('a PIS typed wrong is told beside it and named in the footer; right, its section is saved with the version that was read', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.answer(workerContract.saveWorker, { ...record, versao: 5, campos: { ...record.campos, pis: '26827649960' } });
  const pis = await screen.findByLabelText('PIS');
  expect(screen.getByRole('button', { name: 'Salvar ficha' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(pis, '12345678905');
  await user.tab();
  expect(await screen.findByText('PIS não confere. Veja os 11 números.')).toBeVisible();
  const footer = screen.getByText(/Corrigir:/);
  await user.click(within(footer).getByRole('button', { name: 'PIS' }));
  await user.clear(pis);
  await user.type(pis, '26827649960');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Ficha salva');
  const [sent] = server.requests('PUT', /trabalhador\/e1$/);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    secao: 'documentos',
    versao: 4,
    campos: { pis: '26827649960' },
  });
  expect(server.requests('PUT', /./)).toHaveLength(1);
});

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.refuse(workerContract.saveWorker, 409, 'RECORD_ALREADY_EXISTS', undefined, {
    matricula: 'Registro já cadastrado',
  });
  const field = await screen.findByLabelText('Matrícula');
  await user.clear(field);
  await user.type(field, '1001');
  await user.click(screen.getByRole('button', { name: 'Salvar ficha' }));
  expect(await screen.findByText('Registro já cadastrado')).toBeVisible();
  expect(field).toHaveValue('1001');
});

test('changed by somebody else meanwhile: keep mine saves over the present version', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.refuse(workerContract.saveWorker, 409, 'STALE_VERSION');
  await user.type(await screen.findByLabelText('Nome social'), 'Jess');
  await user.click(screen.getByRole('button', { name: 'Salvar ficha' }));
  expect(await screen.findByText('Alguém mudou esta ficha enquanto você editava.')).toBeVisible();
  server.answer(workerContract.worker, { ...record, versao: 9 });
  server.answer(workerContract.saveWorker, { ...record, versao: 10, campos: { ...record.campos, nomeSocial: 'Jess' } });
  await user.click(screen.getByRole('button', { name: 'Manter a minha' }));
  await screen.findByText('Ficha salva');
  expect(JSON.parse(server.requests('PUT', /./).at(-1)?.body ?? '')).toMatchObject({
    versao: 9,
    campos: { nomeSocial: 'Jess' },
  });
});

test('the CPF is shown in full only when asked for, and says that it was recorded', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.answer(workerContract.showWorkerCpf, { cpf: '52998224725' });
  await user.click(await screen.findByRole('button', { name: 'Mostrar' }));
  expect(await screen.findByText('529.982.247-25')).toBeVisible();
  expect(screen.getByText('Esta consulta ficou registrada.')).toBeVisible();
});

test('HR removes the photo it keeps; of who has their own it is told so, and nothing is there to choose', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  const foto = { idUsuario: 'u1', imagem: 'a'.repeat(64) };
  const can: WorkerRecord['can'] = [...record.can, 'trocarFoto'];
  const { server, user } = await open('/rh/trabalhadores?id=e1', { foto, fotoRh: true, can });
  server.file(identityContract.photo);
  const part = await screen.findByRole('region', { name: 'Foto' });
  await vi.waitFor(() => expect(part.querySelector('img')?.getAttribute('src')).toBe('blob:photo'));
  expect(within(part).getByRole('button', { name: 'Trocar foto' })).toBeVisible();
  await expectAccessible();
  server.answer(workerContract.setWorkerPhoto, { ...record, foto, fotoPropria: true, fotoRh: true, can });
  await user.click(within(part).getByRole('button', { name: 'Remover' }));
  expect(server.requests('PUT', /foto$/)[0]?.body).toBe('{"imagem":null}');

  expect(await screen.findByText(/A foto é da própria pessoa, escolhida em Minha conta/)).toBeVisible();
  expect(screen.queryByLabelText('Escolher foto')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Trocar foto' })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Remover a foto do RH' }));
  expect(server.requests('PUT', /foto$/)).toHaveLength(2);
});

test('without the right to change the record nobody is offered a photo', async () => {
  await open('/rh/trabalhadores?id=e1');
  await screen.findByRole('heading', { level: 1, name: row.nome });
  expect(screen.queryByRole('region', { name: 'Foto' })).toBeNull();
});

test('a CPF typed wrong is corrected by typing the right one twice, with the reason; who came in already is told what to do', async () => {
  const other = { id: 'e2', empresa: 'Estaleiro Jacaré', matricula: '20', situacao: 'ativo' as const };
  const { server, user } = await open('/rh/trabalhadores?id=e1', {
    can: [...record.can, 'corrigirCpf'],
    vinculos: [other],
  });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Corrigir CPF' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('CPF certo'), '525.131.277-65');
  await user.type(dialog.getByLabelText('Digite de novo o CPF certo'), '529.982.247-25');
  await user.type(dialog.getByLabelText('Motivo'), 'Digitado errado no cadastro');
  const send = () => user.click(dialog.getByRole('button', { name: 'Corrigir CPF' }));
  await send();
  expect(await dialog.findByText('Os dois CPFs são diferentes')).toBeVisible();
  await user.clear(dialog.getByLabelText('Digite de novo o CPF certo'));
  await user.type(dialog.getByLabelText('Digite de novo o CPF certo'), '52513127765');
  await send();
  expect(await dialog.findByText('Diga qual vínculo')).toBeVisible();
  await expectAccessible();
  await user.click(dialog.getByLabelText('Todos os 2 vínculos desta pessoa'));
  server.refuse(workerContract.correctWorkerCpf, 403, 'USER_CHANGE_NOT_ALLOWED');
  await send();
  expect(await dialog.findByText(/Cadastre o trabalhador com o CPF certo/)).toBeVisible();
  await expectAccessible();
  server.answer(workerContract.correctWorkerCpf, { ...record, cpf: '***.131.277-**', versao: 5 });
  await send();
  expect(await screen.findByText('CPF corrigido')).toBeVisible();
  expect(await screen.findByText('***.131.277-**')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /correcao$/).at(-1)?.body ?? '')).toMatchObject({
    versao: 4,
    cpf: '525.131.277-65',
    todos: true,
  });
});

test('without the grant of pay its part says so, and nothing of it is offered to change', async () => {
  const { user } = await open('/rh/trabalhadores?id=e1', {
    secoes: record.secoes.map(one => (one.secao === 'pagamento' ? { ...one, ve: false, edita: false } : one)),
  });
  expect(await screen.findByText('Seu perfil não vê pagamento.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registrar mudança' }));
  const what = within(await screen.findByRole('dialog')).getByLabelText('O que muda');
  expect(within(what).queryByRole('option', { name: 'Salário' })).toBeNull();
});

test('a change begins with the next month unless told otherwise; one yet to come can be undone', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1&aba=linha');
  server.answer(workerContract.changeWorker, record);
  server.answer(workerContract.takeBackWorkerChange, { ...record, mudancas: [] });
  await user.click(await screen.findByRole('button', { name: 'Registrar mudança' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Lotação');
  await user.clear(field);
  await user.type(field, 'Matriz');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar mudança' }));
  await screen.findByText(/^Lotação: .*a partir de/);
  const { aPartirDe, campos } = JSON.parse(server.requests('POST', /mudancas/)[0]?.body ?? '');
  expect(campos).toEqual({ lotacao: 'Matriz' });
  expect(aPartirDe).toMatch(/^\d{4}-\d\d-01$/);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Mudança desfeita');
  expect(server.requests('DELETE', /mudancas\/m1/)).toHaveLength(1);
});

test('the timeline filters by kind and tells pay in reais', async () => {
  const { user } = await open('/rh/trabalhadores?id=e1&aba=linha');
  expect(await screen.findByText(/Salário passou a ser R\$\s2\.860,00/)).toBeVisible();
  expect(screen.getByText(/^Acordo, \+\s5,93% · Antes: R\$\s2\.700,00$/)).toBeVisible();
  expect(screen.getByText(/^Auxiliar · salário R\$\s1\.980,00$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recibos' }));
  expect(location.search).toContain('tipo=recibo');
  expect(screen.getByText('Recibo de outubro de 2026 publicado')).toBeVisible();
  expect(screen.getByText('Benefícios de outubro de 2026 publicados')).toBeVisible();
  expect(screen.getByText('Informe de rendimentos de 2025 publicado')).toBeVisible();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([leads('Abrir recibo'), leads('Ver benefício'), leads('Ver informe')]).toEqual([
    '/rh/recibos-pagamentos?id=r1',
    '/rh/visualiza-beneficios?id=r2',
    '/rh/informe-rendimentos?id=r3',
  ]);
  expect(screen.queryByText('Admissão')).toBeNull();
});

describe('the record as it was on a day', () => {
  const raised: Partial<WorkerRecord> = {
    mudancas: [
      { id: 'm2', campo: 'salario', valor: 286_000, aPartirDe: '2026-05-01', motivo: 'Acordo', futura: false },
      { id: 'm3', campo: 'salario', valor: 198_000, aPartirDe: '2021-03-12', motivo: null, futura: false },
    ],
  };
  const withoutPay: Partial<WorkerRecord> = {
    mudancas: [],
    campos: Object.fromEntries(Object.entries(record.campos).filter(([name]) => name !== 'salario')),
    secoes: record.secoes.map(one => (one.secao === 'pagamento' ? { ...one, ve: false, edita: false } : one)),
  };

  test('is asked for beside the timeline, has an address of its own, and leads back to today', async () => {
    const { user } = await open('/rh/trabalhadores?id=e1&aba=linha', raised);
    await user.type(await screen.findByLabelText('Data'), '12/03/2024');
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    const line = await screen.findByText('Ficha como era em 12/03/2024, só para ler.');
    expect(document.activeElement).toBe(line);
    expect(location.search).toBe('?id=e1&em=2024-03-12');
    expect(screen.getByText(/R\$\s1\.980,00/)).toBeVisible();
    expect(screen.getByText('De 12/03/2021 a 30/04/2026')).toBeVisible();
    expect(screen.queryByText(/R\$\s2\.860,00/)).toBeNull();
    expect(screen.getByText('O Crachá não guarda o passado destes dados. Aqui estão os de hoje.')).toBeVisible();
    for (const name of ['Registrar mudança', 'Mais ações', 'Salvar ficha'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Voltar a hoje' }));
    expect(await screen.findByRole('button', { name: 'Salvar ficha' })).toBeVisible();
    expect(location.search).toBe('?id=e1');
  });

  test('the salary over time is also a table', async () => {
    await open('/rh/trabalhadores?id=e1&aba=linha', raised);
    const table = within(await screen.findByRole('table', { name: 'Salário no tempo' }));
    expect(table.getAllByRole('row').map(one => one.textContent)).toEqual([
      'A partir deSalário',
      '12/03/2021R$\u00a01.980,00',
      '01/05/2026R$\u00a02.860,00',
    ]);
  });

  test('for who sees no pay there is no salary over time', async () => {
    await open('/rh/trabalhadores?id=e1&aba=linha', withoutPay);
    expect(await screen.findByRole('region', { name: '2021' })).toBeVisible();
    expect(screen.queryByText('Salário no tempo')).toBeNull();
  });

  test.each([
    ['2021-03-11', 'A admissão foi em 12/03/2021. Antes disso não há ficha.'],
    ['2999-01-01', 'Este dia ainda não chegou.'],
    ['2024-02-30', 'Diga um dia que existe.'],
  ])('of %s there is none, in words', async (day, sentence) => {
    await open(`/rh/trabalhadores?id=e1&em=${day}`, raised);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/R\$\s1\.980,00/)).toBeNull();
    await expectAccessible();
  });

  test('a day that is none is told beside the field, and nothing opens', async () => {
    const { user } = await open('/rh/trabalhadores?id=e1&aba=linha', raised);
    await user.type(await screen.findByLabelText('Data'), '11/03/2021');
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    expect(await screen.findByText('A admissão foi em 12/03/2021. Antes disso não há ficha.')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByLabelText('Data'));
    expect(location.search).toContain('aba=linha');
  });

  test('after the end of the employment says so', async () => {
    await open('/rh/trabalhadores?id=e1&em=2024-03-12', {
      ...raised,
      situacao: 'desligado',
      desligamento: '2024-01-31',
    });
    expect(await screen.findByText(/O vínculo já tinha terminado, em 31\/01\/2024\./)).toBeVisible();
  });

  test('of pay says that the reader sees none', async () => {
    await open('/rh/trabalhadores?id=e1&em=2024-03-12', withoutPay);
    expect(await screen.findByText('Seu perfil não vê pagamento.')).toBeVisible();
    expect(screen.queryByText('Salário')).toBeNull();
  });
});

test('a change leads to the record of its day, and what is yet to come leads nowhere', async () => {
  const { user } = await open('/rh/trabalhadores?id=e1&aba=linha', {
    mudancas: [
      { id: 'm2', campo: 'salario', valor: 286_000, aPartirDe: '2026-05-01', motivo: 'Acordo', futura: false },
      { id: 'm3', campo: 'salario', valor: 270_000, aPartirDe: '2021-03-12', motivo: null, futura: false },
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Ver mudança' }));
  expect(await screen.findByText('Mudou neste dia')).toBeVisible();
  expect(screen.getByText(/^Desde 01\/05\/2026 · Antes: R\$\s2\.700,00 · Acordo$/)).toBeVisible();
  expect(location.search).toBe('?id=e1&em=2026-05-01');
});

test('a document leads to its file in the folder', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1&aba=linha');
  await signedInAs(
    { ...helena, permissions: [...helena.permissions, 'RhTrabalhadorVisualizar', 'RhDocumentoEmpregadoVisualizar'] },
    'rh',
  );
  const fact = { dia: '2026-10-02', tipo: 'documento', idRecibo: null, idArquivo: 'f1', futuro: false } as const;
  server.answer(workerContract.workerTimeline, [
    { ...fact, fato: { codigo: 'fileKept', valores: { arquivo: 'contrato.pdf' } } },
  ]);
  await user.click(await screen.findByRole('link', { name: 'Ver documento' }));
  expect(location.search).toBe('?id=e1&aba=arquivos&arquivo=f1');
});

test('with the admission alone the timeline says so', async () => {
  const { server } = await open('/rh/trabalhadores?id=e1&aba=linha');
  server.answer(workerContract.workerTimeline, timeline.slice(-1));
  expect(await screen.findByText('Só a admissão até agora')).toBeVisible();
  expect(screen.getByText('Admissão')).toBeVisible();
});

describe('what holds today', () => {
  const summary = async (change: Partial<WorkerRecord>) => {
    await open('/rh/trabalhadores?id=e1&aba=linha', change);
    return within(await screen.findByRole('complementary'));
  };

  test.each([
    ['pt-BR', '2 anos e 1 mês'],
    ['en-US', '2 years and 1 month'],
    ['es-ES', '2 años y 1 mes'],
  ] as const)('in %s has the time with the company', async (language, time) => {
    await setLanguage(language);
    const ended = { desligamento: '2023-04-20', situacao: 'desligado' } as const;
    expect((await summary(ended)).getByText(time)).toBeVisible();
  });

  test('names the manager with the way to their record, where the reader is told of them', async () => {
    const told = await summary({ gestao: { id: 'e9', nome: 'Renata Lopes' } });
    expect(told.getByRole('link', { name: 'Renata Lopes' }).getAttribute('href')).toBe('/rh/trabalhadores?id=e9');
  });

  test('names nobody where the reader is told of nobody', async () =>
    expect((await summary({})).queryByText('Gestão')).toBeNull());
});

test('a new worker with a CPF typed wrong is stopped at the field; right, the record opens', async () => {
  const { server, user } = await open('/rh/trabalhadores?novo=1');
  server.answer(workerContract.createWorker, { id: 'e1' });
  await user.type(await screen.findByLabelText('CPF'), '11144477736');
  await user.type(screen.getByLabelText('Nome completo'), 'Nova Pessoa');
  expect(await screen.findByText('CPF não confere. Veja os 11 números.')).toBeVisible();
  await user.clear(screen.getByLabelText('CPF'));
  await user.type(screen.getByLabelText('CPF'), '11144477735');
  await user.type(screen.getByLabelText('Matrícula'), '31000');
  await user.type(screen.getByLabelText('Admissão'), '03/11/2026');
  await user.type(screen.getByLabelText('Salário'), '2.860,00');
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await screen.findByRole('heading', { level: 1, name: row.nome });
  expect(JSON.parse(server.requests('POST', /trabalhador$/)[0]?.body ?? '')).toMatchObject({
    idEmpresa: 'c1',
    cpf: '111.444.777-35',
    campos: { nome: 'Nova Pessoa', admissao: '2026-11-03', salario: 286_000 },
  });
});

test('the end of an employment asks for its day and reason', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.refuse(workerContract.dismissWorker, 400, 'MIN_LENGTH', undefined, { motivo: 'Pelo menos 10 letras' });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registrar desligamento' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar desligamento' }));
  expect(await within(dialog).findByText('Pelo menos 10 letras')).toBeVisible();
  server.answer(workerContract.dismissWorker, { ...record, situacao: 'desligado', can: ['reativar'] });
  await user.type(within(dialog).getByLabelText('Motivo'), 'Pedido de demissão');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar desligamento' }));
  await screen.findByText(/^Sai em /);
});

test('who leaves with open requests is asked about once, and then leaves', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.refuse(workerContract.dismissWorker, 409, 'CONFIRMATION_REQUIRED', { total: 2, causa: 'OPEN_REQUESTS' });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registrar desligamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motivo'), 'Pedido de demissão');
  await user.click(dialog.getByRole('button', { name: 'Registrar desligamento' }));
  expect(await dialog.findByText('Há 2 pedidos esperando decisão')).toBeVisible();
  await expectAccessible();
  server.answer(workerContract.dismissWorker, { ...record, situacao: 'desligado', can: ['reativar'] });
  await user.click(dialog.getByRole('button', { name: 'Continuar assim mesmo' }));
  await screen.findByText(/^Sai em /);
  expect(server.requests('POST', /desligamento$/).map(({ body }) => JSON.parse(body))).toMatchObject([
    { confirmado: false },
    { confirmado: true },
  ]);
});

const account = { banco: '341', agencia: '2545', conta: '02366', contaDigito: '1', tipoConta: 'corrente' };
const withAccount: WorkerRecord = {
  ...record,
  campos: { ...record.campos, ...account },
  secoes: record.secoes.map(one => (one.secao === 'banco' ? { ...one, edita: false } : one)),
  can: [...record.can, 'trocarConta'],
};
const waiting: WorkerRecord = {
  ...withAccount,
  mudancaConta: {
    id: 'b1',
    campos: { ...account, agencia: '0655', conta: '09052' },
    pedidaEm: '2026-11-22T15:00:00Z',
    valeEm: '2026-11-24T15:00:00Z',
    quem: 'Helena Martins Prado',
  },
};

test('another account is asked for with the code of the second factor, and stands as waiting until it is cancelled', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1', withAccount);
  await user.click(await screen.findByRole('button', { name: 'Trocar conta' }));
  const dialog = within(await screen.findByRole('dialog'));
  const branch = await dialog.findByLabelText('Agência');
  await user.clear(branch);
  await user.type(branch, '0655');
  server.refuse(workerContract.askBankChange, 400, 'TWO_FACTOR_CODE_MISSING');
  await user.click(dialog.getByRole('button', { name: 'Pedir troca' }));
  const code = await dialog.findByLabelText('Código de 6 números');
  server.refuse(identityContract.proveSecondFactor, 422, 'TWO_FACTOR_CODE_INVALID');
  await user.type(code, '111111');
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await dialog.findByText('message of TWO_FACTOR_CODE_INVALID')).toBeVisible();
  server.empty(identityContract.proveSecondFactor);
  server.answer(workerContract.askBankChange, waiting);
  await expectAccessible();
  await user.type(code, '222222');
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Conta nova a partir de 24/11/2026 12:00')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /conta$/).at(-1)?.body ?? '')).toMatchObject({
    versao: 4,
    campos: { agencia: '0655', conta: '02366' },
  });
  server.answer(workerContract.cancelBankChange, withAccount);
  await user.click(screen.getByRole('button', { name: 'Cancelar troca' }));
  await expectAccessible();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar troca' }));
  expect(await screen.findByText('Troca cancelada')).toBeVisible();
});

test('who has no second factor is told where to turn it on', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1', withAccount);
  server.refuse(workerContract.askBankChange, 422, 'TWO_FACTOR_NOT_CONFIGURED');
  await user.click(await screen.findByRole('button', { name: 'Trocar conta' }));
  await user.click(await screen.findByRole('button', { name: 'Pedir troca' }));
  expect(await screen.findByText('Para trocar uma conta, ative a verificação em duas etapas.')).toBeVisible();
});

const onItsWay: WorkerRecord['transferencia'] = {
  id: 't1',
  empresa: 'Estaleiro Jacaré',
  matricula: '20898',
  aPartirDe: '2026-12-01',
  motivo: null,
  situacao: 'aguardando',
  empresaInativa: false,
  idTrabalhador: null,
};

test('nobody new comes to a company that is switched off', async () => {
  await open('/rh/trabalhadores?novo=1');
  const options = within(await screen.findByLabelText('Empresa'));
  await options.findByRole('option', { name: row.empresa });
  expect(options.queryByRole('option', { name: 'Doca Antiga' })).toBeNull();
});

test.each([
  [true, /A empresa está inativa/],
  [false, /A matrícula 20898 já é de outra pessoa lá/],
])('a change of company that is held up says why (company switched off: %s)', async (empresaInativa, why) => {
  await open('/rh/trabalhadores?id=e1', {
    transferencia: { ...onItsWay, matricula: '20898', situacao: 'parada', empresaInativa },
  });
  expect(await screen.findByText(why)).toBeVisible();
});

test('a change of company says what is wrong beside its field, waits for its day and is taken back', async () => {
  const { server, user } = await open('/rh/trabalhadores?id=e1');
  server.answer(workerContract.hrWorkerFilters, {
    empresas: [
      { id: 'c1', nome: row.empresa, ativa: true },
      { id: 'c2', nome: 'Estaleiro Jacaré', ativa: true },
      { id: 'c3', nome: 'Doca Antiga', ativa: false },
    ],
    lotacoes: [],
    tomadores: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mudar de empresa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expectAccessible();
  await user.selectOptions(await dialog.findByLabelText('Nova empresa ou filial'), 'Estaleiro Jacaré');
  // a company that is switched off takes nobody
  expect(dialog.queryByRole('option', { name: 'Doca Antiga' })).toBeNull();
  server.refuse(workerContract.transferWorker, 409, 'RECORD_ALREADY_EXISTS', undefined, {
    matricula: 'Registro já cadastrado',
  });
  await user.click(dialog.getByRole('button', { name: 'Registrar' }));
  expect(await dialog.findByText('Registro já cadastrado')).toBeVisible();
  server.answer(workerContract.transferWorker, { ...record, transferencia: onItsWay });
  await user.click(dialog.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Passa para Estaleiro Jacaré em 01/12/2026')).toBeVisible();
  await expectAccessible();
  expect(JSON.parse(server.requests('POST', /transferencia$/).at(-1)?.body ?? '')).toMatchObject({ idEmpresa: 'c2' });
  server.answer(workerContract.takeBackTransfer, record);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Mudança de empresa desfeita')).toBeVisible();
});
