import type pg from 'pg';
import { refuse } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';

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

/** The mark that tells 'the same request' from 'the same key with other data'. No plain hash: a password in it could be tried out. */
export function requestMark(secrets: Secrets, parts: unknown): Buffer {
  return secrets.mac('request', JSON.stringify(parts) ?? '');
}

/**
 * Takes the key in the transaction of the effect. A second request with it waits for the first to end; then it gets the
 * first one's answer, or IDEMPOTENCY_CONFLICT for other data (kept 24 hours). Undefined: this one is the first.
 */
export async function takeKey(
  client: pg.ClientBase,
  secrets: Secrets,
  request: KeyedRequest,
): Promise<Replay | undefined> {
  await client.query("select set_config('app.idempotency_owner', $1, true)", [request.owner]);
  const taken = await client.query(
    'insert into idempotency_key (owner, key, call, request_hash) values ($1, $2, $3, $4) on conflict do nothing',
    [request.owner, request.key, request.call, request.requestHash],
  );
  if (taken.rowCount === 1) return undefined;
  return formerAnswer(client, secrets, request);
}

/**
 * For a call that opens its transactions itself: the answer that was kept for its key when it had ended. Two at the same moment are
 * both done: what such a call uses up (a code, a password) it uses up once.
 */
export async function answerOfKey(
  client: pg.ClientBase,
  secrets: Secrets,
  request: KeyedRequest,
): Promise<Replay | undefined> {
  await client.query("select set_config('app.idempotency_owner', $1, true)", [request.owner]);
  return formerAnswer(client, secrets, request);
}

async function formerAnswer(
  client: pg.ClientBase,
  secrets: Secrets,
  request: KeyedRequest,
): Promise<Replay | undefined> {
  const { rows } = await client.query<{
    call: string;
    request_hash: Buffer;
    status: number;
    response: { sealed: string } | null;
  }>('select call, request_hash, status, response from idempotency_key where owner = $1 and key = $2', [
    request.owner,
    request.key,
  ]);
  const former = rows[0];
  if (!former) return undefined;
  if (former.call !== request.call || !former.request_hash.equals(request.requestHash)) refuse('IDEMPOTENCY_CONFLICT');
  // a file was the answer: it is made anew
  if (!former.response) return undefined;
  const response = JSON.parse(secrets.unseal(Buffer.from(former.response.sealed, 'base64')));
  return { status: former.status, response };
}

/** Keeps the answer under the key, in the same transaction, sealed: tokens, recovery codes and provisional passwords are among them. */
export async function keepAnswer(
  client: pg.ClientBase,
  secrets: Secrets,
  request: KeyedRequest,
  answer: Replay,
): Promise<void> {
  const sealed = secrets.seal(JSON.stringify(answer.response ?? null)).toString('base64');
  await client.query('update idempotency_key set status = $3, response = $4 where owner = $1 and key = $2', [
    request.owner,
    request.key,
    answer.status,
    { sealed },
  ]);
}
