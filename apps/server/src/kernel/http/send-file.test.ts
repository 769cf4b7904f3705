import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { sendFile } from './send-file.ts';

const logged: string[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, line => logged.push(line));
const contents: Record<string, () => AsyncGenerator<string>> = {
  async *whole() {
    yield 'um';
    yield ' dois';
  },
  async *empty() {},
  async *atOnce() {
    yield* [];
    throw new Error('no such column');
  },
  async *later() {
    yield 'um';
    await new Promise(resolve => setTimeout(resolve, 20));
    throw new Error('the disk is gone');
  },
};
const app = fastify();
app.get('/:name', (request, reply) => {
  const { name } = request.params as { name: string };
  const content = Readable.from(contents[name]?.() ?? []);
  return sendFile(reply, { content, contentType: 'text/csv', name: 'lista.csv' }, log);
});
let base: string;
beforeAll(async () => {
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Status, text, and whether the answer came to its end. */
async function ask(name: string): Promise<[number | undefined, string, boolean]> {
  const [answer]: IncomingMessage[] = await once(get(`${base}/${name}`), 'response');
  let text = '';
  answer?.on('data', chunk => {
    text += String(chunk);
  });
  answer?.on('error', () => undefined);
  await new Promise(closed => answer?.once('close', closed));
  return [answer?.statusCode, text, answer?.complete ?? false];
}

it('a file comes whole, also one without a byte', async () => {
  expect(await ask('whole')).toEqual([200, 'um dois', true]);
  expect(await ask('empty')).toEqual([200, '', true]);
});

it('S17: what fails before the first byte is an answer as of any call', async () => {
  const [status, text, complete] = await ask('atOnce');
  expect([status, text.includes('no such column'), complete]).toEqual([500, true, true]);
  expect(logged).toEqual([]);
});

it('S16: what fails later is cut off, and the log has a line', async () => {
  expect(await ask('later')).toEqual([200, 'um', false]);
  expect(logged.map(line => JSON.parse(line))).toMatchObject([
    { message: 'file cut off', route: '/:name', error: 'Error: the disk is gone' },
  ]);
});
