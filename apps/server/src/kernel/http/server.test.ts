import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';

it('who leaves before the answer is packed is no bug of ours; the same error while somebody waits is one', async () => {
  const bugs: string[] = [];
  const log = createLog({ LOG_LEVEL: 'error' }, line => bugs.push(line));
  const app = await createServer({}, log);
  const told = Promise.withResolvers<void>();
  const client = Promise.withResolvers<Socket>();
  app.addHook('onError', async () => told.resolve());
  app.post('/left', async ({ raw }) => {
    (await client.promise).destroy();
    while (!raw.socket.destroyed) await wait(1);
    return { text: 'long enough to be packed '.repeat(10_000) };
  });
  app.get('/cut', () => Promise.reject(Object.assign(new Error('Cut'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = 'POST /left HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\ncontent-type: application/json';
    socket.write(`${head}\r\ncontent-length: 2\r\n\r\n{}`);
    client.resolve(socket);
    await told.promise;
    expect(bugs).toEqual([]);
    expect((await fetch(`${url}/cut`)).status).toBe(500);
    expect(bugs).toHaveLength(1);
  } finally {
    await app.close();
  }
});
