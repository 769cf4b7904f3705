import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, signedInForClock } from '#test/clock.ts';
import { aDay, aMirror } from '#test/mirrors.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './HrTimesheet.tsx';

const address = '/rh/visualiza-espelho-ponto?id=sheet-10';
const odd = aDay('2026-10-15', ['07:56', '12:00', '13:02'], { situacao: 'pendente' });

beforeEach(() => signedInForClock());

async function openDay(can: string[], name: RegExp) {
  const server = stubServer();
  const [first, ...others] = odd.marcacoes;
  if (!first) throw new Error('no punch');
  const abono = { idAbono: 'ex-9', de: '08:00', ate: '09:30', minutos: null, pago: true, motivo: 'Reunião fora' };
  const abonos = [abono, { ...abono, idAbono: null, motivo: 'Consulta da manhã' }];
  const treated = { ...odd, abonos, marcacoes: [{ ...first, fonte: 'D' as const, idTratamento: 'tr-1' }, ...others] };
  server.answer(timeClockContract.timesheet, aMirror({ can, dias: [...aMirror().dias, treated] }));
  server.answer(calls.treatPunch, { id: 'tr-2', idPonto: 'sheet-10', versao: 4 });
  server.answer(calls.excuseDay, { id: 'ex-1', idPonto: 'sheet-10', versao: 4 });
  server.empty(calls.undoTreatment);
  server.empty(calls.removeExcuse);
  const user = renderAt(address, Screen);
  await user.click(await screen.findByRole('button', { name }));
  return { server, user };
}

test('HR includes a punch with a reason, from its day', async () => {
  const { server, user } = await openDay(['trata'], /^15/);
  await user.click(await screen.findByRole('button', { name: 'Tratar este dia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tratar 15 de outubro' }));
  const save = dialog.getByRole('button', { name: 'Tratar marcação' });
  expect(save).toBeDescribedBy('Confira a hora');
  await user.type(dialog.getByLabelText('Hora'), '17:00');
  await user.type(dialog.getByLabelText('Motivo'), 'Saiu com a equipe');
  await expectAccessible();
  await user.click(save);
  expect(await screen.findByText('Dia tratado')).toBeVisible();
  expect(lastBody(server, 'POST', /tratamento$/)).toEqual({
    ...{ idVinculo: 'v-1', dia: '2026-10-15', tipo: 'incluir', hora: '17:00', motivo: 'Saiu com a equipe' },
  });
});

test('brings a punch of the day before, excuses hours, and undoes', async () => {
  const { server, user } = await openDay(['trata'], /^15/);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Tratar este dia' }));
    return within(await screen.findByRole('dialog', { name: 'Tratar 15 de outubro' }));
  };
  const dialog = await open();
  await user.selectOptions(dialog.getByLabelText('O que fazer'), 'atribuir');
  await user.selectOptions(dialog.getByLabelText('Marcação'), '14 out, 19:10');
  await user.selectOptions(dialog.getByLabelText('O que fazer'), 'abonar');
  await user.type(dialog.getByLabelText('Das'), '13:00');
  await user.type(dialog.getByLabelText('Às'), '15:00');
  await user.type(dialog.getByLabelText('Motivo'), 'Consulta médica');
  await user.click(dialog.getByRole('button', { name: 'Abonar' }));
  expect(await screen.findByText('Dia tratado')).toBeVisible();
  expect(lastBody(server, 'POST', /abono$/)).toMatchObject({ de: '13:00', ate: '15:00', pago: true });
  await user.click(screen.getByRole('button', { name: /^15/ }));
  await user.click((await open()).getByRole('button', { name: 'Desfazer 07:56' }));
  expect(await screen.findByText('Tratamento desfeito')).toBeVisible();
  expect(server.requests('DELETE', /tratamento\/tr-1$/)).toHaveLength(1);
});

test('an excuse stands on its day, and HR takes back the one that no justification made', async () => {
  const { server, user } = await openDay(['trata'], /^15/);
  expect(await screen.findByText('Consulta da manhã')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tratar este dia' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer 08:00 às 09:30' }));
  expect(await screen.findByText('Tratamento desfeito')).toBeVisible();
  expect(server.requests('DELETE', /abono\/ex-9$/)).toHaveLength(1);
});

test('without the verb a day is only read', async () => {
  await openDay([], /^15/);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Tratar este dia' })).toBeNull();
});

test.each([
  ['en-US', 'Treat this day'],
  ['es-ES', 'Tratar este día'],
] as const)('reads in %s', async (language, words) => {
  await setLanguage(language);
  await openDay(['trata'], /^15/);
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
  await setLanguage('pt-BR');
});
