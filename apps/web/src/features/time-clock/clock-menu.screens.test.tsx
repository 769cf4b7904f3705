import { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { clockPeriodContract } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, pageOf, period, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { Screen } from './hr-payroll-clock-menu.screen.tsx';

const place = '/rh/pontofopag-menu';
const namesOf = () => screen.getAllByRole('listitem').map(one => one.textContent?.split(/[:.,]/)[0]);

test('has a tile for each part, with what waits, and the mirrors first', async () => {
  await signedInForClock();
  const server = clockServer();
  server.answer(clockPeriodContract.clockPeriods, [period, { ...period, id: 'p0', estado: 'fechado' }]);
  server.answer(clockFileContract.unknownWorkers, { ...pageOf([]), total: 5 });
  renderAt(place, Screen);
  expect(await screen.findByRole('link', { name: /^1 ?Fechamento/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^5 ?Arquivos/ })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'Espelhos de ponto' }).getAttribute('href')).toBe('/rh/espelhos-ponto');
  await expectAccessible();
});

test('leaves out what the reader has no grant for', async () => {
  await signedInForClock(['RhPontoRegraVisualizar']);
  clockServer();
  renderAt(place, Screen);
  await screen.findByRole('heading', { name: 'Gestão do ponto' });
  expect(namesOf().map(name => name?.slice(0, 6))).toEqual(['Horári', 'Regras', 'Feriad', 'Config']);
  expect(screen.queryByRole('link', { name: 'Espelhos de ponto' })).toBeNull();
});

test.each([
  ['en-US', 'Time clock setup', /^Schedules/],
  ['es-ES', 'Gestión del fichaje', /^Horarios/],
] as const)('reads in %s', async (language, title, tile) => {
  await signedInForClock(['RhPontoRegraVisualizar']);
  clockServer();
  await act(() => setLanguage(language));
  renderAt(place, Screen);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: tile })).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});
