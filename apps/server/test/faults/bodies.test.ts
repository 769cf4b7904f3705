import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { RefusalBody } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';

/* What strangers may send as a body (findings S5, S7, S17, S21). */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const compare = '/autenticidade/AAAA-BBBB-CCCC-DDDD/comparar';
const boundary = 'limite';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (headers: string, value = '') => `--${boundary}\r\n${headers}\r\n\r\n${value}\r\n`;
const file = (name = 'filename="a.pdf"') =>
  part(`content-disposition: form-data; name="arquivo"; ${name}\r\ncontent-type: application/pdf`, '%PDF-1.7 a');
const end = `--${boundary}--\r\n`;
const bodyOf = async (answer: Response) => (await answer.json()) as RefusalBody;
const post = (path: string, headers: Record<string, string>, body: string) =>
  app.send(path, { method: 'POST', headers, body });

describe('S5: slow bodies of strangers', () => {
  it('eighty of them from five addresses hold no call and no sign-in of anybody else', async () => {
    const { port, pathname } = new URL(app.base);
    const sockets: Socket[] = [];
    for (let sender = 0; sender < 80; sender++) {
      const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: `127.0.0.${2 + (sender % 5)}` });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        `POST ${pathname}${compare} HTTP/1.1\r\nhost: a\r\ncontent-type: ${multipart['content-type']}\r\ncontent-length: 100000\r\n\r\n${file().slice(0, 90)}`,
      );
      sockets.push(socket);
    }
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    const own = Array.from({ length: 8 }, () => app.send('/Usuario/GetUsuarioLogado', { headers }));
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const entered = await post('/usuario/autenticausuario', form, 'grant_type=password&username=x&password=y');
    expect(entered.status).not.toBe(503);
    // answered while most of them were still being waited for, not once they were given up
    expect(sockets.filter(({ closed }) => closed).length).toBeLessThan(40);
    for (const socket of sockets) socket.destroy();
    // their places are free again
    await expect
      .poll(async () => (await post(compare, multipart, file() + end)).status, { timeout: 60_000 })
      .not.toBe(503);
  });
});

describe('S7: what stands beside a file is held in memory', () => {
  it.each([
    ['one field of a megabyte', part('content-disposition: form-data; name="a"', 'x'.repeat(1_000_000))],
    ['two hundred fields', part('content-disposition: form-data; name="a"', 'x').repeat(200)],
    ['five large ones', part('content-disposition: form-data; name="a"', 'x'.repeat(60_000)).repeat(5)],
  ])('%s is refused', async (_what, fields) => {
    const answer = await post(compare, multipart, fields + file() + end);
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('S17: a form that is none', () => {
  it.each([
    ['without a boundary', { 'content-type': 'multipart/form-data' }, file() + end, 400],
    ['cut off', multipart, file().slice(0, 120), 400],
    [
      'with a field called __proto__',
      multipart,
      part('content-disposition: form-data; name="__proto__"', 'x') + end,
      400,
    ],
    ['with a file without a name', multipart, file('filename=""') + end, 400],
    [
      'with a file whose name is left out',
      multipart,
      `${part('content-disposition: form-data\r\ncontent-type: application/pdf', 'x')}${end}`,
      400,
    ],
  ])('%s is refused in words, and is no bug of ours', async (_what, headers, body, status) => {
    const before = app.logged.filter(line => line.includes('"bug"')).length;
    const answer = await post(compare, headers, body);
    expect([answer.status, typeof (await bodyOf(answer)).message]).toEqual([status, 'string']);
    expect(app.logged.filter(line => line.includes('"bug"')).length).toBe(before);
  });

  it('a form with files at a call that takes none is told so', async () => {
    const answer = await post('/usuario/autenticausuario', multipart, file() + end);
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

it('S17: an export that is asked for an id that is none is told so, not cut off', async () => {
  const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  const answer = await app.send('/historicoregistro/exportar?idPessoa=9999-12-31', { headers });
  expect([answer.status, (await bodyOf(answer)).code]).toEqual([404, 'NOT_FOUND']);
});

it.each([
  '/api/usuario/getusuariologado',
  '//api/usuario/getusuariologado',
  '/%61pi/usuario/getusuariologado',
  '/api/nada',
])('S21: %s is kept by nobody', async path => {
  const { origin } = new URL(app.base);
  expect((await fetch(origin + path)).headers.get('cache-control')).toBe('no-store');
});
