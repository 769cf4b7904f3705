import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Env } from '../env.ts';
import { startEmbedded } from './embedded.ts';

/** Two ways in: the owner migrates and is then put away; the application's role serves and can't bypass isolation. */
export interface DatabaseAddress {
  owner: pg.PoolConfig;
  app: pg.PoolConfig;
  stop(): Promise<void>;
}

export const appRole = 'cracha_app';

/**
 * The database of these settings: the user's own where DATABASE_URL is set, else the embedded one below DATA_DIR. The
 * application's role is made where it is missing.
 * @param others settings of the embedded PostgreSQL in place of ours, by name
 */
export async function openDatabase(env: Env, others: Readonly<Record<string, string>> = {}): Promise<DatabaseAddress> {
  return env.DATABASE_URL ? own(env.DATABASE_URL, env.DATABASE_APP_URL) : embedded(env.DATA_DIR, others);
}

async function embedded(dataDir: string, others: Readonly<Record<string, string>>): Promise<DatabaseAddress> {
  const server = await startEmbedded(dataDir, others);
  const at = { host: server.socketDir, port: 5432, database: 'cracha' };
  await asAdmin({ ...at, user: 'postgres', database: 'postgres' }, async client => {
    const { rowCount } = await client.query("select from pg_database where datname = 'cracha'");
    if (!rowCount) await client.query('create database cracha');
    await ensureRole(client);
  });
  return { owner: { ...at, user: 'postgres' }, app: { ...at, user: appRole }, stop: server.stop };
}

/** With one address given, the application's role gets a password that follows from the owner's: every process knows it. */
async function own(url: string, appUrl: string | undefined): Promise<DatabaseAddress> {
  const owner = { connectionString: url };
  if (appUrl) return { owner, app: { connectionString: appUrl }, stop: async () => {} };
  const password = createHash('sha256').update(`${appRole}:${url}`).digest('hex');
  await asAdmin(owner, client => ensureRole(client, password));
  const app = new URL(url);
  app.username = appRole;
  app.password = password;
  return { owner, app: { connectionString: app.href }, stop: async () => {} };
}

async function ensureRole(client: pg.Client, password?: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
  const secret = password ? ` password '${password}'` : '';
  // An owner that is no superuser may set these when it makes the role, and may not name them afterwards; the boot check looks at them.
  const make = `create role ${appRole} login nosuperuser nobypassrls nocreatedb nocreaterole${secret}`;
  await client.query(rowCount ? `alter role ${appRole} login${secret}` : make).catch(refusedRole);
}

function refusedRole(error: unknown): never {
  throw new Error(
    `The user of DATABASE_URL may not make the role ${appRole}. Let it (create role), or set DATABASE_APP_URL to such a role's address.`,
    { cause: error },
  );
}

async function asAdmin(config: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Where the migrations are: beside `src`, in the checkout. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations');
