import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { planOf } from './pool.ts';
import type { DB } from './types.generated.ts';

/** A transaction whose context is set: every statement in it sees only what row-level security lets its reader see. */
export type Tx = Kysely<DB>;

/** The queries of one transaction, built by Kysely, run on its one connection. */
export function queriesOn(client: pg.ClientBase): Tx {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(client),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Begin, the work, commit; anything thrown rolls back and goes on. A connection that broke is not used again. */
export async function inTransaction<T>(
  pool: pg.Pool,
  open: string,
  work: (client: pg.PoolClient, opened: unknown) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // one simple statement: the transaction and its context in a single round trip
    const results: unknown = await client.query(`begin; ${open}`);
    const last = Array.isArray(results) ? results.at(-1) : results;
    const result = await work(client, firstValue(last));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(failure => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function firstValue(result: unknown): unknown {
  const rows = (result as { rows?: Record<string, unknown>[] }).rows;
  return rows?.[0] ? Object.values(rows[0])[0] : undefined;
}

const kept = new WeakSet<CompiledQuery>();

/** A query of Kysely's, built or written. */
interface Fixed<R> {
  compile(of: Tx): CompiledQuery<R>;
}

/**
 * Runs a query whose text is always the same and whose best plan doesn't depend on its values, as a row by its id: each
 * connection plans it once. Under row-level security planning takes longer than finding the row.
 */
export async function runPrepared<R>(tx: Tx, query: Fixed<R>): Promise<QueryResult<R>> {
  const compiled = query.compile(tx);
  kept.add(compiled);
  return tx.executeQuery(compiled);
}

function driverOf(client: pg.ClientBase): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const asked = { text: query.sql, values: [...query.parameters] };
      const result = await client.query(kept.has(query) ? { ...asked, ...planOf(client, query.sql) } : asked);
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    // biome-ignore lint/correctness/useYield: a cursor is opened by name where one is needed; Kysely's streaming is not
    async *streamQuery() {
      throw new Error('Streaming is not used in a scoped transaction.');
    },
  };
  const nothing = async () => {};
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
