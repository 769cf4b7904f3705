import { createHash } from 'node:crypto';
import type pg from 'pg';
import { refuse } from '../refusal.ts';

/** What a call sent with a key before, and answered. */
export interface Replay {
  status: number;
  response: unknown;
}

/** A request that carries a key: who sent it, under which call, with what. */
export interface KeyedRequest {
  owner: string;
  key: string;
  call: string;
  requestHash: Buffer;
}

/** The hash that tells 'the same request' from 'the same key with other data'. */
export function requestHash(parts: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(parts) ?? '')
    .digest();
}

/**
 * Takes the key in the transaction of the effect. A second request with it waits for the first to end; then it gets the
 * first one's answer, or IDEMPOTENCY_CONFLICT for other data (kept 24 hours). Undefined: this one is the first.
 */
export async function takeKey(client: pg.ClientBase, request: KeyedRequest): Promise<Replay | undefined> {
  await client.query("select set_config('app.idempotency_owner', $1, true)", [request.owner]);
  const taken = await client.query(
    'insert into idempotency_key (owner, key, call, request_hash) values ($1, $2, $3, $4) on conflict do nothing',
    [request.owner, request.key, request.call, request.requestHash],
  );
  if (taken.rowCount === 1) return undefined;
  return formerAnswer(client, request);
}

/**
 * For a call that opens its transactions itself: the answer that was kept for its key when it had ended. Two at the same moment are
 * both done: what such a call uses up (a code, a password) it uses up once.
 */
export async function answerOfKey(client: pg.ClientBase, request: KeyedRequest): Promise<Replay | undefined> {
  await client.query("select set_config('app.idempotency_owner', $1, true)", [request.owner]);
  return formerAnswer(client, request);
}

async function formerAnswer(client: pg.ClientBase, request: KeyedRequest): Promise<Replay | undefined> {
  const { rows } = await client.query<{ call: string; request_hash: Buffer; status: number; response: unknown }>(
    'select call, request_hash, status, response from idempotency_key where owner = $1 and key = $2',
    [request.owner, request.key],
  );
  const former = rows[0];
  if (!former) return undefined;
  if (former.call !== request.call || !former.request_hash.equals(request.requestHash)) refuse('IDEMPOTENCY_CONFLICT');
  return { status: former.status, response: former.response };
}

/** Keeps the answer under the key, in the same transaction. */
export async function keepAnswer(client: pg.ClientBase, request: KeyedRequest, answer: Replay): Promise<void> {
  await client.query('update idempotency_key set status = $3, response = $4 where owner = $1 and key = $2', [
    request.owner,
    request.key,
    answer.status,
    JSON.stringify(answer.response ?? null),
  ]);
}
