import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from './asn1.ts';
import { timeStamping } from './certificate.ts';
import { sha256 } from './cms.ts';
import { extension, purpose, signing } from './issue.ts';
import { der, integer, octets, oid, type Somebody, sequence, signerOf, somebody } from './test/made.ts';
import { makeToken, readToken, type ToStamp } from './time-stamp.ts';
import { type StampFault, StampRefused, stampsOf } from './time-stamp-client.ts';

const imprint = sha256(Buffer.from('a signature'));
const now = Date.parse('2026-11-28T12:00:00Z');
const [root, foreign] = [await somebody('root', { from: new Date(now - 1e9) }), await somebody('foreign')];
const stamping = [...signing(), purpose(timeStamping)];
const below = (issuer: Somebody, extensions: readonly pkijs.Extension[], name = 'stamper') =>
  somebody(name, { below: issuer, extensions, from: new Date(now - 1e9) });
const stamper = await below(root, stamping);

/** Answers as this says: the asked digest and number come from the question. */
type Answer = (asked: ToStamp) => Promise<Uint8Array>;
const granted = (token: Uint8Array) => der(sequence(sequence(integer(0)), parse(token)));
const good =
  (change: Partial<ToStamp> = {}, by: Somebody = stamper): Answer =>
  async asked =>
    granted(await makeToken(signerOf(by), { ...asked, ...change }));
const minutes = (count: number) => ({ at: new Date(now + count * 60_000) });

interface Server {
  readonly status?: number;
  readonly afterMs?: number;
  readonly location?: string;
  readonly endless?: boolean;
}

async function authorityThat(answer: Answer, given: Server = {}): Promise<string> {
  let { status = 200 } = given;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { messageImprint, nonce } = new pkijs.TimeStampReq({ schema: parse(body) });
    const types = [request.method, request.headers['content-type']];
    if (types.join() !== 'POST,application/timestamp-query') status = 415;
    await wait(given.afterMs ?? 0);
    const question = { imprint: new Uint8Array(messageImprint.hashedMessage.getValue()), at: new Date(now), nonce };
    response.writeHead(status, { 'content-type': 'application/timestamp-reply', location: given.location ?? '/' });
    while (given.endless && !response.closed) {
      response.write(Buffer.alloc(10_000));
      await wait(1);
    }
    response.end(await answer(question));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const authorities = (url: string, policy?: string) => ({ url, policy, roots: [root.certificate] });

it('takes a token that answers the question, from an authority below a root, within ten minutes', async () => {
  for (const change of [minutes(0), minutes(9), minutes(-9), { policy: '1.2.3' }]) {
    const token = await stampsOf(authorities(await authorityThat(good(change))), () => now)(imprint);
    expect(readToken(parse(token))).toMatchObject({ imprint });
  }
});

const words = new asn1js.Utf8String({ value: 'not today' });
const refusal = der(sequence(sequence(integer(2), sequence(words))));

it.each<[string, StampFault, Answer, Parameters<typeof authorityThat>[1]?]>([
  ['stamps something else', 'wrongImprint', good({ imprint: sha256(Buffer.from('another')) })],
  ['answers another question', 'wrongNonce', good({ nonce: integer(7) })],
  ['leaves the number out', 'wrongNonce', good({ nonce: undefined })],
  ['is ten minutes ahead', 'clock', good(minutes(10))],
  ['is ten minutes behind', 'clock', good(minutes(-10))],
  [
    'lets others pass over its purpose',
    'untrusted',
    async asked => {
      const aside = extension(pkijs.id_ExtKeyUsage, sequence(oid(timeStamping)), false);
      return good({}, await below(root, [...signing(), aside]))(asked);
    },
  ],
  ['stands below another root', 'untrusted', async asked => good({}, await below(foreign, stamping))(asked)],
  ['has a key for anything', 'untrusted', async asked => good({}, await below(root, signing()))(asked)],
  [
    'may also do something else',
    'untrusted',
    async asked => good({}, await below(root, [...signing(), purpose(timeStamping, '1.3.6.1.5.5.7.3.1')]))(asked),
  ],
  ['has another policy', 'policy', good({ policy: '1.2.4' })],
  ['says no', 'refused', () => Promise.resolve(refusal)],
  ['grants and sends nothing', 'malformed', () => Promise.resolve(der(sequence(sequence(integer(0)))))],
  ['sends garbage', 'malformed', () => Promise.resolve(Buffer.from('<html>not found</html>'))],
  ['sends nothing', 'malformed', () => Promise.resolve(Buffer.alloc(0))],
  ['never stops', 'malformed', good(), { endless: true }],
  [
    'sends no time stamp',
    'malformed',
    () => Promise.resolve(granted(der(sequence(oid(pkijs.id_ContentType_Data), octets(imprint))))),
  ],
  ['is broken', 'unreachable', good(), { status: 500 }],
  ['is slow', 'unreachable', good(), { afterMs: 400 }],
])('refuses an authority that %s: %s', async (_, reason, answer, server) => {
  const stamp = stampsOf(
    authorities(await authorityThat(answer, server), '1.2.3'),
    () => now,
    reason === 'unreachable' ? 200 : 30_000,
  );
  // the policy is judged last, so all others have the right one
  await expect(stamp(imprint)).rejects.toMatchObject({ constructor: StampRefused, reason });
});

it('refuses a token of which one bit was changed', async () => {
  const spoiled = (token: Uint8Array) => {
    const last = token.byteLength - 1;
    return Buffer.concat([token.subarray(0, last), Uint8Array.of((token[last] ?? 0) ^ 1)]);
  };
  const url = await authorityThat(async asked => spoiled(await good()(asked)));
  await expect(stampsOf(authorities(url), () => now)(imprint)).rejects.toMatchObject({ reason: 'badSignature' });
});

it('goes nowhere else where an authority sends it', async () => {
  const location = await authorityThat(good());
  const url = await authorityThat(good(), { status: 307, location });
  await expect(stampsOf(authorities(url), () => now)(imprint)).rejects.toMatchObject({ reason: 'unreachable' });
});

it('says that nobody is there', async () => {
  const stamp = stampsOf(authorities('http://127.0.0.1:1'), () => now);
  await expect(stamp(imprint)).rejects.toMatchObject({ reason: 'unreachable' });
});

it('names the policy that it wants', async () => {
  const url = await authorityThat(good({ policy: '1.2.3' }));
  await expect(stampsOf(authorities(url, '1.2.3'), () => now)(imprint)).resolves.toBeInstanceOf(Uint8Array);
});
