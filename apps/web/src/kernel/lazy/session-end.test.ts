import { sessionCalls } from '@cracha/contract/features/identity/session.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#kernel/base/account.api.ts';
import { clearSession, currentSession, sessionEnded } from '#kernel/base/session.ts';
import { closeToast, currentToast } from '#kernel/base/toasts.ts';
import { maria, signedInAs } from '#test/people.ts';
import { stubServer } from '#test/server.ts';
import { watchSessionEnd } from './session-end.ts';

let stop: () => void;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  closeToast();
  await signedInAs(maria, 'trabalhador');
  stop = watchSessionEnd();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('two minutes before a session ends it is told, and going on renews it', async () => {
  const server = stubServer();
  server.answer(sessionCalls.refreshToken, { access_token: 'fresh', token_type: 'bearer', expires_in: 600 });
  await minutes(22.9);
  expect(currentToast()).toBeUndefined();
  await minutes(0.2);
  await vi.waitFor(() => expect(currentToast()?.text).toBe('Sua sessão termina em 2 minutos.'));
  expect(currentToast()?.undo?.label).toBe('Continuar');
  currentToast()?.undo?.act();
  await vi.waitFor(() => expect(currentSession()?.token.value).toBe('fresh'));
  await vi.waitFor(() => expect(currentToast()).toBeUndefined());
});

test('one that was renewed, or is gone, is not warned of', async () => {
  await minutes(20);
  clearSession();
  await minutes(10);
  expect(currentToast()).toBeUndefined();
});

test('a session that the server calls over ends as one that ended; signing in again forgets it', async () => {
  const server = stubServer();
  server.refuse(sessionCalls.refreshToken, 401, 'UNAUTHENTICATED');
  await minutes(23.1);
  await vi.waitFor(() => expect(currentToast()).toBeDefined());
  currentToast()?.undo?.act();
  await vi.waitFor(() => expect(currentSession()).toBeUndefined());
  expect(sessionEnded.get()).toBe(true);
  await signedInAs(maria, 'trabalhador');
  expect(sessionEnded.get()).toBe(false);
});
