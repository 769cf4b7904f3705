import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchBody } from './body-watch.ts';

const told: string[] = [];
const server = createServer((request, response) => {
  const stop = watchBody(request, { idleMs: 200, graceMs: 300, bytesPerSecond: 1000 }, () => {
    told.push(request.url ?? '');
    response.writeHead(408, { connection: 'close' }).end();
  });
  request.resume().once('end', () => {
    stop();
    response.writeHead(200, { connection: 'close' }).end();
  });
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

/** The status of a request whose body of 2,000 bytes comes as `write` sends it. */
async function statusOf(name: string, write: (socket: Socket) => Promise<void>): Promise<string> {
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.write(`POST ${name} HTTP/1.1\r\nhost: a\r\ncontent-length: 2000\r\n\r\n`);
  let answer = '';
  socket.on('data', chunk => {
    answer += String(chunk);
  });
  const ended = once(socket, 'close');
  await write(socket);
  await ended;
  return answer.slice(9, 12);
}

it('a body that comes is left alone', async () => {
  expect(await statusOf('/quick', async socket => void socket.write('x'.repeat(2000)))).toBe('200');
});

it('one that stops is told', async () => {
  expect(await statusOf('/stopped', async socket => void socket.write('x'))).toBe('408');
});

it('one that trickles is told once it had its time, though it never stops', async () => {
  const status = await statusOf('/trickle', async socket => {
    for (let sent = 0; sent < 40 && !told.includes('/trickle'); sent++) {
      socket.write('x');
      await wait(50);
    }
  });
  expect(status).toBe('408');
  expect(told).toEqual(['/stopped', '/trickle']);
});
