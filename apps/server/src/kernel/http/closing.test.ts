import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Live } from '../live/live.ts';
import { createLog } from '../log.ts';
import { closeInTime } from './closing.ts';
import { sendEvents } from './events.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
beforeEach(async () => {
  app = await createServer(
    {},
    createLog({ LOG_LEVEL: 'silent' }, () => undefined),
  );
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection to the server, on which `path` was asked where one is given; what it was told when it was closed. */
async function connection(path?: string): Promise<{ socket: Socket; told: Promise<string> }> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  sockets.push(socket);
  let said = '';
  socket.on('data', chunk => {
    said += chunk;
  });
  const told = once(socket, 'close').then(() => said);
  const begun = once(app.server, path ? 'request' : 'connection');
  await once(socket, 'connect');
  if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await begun;
  return { socket, told };
}

/** Whether the server has stopped before who waits for it would lose patience. */
const stops = () => Promise.race([app.close().then(() => 'stopped'), wait(4_000, 'still waiting', { ref: false })]);

it('a connection on which nothing was asked does not hold a server that stops', async () => {
  await connection();
  expect(await stops()).toBe('stopped');
});

it('what is being answered is answered to its end, and its connection is not kept afterwards', async () => {
  app.get('/slow', async () => {
    await wait(300);
    return 'whole';
  });
  const { told } = await connection('/slow');
  expect(await stops()).toBe('stopped');
  expect(await told).toMatch(/^HTTP\/1.1 200 OK[\s\S]*whole$/);
});

it('told to stop soon it answers as before, and asks for each connection to be closed', async () => {
  const begun = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begun.resolve();
    await wait(100);
    return 'whole';
  });
  const before = await connection('/slow');
  await begun.promise;
  const drained = app.drain(300);
  const meanwhile = await connection('/slow');
  expect(app.draining.aborted).toBe(true);
  for (const { told } of [before, meanwhile])
    expect(await told).toMatch(/200 OK[\s\S]*connection: close[\s\S]*whole$/i);
  await drained;
  expect(await stops()).toBe('stopped');
});

it('a page that listens for events is let go', async () => {
  const subscribers = new Set<unknown>();
  const live: Live = {
    subscribe(_topics, onEvent) {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    quietMs: () => 0,
    stop: async () => undefined,
  };
  app.get('/events', (request, reply) => sendEvents(live, { topics: ['x'] }, async () => true, request, reply));
  const { told } = await connection('/events');
  await expect.poll(() => subscribers.size).toBe(1);
  expect(await stops()).toBe('stopped');
  expect(await told).toMatch(/event: sync[\s\S]*\nretry: \d{3,4}\n\n/);
  expect(subscribers.size).toBe(0);
});

/** Much more than the sockets between take without being read. */
const large = Buffer.alloc(64 * 1024 * 1024, 'x');

it('an answer that waits for the network is sent to its end', async () => {
  app.get('/large', async () => large);
  const { socket, told } = await connection('/large');
  socket.pause();
  setTimeout(() => socket.resume(), 500);
  expect(await stops()).toBe('stopped');
  expect((await told).length).toBeGreaterThan(large.length);
});

it('who never reads an answer to its end is cut off', async () => {
  app = fastify();
  closeInTime(app, 300);
  app.get('/large', async () => large);
  const { socket } = await connection('/large');
  socket.pause();
  expect(await stops()).toBe('stopped');
});
