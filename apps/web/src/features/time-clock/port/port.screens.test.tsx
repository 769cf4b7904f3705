import { clockPortContract as calls } from '@cracha/contract/features/time-clock/clock-port.contract.ts';
import { timeClockContract as sheets } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody } from '#test/clock.ts';
import { aMirror, aRow } from '#test/mirrors.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as StaffAll } from '../mirror/staff/staff-payroll-timesheets.screen.tsx';
import { Screen as StaffOne } from '../mirror/staff/staff-timesheet.screen.tsx';
import { Screen as Own } from '../mirror/worker/worker-timesheets.screen.tsx';
import type { PayrollClock, PortSettings } from '../port.api.ts';
import { Screen as Integration } from './hr-clock-integration.screen.tsx';

const clock: PayrollClock = {
  ...{ id: 'c-1', nome: 'Pantanal Hospital', cnpj: '12345678000195', situacao: 'funciona' },
  ...{ copiaEm: '2026-11-26T17:02:00Z', falhaEm: null, falha: null, escolhida: true },
};
const down: PayrollClock = {
  ...clock,
  situacao: 'indisponivel',
  falha: 'indisponivel',
  falhaEm: '2026-11-27T10:00:00Z',
};
const other: PayrollClock = { ...clock, id: 'c-2', nome: 'Pantanal Transportes', situacao: 'desligada', copiaEm: null };
const settings: PortSettings = {
  ...{ idEmpresa: 'c-1', nome: clock.nome, tipoPonto: 'fopag', adaptador: 'double', codigoEmpresa: 'HSP', ativo: true },
  ...{ versao: 3, adaptadores: ['double'], situacao: clock, fila: [] },
};
const page = { page: 1, size: 10, after: null };
const noCounts = {
  total: 0,
  aberto: 0,
  enviado: 0,
  emRevisao: 0,
  aprovado: 0,
  fechado: 0,
  incompletos: 0,
  justificativas: 0,
};

const asHr = () =>
  signedInAs(
    {
      ...helena,
      permissions: ['RhInicioVisualizar', 'RhEspelhoPontoVisualizar', 'RhPontoFopagVisualizar', 'RhPontoFopagEditar'],
    },
    'rh',
    ['ponto-fopag'],
  );

describe('HR’s list of a payroll clock', () => {
  beforeEach(asHr);

  function listOf(clocks: PayrollClock[], rows = [aRow({ origem: 'fopag', copiaEm: clock.copiaEm })]) {
    const server = stubServer();
    server.answer(calls.payrollClocks, clocks);
    server.answer(sheets.hrTimesheets, { items: rows, total: rows.length, ...page });
    server.answer(sheets.hrTimesheetFilters, { meses: [], empresas: [], lotacoes: [], tomadores: [] });
    server.answer(sheets.hrTimesheetTotals, { ...noCounts, total: rows.length });
    return server;
  }

  test.each([
    ['pt-BR', 'Serviço indisponível · cópia de 26/11 às 14:02'],
    ['en-US', /^Service unavailable · copy of \S+ at \S+/],
    ['es-ES', 'Servicio no disponible · copia del 26/11 a las 14:02'],
  ] as const)('while it is down it shows the last copy with its time, in %s', async (language, words) => {
    const server = listOf([down]);
    await setLanguage(language);
    renderAt('/rh/pontofopaglist', StaffAll);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Fabiana Rocha Teles' })).toBeVisible();
    expect(server.lastQuery(/^\/ponto\/rh\/1$/)?.get('idEmpresa')).toBe('c-1');
    await expectAccessible();
    await setLanguage('pt-BR');
  });

  test('down without a copy it says so, and nothing else', async () => {
    listOf([{ ...down, copiaEm: null }], []);
    renderAt('/rh/pontofopaglist', StaffAll);
    expect(await screen.findByRole('heading', { name: 'Serviço indisponível' })).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  test('switched off it says what is still possible; nothing of this period is said, too', async () => {
    listOf([{ ...other, escolhida: true }], []);
    renderAt('/rh/pontofopaglist', StaffAll);
    expect(await screen.findByText('Sem a integração, justificativas só podem ser negadas.')).toBeVisible();
    expect(await screen.findByText('Não foi encontrado ponto para esse período')).toBeVisible();
  });

  test('of several companies it asks which, by name or CNPJ, remembers it, and reads the screen anew', async () => {
    let clocks = [
      { ...clock, escolhida: false },
      { ...other, escolhida: false },
    ];
    const server = listOf([]);
    server.answer(calls.payrollClocks, () => clocks);
    server.answer(calls.choosePayrollClock, () => {
      clocks = [clock, { ...other, escolhida: false }];
      return clock;
    });
    const user = renderAt('/rh/pontofopaglist', StaffAll);
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolha a empresa do Ponto Fopag' }));
    expect(dialog.getByText(/12\.345\.678\/0001-95 · Em funcionamento/)).toBeVisible();
    expect(dialog.getByText(/Integração desligada/)).toBeVisible();
    await expectAccessible();
    await user.type(dialog.getByRole('combobox'), 'hospital');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Em funcionamento · lido em 26/11 às 14:02')).toBeVisible();
    expect(server.requests('POST', /c-1\/troca$/)).toHaveLength(1);
    expect(server.lastQuery(/^\/ponto\/rh\/1$/)?.get('idEmpresa')).toBe('c-1');
    await user.click(screen.getByRole('button', { name: 'Trocar empresa' }));
    expect(await screen.findByRole('dialog', { name: 'Escolha a empresa do Ponto Fopag' })).toBeVisible();
  });

  test('one month tells the time of its own copy', async () => {
    const server = stubServer();
    server.answer(calls.payrollClocks, [clock]);
    server.answer(sheets.timesheet, aMirror({ origem: 'fopag', idEmpresa: 'c-1', copiaEm: '2026-11-25T11:30:00Z' }));
    renderAt('/rh/pontofopagview?id=sheet-10', StaffOne);
    expect(await screen.findByText('Em funcionamento · lido em 25/11 às 08:30')).toBeVisible();
  });

  test('one month without a copy says that the service is unavailable, with the way back', async () => {
    const server = stubServer();
    server.refuse(sheets.timesheet, 503, 'TIME_INTEGRATION_UNAVAILABLE');
    renderAt('/rh/pontofopagview?id=sheet-11', StaffOne);
    expect(await screen.findByRole('heading', { name: 'Serviço indisponível' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Voltar/ }).getAttribute('href')).toBe('/rh/pontofopaglist');
  });
});

test('a worker reads the state above the own months, on a phone', async () => {
  await signedInAs({ ...maria, permissions: ['TrabalhadorPontoFopagVisualizar'] }, 'trabalhador', ['ponto-fopag']);
  const server = stubServer();
  server.answer(calls.payrollClocks, [down]);
  server.answer(sheets.workerTimesheets, { items: [aRow({ origem: 'fopag' })], total: 1, ...page });
  renderAt('/trabalhador/pontofopaglist', Own);
  expect(await screen.findByText('Serviço indisponível · cópia de 26/11 às 14:02')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Outubro de 2026/ })).toBeVisible();
  await expectAccessible();
});

describe('the integration', () => {
  beforeEach(asHr);

  test('is saved of the version that was read; what somebody else saved is never written over', async () => {
    const server = clockServer();
    server.answer(calls.payrollClocks, [clock]);
    server.answer(calls.payrollClockConfig, settings);
    server.answer(calls.savePayrollClockConfig, { ...settings, versao: 4 });
    const user = renderAt('/rh/pontofopag-menu/integracao', Integration);
    const code = await screen.findByLabelText('Código da empresa no Ponto Fopag');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Nada mudou ainda');
    expect(screen.getByText('Nada espera resposta')).toBeVisible();
    await user.clear(code);
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Escreva o código da empresa');
    await user.type(code, 'HSP-2');
    await user.click(screen.getByRole('checkbox', { name: /Integração ligada/ }));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Integração salva')).toBeVisible();
    const body = { adaptador: 'double', codigoEmpresa: 'HSP-2', ativo: false, versao: 3 };
    expect(lastBody(server, 'PUT', /c-1\/config$/)).toEqual(body);
  });

  test('shows what waits and why, and tries at once', async () => {
    const server = clockServer();
    server.answer(calls.payrollClocks, [down]);
    const one = { dia: '2026-10-21', desde: '2026-11-26T11:00:00Z', tentativas: 2 };
    server.answer(calls.payrollClockConfig, {
      ...{ ...settings, situacao: down },
      fila: [
        {
          ...{ ...one, id: 'o1', ato: 'decisao', nomeEmpregado: 'Ana Prado', situacao: 'aguardando', falha: 'demorou' },
          proximaTentativa: '2026-11-26T11:15:00Z',
        },
        {
          ...{ ...one, id: 'o2', ato: 'pedido', nomeEmpregado: 'Beto Lima', situacao: 'recusado', falha: 'recusou' },
          proximaTentativa: null,
        },
      ],
    });
    server.answer(calls.retryPayrollClock, settings);
    const user = renderAt('/rh/pontofopag-menu/integracao?empresa=c-1', Integration);
    expect(await screen.findByText('Decisão da justificativa · 21/10/2026')).toBeVisible();
    expect(screen.getByText(/2 tentativas · a resposta passou de 10 segundos/)).toBeVisible();
    expect(screen.getByText('Recusado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar agora' }));
    expect(await screen.findByText('Tentando de novo')).toBeVisible();
    expect(server.requests('POST', /c-1\/tenta$/)).toHaveLength(1);
  });

  test('says that an installation has no adapter, and that no company has a payroll clock', async () => {
    const server = clockServer();
    server.answer(calls.payrollClocks, [other]);
    server.answer(calls.payrollClockConfig, {
      ...{ ...settings, adaptador: null, codigoEmpresa: '', ativo: false, versao: 0, adaptadores: [], situacao: other },
    });
    renderAt('/rh/pontofopag-menu/integracao', Integration);
    expect(await screen.findByText(/Esta instalação não tem adaptador/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar agora' })).toBeNull();
  });
});
