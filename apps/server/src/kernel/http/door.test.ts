import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type Door, openDoor } from './door.ts';
import { createServer } from './server.ts';

let door: Door | undefined;
afterEach(() => door?.close());

const silent = createLog({ LOG_LEVEL: 'silent' }, () => undefined);
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${door?.address}${path}`, { headers });

it('before the app is there a person reads a page that asks again, a script the body of the catalogue', async () => {
  door = await openDoor({ HOST: '127.0.0.1', PORT: 0 });
  const page = await ask('/rh/inicio', { 'accept-language': 'en-US' });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('3');
  expect(await page.text()).toMatch(
    /<html lang="en-US">[\s\S]*http-equiv="refresh" content="3"[\s\S]*role="status">\w/,
  );
  const call = await ask('/api/usuario/perfil');
  expect([call.status, await call.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'UNAVAILABLE', message: expect.any(String), data: { retryAfter: 3 } }),
  ]);
  const said = ['/live', '/health', '/ready?by=haproxy'].map(async path => (await ask(path)).status);
  expect(await Promise.all(said)).toEqual([200, 503, 503]);
});

it('the app takes over on the same port once it is opened, and closes the door with itself', async () => {
  door = await openDoor({ HOST: '127.0.0.1', PORT: 0 });
  const app = await createServer({}, silent, door);
  app.get('/hello', async () => 'hello');
  await app.ready();
  expect((await ask('/hello')).status).toBe(503);
  door.open();
  expect(await (await ask('/hello')).text()).toBe('hello');
  await app.close();
  await expect(ask('/hello')).rejects.toThrow();
});

it.each([
  [
    'a port that is taken',
    async () => Number(new URL(await taken.listen({ host: '127.0.0.1', port: 0 })).port),
    '127.0.0.1',
    /is taken by another program/,
  ],
  ['an address of another machine', async () => 0, '192.0.2.1', /is no address of this machine/],
])('%s is refused in one sentence', async (_what, port, HOST, words) => {
  await expect(openDoor({ HOST, PORT: await port() })).rejects.toThrow(words);
  await taken.close();
});
const taken = fastify();
