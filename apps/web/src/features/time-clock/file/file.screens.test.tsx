import { clockFileContract as calls } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { clockPeriodContract } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody, pageOf, period, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { findingIn } from './finding-words.ts';
import { clockFindingTexts } from './findings.messages.ts';
import { Screen } from './hr-clock-files.screen.tsx';

const place = '/rh/pontofopag-menu/arquivos';
const report: ResponseSent<typeof calls.clockFile> = {
  id: 'a1',
  nome: 'AFD0001.txt',
  idEmpresa: 'c1',
  empresa: 'Pantanal São Paulo',
  status: 'finalizado',
  layout: '671',
  de: '2026-10-01',
  ate: '2026-10-31',
  marcacoes: 1_200,
  novas: 1_180,
  repetidas: 18,
  ruins: 2,
  desconhecidos: 3,
  enviadoPor: 'Helena Prado',
  enviadoEm: '2026-11-02T12:00:00Z',
  codificacao: 'ISO-8859-1',
  crc: 'KERMIT',
  cadeia: 'quebrada',
  lacunas: [{ de: 40, ate: 42 }],
  achados: [
    { codigo: 'NSR_GAP', valores: { de: 40, ate: 42 }, linha: null, campo: 'nsr', aviso: true },
    { codigo: 'CRC_WRONG', valores: { lido: 'AB12' }, linha: 7, campo: 'crc', aviso: false },
  ],
  erro: null,
  total: 1_300,
  feitos: 1_300,
};
const made: ResponseSent<typeof calls.madeFile> = {
  id: 'g1',
  tipo: 'folha',
  nome: 'folha-2026-10.csv',
  idEmpresa: 'c1',
  empresa: 'Pantanal São Paulo',
  de: '2026-10-01',
  ate: '2026-10-31',
  status: 'finalizado',
  numero: 12,
  reaberto: false,
  linhas: 90,
  semCodigo: ['horasExtras 50%', 'dsr'],
  erro: null,
  feitoPor: 'Helena Prado',
  feitoEm: '2026-11-02T12:00:00Z',
};
const closed = { ...period, estado: 'fechado' as const, espelhos: { ...period.espelhos, fechado: 17 } };

beforeEach(() => signedInForClock());

describe('files that came in', () => {
  test('are listed with their state', async () => {
    const server = clockServer();
    server.answer(calls.clockFiles, pageOf([report]));
    renderAt(place, Screen);
    expect(
      await screen.findByRole('row', { name: /AFD0001.txt Pantanal São Paulo .* 1\.180 2 .* Pronto/ }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Enviar arquivo do relógio' })).toBeVisible();
    await expectAccessible();
  });

  test('without one there is the drop zone', async () => {
    const server = clockServer();
    server.answer(calls.clockFiles, pageOf([]));
    renderAt(place, Screen);
    expect(await screen.findByText('Nenhum arquivo ainda')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
  });

  test('one that is read shows how far it is', async () => {
    const server = clockServer();
    server.answer(calls.clockFile, { ...report, status: 'processando', feitos: 650, achados: [] });
    renderAt(`${place}?id=a1`, Screen);
    expect(await screen.findByText('650 de 1.300')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Lendo o arquivo' })).toBeVisible();
    await expectAccessible();
  });

  test('the report says what came in, what the file is, and which lines are wrong', async () => {
    const server = clockServer();
    server.answer(calls.clockFile, report);
    server.answer(calls.clockFileLines, pageOf(report.achados));
    renderAt(`${place}?id=a1`, Screen);
    expect(await screen.findByText('1.180 marcações novas')).toBeVisible();
    expect(await screen.findByText('Faltam os números 40 a 42.')).toBeVisible();
    expect(screen.getByText('Quebrada')).toBeVisible();
    expect(screen.getByText('Portaria 671')).toBeVisible();
    expect(await screen.findByText('O código de conferência não bate: "AB12".')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ligar 3 a trabalhadores' })).toBeVisible();
    await expectAccessible();
  });

  test('of another company waits for somebody, who sees both', async () => {
    const server = clockServer();
    const other = {
      codigo: 'EMPLOYER_OTHER',
      valores: { arquivo: 'Outra Ltda (11222333000181)', empresa: 'Pantanal (12345678000195)' },
      linha: null,
      campo: 'identificador',
      aviso: false,
    };
    server.answer(calls.clockFile, { ...report, status: 'aguardandoAprovacao', achados: [other] });
    server.answer(calls.clockFileLines, pageOf([]));
    server.answer(calls.confirmClockFile, { id: 'a1', status: 'aguardando' });
    const user = renderAt(`${place}?id=a1`, Screen);
    expect(
      await screen.findByText(
        'O arquivo é da empresa Outra Ltda (11.222.333/0001-81); a escolhida é Pantanal (12.345.678/0001-95).',
      ),
    ).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Confirmar e ler' }));
    expect(await screen.findByText('Confirmado, a leitura começou')).toBeVisible();
    expect(server.requests('PUT', /afd\/a1\/confirma$/)).toHaveLength(1);
  });

  test('that is no clock file says so', async () => {
    const server = clockServer();
    server.answer(calls.clockFile, { ...report, status: 'erro', erro: 'AFD_IS_AEJ', layout: null, achados: [] });
    renderAt(`${place}?id=a1`, Screen);
    expect(await screen.findByText(/Este arquivo é um AEJ/)).toBeVisible();
    await expectAccessible();
  });

  test('of a company that is not here says so', async () => {
    const server = clockServer();
    const unknown = {
      ...{ codigo: 'EMPLOYER_OTHER', valores: { arquivo: 'Outra Ltda (11222333000181)' } },
      ...{ linha: null, campo: 'identificador', aviso: false },
    };
    server.answer(calls.clockFile, { ...report, status: 'erro', erro: 'NOT_FOUND', layout: null, achados: [unknown] });
    renderAt(`${place}?id=a1`, Screen);
    expect(
      await screen.findByText('O arquivo é da empresa Outra Ltda (11.222.333/0001-81), que não está neste grupo.'),
    ).toBeVisible();
  });

  test('words every code that a reading finds', () => {
    const codes = [
      ...['LINE_TYPE', 'LINE_LENGTH', 'LINE_CONTROL', 'FIELD_INVALID', 'CRC_WRONG', 'NSR_CONFLICT', 'NSR_TOO_MANY'],
      ...['NSR_ORDER', 'CHAIN_BROKEN', 'WORKER_INVALID', 'NSR_GAP', 'CRC_UNKNOWN', 'HEADER_MISSING', 'TRAILER_MISSING'],
      ...['TRAILER_COUNT', 'EMPLOYER_INVALID', 'EMPLOYER_DIFFERS', 'EMPLOYER_BRANCH', 'EMPLOYER_OTHER'],
      ...['SISTER_COMPANY', 'UPLOAD_UNREADABLE', 'AFD_IS_AEJ'],
    ];
    const texts = clockFindingTexts.ready('pt-BR');
    const unsaid = codes.filter(codigo => texts && findingIn(texts, { codigo, valores: {} }).includes(codigo));
    expect(texts).toBeDefined();
    expect(unsaid).toEqual([]);
  });
});

describe('numbers that are nobody’s', () => {
  const unknown = {
    identificador: '52998224725',
    marcacoes: 44,
    de: '2026-10-01',
    ate: '2026-10-31',
    empresa: 'Pantanal São Paulo',
    relogio: '00012345',
  };

  test('are linked to a worker, once', async () => {
    const server = clockServer();
    server.answer(calls.unknownWorkers, pageOf([unknown]));
    server.answer(calls.linkUnknown, { total: 44 });
    const user = renderAt(`${place}?aba=desconhecidos`, Screen);
    await user.click(await screen.findByRole('button', { name: 'Ligar: 52998224725' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'De quem é o número 52998224725?' }));
    expect(dialog.getByRole('button', { name: 'Ligar' })).toBeDescribedBy('Escolha o trabalhador');
    await user.type(dialog.getByRole('combobox', { name: 'Trabalhador' }), 'Jé');
    await user.click(await dialog.findByRole('option', { name: /Jéssica/ }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Ligar' }));
    expect(await screen.findByText('44 marcações ligadas')).toBeVisible();
    expect(lastBody(server, 'PUT', /desconhecidos\/52998224725$/)).toEqual({ idVinculo: 'e1' });
  });

  test('there are none', async () => {
    const server = clockServer();
    server.answer(calls.unknownWorkers, pageOf([]));
    renderAt(`${place}?aba=desconhecidos`, Screen);
    expect(await screen.findByText('Todas as marcações têm dono')).toBeVisible();
    await expectAccessible();
  });
});

describe('files that go out', () => {
  test('are listed with what has no code, and downloaded', async () => {
    const server = clockServer();
    server.answer(calls.madeFiles, pageOf([made, { ...made, id: 'g2', numero: 11, reaberto: true, semCodigo: [] }]));
    server.file(calls.madeFileContent);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const user = renderAt(`${place}?aba=gerados`, Screen);
    expect(await screen.findByText(/Sem código, fora do arquivo: Horas extras 50% e Descanso semanal/)).toBeVisible();
    expect(screen.getByText('Período reaberto depois')).toBeVisible();
    await expectAccessible();
    const [download] = screen.getAllByRole('button', { name: 'Baixar: folha-2026-10.csv' });
    if (download) await user.click(download);
    await expect.poll(() => server.requests('GET', /arquivo\/g1\/conteudo$/)).toHaveLength(1);
  });

  test('payroll is made of a closed period, which the address may name', async () => {
    const server = clockServer();
    server.answer(calls.madeFiles, pageOf([]));
    server.answer(calls.makeClockFile, { id: 'g1' });
    server.answer(clockPeriodContract.clockPeriods, [closed]);
    const user = renderAt(`${place}?aba=gerados&periodo=p1`, Screen);
    const dialog = within(await screen.findByRole('dialog', { name: 'Gerar arquivo' }));
    await dialog.findByRole('option', { name: 'Outubro de 2026, Pantanal São Paulo' });
    expect(dialog.getByLabelText('Período')).toHaveValue('p1');
    await user.selectOptions(dialog.getByLabelText('Formato'), 'XLSX');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Gerar arquivo' }));
    expect(await screen.findByText('O arquivo está sendo feito')).toBeVisible();
    expect(lastBody(server, 'POST', /ponto\/arquivo$/)).toEqual({
      tipo: 'folha',
      idEmpresa: 'c1',
      idPeriodo: 'p1',
      formato: 'xlsx',
    });
  });

  test('an AFD is made of a company and days', async () => {
    const server = clockServer();
    server.answer(calls.madeFiles, pageOf([]));
    server.answer(calls.makeClockFile, { id: 'g1' });
    server.answer(clockPeriodContract.clockPeriods, []);
    const user = renderAt(`${place}?aba=gerados`, Screen);
    await screen.findByText('Nenhum arquivo gerado');
    await user.click(screen.getByRole('button', { name: 'Gerar arquivo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gerar arquivo' }));
    await user.click(dialog.getByLabelText('AFD'));
    await user.selectOptions(await dialog.findByLabelText('Empresa'), 'Pantanal São Paulo');
    expect(dialog.getByRole('button', { name: 'Gerar arquivo' })).toBeDescribedBy('Preencha os dois dias');
    await user.type(dialog.getByLabelText('De'), '01102026');
    await user.type(dialog.getByLabelText('Até'), '31102026');
    await user.click(dialog.getByRole('button', { name: 'Gerar arquivo' }));
    await expect
      .poll(() => lastBody(server, 'POST', /ponto\/arquivo$/))
      .toEqual({ tipo: 'afd', idEmpresa: 'c1', de: '2026-10-01', ate: '2026-10-31' });
  });
});

test.each([
  ['en-US', 'Numbers 40 to 42 are missing.'],
  ['es-ES', 'Faltan los números 40 al 42.'],
] as const)('the report reads in %s', async (language, gap) => {
  const server = clockServer();
  server.answer(calls.clockFile, report);
  server.answer(calls.clockFileLines, pageOf(report.achados));
  await act(() => setLanguage(language));
  renderAt(`${place}?id=a1`, Screen);
  expect(await screen.findByText(gap)).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});
