import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { notThere, type Replica } from '../database/replica.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Actor, actorOf, nobody } from './actor.ts';
import { noteAsker } from './asker.ts';
import { guard } from './guard.ts';
import type { Opening } from './opening.ts';

interface Databases {
  pool: pg.Pool;
  replica?: Replica | undefined;
}

type Work<T> = (client: pg.PoolClient, actor: Actor) => Promise<T>;

/** A call as its transaction is opened. */
interface Asked {
  endpoint: Endpoint;
  opening: Opening;
  request: FastifyRequest;
  /** Reads, and may be a moment old: of a call that says so (`mayLag`). */
  reads: boolean;
  /** Who was let in already, in an earlier transaction of the same call. */
  actor?: Actor;
}

/**
 * The work of a call in a transaction whose context is the caller's, guarded. What may be a moment old is answered by the replica, if
 * it has what the caller wrote last: who may ask is always asked of the primary. Else the primary notes how far it is with what is written.
 */
export async function inContext<T>({ pool, replica }: Databases, asked: Asked, work: Work<T>): Promise<T> {
  const { endpoint, opening, reads } = asked;
  const { tokenRow } = opening;
  if (replica && tokenRow && reads) {
    const { actor, position } = await inTransaction(pool, opening.sql, async (client, opened) => {
      const allowed = allow(asked, opened);
      const { rows } = await client.query<{ position: string | null }>('select access.position_of($1) as position', [
        tokenRow,
      ]);
      return { actor: allowed, position: rows[0]?.position };
    });
    const required = position ? `select access.require_position('${tokenRow}', '${position}'); ` : '';
    const answer = await replica.read(required + opening.sql, client => work(client, actor));
    if (answer !== notThere) return answer;
  }
  return inTransaction(pool, opening.sql, async (client, opened) => {
    const result = await work(client, allow(asked, opened));
    if (replica && tokenRow && (endpoint.method !== 'GET' || endpoint.changesState))
      await client.query('select access.note_position($1)', [tokenRow]);
    return result;
  });
}

function allow({ endpoint, opening: { tokenRow }, request, actor: known }: Asked, opened: unknown): Actor {
  if (known) return known;
  if (!tokenRow) return nobody;
  const actor = actorOf(tokenRow, opened);
  noteAsker(request, actor);
  guard(endpoint, actor);
  return actor;
}
