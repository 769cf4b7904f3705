import { clockPeriodContract as calls } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody, otherPeriod, period, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { Screen } from './hr-clock-closing.screen.tsx';

const place = '/rh/pontofopag-menu/fechamento';
const blocked = (nome: string, codigo: string, quantos = 1) => ({
  idPeriodo: 'p1',
  idPonto: `m-${nome}`,
  idVinculo: `e-${nome}`,
  nome,
  codigo,
  quantos,
});
const check: ResponseSent<typeof calls.checkPeriods> = {
  bloqueios: [
    blocked('João', 'TIMESHEET_INCOMPLETE', 2),
    // the same person twice: the gravest counts
    blocked('João', 'TIMESHEET_NOT_APPROVED'),
    blocked('Fabiana', 'JUSTIFICATIONS_PENDING'),
    blocked('Rui', 'TIMESHEET_NOT_APPROVED'),
  ],
  prontos: 17,
  fechados: 0,
  avisos: [{ codigo: 'UNKNOWN_WORKERS', quantos: 2 }],
  folha: [
    { total: 'horasTrabalhadas', percentual: null, minutos: 9600 },
    { total: 'horasExtras', percentual: 50, minutos: 75 },
    { total: 'credito', percentual: null, minutos: 90 },
    { total: 'debito', percentual: null, minutos: 30 },
  ],
  folhaComMotivo: [{ total: 'horasExtras', percentual: 50, minutos: 60 }],
};
const item = (nome: string, situacao: 'aguardando' | 'feito' | 'recusado', codigo: string | null = null) => ({
  idPeriodo: 'p1',
  idPonto: `m-${nome}`,
  idVinculo: `e-${nome}`,
  nome,
  situacao,
  codigo,
});
const closing: ResponseSent<typeof calls.closing> = {
  id: 'f1',
  ato: 'fecha',
  status: 'finalizado',
  total: 3,
  feitos: 2,
  recusados: 1,
  pedidoPor: 'Helena Prado',
  pedidoEm: '2026-11-02T17:41:00Z',
  itens: [item('Maria', 'feito'), item('Tiago', 'feito'), item('João', 'recusado', 'TIMESHEET_INCOMPLETE')],
};

beforeEach(() => signedInForClock());

describe('the periods', () => {
  test('tell companies, states and the month that is missing', async () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [period, otherPeriod]);
    server.answer(calls.openPeriod, { id: 'p3' });
    const user = renderAt(place, Screen);
    expect(await screen.findByText('Falta setembro de 2026')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Outubro de 2026' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Fechar período' })).toBeDescribedBy('Escolha um período na lista');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Abrir setembro de 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Abrir período' });
    expect(within(dialog).getByLabelText('Primeiro dia')).toHaveValue('01/09/2026');
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Abrir período' }));
    expect(await screen.findByText('Período aberto')).toBeVisible();
    expect(lastBody(server, 'POST', /periodo$/)).toEqual({ idEmpresa: 'c2', de: '2026-09-01', ate: '2026-09-30' });
  });

  test('are chosen, one or several, and taken to the desk', async () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [period, otherPeriod]);
    server.answer(calls.checkPeriods, check);
    const user = renderAt(place, Screen);
    for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Fechar período' }));
    expect(await screen.findByText('17 de 20 podem fechar')).toBeVisible();
    expect(lastBody(server, 'POST', /confere$/)).toEqual({ idPeriodos: ['p1', 'p2'] });
  });

  test('without one say so and offer to open one', async () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, []);
    renderAt(place, Screen);
    expect(await screen.findByText('Nada para fechar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abrir período' })).toBeVisible();
    await expectAccessible();
  });

  test('a reader who may only look has neither act', async () => {
    await signedInForClock(['RhPontoFechamentoVisualizar']);
    const server = clockServer();
    server.answer(calls.clockPeriods, [period]);
    renderAt(place, Screen);
    expect(await screen.findByRole('link', { name: 'Outubro de 2026' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /período/ })).toBeNull();
  });
});

describe('the desk', () => {
  const desk = () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [period, otherPeriod]);
    return server;
  };

  test('counts each person once by the gravest cause, with the way to the mirror', async () => {
    const server = desk();
    server.answer(calls.checkPeriods, check);
    const user = renderAt(`${place}?periodos=p1,p2`, Screen);
    expect(await screen.findByRole('heading', { name: 'Fechar o ponto de outubro de 2026' })).toBeVisible();
    expect(screen.getByText('17 de 20 podem fechar')).toBeVisible();
    expect(screen.getByText('2 números desconhecidos têm marcações')).toBeVisible();
    const causes = within(screen.getByRole('region', { name: 'O que falta' }));
    expect(causes.getAllByRole('button').map(one => one.textContent)).toEqual([
      '1Faltam marcações',
      '1Justificativas sem decisão',
      '1Sem aprovaçãodá para fechar com motivo',
      'Lembrar os 3',
    ]);
    expect(causes.getByRole('link', { name: 'Abrir espelho: João' }).getAttribute('href')).toBe(
      '/rh/visualiza-espelho-ponto?id=m-Jo%C3%A3o',
    );
    expect(causes.getByText('2 dias incompletos')).toBeVisible();
    await user.click(causes.getByRole('button', { name: /Sem aprovação/ }));
    expect(causes.getByText('Rui')).toBeVisible();
    server.answer(timeClockContract.remindTimesheets, ({ body }) => ({ total: body.includes('enviar') ? 2 : 1 }));
    await user.click(causes.getByRole('button', { name: 'Lembrar os 3' }));
    expect(await screen.findByText('3 pessoas lembradas')).toBeVisible();
    expect(lastBody(server, 'POST', /lembrete$/)).toEqual({ tipo: 'aprovar', ids: ['m-João', 'm-Fabiana', 'm-Rui'] });
    const companies = within(screen.getByRole('table', { name: 'Empresas' }));
    expect(companies.getByRole('row', { name: /Pantanal São Paulo 17 14 3 3 bloqueiam/ })).toBeVisible();
    expect(companies.getByRole('row', { name: /Pantanal Sinop 3 3 – Pronta/ })).toBeVisible();
    await expectAccessible();
  });

  test('closes over a missing approval with a reason alone, and follows the work', async () => {
    const server = desk();
    server.answer(calls.checkPeriods, check);
    server.answer(calls.closePeriods, { idFechamento: 'f1' });
    server.answer(calls.closing, { ...closing, status: 'processando', feitos: 1, recusados: 0 });
    const user = renderAt(`${place}?periodos=p1,p2`, Screen);
    expect(await screen.findByText('17 fecham · 3 ficam abertos.')).toBeVisible();
    const extras = () => screen.getByText('Extras 50%').parentElement;
    expect(extras()).toHaveText('Extras 50%01:15');
    expect(screen.getByText('Banco: crédito menos débito').parentElement).toHaveText('+\u200901:00');
    await user.click(screen.getByLabelText('Incluir 1 sem aprovação'));
    expect(extras()).toHaveText('Extras 50%02:15');
    expect(screen.getByRole('button', { name: 'Fechar 18 espelhos' })).toBeDescribedBy(
      'Escreva o motivo para continuar',
    );
    await user.type(screen.getByLabelText('Motivo'), 'Gestor em férias.');
    expect(screen.getByText('18 fecham · 1 com motivo · 2 ficam abertos.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar 18 espelhos' }));
    expect(await screen.findByText('1 de 3')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Fechando' }).getAttribute('aria-valuenow')).toBe('33');
    expect(location.search).toBe('?fechamento=f1');
    expect(lastBody(server, 'POST', /fecha$/)).toEqual({
      idPeriodos: ['p1', 'p2'],
      comPendencias: ['TIMESHEET_NOT_APPROVED'],
      motivo: 'Gestor em férias.',
    });
    await expectAccessible();
  });

  test('tells that nobody can be closed yet, and that a period is not over', async () => {
    const server = desk();
    server.answer(calls.checkPeriods, {
      ...check,
      bloqueios: [blocked('João', 'PERIOD_NOT_OVER')],
      prontos: 0,
      avisos: [],
    });
    renderAt(`${place}?periodos=p1`, Screen);
    expect(await screen.findByText('0 de 1 podem fechar')).toBeVisible();
    expect(screen.getByText('O período não terminou')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fechar 0 espelhos' })).toBeDescribedBy('Ninguém pode fechar ainda');
  });

  test('is of a department alone, and so is the closing', async () => {
    const server = desk();
    server.answer(calls.checkPeriods, {
      bloqueios: [],
      prontos: 4,
      fechados: 0,
      avisos: [],
      folha: [],
      folhaComMotivo: [],
    });
    server.answer(calls.closePeriods, { idFechamento: 'f1' });
    server.answer(calls.closing, closing);
    const user = renderAt(`${place}?periodos=p1`, Screen);
    await user.selectOptions(await screen.findByRole('combobox', { name: /Lotação/ }), 'CD Cajamar');
    await expect.poll(() => lastBody(server, 'POST', /confere$/)).toMatchObject({ filtro: { lotacao: 'CD Cajamar' } });
    expect(screen.queryByRole('table', { name: 'Empresas' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fechar 4 espelhos' }));
    await expect
      .poll(() => lastBody(server, 'POST', /fecha$/))
      .toEqual({ idPeriodos: ['p1'], filtro: { lotacao: 'CD Cajamar' } });
  });

  test('of periods without mirrors has nothing to close', async () => {
    const server = desk();
    server.answer(calls.checkPeriods, {
      bloqueios: [],
      prontos: 0,
      fechados: 0,
      avisos: [],
      folha: [],
      folhaComMotivo: [],
    });
    renderAt(`${place}?periodos=p1`, Screen);
    expect(await screen.findByText('Nada para fechar')).toBeVisible();
  });

  test('of what is closed reopens it with a reason', async () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [
      { ...period, estado: 'fechado', espelhos: { ...period.espelhos, aberto: 0, fechado: 17 } },
    ]);
    server.answer(calls.checkPeriods, {
      bloqueios: [],
      prontos: 0,
      fechados: 17,
      avisos: [],
      folha: [],
      folhaComMotivo: [],
    });
    server.answer(calls.reopenPeriod, { idFechamento: 'f2' });
    server.answer(calls.closing, {
      ...closing,
      id: 'f2',
      ato: 'reabre',
      recusados: 0,
      itens: [item('Maria', 'feito')],
      total: 1,
    });
    const user = renderAt(`${place}?periodos=p1`, Screen);
    expect(await screen.findByText('Tudo fechado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reabrir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reabrir outubro de 2026, Pantanal São Paulo?' });
    expect(within(dialog).getByRole('button', { name: 'Reabrir' })).toBeDescribedBy('Escreva o motivo para continuar');
    await user.type(within(dialog).getByLabelText('Motivo'), 'Faltou uma hora extra.');
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Reabrir' }));
    expect(await screen.findByText('1 de 1 reaberto')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Voltar para os períodos' })).toHaveLength(2);
    expect(lastBody(server, 'POST', /reabre$/)).toEqual({ idPeriodo: 'p1', motivo: 'Faltou uma hora extra.' });
  });
});

describe('what came of a closing', () => {
  test('is told for each worker, who stayed open first, with the payroll file next', async () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [period]);
    server.answer(calls.closing, closing);
    renderAt(`${place}?fechamento=f1`, Screen);
    expect(await screen.findByText('2 de 3 fechados')).toBeVisible();
    const [, first] = await screen.findAllByRole('row');
    expect(first?.textContent).toContain('Ficou como estava: faltam marcações');
    expect(screen.getByText('1 pessoa ainda pode entrar neste fechamento')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver quem falta' }).getAttribute('href')).toBe(`${place}?periodos=p1`);
    expect(screen.getByRole('link', { name: 'Gerar arquivo da folha' }).getAttribute('href')).toBe(
      '/rh/pontofopag-menu/arquivos?aba=gerados&periodo=p1',
    );
    await expectAccessible();
  });

  test('with an error says what is safe', async () => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [period]);
    server.answer(calls.closing, { ...closing, status: 'erro' });
    renderAt(`${place}?fechamento=f1`, Screen);
    expect(await screen.findByText('O trabalho parou com erro')).toBeVisible();
  });

  test.each([
    ['en-US', '2 of 3 closed', 'Make the payroll file'],
    ['es-ES', '2 de 3 cerrados', 'Generar archivo de nómina'],
  ] as const)('reads in %s', async (language, sum, next) => {
    const server = clockServer();
    server.answer(calls.clockPeriods, [period]);
    server.answer(calls.closing, closing);
    await act(() => setLanguage(language));
    renderAt(`${place}?fechamento=f1`, Screen);
    expect(await screen.findByText(sum)).toBeVisible();
    expect(screen.getByRole('link', { name: next })).toBeVisible();
    await act(() => setLanguage('pt-BR'));
  });
});
