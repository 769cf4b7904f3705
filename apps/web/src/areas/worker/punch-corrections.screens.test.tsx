import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { aJustification, kinds } from '#test/justifications.ts';
import { aDay, aMirror, aRow } from '#test/mirrors.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './WorkerPunchCorrections.tsx';
import { Screen as Timesheets } from './WorkerTimesheets.tsx';

const address = '/trabalhador/tratamento-marcacao';
const odd = aDay('2026-10-21', ['07:56', '12:00', '13:02'], { situacao: 'pendente', ocorrencias: ['odd_punches'] });
const absent = aDay('2026-10-22', [], { ocorrencias: ['absence'], faltas: 480 });
const asked = (status: string) => [{ id: 'just-1', status, motivo: 'Esqueci de marcar' }];

function serverWith(mirror: ReturnType<typeof aMirror>) {
  const server = stubServer();
  server.answer(timeClockContract.workerTimesheets, {
    items: [aRow(), aRow({ id: 'sheet-9', mes: 9, status: 'fechado' })],
    total: 2,
    page: 1,
    size: 3,
    after: null,
  });
  server.answer(timeClockContract.timesheet, mirror);
  server.answer(clockSetupContract.justificationKinds, kinds);
  return server;
}

beforeEach(() =>
  signedInAs(
    {
      ...maria,
      permissions: [
        ...maria.permissions,
        'TrabalhadorEspelhoPontoVisualizar',
        'TrabalhadorJustificativaVisualizar',
        'TrabalhadorJustificativaCriar',
      ],
    },
    'trabalhador',
    ['ponto-registro'],
  ),
);

describe('the days that need their worker', () => {
  test('a tap sends the reason, the hour may follow, and undoing takes it back', async () => {
    const server = serverWith(aMirror({ dias: [...aMirror().dias, odd] }));
    server.answer(calls.sendJustification, {
      id: 'just-1',
      status: 'pendente',
      dataSolicitacao: '2026-10-22T11:00:00Z',
    });
    const user = renderAt(address, Screen);
    const month = within(await screen.findByRole('region', { name: 'Outubro de 2026' }));
    expect(month.getAllByRole('listitem')).toHaveLength(1);
    const reasons = within(await screen.findByRole('group', { name: 'O que aconteceu' }));
    expect((await reasons.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      'Esqueci de marcar',
      'O relógio falhou',
      'Saí a serviço',
      'Outro motivo ou anexo',
    ]);
    await expectAccessible();
    server.answer(
      timeClockContract.timesheet,
      aMirror({ dias: [...aMirror().dias, { ...odd, justificativas: asked('pendente') }] }),
    );
    await user.click(reasons.getByRole('button', { name: 'Esqueci de marcar' }));
    expect(await screen.findByText('Enviado à gestão')).toBeVisible();
    expect(lastBody(server, 'POST', /justificativa\/sheet-10$/)).toEqual({
      data: '2026-10-21',
      tipo: 'dia',
      ocorrencia: 'odd_punches',
      justificativa: 'Esqueci de marcar',
      motivo: 'Esqueci de marcar',
    });
    expect(await screen.findByLabelText('Sabe a hora?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Informar hora' })).toBeBlocked();
    server.empty(calls.withdrawJustification);
    await user.click(screen.getByText('Desfazer'));
    expect(await screen.findByText('Pedido cancelado')).toBeVisible();
    expect(server.requests('DELETE', /justificativa\/just-1$/)).toHaveLength(1);
  });

  test('what came back is changed and sent again', async () => {
    const server = serverWith(aMirror({ dias: [{ ...odd, justificativas: asked('devolvida') }] }));
    server.answer(calls.justification, aJustification({ status: 'devolvida', razao: 'Diga a hora certa' }));
    server.answer(calls.changeJustification, aJustification());
    const user = renderAt(address, Screen);
    expect(await screen.findByText('Voltou para você ajustar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mudar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Justificar 21 de outubro' }));
    expect(await dialog.findByText('Diga a hora certa')).toBeVisible();
    await user.type(await dialog.findByLabelText(/Hora que faltou/), '17');
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Enviado à gestão');
    expect(lastBody(server, 'PUT', /justificativa\/just-1$/)).toMatchObject({ hora: '17:00', tipo: 'dia' });
  });

  test.each([
    ['pt-BR', 'Suas marcações estão em ordem'],
    ['en-US', 'Your punches are in order'],
    ['es-ES', 'Tus fichajes están en orden'],
  ] as const)('without one, in %s, say so', async (language, words) => {
    serverWith(aMirror());
    await setLanguage(language);
    renderAt(address, Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('a day of the month', () => {
  test('without a punch is justified in a dialog that asks what its kind needs', async () => {
    const server = serverWith(aMirror({ dias: [absent] }));
    server.answer(calls.sendJustification, {
      id: 'just-1',
      status: 'pendente',
      dataSolicitacao: '2026-10-22T11:00:00Z',
    });
    const user = renderAt('/trabalhador/visualiza-espelho-ponto?id=sheet-10', Timesheets);
    await user.click(await screen.findByRole('button', { name: 'Justificar este dia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Justificar 22 de outubro' }));
    const send = dialog.getByRole('button', { name: 'Enviar' });
    expect(send).toBeDescribedBy('Escolha o motivo');
    await dialog.findByRole('option', { name: 'Atestado médico' });
    expect(dialog.queryByRole('option', { name: 'Kind off' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Motivo'), 'Atestado médico');
    expect(dialog.getByText('Só você e o RH veem o motivo e o arquivo.')).toBeVisible();
    expect(send).toBeDescribedBy('Diga quantos dias');
    await user.type(dialog.getByLabelText('Quantos dias'), '2');
    expect(send).toBeDescribedBy('Anexe o comprovante');
    await expectAccessible();
    await user.selectOptions(dialog.getByLabelText('Motivo'), 'Outro motivo');
    await user.click(dialog.getByRole('radio', { name: 'Um período' }));
    await user.type(dialog.getByLabelText('Das'), '8');
    await user.type(dialog.getByLabelText('Às'), '7');
    expect(send).toBeDescribedBy('O fim vem depois do começo');
    await user.clear(dialog.getByLabelText('Às'));
    await user.type(dialog.getByLabelText('Às'), '12');
    await user.type(dialog.getByLabelText('Conte com suas palavras'), 'Fui ao cartório');
    await user.click(send);
    expect(await screen.findByText('Enviado à gestão')).toBeVisible();
    expect(lastBody(server, 'POST', /justificativa\/sheet-10$/)).toEqual({
      data: '2026-10-22',
      tipo: 'periodo',
      ocorrencia: 'absence',
      justificativa: 'Outro motivo',
      motivo: 'Fui ao cartório',
      periodos: [{ entrada: '08:00', saida: '12:00' }],
    });
  });
});
