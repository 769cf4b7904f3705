import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { maria } from '#test/people.ts';

beforeEach(() => vi.resetModules());

const opened = async () => ({ ...(await import('#kernel/base/session.ts')), ...(await import('./wipe-device.ts')) });
const session = { token: { value: 'one', since: 0, until: 1 }, user: maria, appAccesses: [] };
const left = async () => [...(await indexedDB.databases()), ...Object.keys(localStorage)];

test('when it is done no database is left', async () => {
  const { clearSession, setSession, wipeDevice } = await opened();
  await setSession(session);
  expect(await left()).toHaveLength(2);
  clearSession();
  await wipeDevice();
  expect(await left()).toEqual([]);
});

test('nor does a session come back that was just being written', async () => {
  const { clearSession, setSession, wipeDevice } = await opened();
  const writing = setSession(session);
  // its key is being made
  await Promise.resolve();
  clearSession();
  await wipeDevice();
  await writing;
  expect(await left()).toEqual([]);
});
