import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { clockDrift } from './ntp.ts';

/** A time server that is behind ours by so much, or says what `spoil` makes of its answer. */
async function timeServer(behindMs: number, spoil: (answer: Buffer) => void = () => undefined) {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const answer = Buffer.alloc(48);
    answer[0] = 0x24;
    answer[1] = 2;
    question.copy(answer, 24, 40, 48);
    const seconds = (Date.now() - behindMs) / 1_000 + 2_208_988_800;
    for (const at of [32, 40]) {
      answer.writeUInt32BE(Math.floor(seconds), at);
      answer.writeUInt32BE(Math.floor((seconds % 1) * 2 ** 32), at + 4);
    }
    spoil(answer);
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

it('tells how far our clock is ahead', async () => {
  const { server, stop } = await timeServer(4_200);
  const drift = (await clockDrift(server)) ?? 0;
  stop();
  expect(drift).toBeGreaterThan(4_000);
  expect(drift).toBeLessThan(4_400);
});

it.each([
  ['has no time itself', (answer: Buffer) => answer.writeUInt8(0, 1)],
  ['answers another question', (answer: Buffer) => answer.writeUInt32BE(1, 24)],
])('doesn’t believe a server that %s', async (_, spoil) => {
  const { server, stop } = await timeServer(0, spoil);
  expect(await clockDrift(server)).toBeUndefined();
  stop();
});

it('gives up on a server that says nothing', async () => {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  expect(await clockDrift(`127.0.0.1:${socket.address().port}`, 50)).toBeUndefined();
  socket.close();
});
