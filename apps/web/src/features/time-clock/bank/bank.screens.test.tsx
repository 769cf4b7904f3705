import { clockBankContract as calls } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-clock-bank.screen.tsx';

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
