import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockMarkContract as calls } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { setOnline } from '#kernel/base/online.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './worker-punch.screen.tsx';

type Recorder = ResponseOf<(typeof calls)['recorderSummary']>['vinculos'][number];
type Day = NonNullable<Recorder['dia']>;

const address = '/trabalhador/registros-atividades';
const punch = (hora: string, origem: 'registro' | 'arquivo' = 'registro'): Day['marcacoes'][number] => ({
  ...{ id: `p-${hora}`, data: '2026-11-26', hora, sentido: null, origem, nsr: 48_211, fonte: 'O', duvida: [] },
});
const aWorkedDay = (change: Partial<Day> = {}): Day => ({
  ...{ idVinculo: 'v-1', empresa: 'Pantanal São Paulo', dia: '2026-11-26', zona: 'America/Cuiaba' },
  horario: ['08:00–12:00', '13:00–17:00'],
  previsto: 480,
  trabalhadas: 244,
  situacao: 'andamento',
  ocorrencias: [],
  marcacoes: [punch('07:58', 'arquivo'), punch('12:02')],
  proxima: 'retorno',
  ...change,
});
const aRecorder = (change: Partial<Recorder> = {}): Recorder => ({
  ...{ idVinculo: 'v-1', empresa: 'Pantanal São Paulo', zona: 'America/Cuiaba', tipoPonto: 'registro' },
  ...{ impedimento: null, dia: aWorkedDay() },
  ...change,
});
const marked = {
  ...{ id: 'p-3', nsr: 48_213, em: '2026-11-26T17:01:00Z', hora: '13:01', zona: 'America/Cuiaba', sinais: [] },
  dia: aWorkedDay({ marcacoes: [punch('07:58', 'arquivo'), punch('12:02'), punch('13:01')], proxima: 'saida' }),
  comprovante: '/ponto/marcacao/p-3/comprovante',
};

function serverWith(...vinculos: Recorder[]) {
  const server = stubServer();
  const counts = { responder: 1, enviar: 0, corrigir: 2, devolvidas: 0, filaHoje: 2 };
  server.answer(calls.recorderSummary, { vinculos, ...counts });
  server.answer(calls.clockNow, { agora: new Date().toISOString(), zona: 'America/Cuiaba', ancora: 'a' });
  server.answer(calls.mark, marked);
  return server;
}

beforeEach(async () => {
  setOnline(true);
  await signedInAs(
    {
      ...maria,
      permissions: [
        'TrabalhadorRegistroPontoVisualizar',
        'TrabalhadorRegistroPontoCriar',
        'TrabalhadorRegistroPontoDownload',
        'TrabalhadorPontoManualCriar',
        'TrabalhadorEspelhoPontoVisualizar',
      ],
    },
    'trabalhador',
    ['ponto-registro'],
  );
});

describe('the recorder', () => {
  test('names the likely mark, tells what was recorded, and asks before a second one', async () => {
    const server = serverWith(aRecorder());
    const user = renderAt(address, Screen);
    const button = await screen.findByRole('button', { name: 'Marcar volta' });
    expect(await screen.findByText('Agora, hora de Cuiabá')).toBeVisible();
    expect(screen.getByText('Hoje você já trabalhou 4h 04min')).toBeVisible();
    expect(screen.getByRole('link', { name: '2 dias para corrigir' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Comprovante das 07:58' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Comprovante das 12:02' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dia a dia' }).getAttribute('href')).toBe(`${address}?dias=lista`);
    await expectAccessible();
    await user.click(button);
    const done = within(await screen.findByRole('status'));
    expect(await done.findByText('13:01')).toBeVisible();
    expect(done.getByText('Número 48.213 · Pantanal São Paulo')).toBeVisible();
    expect(done.getByText('Faltam 3h 56min para completar o dia')).toBeVisible();
    expect(lastBody(server, 'POST', /trabalhador\/marcacao$/)).toEqual({ idVinculo: 'v-1' });
    await user.click(done.getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: /^Marcar volta/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Você já marcou às 13:01. Marcar de novo?' }));
    expect(server.requests('POST', /marcacao$/)).toHaveLength(1);
    await user.click(again.getByRole('button', { name: 'Marcar de novo' }));
    expect(await screen.findByText('Ponto marcado')).toBeVisible();
    expect(server.requests('POST', /marcacao$/)).toHaveLength(2);
  });

  test('a request without an answer is repeated with its key', async () => {
    serverWith(aRecorder());
    const keys: string[] = [];
    const answering = globalThis.fetch;
    let fails = true;
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      if (init.method !== 'POST') return answering(input, init);
      keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
      return fails ? Promise.reject(new TypeError('gone')) : answering(input, init);
    });
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Marcar volta' }));
    expect(await screen.findByText('Ainda não sabemos se foi marcado')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Ponto marcado')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('without internet nothing is marked, and it says so', async () => {
    serverWith(aRecorder());
    const user = renderAt(address, Screen);
    const button = await screen.findByRole('button', { name: 'Marcar volta' });
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) =>
      init.method === 'POST' ? Promise.reject(new TypeError('gone')) : answering(input, init),
    );
    setOnline(false);
    await user.click(button);
    expect(await screen.findByText('Sem internet. Nada foi marcado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    setOnline(true);
  });

  test('of several employments the company is chosen; a closed period says so in the button’s place', async () => {
    serverWith(
      aRecorder(),
      aRecorder({ idVinculo: 'v-2', empresa: 'Pantanal Sinop', impedimento: 'PERIOD_CLOSED', dia: null }),
    );
    const user = renderAt(address, Screen);
    await user.selectOptions(await screen.findByLabelText('Empresa'), 'Pantanal Sinop');
    expect(await screen.findByText(/período está fechado/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull();
  });

  test('where punches are entered by hand, that is the act', async () => {
    const server = serverWith(aRecorder({ tipoPonto: 'manual' }));
    server.answer(clockJustificationContract.enterManualPunch, {
      ...{ id: 'j', status: 'pendente', data: '2026-11-25', hora: '17:00' },
    });
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Lançar marcação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lançar marcação' }));
    await user.type(dialog.getByLabelText('Dia'), '25112026');
    await user.type(dialog.getByLabelText('Hora'), '17');
    await user.click(dialog.getByRole('radio', { name: 'Saída' }));
    await user.type(dialog.getByLabelText('Motivo'), 'Esqueci de marcar');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Lançar marcação' }));
    expect(await screen.findByText('Marcação lançada. Espera aprovação.')).toBeVisible();
    expect(lastBody(server, 'POST', /pontomanual\/v-1$/)).toEqual({
      ...{ data: '2026-11-25', hora: '17:00', sentido: 'saida', motivo: 'Esqueci de marcar' },
    });
  });

  test('lists all punches with their receipts', async () => {
    const server = serverWith(aRecorder());
    const row = { idVinculo: 'v-1', empresa: 'Pantanal São Paulo', dia: '2026-11-26', em: '2026-11-26T12:02:00Z' };
    server.answer(calls.workerPunches, {
      items: [{ id: 'p-1', hora: '08:02', nsr: 48_211, origem: 'registro', comprovante: true, ...row }],
      ...{ total: 1, page: 1, size: 20, after: null },
    });
    renderAt(`${address}?lista=1`, Screen);
    expect(await screen.findByRole('button', { name: 'Comprovante das 26 nov, 08:02' })).toBeVisible();
    expect(screen.getByText('Número 48.211 · Pelo Crachá · Pantanal São Paulo')).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['en-US', 'Clock back in'],
    ['es-ES', 'Fichar vuelta'],
  ] as const)('reads in %s', async (language, words) => {
    serverWith(aRecorder());
    await setLanguage(language);
    renderAt(address, Screen);
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
    await setLanguage('pt-BR');
  });
});
