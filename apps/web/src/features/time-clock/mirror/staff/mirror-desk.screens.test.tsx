import type { Permission } from '@cracha/contract/access/permissions.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { listenForKeys } from '#kernel/lazy/keys.ts';
import { expectAccessible } from '#test/axe.ts';
import { aDay, aMirror, anEvent, aRow } from '#test/mirrors.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './manager-payroll-clock-timesheet-approval.screen.tsx';

const address = '/gestor/pontofopag-espelho-aprovacao';
const page = { page: 1, size: 50, after: null };
const sent = {
  status: 'enviado' as const,
  concorda: true,
  respondidoEm: '2026-11-03T11:12:00Z',
  historico: [anEvent('send', { por: 'Fabiana Rocha Teles' })],
};
const jose = { id: 'sheet-20', nomeEmpregado: 'José Raimundo Oliveira' };

/** A queue of rows; each mirror is answered by its id. */
function deskOf(...mirrors: ReturnType<typeof aMirror>[]) {
  const server = stubServer();
  server.answer(calls.timesheetsToDecide, { items: mirrors, total: mirrors.length, ...page });
  server.answer(calls.timesheet, ({ path }) => mirrors.find(({ id }) => path.endsWith(id)) ?? aMirror());
  return server;
}

const rights: Permission[] = [
  'GestorEspelhoAprovacaoVisualizar',
  'GestorEspelhoAprovacaoAprovar',
  'GestorEspelhoAprovacaoNegar',
];
const signedInAsManager = (...more: Permission[]) =>
  signedInAs({ ...helena, roles: ['GESTOR'], permissions: [...rights, ...more] }, 'gestor', ['ponto-registro']);

beforeEach(async () => {
  await signedInAsManager();
  return listenForKeys();
});

describe('the desk of sent mirrors', () => {
  test('shows the queue, the days, and what a decision rests on', async () => {
    const can = ['aprova', 'devolve'];
    const decided = aDay('2026-10-16', ['08:41', '12:00', '13:00', '17:02'], {
      justificativas: [{ id: 'j', status: 'aprovada', motivo: 'Consulta' }],
    });
    const short = aDay('2026-10-27', ['08:00', '12:01', '13:00', '17:02'], {
      ocorrencias: ['interday'],
      interjornada: 100,
    });
    deskOf(
      aMirror({ ...sent, can, alertas: 2, dias: [...aMirror().dias, decided, short], discordancia: 'Inventário' }),
      aMirror({ ...sent, ...jose, can }),
    );
    const user = renderAt(address, Screen);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ponto de Fabiana Rocha Teles' })).toBeVisible();
    expect(screen.getByText('Outubro de 2026 · CD Cajamar · enviado em 03 nov, 08:12')).toBeVisible();
    const queue = within(screen.getByRole('navigation', { name: 'Esperando você' }));
    expect(queue.getByText(/2 ocorrências/)).toBeVisible();
    const side = within(screen.getByRole('complementary', { name: 'Totais e decisão' }));
    for (const words of [
      'Fabiana concordou com o espelho',
      '1 justificativa decidida',
      '14 out: 02:12 a mais, o limite é 02:00',
      '27 out: faltaram 01:40 de descanso',
      'Inventário',
    ])
      expect(side.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 de 2 espelhos' }));
    expect(await screen.findByRole('menuitem', { name: /José Raimundo Oliveira/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await expectAccessible();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: /José Raimundo Oliveira/ })).toBeVisible();
    expect(location.search).toBe('?id=sheet-20');
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: /Fabiana/ })).toBeVisible();
  });

  test('A approves after a confirmation, and the next one opens', async () => {
    const can = ['aprova', 'devolve'];
    const server = deskOf(aMirror({ ...sent, can }), aMirror({ ...sent, ...jose, can }));
    server.answer(calls.approveTimesheet, aRow({ status: 'aprovado' }));
    const user = renderAt(address, Screen);
    await screen.findByRole('button', { name: 'Aprovar espelho' });
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar o ponto de Fabiana Rocha Teles?' }));
    expect(dialog.getByText('Depois de aprovar, não dá para mudar.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Espelho de ponto de Fabiana Rocha Teles aprovado')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /José Raimundo Oliveira/ })).toBeVisible();
    expect(JSON.parse(server.requests('PUT', /sheet-10\/aprova$/)[0]?.body ?? '{}')).toEqual({ versao: 3 });
  });

  test('D gives it back with a reason', async () => {
    const server = deskOf(aMirror({ ...sent, can: ['aprova', 'devolve'] }));
    server.answer(calls.returnTimesheet, aRow({ status: 'emRevisao' }));
    const user = renderAt(address, Screen);
    await screen.findByRole('button', { name: 'Devolver para ajuste' });
    await user.keyboard('d');
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver o ponto de Fabiana Rocha Teles?' }));
    expect(dialog.getByRole('button', { name: 'Devolver para ajuste' })).toBeBlocked();
    await user.type(dialog.getByLabelText('Motivo'), 'Falta a saída do dia 14');
    server.answer(calls.timesheetsToDecide, { items: [], total: 0, ...page });
    await user.click(dialog.getByRole('button', { name: 'Devolver para ajuste' }));
    expect(await screen.findByText('Nenhum espelho para aprovar')).toBeVisible();
    expect(JSON.parse(server.requests('PUT', /devolve$/)[0]?.body ?? '{}')).toEqual({
      versao: 3,
      motivo: 'Falta a saída do dia 14',
    });
  });

  test('nothing is decided while a justification waits: the reason and the way to its day are there', async () => {
    const pending = aDay('2026-10-21', ['07:56', '12:00', '13:02'], {
      justificativas: [{ id: 'j', status: 'pendente', motivo: 'Esqueci' }],
    });
    const against = (verbo: string) => ({ verbo, codigo: 'JUSTIFICATIONS_PENDING', valores: { n: 1 } });
    deskOf(
      aMirror({
        ...sent,
        dias: [...aMirror().dias, pending],
        justificativasPendentes: 1,
        impedimentos: [against('aprova'), against('devolve')],
      }),
    );
    const user = renderAt(address, Screen);
    for (const name of ['Aprovar espelho', 'Devolver para ajuste']) {
      const button = await screen.findByRole('button', { name });
      expect(button).toBeBlocked();
      expect(button).toBeDescribedBy('Falta decidir 1 justificativa.');
    }
    expect(screen.queryByRole('link', { name: 'Ir para a justificativa de 21 out' })).toBeNull();
    await act(() => signedInAsManager('GestorJustificativaVisualizar'));
    const way = await screen.findByRole('link', { name: 'Ir para a justificativa de 21 out' });
    expect(way.getAttribute('href')).toBe('/gestor/pontofopag-justify?id=j');
    expect(screen.getByText(/Decida 21 out para liberar os botões/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Decidir 21 out' }).getAttribute('href')).toMatch(
      /pontofopag-justify\?id=/,
    );
    Element.prototype.scrollIntoView = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Ver 21 out' }));
    expect(screen.getByRole('button', { name: '21 qua' })).toHaveFocus();
    await expectAccessible();
  });

  test('company and month narrow the queue, and it is asked anew', async () => {
    await signedInAsManager('GestorEspelhoPontoVisualizar');
    const server = deskOf(aMirror({ ...sent, can: ['aprova'] }));
    const empresas = [
      { id: 'c-1', nome: 'Pantanal Logística' },
      { id: 'c-2', nome: 'Pantanal Sinop' },
    ];
    server.answer(calls.teamTimesheetFilters, {
      ...{ meses: [{ mes: 10, ano: 2026 }], empresas, lotacoes: [], tomadores: [] },
    });
    const user = renderAt(`${address}?id=sheet-10`, Screen);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Empresa/ }), 'Pantanal Sinop');
    expect(location.search).toBe('?empresa=c-2');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Mês|^Competência/ }), 'Outubro de 2026');
    expect(server.lastQuery(/decidir/)?.toString()).toContain('idEmpresa=c-2&mes=10&ano=2026');
    await expectAccessible();
  });

  test('who loses the race reads who decided and when', async () => {
    const server = deskOf(aMirror({ ...sent, can: ['aprova', 'devolve'] }), aMirror({ ...sent, ...jose }));
    server.refuse(calls.approveTimesheet, 409, 'ALREADY_DECIDED');
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Aprovar espelho' }));
    const done = aMirror({
      ...sent,
      status: 'aprovado',
      historico: [anEvent('approve', { em: '2026-11-04T19:40:00Z' })],
    });
    server.answer(calls.timesheet, done);
    server.answer(calls.timesheetsToDecide, { items: [aRow({ ...jose, status: 'enviado' })], total: 1, ...page });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Carlos Prado já aprovou, 04 nov, 16:40.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Aprovar espelho' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ver o que espera' })).toBeVisible();
  });

  test.each([
    ['pt-BR', 'Nenhum espelho para aprovar'],
    ['en-US', 'No time sheet to approve'],
    ['es-ES', 'Ninguna hoja para aprobar'],
  ] as const)('when nothing waits, in %s, it says so', async (language, words) => {
    deskOf();
    await setLanguage(language);
    renderAt(address, Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});
