import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';

/* S16: who was denied what is in the log, and a stranger's address is not. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  app.logged.length = 0;
});

const refused = () => app.logged.map(line => JSON.parse(line)).filter(({ message }) => message === 'refused');

it('a person who may not is named by id, with group, call and address', async () => {
  const headers = { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' };
  expect((await app.send('/importacao/1/10', { headers })).status).toBe(403);
  expect((await app.send('/comunicado/nenhum', { headers })).status).toBe(403);
  const personId = await app.personId('maria');
  expect(refused()).toMatchObject([{ code: 'ACCESS_NOT_ALLOWED', personId, ip: '127.0.0.1' }, { personId }]);
  expect(refused().every(({ route }) => route.startsWith('/api/'))).toBe(true);
});

it('of a stranger there is a mark that tells one from another, and no address', async () => {
  for (let again = 0; again < 2; again++)
    expect((await app.send('/autenticidade/AAAA-BBBB/comparar', { method: 'POST' })).status).toBe(400);
  const [first, second] = refused();
  expect([first.address, first.ip]).toEqual([second.address, undefined]);
  expect(app.logged.join('')).not.toContain('127.0.0.1');
});
