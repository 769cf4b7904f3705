import pg from 'pg';

// Counts and centavos fit a JavaScript number exactly up to 2^53; a larger one is a fault, not a rounding.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`A bigint beyond 2^53 came out of the database: ${text}`);
  return value;
});
// A day is text `YYYY-MM-DD`, never an instant that a time zone can move.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);

/** The pool of the application's role. Sixteen connections: ten for calls, the others for listeners and jobs; who waits is refused after five seconds. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'cracha',
    ...config,
  });
  // an idle connection that breaks (PostgreSQL restarted) is replaced by the pool; the next query says what is wrong
  pool.on('error', () => {});
  // one that breaks while it is lent out tells its query; told to nobody, it would end the process
  pool.on('connect', client => void client.on('error', () => {}));
  return pool;
}
