import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { maria } from '#test/people.ts';
import type { Session } from './session.ts';

// anew for each: whether this browser can seal is seen as the module begins
const opened = () => Promise.all([import('./session.ts'), import('./vault.ts')]);
let [session, vault]: Awaited<ReturnType<typeof opened>> = await opened();
beforeEach(async () => {
  vi.resetModules();
  [session, vault] = await opened();
});

const of = (value: string): Session => ({
  token: { value, since: 0, until: 1 },
  user: maria,
  profile: 'trabalhador',
  appAccesses: [],
});
const kept = async () => JSON.parse((await vault.recall('session')) ?? 'null')?.token.value;

test('a session is sealed, and read again', async () => {
  await session.setSession(of('one'));
  expect(localStorage.getItem('cracha.session')).toMatch(/^[\w+/=]+\.[\w+/=]+$/);
  expect(await kept()).toBe('one');
});

test('what says the same again wakes nobody', async () => {
  await session.setSession(of('one'));
  const heard = vi.fn();
  session.onSession(heard);
  await session.changeSession({ user: { ...maria }, appAccesses: [] });
  expect(heard).not.toHaveBeenCalled();
  await session.changeSession({ appAccesses: ['recibos'] });
  expect(heard).toHaveBeenCalledOnce();
});

test('a token that is just being written when its session ends is not left behind', async () => {
  await session.setSession(of('one'));
  const renewal = session.changeSession({ token: of('two').token });
  session.clearSession();
  await renewal;
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the newer of two tokens is the one that is kept, whichever is sealed first', async () => {
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
  encrypt.mockImplementationOnce(async (...input) => {
    await new Promise(resolve => setTimeout(resolve, 50));
    return crypto.subtle.encrypt(...input);
  });
  await Promise.all([session.setSession(of('one')), session.setSession(of('two'))]);
  expect(await kept()).toBe('two');
});
