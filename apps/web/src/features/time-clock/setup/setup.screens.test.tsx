import { clockSetupContract as calls } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { payrollTotals } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { Screen as Settings } from './hr-clock-settings.screen.tsx';
import { Screen as Holidays } from './hr-holidays.screen.tsx';

const config: ResponseSent<typeof calls.clockConfig> = {
  idEmpresa: 'c1',
  tipoPonto: 'registro',
  zona: 'America/Sao_Paulo',
  zonaPadrao: 'America/Cuiaba',
  primeiroDia: 1,
  meiosMeses: false,
  diasResposta: 3,
  diasAprovacao: 5,
  diasAtras: null,
  idRegra: null,
  registroRep: null,
  folha: [{ total: 'horasExtras', percentual: 50, codigo: '0150' }],
  versao: 7,
};

beforeEach(() => signedInForClock());

describe('holidays', () => {
  const place = '/rh/pontofopag-menu/feriados';
  const all: ResponseSent<typeof calls.holidays> = [
    { id: null, idEmpresa: null, dia: '2026-11-15', nome: 'Proclamação da República', tipo: 'nacional' },
    { id: 'h1', idEmpresa: 'c1', dia: '2026-11-20', nome: 'Aniversário', tipo: 'municipal' },
  ];

  test('of a year are listed; the law’s have no act', async () => {
    const server = clockServer();
    server.answer(calls.holidays, all);
    const user = renderAt(place, Holidays);
    expect(
      await screen.findByRole('row', { name: /Proclamação da República 15\/11\/2026, domingo Nacional Já vem/ }),
    ).toBeVisible();
    expect(await screen.findByRole('row', { name: /Aniversário .* Municipal Pantanal São Paulo/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Excluir/ })).toHaveLength(1);
    await expectAccessible();
    const [year] = screen.getAllByRole('combobox', { name: /Ano/ });
    const next = String(new Date().getFullYear() + 1);
    if (year) await user.selectOptions(year, next);
    await expect.poll(() => server.lastQuery(/feriado$/)?.get('ano')).toBe(next);
  });

  test('are added and deleted', async () => {
    const server = clockServer();
    server.answer(calls.holidays, all);
    server.answer(calls.createHoliday, { id: 'h2' });
    server.empty(calls.removeHoliday);
    const user = renderAt(place, Holidays);
    await user.click(await screen.findByRole('button', { name: 'Novo feriado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo feriado' }));
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Escreva o nome');
    await user.type(dialog.getByLabelText('Nome'), 'Padroeira');
    await user.type(dialog.getByLabelText('Dia'), '08122026');
    await user.selectOptions(dialog.getByLabelText('Tipo'), 'Estadual');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Feriado salvo')).toBeVisible();
    expect(lastBody(server, 'POST', /feriado$/)).toEqual({
      nome: 'Padroeira',
      dia: '2026-12-08',
      tipo: 'estadual',
      idEmpresa: null,
    });
    await user.click(screen.getByRole('button', { name: 'Excluir: Aniversário' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Excluir Aniversário?' }));
    await user.click(ask.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Feriado excluído')).toBeVisible();
    expect(server.requests('DELETE', /feriado\/h1$/)).toHaveLength(1);
  });
});

describe('settings', () => {
  const place = '/rh/pontofopag-menu/configuracao';
  const server = () => {
    const stub = clockServer();
    stub.answer(calls.clockConfig, config);
    stub.answer(calls.ruleSets, []);
    return stub;
  };

  test('ask for the company first', async () => {
    server();
    const user = renderAt(place, Settings);
    expect(await screen.findByRole('heading', { name: 'Escolha a empresa' })).toBeVisible();
    await screen.findByRole('option', { name: 'Pantanal São Paulo' });
    await user.selectOptions(screen.getByLabelText('Empresa'), 'Pantanal São Paulo');
    expect(await screen.findByLabelText('Fuso horário')).toHaveValue('America/Sao_Paulo');
    expect(screen.getByText('Pelo estado da empresa: Cuiabá (UTC−4)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Nada mudou ainda');
    await expectAccessible();
  });

  test('are saved of the version that was read, with the payroll codes', async () => {
    const stub = server();
    stub.answer(calls.saveClockConfig, () => {
      stub.answer(calls.clockConfig, { ...config, diasResposta: 4, versao: 8 });
      return { ...config, versao: 8 };
    });
    const user = renderAt(`${place}?empresa=c1`, Settings);
    const answer = await screen.findByLabelText('Dias para responder');
    expect(screen.getByText(`${payrollTotals.length - 1} totais sem código, fora do arquivo`)).toBeVisible();
    await user.clear(answer);
    await user.type(answer, '40');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Veja os números: algum não serve');
    await user.clear(answer);
    await user.type(answer, '4');
    await user.click(screen.getByRole('button', { name: 'Mais um código' }));
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Complete os códigos da folha');
    await user.type(screen.getByLabelText('Horas trabalhadas: código'), '0001');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Configuração salva')).toBeVisible();
    expect(lastBody(stub, 'PUT', /config\/c1$/)).toMatchObject({
      diasResposta: 4,
      diasAtras: null,
      versao: 7,
      folha: [
        { total: 'horasExtras', percentual: 50, codigo: '0150' },
        { total: 'horasTrabalhadas', percentual: null, codigo: '0001' },
      ],
    });
    // what was saved is no draft of the version that stands now
    await expect.poll(() => screen.queryByLabelText('Horas trabalhadas: código')).toBeNull();
    expect(screen.getByLabelText('Dias para responder')).toHaveValue('4');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Nada mudou ainda');
  });

  test('that somebody else saved meanwhile are not written over', async () => {
    const stub = server();
    stub.refuse(calls.saveClockConfig, 409, 'STALE_VERSION');
    const user = renderAt(`${place}?empresa=c1`, Settings);
    await user.click(await screen.findByLabelText('Dois períodos por mês'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Alguém mudou esta configuração')).toBeVisible();
    await expectAccessible();
  });
});

test.each([
  ['en-US', 'Holidays', /National/],
  ['es-ES', 'Feriados', /Ya viene de la ley/],
] as const)('holidays read in %s', async (language, title, row) => {
  const server = clockServer();
  server.answer(calls.holidays, [
    { id: null, idEmpresa: null, dia: '2026-11-15', nome: 'República', tipo: 'nacional' },
  ]);
  await act(() => setLanguage(language));
  renderAt('/rh/pontofopag-menu/feriados', Holidays);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('row', { name: row })).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});

test.each([
  ['en-US', 'Payroll codes'],
  ['es-ES', 'Códigos de nómina'],
] as const)('settings read in %s', async (language, part) => {
  const server = clockServer();
  server.answer(calls.clockConfig, config);
  server.answer(calls.ruleSets, []);
  await act(() => setLanguage(language));
  renderAt('/rh/pontofopag-menu/configuracao?empresa=c1', Settings);
  expect(await screen.findByRole('heading', { name: part })).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});
