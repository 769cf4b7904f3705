import pg from 'pg';

/** Held while a process looks at its role's settings and sets them. */
export const limiting = 727_373;

/**
 * For every statement of the application's role, and for a transaction in which nothing is asked. Nothing is compiled: a history's page
 * has a plan of a thousand parts, which took LLVM seven seconds to compile and 0.1 s to run (PostgreSQL, chapter 32).
 */
const settings = ['statement_timeout=30s', 'idle_in_transaction_session_timeout=1min', 'jit=off'];

/**
 * Gives the application's role its settings, where they differ: a pooler takes no settings with a connection, and
 * may give a transaction any connection. Connections that are open already keep what they began with.
 * @param app the role's own address, past any pooler: a role may set its own defaults (PostgreSQL, ALTER ROLE)
 */
export async function keepRoleSettings(app: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(app);
  await client.connect();
  try {
    // two processes that start at once would change the same row, which PostgreSQL refuses the second
    await client.query(`select pg_advisory_lock(${limiting})`);
    const { rows } = await client.query<{ set: string[] | null }>(
      'select setconfig as set from pg_db_role_setting where setdatabase = 0 and setrole = current_user::regrole',
    );
    const set = rows[0]?.set ?? [];
    for (const setting of settings) {
      if (set.includes(setting)) continue;
      const [name, value] = setting.split('=');
      await client.query(`alter role current_user set ${name} = '${value}'`);
    }
  } finally {
    await client.end();
  }
}
