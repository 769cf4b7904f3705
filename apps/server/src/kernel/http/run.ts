import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { planOf } from '../database/pool.ts';
import { inTransaction, queriesOn, type Tx } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';
import type { Turn } from '../threads/pool.ts';
import { type Actor, nobody } from './actor.ts';
import { byOf } from './by.ts';
import { isEventTopics, sendEvents } from './events.ts';
import type { CallOf, Handler, HotRead, HotStatement, SentFile } from './handler.ts';
import { answerOfKey, type KeyedRequest, keepAnswer, requestMark, takeKey } from './idempotency.ts';
import { inContext } from './in-context.ts';
import { languageOf } from './language.ts';
import { type Opening, openSql } from './opening.ts';
import { type Parts, parseParts } from './parse.ts';
import { isSentFile, sendFile } from './send-file.ts';
import type { MountServices } from './services.ts';
import { alone, bringsFiles, type Received, receiveBody, type Upload } from './uploads.ts';

/** A planned call: the guard answers as it will, then 501. */
export async function guardPlanned(
  endpoint: Endpoint,
  pool: pg.Pool,
  opening: Opening,
  request: FastifyRequest,
): Promise<never> {
  await guardOnly(endpoint, pool, opening, request);
  return refuse('NOT_AVAILABLE');
}

/** The guard alone: before a file is received, and before 'not available'. */
async function guardOnly(endpoint: Endpoint, pool: pg.Pool, opening: Opening, request: FastifyRequest): Promise<Actor> {
  if (!opening.tokenRow) return nobody;
  return inContext({ pool }, { endpoint, opening, request, reads: false }, async (_client, actor) => actor);
}

/** A hot read: parse, then one named statement that opens the context, guards and answers the JSON text. */
export async function runHot(
  endpoint: Endpoint,
  hot: HotRead<Endpoint>,
  pool: pg.Pool,
  opening: Opening,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const answer = await askHot(endpoint, hot, pool, opening, request);
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer);
}

/** What the first named statement of a hot call answers. */
export async function askHot(
  endpoint: Endpoint,
  { statement, values }: HotRead<Endpoint>,
  pool: pg.Pool,
  opening: Opening,
  request: FastifyRequest,
): Promise<unknown> {
  const parts = parseParts(endpoint, { params: request.params, query: request.query, body: undefined });
  const all = values({ ...(parts as Pick<CallOf<Endpoint>, 'params' | 'query'>), request: { ip: request.ip } });
  return askStatement({ statement, values: all }, pool, opening);
}

/** What a statement that opens its context itself answers; each connection plans it once. */
export async function askStatement(
  { statement, values }: HotStatement,
  pool: pg.Pool,
  { tokenRow, profile }: Opening,
): Promise<unknown> {
  const { rows } = await pool.query<[unknown]>({
    ...planOf(pool, statement),
    text: statement,
    values: [tokenRow, profile ?? null, ...values],
    rowMode: 'array',
  });
  return rows[0]?.[0];
}

/** An ordinary call: context, guard, parse, idempotency key, handler and answer in one transaction. */
export async function runCall(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  services: MountServices,
  opening: Opening,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const after: (() => void)[] = [];
  const inTurn = <T>(work: () => Promise<T>) => services.admission.calls.run(opening.tenant, work);
  const turn: Turn = { tenant: opening.tenant, waits: 'person' };
  const receive: Parameters<typeof receiveBody>[2] = (name, stream, rules) =>
    services.receive(name, stream, rules, turn);
  const receiving = () =>
    receiveBody(endpoint, request, receive, () => inTurn(() => guardOnly(endpoint, services.pool, opening, request)));
  const isAlone = endpoint.upload?.alone === true && opening.tokenRow !== undefined;
  const receivingInTurn = () => (isAlone ? alone(`${endpoint.path} ${opening.tokenRow}`, receiving) : receiving());
  // a file may take minutes to arrive: it holds a place among the files, none among the calls, and strangers' none of the others'
  const { uploads, strangers } = services.admission;
  const received = await (bringsFiles(endpoint, request)
    ? (opening.tokenRow ? uploads : strangers).run(opening.tenant, receivingInTurn)
    : receiving());
  const { status, response } = endpoint.ownTransactions
    ? await services.admission.long.run(opening.tenant, () =>
        runAlone(endpoint, handler, services, opening, { request, reply }, received),
      )
    : await inTurn(() => runInOne(endpoint, handler, services, opening, { request, reply }, received, after));
  for (const work of after) work();
  if (isEventTopics(response))
    return sendEvents(services.live, response, stillAllowed(endpoint, services.pool, opening, request), request, reply);
  if (isSentFile(response)) return sendFile(reply, response, services.log);
  if (status === 204) return reply.code(204).send();
  return reply.code(status).send(response);
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Context, guard, idempotency key, effect and kept answer: all of it or nothing. */
function runInOne(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  services: MountServices,
  opening: Opening,
  { request, reply }: Exchange,
  received: Received,
  after: (() => void)[],
): Promise<{ status: number; response: unknown }> {
  const { secrets } = services;
  return inContext(services, { endpoint, opening, request, reads: endpoint.mayLag === true }, async (client, actor) => {
    const parts = parseParts(endpoint, { params: request.params, query: request.query, body: received.body });
    const keyed = keyedRequest(secrets, endpoint, parts, actor, request, received);
    const replay = keyed && (await takeKey(client, secrets, keyed));
    if (replay) return replay;
    const answer = answerOf(
      endpoint,
      await handler(
        callOf(
          parts,
          queriesOn(client),
          actor,
          { inOwnTransaction: noSecond, inOwnReading: noSecond },
          { request, reply },
          after,
          received.uploads,
        ),
      ),
    );
    if (keyed && !isSentFile(answer.response)) await keepAnswer(client, secrets, keyed, answer);
    const { response } = answer;
    return isEventTopics(response) ? { ...answer, response: { ...response, personId: actor.personId } } : answer;
  });
}

/** Asked again while a page listens: a session that has ended, or a right that was taken, ends the stream. */
function stillAllowed(
  endpoint: Endpoint,
  pool: pg.Pool,
  opening: Opening,
  request: FastifyRequest,
): () => Promise<boolean> {
  const { tokenRow, profile } = opening;
  const sql = tokenRow ? openSql(tokenRow, profile, '12 hours') : opening.sql;
  return () => guardOnly(endpoint, pool, { ...opening, sql }, request).then(() => true);
}

/**
 * A call that opens its transactions itself, each in the caller's context: holding one meanwhile would let thirty guesses, or
 * thirty PDFs being cut, empty the pool. Guarded once before its handler, and by the session again in each transaction.
 */
async function runAlone(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  services: MountServices,
  opening: Opening,
  { request, reply }: Exchange,
  received: Received,
) {
  const { pool, secrets } = services;
  const actor = await guardOnly(endpoint, pool, opening, request);
  const parts = parseParts(endpoint, { params: request.params, query: request.query, body: received.body });
  const own: OwnTransactions = {
    inOwnTransaction: work =>
      inContext(services, { endpoint, opening, request, actor, reads: false }, client => work(queriesOn(client))),
    inOwnReading: work =>
      endpoint.mayLag
        ? inContext(services, { endpoint, opening, request, actor, reads: true }, client => work(queriesOn(client)))
        : fault('A call that reads from a replica says so: declare it with mayLag.'),
  };
  const keyed = keyedRequest(secrets, endpoint, parts, actor, request, received);
  const replay = keyed && (await inTransaction(pool, 'select null', client => answerOfKey(client, secrets, keyed)));
  if (replay) return replay;
  const answer = answerOf(
    endpoint,
    await handler(callOf(parts, undefined, actor, own, { request, reply }, [], received.uploads)),
  );
  if (keyed && !isSentFile(answer.response))
    await inTransaction(pool, 'select null', async client => {
      if (!(await takeKey(client, secrets, keyed))) await keepAnswer(client, secrets, keyed, answer);
    });
  return answer;
}

type OwnTransactions = Pick<CallOf<Endpoint>, 'inOwnTransaction' | 'inOwnReading'>;

/** A second connection inside a transaction can empty the pool: each of the pool's holders would wait for one more. */
const noSecond: CallOf<Endpoint>['inOwnTransaction'] = () =>
  fault('A call in a transaction has no other: declare it with ownTransactions.');

function answerOf(endpoint: Endpoint, answer: unknown): { status: number; response: unknown } {
  const response = present(endpoint, answer);
  return { response, status: endpoint.responseKind === 'empty' || response === undefined ? 204 : 200 };
}

function callOf(
  parts: Parts,
  tx: Tx | undefined,
  actor: Actor,
  own: OwnTransactions,
  { request, reply }: Exchange,
  after: (() => void)[],
  uploads: readonly Upload[],
): CallOf<Endpoint> {
  const gone = new AbortController();
  // the answer's end tells: a request is closed as soon as it has been read
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const known = {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request.headers),
    range: request.headers.range,
    idempotencyKey: keyOf(request),
    signal: gone.signal,
  };
  return {
    ...(parts as Pick<CallOf<Endpoint>, 'params' | 'query' | 'body'>),
    get tx() {
      return tx ?? fault('A call with ownTransactions has no transaction: use inOwnTransaction().');
    },
    actor,
    request: known,
    by: byOf(actor, known),
    uploads,
    ...own,
    afterCommit: work => after.push(work),
  };
}

/** A handler's answer by the endpoint's schema: a fault here is ours (500), never the caller's. */
function present(endpoint: Endpoint, answer: unknown): SentFile | unknown {
  if (!endpoint.response || isSentFile(answer) || isEventTopics(answer)) return answer;
  const parsed = z.safeParse(endpoint.response, answer);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The answer of ${endpoint.path} is not what its contract says: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
  );
}

function keyedRequest(
  secrets: Secrets,
  endpoint: Endpoint,
  parts: Parts,
  actor: Actor,
  request: FastifyRequest,
  { uploads }: Received,
): KeyedRequest | undefined {
  const key = keyOf(request);
  if (key === undefined || request.method === 'GET') return undefined;
  if (key.length < 8 || key.length > 200) refuse('INVALID_REQUEST');
  return {
    owner: actor.sessionId || `ip:${request.ip}`,
    key,
    call: `${endpoint.method} ${endpoint.path}`,
    requestHash: requestMark(secrets, [parts, uploads.map(fingerprint)]),
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** What tells one file that was sent from another: a refused one has no hash, its refusal is the answer. */
function fingerprint({ field, name, sha256, refusal }: Upload): unknown {
  return [field, name, sha256, refusal?.code];
}

function fault(why: string): never {
  throw new Error(why);
}
