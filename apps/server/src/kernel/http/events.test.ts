import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import type { Live } from '../live/live.ts';
import { closeInTime } from './closing.ts';
import { sendEvents } from './events.ts';

const leave = vi.fn();
const live = { subscribe: () => leave, quietMs: () => 0 } as unknown as Live;
const begun = Promise.withResolvers<void>();
const app = fastify();
closeInTime(app);
app.get('/stream', async (request, reply) => {
  // the page leaves while the call looks up what it may see
  request.raw.socket.destroy();
  if (!reply.raw.destroyed) await once(reply.raw, 'close');
  sendEvents(live, { topics: ['a'] }, async () => true, request, reply);
  begun.resolve();
});
afterAll(() => app.close());

it('a page that left before its stream began is listened to no more', async () => {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write('GET /stream HTTP/1.1\r\nhost: a\r\n\r\n');
  await begun.promise;
  expect(leave).toHaveBeenCalledTimes(1);
});
