import pg from 'pg';

// Counts and centavos fit a JavaScript number exactly up to 2^53; a larger one is a fault, not a rounding.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`A bigint beyond 2^53 came out of the database: ${text}`);
  return value;
});
// A day is text `YYYY-MM-DD`, never an instant that a time zone can move.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);

/** How the application's role is reached. */
export interface PoolConfig extends pg.PoolConfig {
  /** Through a pooler that gives each transaction any of its connections: nothing that is kept by a connection is found again. */
  isPooled?: boolean;
}

const pooled = new WeakSet<object>();

/**
 * The pool of the application's role. Sixteen connections: ten for calls, the others for listeners and jobs; who waits is refused after
 * five seconds. It sends no settings when it connects, which a pooler would refuse: the role has its own (`role-settings.ts`).
 */
export function createPool({ isPooled, ...config }: PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'cracha',
    ...config,
  });
  if (isPooled) pooled.add(pool);
  // an idle connection that breaks (PostgreSQL restarted) is replaced by the pool; the next query says what is wrong
  pool.on('error', () => {});
  pool.on('connect', client => {
    if (isPooled) pooled.add(client);
    // one that breaks while it is lent out tells its query; told to nobody, it would end the process
    client.on('error', () => {});
  });
  return pool;
}

const names = new Map<string, string>();

/**
 * The name under which each connection keeps the plan of a statement; PostgreSQL takes no more than 63 bytes.
 * @param of the pool or the connection that will be asked @returns no name where the plan would be kept on somebody else's connection
 */
export function planOf(of: object, text: string): { name?: string } {
  if (pooled.has(of)) return {};
  const name = names.get(text) ?? `kept ${names.size + 1}`;
  names.set(text, name);
  return { name };
}
