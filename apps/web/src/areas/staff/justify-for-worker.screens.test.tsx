import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { kinds } from '#test/justifications.ts';
import { aDay, aMirror } from '#test/mirrors.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as OfHr } from '../hr/HrTimesheet.tsx';
import { Screen as OfManager } from '../manager/ManagerTimesheet.tsx';

const sides = {
  rh: [helena, OfHr, '/rh/visualiza-espelho-ponto?id=sheet-10', 'RhJustificativaCriar', 'RhEspelhoPontoVisualizar'],
  gestor: [
    helena,
    OfManager,
    '/gestor/visualiza-espelho-ponto?id=sheet-10',
    'GestorJustificativaCriar',
    'GestorEspelhoPontoVisualizar',
  ],
} as const;

async function openDay(profile: keyof typeof sides, status: 'aberto' | 'enviado', mayJustify = true) {
  const [who, Screen, address, makes, sees] = sides[profile];
  await signedInAs({ ...who, permissions: [...who.permissions, sees, ...(mayJustify ? [makes] : [])] }, profile, [
    'ponto-registro',
  ]);
  const server = stubServer();
  server.answer(
    timeClockContract.timesheet,
    aMirror({ status, dias: [aDay('2026-10-15', ['07:56', '12:00', '13:02'], { situacao: 'pendente' })] }),
  );
  server.answer(clockSetupContract.justificationKinds, kinds);
  const sent = { id: 'j-1', status: 'pendente' as const, dataSolicitacao: '2026-10-22T11:00:00Z' };
  server.answer(calls.justifyAsHr, sent);
  server.answer(calls.justifyAsManager, sent);
  const user = renderAt(address, Screen);
  await user.click(await screen.findByRole('button', { name: /^15/ }));
  await screen.findByRole('dialog');
  return { server, user };
}

const act = 'Justificar pelo trabalhador';

test.each(['rh', 'gestor'] as const)('%s justifies a day for its worker', async profile => {
  const { server, user } = await openDay(profile, 'aberto');
  await user.click(screen.getByRole('button', { name: act }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Justificar 15 de outubro' }));
  await user.selectOptions(await dialog.findByLabelText(/^Motivo/), 'O relógio falhou');
  await user.type(dialog.getByLabelText('Conte com suas palavras'), 'Queda de energia na portaria');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Enviado à gestão')).toBeVisible();
  expect(lastBody(server, 'POST', new RegExp(`^/ponto/${profile}/justificativa/sheet-10$`))).toMatchObject({
    data: '2026-10-15',
    motivo: 'Queda de energia na portaria',
  });
});

test('not once it was sent', async () => {
  await openDay('rh', 'enviado');
  expect(screen.queryByRole('button', { name: act })).toBeNull();
});

test('not without the grant', async () => {
  await openDay('gestor', 'aberto', false);
  expect(screen.queryByRole('button', { name: act })).toBeNull();
});
