import 'fake-indexeddb/auto';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Screen as Receipts } from '#features/receipt/payslip/worker-receipts.screen.tsx';
import { setBorrowed } from '#kernel/base/borrowed.ts';
import { keeper } from '#kernel/base/keeper.ts';
import { setLanguage } from '#kernel/base/language.ts';
import { setOnline, showsKept } from '#kernel/base/online.ts';
import { changeSession } from '#kernel/base/session.ts';
import { OfferSlot } from '#kernel/base/slots.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { maria, signedInAs } from '#test/people.ts';
import { receipt, workerHome, workerRow } from '#test/receipts.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { Screen as HomeScreen } from '../home/worker-home.screen.tsx';
import { KeepSlot } from './KeepSlot.tsx';
import { KeepSwitch } from './KeepSwitch.tsx';

beforeEach(async () => {
  const serviceWorker = {
    register: vi.fn(() => Promise.reject(new Error('refused'))),
    getRegistrations: async () => [],
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('caches', { keys: async () => [] });
  await signedInAs(maria, 'trabalhador');
  await changeSession({ appAccesses: ['recibos'] });
  setOnline(true);
});

test('the switch says in plain words what it does, and when all of it goes', async () => {
  renderAt('/trabalhador/payments-menu', KeepSwitch);
  const box = await screen.findByLabelText('Guardar neste celular');
  expect(box).not.toBeChecked();
  expect(box).toBeDescribedBy('abrem mesmo sem internet');
  expect(box).toBeDescribedBy('Somem quando você sai da conta, ou 30 dias depois');
});

test('a phone that can not keep says so, and keeps nothing', async () => {
  const user = renderAt('/trabalhador/payments-menu', KeepSwitch);
  await user.click(await screen.findByLabelText('Guardar neste celular'));
  expect(await screen.findByText(/Não deu para guardar neste celular/)).toBeVisible();
  expect(screen.getByLabelText('Guardar neste celular')).not.toBeChecked();
  expect(keeper.get()).toBeNull();
});

test('on a borrowed phone it is not there; without a network it can not be switched on, and says why', async () => {
  setBorrowed(true);
  renderAt('/trabalhador/payments-menu', KeepSwitch);
  expect(screen.queryByLabelText('Guardar neste celular')).toBeNull();
  setBorrowed(false);
  setOnline(false);
  expect((await screen.findByLabelText('Guardar neste celular')).matches(':disabled')).toBe(true);
  expect(screen.getByText('Precisa de internet')).toBeVisible();
});

test('without a network the list tells since when, which receipts open, and what needs the network', async () => {
  stubServer().answer(receiptContract.workerReceipts, {
    items: [workerRow(10, { id: 'r1' }), workerRow(9, { id: 'r0' })],
    total: 5,
    page: 1,
    size: 3,
    after: 'next',
    anos: [2026],
  });
  renderAt('/trabalhador/recibos', () => (
    <>
      <OfflineCard />
      <Receipts />
    </>
  ));
  expect(await screen.findByRole('link', { name: /Setembro de 2026/ })).toBeVisible();
  queries.setQueryData(['receipts', 'one', 'r1'], receipt);
  setOnline(false);
  showsKept('2026-11-20T10:40:00Z');
  expect(await screen.findByText(/Guardado em 20 nov, 07:40 · some quando você sair da conta/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Outubro de 2026/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Setembro de 2026/ })).toBeNull();
  expect(screen.getByText('Não está guardado. Abra quando voltar a internet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mostrar mais' })).toBeDescribedBy('Precisa de internet');
});

function Home() {
  return (
    <OfferSlot value={<KeepSlot />}>
      <HomeScreen />
    </OfferSlot>
  );
}
const readHome = {
  ...workerHome,
  ultimoRecibo: workerHome.ultimoRecibo && { ...workerHome.ultimoRecibo, visualizado: true },
};

test('the home offers it at its end after the first receipt read, once, and takes a no', async () => {
  const server = stubServer();
  server.answer(receiptContract.workerHome, { ...workerHome, totalRecibos: 1 });
  const user = renderAt('/trabalhador/inicio', Home);
  await screen.findByText('2.847,32');
  expect(screen.queryByRole('heading', { name: 'Leia seus recibos sem internet' })).toBeNull();
  server.answer(receiptContract.workerHome, readHome);
  await queries.invalidateQueries();
  expect(await screen.findByRole('heading', { name: 'Leia seus recibos sem internet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar neste celular' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('button', { name: 'Guardar neste celular' })).toBeNull();
  cleanup();
  renderAt('/trabalhador/inicio', Home);
  await screen.findByText('2.847,32');
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: 'Guardar neste celular' })).toBeNull();
});

test('a phone that can not keep says so at the offer, too', async () => {
  stubServer().answer(receiptContract.workerHome, readHome);
  localStorage.removeItem('cracha.guardar-depois');
  const user = renderAt('/trabalhador/inicio', Home);
  await user.click(await screen.findByRole('button', { name: 'Guardar neste celular' }));
  expect(await screen.findByText(/Não deu para guardar neste celular/)).toBeVisible();
  expect(keeper.get()).toBeNull();
});

test.each([
  ['en-US', 'Keep on this phone'],
  ['es-ES', 'Guardar en este celular'],
] as const)('the switch is worded in %s', async (language, title) => {
  setLanguage(language);
  renderAt('/trabalhador/payments-menu', KeepSwitch);
  expect(await screen.findByLabelText(title)).toBeVisible();
  setLanguage('pt-BR');
});
