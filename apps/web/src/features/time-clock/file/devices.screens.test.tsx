import { clockDeviceContract as calls } from '@cracha/contract/features/time-clock/clock-device.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, pageOf, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { Screen } from './hr-clock-devices.screen.tsx';

const place = '/rh/pontofopag-menu/aparelhos';
const own = {
  ...{
    id: 'd-1',
    proprio: true,
    tipo: 'P' as const,
    numeroSerie: '512026001234',
    idEmpresa: 'c1',
    layout: '671' as const,
  },
  ...{ empresa: 'Pantanal São Paulo', proximoNsr: 1_205, ultimoNsr: 1_204, ultimoArquivo: null },
  ultimaMarcacao: { data: '2026-11-26', hora: '17:02' },
};
const other = {
  ...own,
  ...{ id: 'd-2', proprio: false, tipo: 'C' as const, numeroSerie: '00014003750000001', layout: '1510' as const },
  ...{ proximoNsr: null, ultimoNsr: 4_410 },
  ultimoArquivo: {
    ...{ id: 'f-1', nome: 'AFD_2026-10.txt', enviadoEm: '2026-11-03T11:12:00Z' },
    lacunas: [{ de: 4_101, ate: 4_103 }],
  },
};
const server = (desvio: number | null, servidor: string | null = 'a.ntp.br') => {
  const at = clockServer();
  at.answer(calls.serverClock, { agora: '2026-11-27T15:00:00Z', servidor, desvio });
  return at;
};

beforeEach(() => signedInForClock());

test('lists our recorder and the clocks that files came from, with numbers that lack', async () => {
  const at = server(420);
  at.answer(calls.clockDevices, pageOf([own, other]));
  const user = renderAt(place, Screen);
  const table = within(await screen.findByRole('table', { name: 'Aparelhos' }));
  const [, ours, theirs] = table.getAllByRole('row');
  if (!ours || !theirs) throw new Error('no rows');
  for (const words of ['Registrador do Crachá', 'próximo 1.205', '26 nov, 17:02'])
    expect(within(ours).getByText(words)).toBeVisible();
  for (const words of ['Relógio 00014003750000001', 'Portaria 1510', '4.410', '4.101 a 4.103'])
    expect(within(theirs).getByText(words)).toBeVisible();
  const file = within(theirs).getByRole('link', { name: /^AFD_2026-10.txt/ });
  expect(file.getAttribute('href')).toBe('/rh/pontofopag-menu/arquivos?id=f-1');
  expect(screen.getByText('Diferença de 0 s para a.ntp.br, o limite é 30 s.')).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Empresa/ }), 'Pantanal Sinop');
  expect(at.lastQuery(/aparelhos/)?.get('idEmpresa')).toBe('c2');
});

test.each([
  [-41_000, 'a.ntp.br', 'Diferença de 41 s para a.ntp.br, o limite é 30 s.'],
  [null, 'a.ntp.br', 'a.ntp.br não respondeu: a diferença não é conhecida.'],
  [null, null, 'Nenhum servidor de hora está configurado: a diferença não é conhecida.'],
])('of a server that is %j off, asked of %j, says so', async (drift, name, words) => {
  server(drift, name).answer(calls.clockDevices, pageOf([own]));
  renderAt(place, Screen);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['pt-BR', 'Nenhum aparelho ainda'],
  ['en-US', 'No clocks yet'],
  ['es-ES', 'Aún no hay relojes'],
] as const)('without one, in %s, says so', async (language, words) => {
  server(null, null).answer(calls.clockDevices, pageOf([]));
  await setLanguage(language);
  renderAt(place, Screen);
  expect(await screen.findByText(words)).toBeVisible();
  await setLanguage('pt-BR');
});
