import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { inTransaction, queriesOn, type Tx } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { type Actor, actorOf } from './actor.ts';
import { isEventTopics, sendEvents } from './events.ts';
import { guard } from './guard.ts';
import type { CallOf, Handler, HotRead, SentFile } from './handler.ts';
import { type KeyedRequest, keepAnswer, requestHash, takeKey } from './idempotency.ts';
import { type Opening, openSql } from './opening.ts';
import type { MountServices } from './services.ts';
import { parseParts, type Parts } from './parse.ts';
import { isSentFile, sendFile } from './send-file.ts';
import { receiveBody, type Upload } from './uploads.ts';

const nobody: Actor = {
  tokenId: '', sessionId: '', personId: '', name: '', language: 'pt-BR', profile: 'trabalhador', roles: [],
  permissions: new Set(), appAccesses: new Set(), accessGroupId: null, allCompanies: false, allWorkers: false,
  pendingStep: null, supportGrantId: null,
};

/** The language of an answer before and without a session: what the client asks for, else Portuguese. */
export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'] ?? '';
  if (/^en\b/i.test(asked)) return 'en-US';
  return /^es\b/i.test(asked) ? 'es-ES' : 'pt-BR';
}

/** A planned call: the guard answers as it will, then 501. */
export async function guardPlanned(endpoint: Endpoint, pool: pg.Pool, opening: Opening): Promise<never> {
  await guardOnly(endpoint, pool, opening);
  return refuse('NOT_AVAILABLE');
}

/** The guard alone: before a file is received, and before 'not available'. */
async function guardOnly(endpoint: Endpoint, pool: pg.Pool, opening: Opening): Promise<void> {
  const { tokenId, sql } = opening;
  if (tokenId) await inTransaction(pool, sql, async (_client, opened) => guard(endpoint, actorOf(tokenId, opened)));
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
  const parts = parseParts(endpoint, { params: request.params, query: request.query, body: undefined });
  const values = hot.values(parts as never);
  const { rows } = await pool.query<[string]>({
    name: endpoint.path,
    text: hot.statement,
    values: [opening.tokenId, opening.profile ?? null, ...values],
    rowMode: 'array',
  });
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.[0]);
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
  const received = await receiveBody(endpoint, request, services.receive, () => guardOnly(endpoint, services.pool, opening));
  const { status, response } = await inTransaction(services.pool, opening.sql, async (client, opened) => {
    const actor = opening.tokenId ? actorOf(opening.tokenId, opened) : nobody;
    if (opening.tokenId) guard(endpoint, actor);
    const parts = parseParts(endpoint, { params: request.params, query: request.query, body: received.body });
    const keyed = keyedRequest(endpoint, parts, actor, request);
    const replay = keyed && (await takeKey(client, keyed));
    if (replay) return replay;
    const call = callOf(parts, client, actor, services, request, after, received.uploads);
    const answer = { response: present(endpoint, await handler(call)), status: endpoint.responseKind === 'empty' ? 204 : 200 };
    if (keyed && !isSentFile(answer.response)) await keepAnswer(client, keyed, answer);
    return answer;
  });
  for (const work of after) work();
  if (isEventTopics(response)) return sendEvents(services.live, response, stillAllowed(endpoint, services.pool, opening), request, reply);
  if (isSentFile(response)) return sendFile(reply, response);
  if (status === 204) return reply.code(204).send();
  return reply.code(status).send(response);
}

/** Asked again while a page listens: a session that has ended, or a right that was taken, ends the stream. */
function stillAllowed(endpoint: Endpoint, pool: pg.Pool, opening: Opening): () => Promise<boolean> {
  const { tokenId, profile } = opening;
  const sql = tokenId ? openSql(tokenId, profile, '12 hours') : opening.sql;
  return () => guardOnly(endpoint, pool, { tokenId, profile, sql }).then(() => true);
}

function callOf(parts: Parts, client: pg.PoolClient, actor: Actor, services: MountServices, request: FastifyRequest, after: (() => void)[], uploads: readonly Upload[]): CallOf<Endpoint> {
  const gone = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) gone.abort();
  });
  return {
    ...(parts as Pick<CallOf<Endpoint>, 'params' | 'query' | 'body'>),
    tx: queriesOn(client),
    actor,
    request: {
      id: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      language: languageOf(request),
      signal: gone.signal,
    },
    uploads,
    outside: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(services.pool, 'select null', other => work(queriesOn(other))),
    afterCommit: work => after.push(work),
  };
}

/** A handler's answer by the endpoint's schema: a fault here is ours (500), never the caller's. */
function present(endpoint: Endpoint, answer: unknown): SentFile | unknown {
  if (!endpoint.response || isSentFile(answer) || isEventTopics(answer)) return answer;
  const parsed = z.safeParse(endpoint.response, answer);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer of ${endpoint.path} is not what its contract says: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`);
}

function keyedRequest(endpoint: Endpoint, parts: Parts, actor: Actor, request: FastifyRequest): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method === 'GET') return undefined;
  if (key.length < 8 || key.length > 200) refuse('INVALID_REQUEST');
  return {
    owner: actor.sessionId || `ip:${request.ip}`,
    key,
    call: `${endpoint.method} ${endpoint.path}`,
    requestHash: requestHash(endpoint.bodyKind === 'upload' ? [parts.params, request.headers['content-length']] : parts),
  };
}
