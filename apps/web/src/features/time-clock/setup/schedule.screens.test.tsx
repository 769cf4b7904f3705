import { clockSetupContract as calls } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody, type Schedule, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { Screen } from './hr-work-schedules.screen.tsx';
import { bodyOf, formOf } from './schedule-form.ts';

const place = '/rh/pontofopag-menu/horarios';
const begun = bodyOf({ ...formOf(undefined, '2026-11-30'), name: 'Comercial 44 h' });
const commercial: Schedule = {
  id: 's1',
  nome: 'Comercial 44 h',
  definicao: begun.definicao,
  versao: 2,
  pessoas: 41,
  minutosSemana: 2640,
  avisos: [],
  criadoEm: '2026-03-01T12:00:00Z',
};
const night: Schedule = {
  ...commercial,
  id: 's2',
  nome: 'Noturno 12×36',
  definicao: {
    kind: 'cycle',
    anchor: '2026-11-01',
    pattern: [{ intervals: [['19:00', '07:00']] }, { off: true }],
    break_mode: 'preassigned',
    works_holidays: true,
    marking: 'punch',
  },
  pessoas: 0,
  minutosSemana: 2520,
  avisos: [
    { codigo: 'over10h', dia: 1 },
    { codigo: 'shortBreak', dia: 1 },
  ],
};

beforeEach(() => signedInForClock());

test('the schedules are listed with people, weekly sum and notes, and found by name', async () => {
  const server = clockServer();
  server.answer(calls.workSchedules, [commercial, night]);
  const user = renderAt(place, Screen);
  expect(await screen.findByRole('row', { name: /Comercial 44 h 41 44:00 Dentro da lei/ })).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Noturno 12×36 0 42:00 Mais de 10 h num dia · Intervalo curto/ }),
  ).toBeVisible();
  await expectAccessible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar horário' }), 'noturno');
  await expect.poll(() => screen.queryByText('Comercial 44 h')).toBeNull();
});

test('without one the first is created', async () => {
  const server = clockServer();
  server.answer(calls.workSchedules, []);
  renderAt(place, Screen);
  expect(await screen.findByText('Crie o primeiro horário')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Novo horário' }).getAttribute('href')).toBe(`${place}?novo=1`);
});

describe('the editor', () => {
  test('of a new week writes hours out, sums them and says what the law says', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [{ ...commercial, id: 's9', pessoas: 0 }]);
    server.answer(calls.createWorkSchedule, { id: 's9' });
    const user = renderAt(`${place}?novo=1`, Screen);
    expect(await screen.findByText('44:00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Escreva o nome');
    await user.type(screen.getByLabelText('Nome'), 'Comercial');
    const exit = screen.getByLabelText('Segunda: saída 2');
    await user.clear(exit);
    await user.type(exit, '18');
    await user.tab();
    expect(exit).toHaveValue('18:00');
    expect(screen.getByText('45:00')).toBeVisible();
    expect(screen.getByText('45:00 por semana (limite 44:00)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Repetir segunda até sexta' }));
    expect(screen.getByLabelText('Sexta: saída 2')).toHaveValue('18:00');
    await user.selectOptions(screen.getByLabelText('Sábado: tipo do dia'), 'Folga');
    expect(screen.queryByLabelText('Sábado: entrada 1')).toBeNull();
    await user.click(screen.getByLabelText('Folga nos feriados'));
    await user.selectOptions(screen.getByLabelText('Intervalo'), 'A qualquer hora');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Horário salvo')).toBeVisible();
    const day = {
      intervals: [
        ['08:00', '12:00'],
        ['13:00', '18:00'],
      ],
    };
    expect(lastBody(server, 'POST', /horario$/)).toEqual({
      nome: 'Comercial',
      definicao: {
        kind: 'week',
        days: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: { off: true }, 7: { rest: true } },
        break_mode: 'flexible',
        works_holidays: true,
        marking: 'punch',
      },
    });
  });

  test('of a cycle has its days and where it begins', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [night]);
    const user = renderAt(`${place}?id=s2`, Screen);
    expect(await screen.findByLabelText('Dia 1: entrada 1')).toHaveValue('19:00');
    expect(screen.getByLabelText('O dia 1 cai em')).toHaveValue('01/11/2026');
    expect(screen.getByText('42:00')).toBeVisible();
    expect(screen.getByText('12:00 no maior dia (limite 08:00)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mais um dia' }));
    expect(screen.getByLabelText('Dia 3: tipo do dia')).toHaveValue('off');
    await user.click(screen.getByText('Horas contratadas por dia'));
    await user.type(screen.getByLabelText('Dia 1: horas contratadas'), '11');
    await expectAccessible();
  });

  test('of one in use says that a version follows it, then who goes by the former is moved', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [commercial]);
    server.answer(calls.changeWorkSchedule, { id: 's3' });
    const user = renderAt(`${place}?id=s1`, Screen);
    expect(await screen.findByText(/Um horário em uso não muda: vira uma versão nova/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar nova versão' })).toBeDescribedBy('Nada mudou ainda');
    await user.selectOptions(screen.getByLabelText('Sábado: tipo do dia'), 'Folga');
    server.answer(calls.workSchedules, [{ ...commercial, id: 's3', versao: 1, pessoas: 0 }]);
    await user.click(screen.getByRole('button', { name: 'Salvar nova versão' }));
    expect(await screen.findByRole('heading', { name: 'Nova versão de Comercial 44 h criada' })).toBeVisible();
    expect(lastBody(server, 'PUT', /horario$/)).toMatchObject({ id: 's1', versao: 2 });
    server.answer(calls.assignSchedule, ({ body }) => ({ total: body.includes('simular') ? 41 : 40 }));
    await user.click(screen.getByRole('button', { name: 'Passar as pessoas para esta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pôr pessoas neste horário' });
    expect(within(dialog).getByLabelText('Horário de agora')).toHaveValue('s1');
    await user.click(within(dialog).getByRole('button', { name: 'Ver quantas são' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Pôr 41 pessoas' }));
    expect(await screen.findByText('Feito para 40 pessoas')).toBeVisible();
    expect(lastBody(server, 'POST', /vinculos$/)).toMatchObject({ filtro: { idHorario: 's1' }, idHorario: 's3' });
  });

  test('shows what is impossible at its day', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [commercial]);
    server.refuse(calls.changeWorkSchedule, 422, 'SCHEDULE_INVALID', {
      ...{ dia: 'terça-feira', posicao: 2, codigo: 'overlaps' },
      motivo: 'começa antes de terminar a anterior',
    });
    const user = renderAt(`${place}?id=s1`, Screen);
    await user.selectOptions(await screen.findByLabelText('Sábado: tipo do dia'), 'Folga');
    await user.click(screen.getByRole('button', { name: 'Salvar nova versão' }));
    const fault = await screen.findByRole('alert');
    expect(fault).toHaveText('começa antes de terminar a anterior');
    expect(fault.closest('li')?.textContent).toContain('Terça');
    await expectAccessible();
  });

  test('of one that was replaced says that it is not there', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [commercial]);
    renderAt(`${place}?id=gone`, Screen);
    expect(await screen.findByRole('link', { name: 'Voltar para os horários' })).toBeVisible();
    expect(screen.queryByLabelText('Nome')).toBeNull();
  });

  test('is for reading where nothing may be changed', async () => {
    await signedInForClock(['RhPontoRegraVisualizar']);
    const server = clockServer();
    server.answer(calls.workSchedules, [commercial]);
    renderAt(`${place}?id=s1`, Screen);
    expect((await screen.findAllByText('08:00–12:00, 13:00–17:00')).length).toBe(5);
    expect(screen.queryByRole('button', { name: /Salvar|Pôr/ })).toBeNull();
    await expectAccessible();
  });
});

describe('people', () => {
  test('are put on a schedule by name, seen before it is done', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [commercial]);
    server.answer(calls.assignSchedule, { total: 1 });
    const user = renderAt(`${place}?id=s1`, Screen);
    await user.click(await screen.findByRole('button', { name: 'Pôr pessoas neste horário' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr pessoas neste horário' }));
    expect(dialog.getByRole('button', { name: 'Ver quantas são' })).toBeDescribedBy('Escolha ao menos uma pessoa');
    await user.type(dialog.getByRole('combobox', { name: 'Trabalhador' }), 'Jé');
    await user.click(await dialog.findByRole('option', { name: /Jéssica/ }));
    await user.click(dialog.getByRole('button', { name: 'Ver quantas são' }));
    expect(await dialog.findByText(/Vale para 1 pessoa a partir de/)).toBeVisible();
    expect(lastBody(server, 'POST', /vinculos$/)).toMatchObject({ idVinculos: ['e1'], simular: true });
    await expectAccessible();
    // another choice is counted anew
    await user.click(dialog.getByLabelText('Todas de um filtro'));
    expect(dialog.getByRole('button', { name: 'Ver quantas são' })).toBeDescribedBy('Escolha ao menos um filtro');
  });

  test('have no clock any more from a day on', async () => {
    const server = clockServer();
    server.answer(calls.workSchedules, [commercial]);
    server.answer(calls.assignSchedule, { total: 3 });
    const user = renderAt(place, Screen);
    await user.click(await screen.findByRole('button', { name: 'Encerrar o ponto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar o ponto de pessoas' }));
    await user.click(dialog.getByLabelText('Todas de um filtro'));
    await user.selectOptions(dialog.getByLabelText('Lotação'), 'CD Cajamar');
    await user.click(dialog.getByRole('button', { name: 'Ver quantas são' }));
    await user.click(await dialog.findByRole('button', { name: 'Encerrar para 3 pessoas' }));
    expect(await screen.findByText('Feito para 3 pessoas')).toBeVisible();
    expect(lastBody(server, 'POST', /vinculos$/)).toMatchObject({ filtro: { lotacao: 'CD Cajamar' }, idHorario: null });
  });
});

test.each([
  ['en-US', 'New schedule', /44:00 a week \(limit 44:00\)/],
  ['es-ES', 'Nuevo horario', /44:00 por semana \(límite 44:00\)/],
] as const)('the editor reads in %s', async (language, title, law) => {
  clockServer();
  await act(() => setLanguage(language));
  renderAt(`${place}?novo=1`, Screen);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(law)).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});
