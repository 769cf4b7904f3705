import { clockBankContract as calls } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody, pageOf, signedInForClock } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { row as worker } from '#test/workers.ts';
import { Screen } from './staff-clock-bank.screen.tsx';

const place = '/rh/pontofopag-menu/banco';
const row = {
  ...{ idVinculo: 'v-1', nome: 'Fabiana Rocha Teles', empresa: 'Pantanal', lotacao: 'CD Cajamar' },
  ...{ saldo: 252, previsto: 35, vencendo: 120, proximoVencimento: '2026-12-14', divida: 0 },
};

beforeEach(() => signedInForClock(['RhPontoBancoHorasVisualizar', 'RhPontoBancoHorasEditar']));

test('lists balances with what falls due', async () => {
  stubServer().answer(calls.bankBalances, pageOf([row]));
  renderAt(place, Screen);
  expect((await screen.findByRole('link', { name: /Fabiana/ })).getAttribute('href')).toBe(`${place}?id=v-1`);
  expect(screen.getByText('02:00, 14 dez')).toBeVisible();
  await expectAccessible();
});

test('one bank is moved by hand with a reason, and a move is undone', async () => {
  const server = stubServer();
  const posting = { id: 'm-1', tipo: 'pagamento' as const, minutos: -60, percentual: null, dia: '2026-11-01' };
  server.answer(calls.bankOf, {
    ...row,
    lotes: [{ dia: '2026-10-14', vence: '2026-12-14', percentual: 50, minutos: 120 }],
    dividas: [],
    lancamentos: [
      {
        ...posting,
        vence: null,
        em: '2026-11-02T12:00:00Z',
        por: 'Helena',
        motivo: 'Pago na folha',
        idPonto: null,
        podeDesfazer: true,
      },
    ],
  });
  server.answer(calls.moveBank, { id: 'm-2' });
  server.empty(calls.undoBankMove);
  const user = renderAt(`${place}?id=v-1`, Screen);
  expect(await screen.findByText('De 14/10/2026, vence em 14/12/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Movimentar banco' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Movimentar banco' }));
  await user.selectOptions(dialog.getByLabelText('Tipo'), 'correcao');
  await user.type(dialog.getByLabelText('Horas'), '02:30');
  await user.click(dialog.getByRole('checkbox', { name: 'Tira do banco' }));
  await user.type(dialog.getByLabelText('Dia'), '01112026');
  await user.type(dialog.getByLabelText('Motivo'), 'Acerto do acordo');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Movimentar banco' }));
  expect(await screen.findByText('Banco movimentado')).toBeVisible();
  expect(lastBody(server, 'POST', /movimento$/)).toEqual({
    ...{ idVinculo: 'v-1', tipo: 'correcao', dia: '2026-11-01', minutos: -150, motivo: 'Acerto do acordo' },
  });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Movimento desfeito')).toBeVisible();
});

test('a bank is opened for who has none yet: the worker is searched for', async () => {
  const server = clockServer();
  server.answer(calls.bankBalances, pageOf([]));
  server.answer(calls.moveBank, { id: 'm-3' });
  const user = renderAt(place, Screen);
  await user.click(await screen.findByRole('button', { name: 'Movimentar banco' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Movimentar banco' }));
  const save = dialog.getByRole('button', { name: 'Movimentar banco' });
  expect(save).toBeDescribedBy('Escolha o trabalhador');
  await user.type(dialog.getByRole('combobox', { name: 'Trabalhador' }), 'Jé');
  await user.click(await dialog.findByRole('option', { name: /Jéssica/ }));
  await user.selectOptions(dialog.getByLabelText('Tipo'), 'abertura');
  await user.type(dialog.getByLabelText('Horas'), '10:00');
  await user.type(dialog.getByLabelText('Dia'), '01112026');
  await user.type(dialog.getByLabelText('Motivo'), 'Veio do sistema anterior');
  await user.click(save);
  expect(await screen.findByText('Banco movimentado')).toBeVisible();
  expect(lastBody(server, 'POST', /movimento$/)).toMatchObject({
    idVinculo: worker.id,
    tipo: 'abertura',
    minutos: 600,
  });
});

test('a manager reads the banks of the team, and moves none', async () => {
  await signedInAs({ ...helena, roles: ['GESTOR'], permissions: ['GestorEspelhoPontoVisualizar'] }, 'gestor', [
    'ponto-registro',
  ]);
  const server = stubServer();
  server.answer(calls.bankBalances, pageOf([row]));
  server.answer(calls.bankOf, { ...row, lotes: [], dividas: [{ dia: '2026-10-14', minutos: 30 }], lancamentos: [] });
  const user = renderAt('/gestor/pontofopag-menu/banco', Screen);
  const link = await screen.findByRole('link', { name: /Fabiana/ });
  expect(link.getAttribute('href')).toBe('/gestor/pontofopag-menu/banco?id=v-1');
  expect(screen.queryByRole('button', { name: 'Movimentar banco' })).toBeNull();
  await user.click(link);
  expect(await screen.findByText('Banco de Fabiana Rocha Teles')).toBeVisible();
  expect(screen.getByText('14/10/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Movimentar banco' })).toBeNull();
});

test.each([
  ['pt-BR', 'Nenhum banco de horas'],
  ['en-US', 'No hours bank'],
  ['es-ES', 'Ninguna bolsa de horas'],
] as const)('without one, in %s, says so', async (language, words) => {
  stubServer().answer(calls.bankBalances, pageOf([]));
  await setLanguage(language);
  renderAt(place, Screen);
  expect(await screen.findByText(words)).toBeVisible();
  await setLanguage('pt-BR');
});
