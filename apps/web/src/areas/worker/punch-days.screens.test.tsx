import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { setOnline } from '#kernel/base/online.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { kinds } from '#test/justifications.ts';
import { aDay, aMirror, aRow } from '#test/mirrors.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './WorkerPunch.tsx';

const address = '/trabalhador/registros-atividades?dias=';
const imported = aDay('2026-10-13', ['08:00', '12:00', '13:00', '17:30'], {
  ...{ trabalhadas: 510, credito: 30, ocorrencias: ['short_break'] },
  marcacoes: aDay('2026-10-13', ['08:00', '12:00', '13:00', '17:30']).marcacoes.map((mark, at) =>
    at === 3 ? { ...mark, origem: 'tratamento', fonte: 'I' } : { ...mark, origem: 'arquivo' },
  ),
});
const odd = aDay('2026-10-21', ['07:56', '12:00', '13:02'], { situacao: 'pendente', ocorrencias: ['odd_punches'] });
const october = aMirror({ dias: [...aMirror().dias.slice(0, 1), imported, odd] });

function server() {
  const stub = stubServer();
  const september = aRow({ id: 'sheet-9', mes: 9, periodoInicio: '2026-09-01', periodoFim: '2026-09-30' });
  stub.answer(calls.workerTimesheets, ({ query }) => ({
    items: [query.has('after') ? september : aRow()],
    ...{ total: 2, page: 1, size: 3, after: query.has('after') ? null : 'next' },
  }));
  stub.answer(calls.timesheet, ({ path }) =>
    path.endsWith('sheet-9') ? aMirror({ ...september, dias: [aDay('2026-09-02', ['09:00', '13:00'])] }) : october,
  );
  stub.answer(clockSetupContract.justificationKinds, kinds);
  return stub;
}

beforeEach(async () => {
  setOnline(true);
  await signedInAs(
    {
      ...maria,
      permissions: [
        'TrabalhadorRegistroPontoVisualizar',
        'TrabalhadorEspelhoPontoVisualizar',
        'TrabalhadorJustificativaCriar',
        'TrabalhadorPontoManualCriar',
      ],
    },
    'trabalhador',
    ['ponto-registro'],
  );
});

describe('the days of a period, beside the recorder', () => {
  test('are a list with worked, expected, balance, sources and occurrences; looking dates no first reading', async () => {
    const stub = server();
    const user = renderAt(`${address}lista`, Screen);
    const [line] = await screen.findAllByRole('button', { name: /^13 ter/ });
    const day = within(line ?? document.body);
    expect(day.getByText('Trabalhado 08:30 · Previsto 08:00')).toBeVisible();
    expect(
      day.getByText('08:00 Relógio da empresa · 12:00 Relógio da empresa · 13:00 Relógio da empresa · 17:30 Incluída'),
    ).toBeVisible();
    expect(day.getByText('+ 00:30')).toBeVisible();
    expect(screen.getByText('Intervalo curto')).toBeVisible();
    await expectAccessible();
    await user.click(day.getByText('Trabalhado 08:30 · Previsto 08:00'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terça-feira, 13 de outubro' }));
    await user.click(dialog.getByRole('button', { name: 'Lançar marcação' }));
    const entering = within(await screen.findByRole('dialog', { name: 'Lançar marcação' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(entering.getByLabelText('Dia')).toHaveValue('13/10/2026');
    stub.answer(clockJustificationContract.enterManualPunch, {
      ...{ id: 'j', status: 'pendente', data: '2026-10-13', hora: '17:00' },
    });
    await user.type(entering.getByLabelText('Hora'), '17');
    await user.type(entering.getByLabelText('Motivo'), 'Esqueci de marcar');
    await user.click(entering.getByRole('button', { name: 'Lançar marcação' }));
    expect(await screen.findByText('Marcação lançada. Espera aprovação.')).toBeVisible();
    expect(lastBody(stub, 'POST', /pontomanual\/v-1$/)).toMatchObject({ data: '2026-10-13', hora: '17:00' });
    expect(stub.requests('PUT', /visualizou/)).toHaveLength(0);
  });

  test('are a calendar: the address keeps it, a tap shows the day with its act, and the period before is read on', async () => {
    server();
    const user = renderAt(`${address}lista`, Screen);
    await user.click(await screen.findByRole('radio', { name: 'Calendário' }));
    expect(location.search).toContain('dias=calendario');
    const calendar = within(screen.getByRole('table', { name: 'Dia a dia' }));
    expect(calendar.getByRole('button', { name: /12 de outubro: Feriado: Nossa Senhora/ })).toBeVisible();
    // the newest that has begun
    expect(calendar.getByRole('button', { pressed: true }).ariaLabel).toBe(
      'Quarta-feira, 21 de outubro: 07:56, 12:00, 13:02, Faltou marcar a saída',
    );
    expect(await screen.findByRole('group', { name: 'O que aconteceu' })).toBeVisible();
    await user.click(calendar.getByRole('button', { name: /13 de outubro: .*\+\u200900:30/ }));
    expect(location.search).toContain('dia=2026-10-13');
    expect(screen.getByText('Trabalhado 08:30 · Previsto 08:00')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Ver período anterior' }));
    expect(await screen.findByRole('heading', { name: 'Setembro de 2026' })).toBeVisible();
    expect(location.search).toBe('?dias=calendario&id=sheet-9');
    await user.click(screen.getByRole('button', { name: 'Ver outubro de 2026' }));
    expect(await screen.findByRole('heading', { name: 'Outubro de 2026' })).toBeVisible();
  });

  test('of a sent period are shown, and nothing can be entered', async () => {
    server().answer(calls.timesheet, { ...october, status: 'enviado' });
    renderAt(`${address}calendario`, Screen);
    await screen.findByRole('table', { name: 'Dia a dia' });
    expect(screen.getByRole('link', { name: 'Ver espelho' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lançar marcação' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'O que aconteceu' })).toBeNull();
  });

  test('without internet the screen says so; a failure can be tried again', async () => {
    const stub = server();
    stub.refuse(calls.timesheet, 500, 'INTERNAL_ERROR');
    setOnline(false);
    renderAt(`${address}lista`, Screen);
    expect(await screen.findByText('Sem internet')).toBeVisible();
    setOnline(true);
  });

  test.each([
    ['pt-BR', 'Não foi encontrado ponto para esse período'],
    ['en-US', 'No time record for this period'],
    ['es-ES', 'No hay fichajes en este periodo'],
  ] as const)('without a period, in %s, say so', async (language, words) => {
    stubServer().answer(calls.workerTimesheets, { items: [], total: 0, page: 1, size: 3, after: null });
    await setLanguage(language);
    renderAt(`${address}lista`, Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});
