import { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import { sessionCalls } from '@cracha/contract/features/identity/session.contract.ts';
import { supportCalls } from '@cracha/contract/features/identity/support.contract.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { changeSession, clearSession, type SignedInUser } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { stubServer } from '#test/server.ts';
import { SupportSlot } from './base/SupportSlot.tsx';

/* S10: every screen of the person helped says that support is in the account, and ends it. */
const awaited = {
  idSolicitacao: 'r-1',
  nomeSuporte: null,
  desde: null,
  expiraEm: new Date(Date.now() + 3_600_000).toISOString(),
};
const came = { ...awaited, nomeSuporte: 'Sueli Ramos', desde: '2026-11-20T12:00:00.000Z' };
const letIn = { ...maria, suporteNaConta: [awaited] };
const inside = { ...maria, suporteNaConta: [{ ...came, expiraEm: '2099-11-20T17:30:00.000Z' }] };

/** What the server says of Maria now, and its stream of events. */
let now: SignedInUser;
let tell: (text: string) => void;

beforeEach(async () => {
  await signedInAs(maria, 'trabalhador');
});
afterEach(() => vi.useRealTimers());

async function open(user: SignedInUser) {
  const server = stubServer();
  server.answer(sessionCalls.signedInUser, () => now);
  const ordinary = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!input.endsWith(supportCalls.supportEvents.path)) return ordinary(input, init);
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    tell = text => void writer.write(new TextEncoder().encode(text));
    return new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  now = user;
  await changeSession({ user });
  render(
    <main>
      <Suspense>
        <SupportSlot />
      </Suspense>
    </main>,
  );
  return server;
}
const line = () => screen.queryByRole('status');
const event = () => act(async () => tell('event: support\ndata: {"id":""}\n\n'));

test('it appears when support comes, and disappears when it is gone, without a reload', async () => {
  await open(letIn);
  await expect.poll(() => tell).toBeDefined();
  expect(line()).toBeNull();
  now = inside;
  await event();
  expect((await screen.findByRole('status')).textContent).toBe('Sueli Ramos, do suporte, está na sua conta até 14:30');
  await expectAccessible();
  now = maria;
  await event();
  await expect.poll(line).toBeNull();
});

test('Encerrar ends it at once', async () => {
  const server = await open(inside);
  server.empty(supportCalls.endSupport);
  now = maria;
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  await expect.poll(line).toBeNull();
  expect(server.requests('POST', /r-1\/encerrar$/)).toHaveLength(1);
});

test('what was ended meanwhile is gone all the same; what can not be ended now is told', async () => {
  const server = await open(inside);
  server.refuse(supportCalls.endSupport, 503, 'UNAVAILABLE');
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  expect(line()).not.toBeNull();
  server.refuse(supportCalls.endSupport, 409, 'ALREADY_DECIDED');
  now = maria;
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar' }));
  await expect.poll(line).toBeNull();
});

test('when its time is over it is asked again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = await open({ ...maria, suporteNaConta: [came] });
  await vi.waitFor(() => expect(line()).not.toBeNull());
  now = maria;
  await act(() => vi.advanceTimersByTimeAsync(3_602_000));
  await vi.waitFor(() => expect(line()).toBeNull());
  expect(server.requests('GET', /getusuariologado/).length).toBeGreaterThan(0);
});

test('who let nobody in listens to nothing', async () => {
  const server = await open(maria);
  expect(line()).toBeNull();
  expect(server.received).toEqual([]);
});

test.each([
  ['en-US', 'Sueli Ramos, from support, is in your account until 14:30', 'End'],
  ['es-ES', 'Sueli Ramos, de soporte, está en tu cuenta hasta las 14:30', 'Terminar'],
] as const)('in %s', async (language, said, end) => {
  await setLanguage(language);
  await open(inside);
  expect((await screen.findByRole('status')).textContent).toBe(said);
  expect(screen.getByRole('button', { name: end })).toBeVisible();
  await setLanguage('pt-BR');
  clearSession();
});

test('who says that the account is theirs is told on every screen, and one button objects', async () => {
  const caso = {
    tipo: 'carta' as const,
    desde: '2026-11-26T12:00:00Z',
    ate: '2026-11-29T12:00:00Z',
    contestado: false,
  };
  const server = await open({ ...maria, conta: { pedidos: 0, caso } });
  await screen.findByText(/Alguém com uma carta do RH pediu esta conta/);
  await expectAccessible();
  now = { ...maria, conta: { pedidos: 0, caso: { ...caso, contestado: true } } };
  server.empty(linkContract.objectToCase);
  await userEvent.click(screen.getByRole('button', { name: 'Não fui eu' }));
  await expect.poll(line).toBeNull();
  expect(server.requests('POST', /conta\/contestacao/)).toHaveLength(1);
});
