import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { type Env, SettingRefused } from '../env.ts';
import { startEmbedded } from './embedded.ts';
import { ensureOwner, ownerRole } from './owner.ts';
import type { PoolConfig } from './pool.ts';
import { keepRoleSettings } from './role-settings.ts';
import { takeTurn } from './turn.ts';

/** Two ways in: the owner migrates and is then put away; the application's role serves and can't bypass isolation. */
export interface DatabaseAddress {
  /** No superuser: the user of DATABASE_URL, or `cracha_owner` where that is one. */
  owner: pg.PoolConfig;
  app: PoolConfig;
  /** The same role past any pooler: for what holds a connection (listening, locks of a session). */
  sessions: pg.PoolConfig;
  /** The same role at a replica. */
  read?: PoolConfig;
  stop(): Promise<void>;
}

export const appRole = 'cracha_app';

/**
 * The database of these settings: the user's own where DATABASE_URL is set, else the embedded one below DATA_DIR. The
 * application's role is made where it is missing.
 * @param others settings of the embedded PostgreSQL in place of ours, by name
 */
export async function openDatabase(env: Env, others: Readonly<Record<string, string>> = {}): Promise<DatabaseAddress> {
  const address = await (env.DATABASE_URL ? own(env, env.DATABASE_URL) : embedded(env.DATA_DIR, others));
  await keepRoleSettings(address.sessions);
  return { ...address, ...(env.DATABASE_READ_URL && { read: replicaAt(env.DATABASE_READ_URL, address.app) }) };
}

/** A replica knows the same roles and passwords: of its own address, only where it is counts. */
function replicaAt(url: string, app: PoolConfig): PoolConfig {
  if (!app.connectionString) throw new SettingRefused('DATABASE_READ_URL needs DATABASE_URL beside it.');
  const [at, as] = [new URL(url), new URL(app.connectionString)];
  at.username = as.username;
  at.password = as.password;
  return { ...app, connectionString: at.href };
}

async function embedded(dataDir: string, others: Readonly<Record<string, string>>): Promise<DatabaseAddress> {
  const server = await startEmbedded(dataDir, others);
  const at = { host: server.socketDir, port: 5432, database: 'cracha' };
  const superuser = { ...at, user: 'postgres' };
  await inTurn({ ...superuser, database: 'postgres' }, async client => {
    const { rowCount } = await client.query("select from pg_database where datname = 'cracha'");
    if (!rowCount) await client.query('create database cracha');
    await ensureRole(client);
    await inTurn(superuser, ensureOwner);
    await client.query(`alter role ${ownerRole} login; alter database cracha owner to ${ownerRole}`);
  });
  const app = { ...at, user: appRole };
  return { owner: { ...at, user: ownerRole }, app, sessions: app, stop: server.stop };
}

/**
 * With one address given, the application's role gets a password that every process knows, however it spells the address: it follows
 * from SECRETS_KEY, else from the owner's password. Behind a pooler it has the password of DATABASE_APP_URL.
 */
async function own(env: Env, url: string): Promise<DatabaseAddress> {
  const { DATABASE_APP_URL, DATABASE_POOLER, SECRETS_KEY } = env;
  if (DATABASE_POOLER && !DATABASE_APP_URL)
    throw new SettingRefused('DATABASE_POOLER needs DATABASE_APP_URL, the address of the pooler, beside it.');
  const owner = { connectionString: await ownerUrl(url) };
  const stop = async () => {};
  const given = DATABASE_APP_URL && { connectionString: DATABASE_APP_URL };
  if (given && !DATABASE_POOLER) return { owner, app: given, sessions: given, stop };
  const derived = createHmac('sha256', SECRETS_KEY ?? new URL(url).password).update(appRole);
  const { username, password } = given
    ? new URL(given.connectionString)
    : { username: appRole, password: derived.digest('hex') };
  const direct = new URL(url);
  direct.username = username;
  direct.password = password;
  const sessions = { connectionString: direct.href };
  if (username === appRole) await ensureSignIn(url, sessions, decodeURIComponent(password));
  return { owner, app: given ? { ...given, isPooled: true } : sessions, sessions, stop };
}

/** The application's role can sign in with its password: it is made, or given that password, where it can't. */
async function ensureSignIn(url: string, app: pg.ClientConfig, password: string): Promise<void> {
  if (await maySignIn(app)) return;
  await inTurn({ connectionString: url }, async client => {
    // another process may have made it meanwhile
    if (!(await maySignIn(app))) await ensureRole(client, password);
  });
}

/** The address as which everything is made: its user, or `cracha_owner` where that user is a superuser. */
async function ownerUrl(url: string): Promise<string> {
  const isSuperuser = await asAdmin({ connectionString: url }, async client => {
    const { rows } = await client.query<{ all: boolean }>(
      'select rolsuper as all from pg_roles where rolname = current_user',
    );
    return rows[0]?.all === true;
  });
  if (!isSuperuser) return url;
  await inTurn({ connectionString: url }, ensureOwner);
  const owner = new URL(url);
  const options = owner.searchParams.get('options');
  owner.searchParams.set('options', `${options ? `${options} ` : ''}-c role=${ownerRole}`);
  return owner.href;
}

/**
 * Keys of locks by which processes that start at the same moment go one after the other: for roles and migrations, and for all that
 * is set up (`installation.ts`), on another connection. 727372 is `kernel/jobs/presence.ts`'s, 727373 `role-settings.ts`'s.
 */
export const beginning = 727371;
export const settingUp = 727370;

async function maySignIn(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // invalid_password, and invalid_authorization_specification of a role that is not there or may not sign in (PostgreSQL, appendix A)
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** What stands is left as it is: an owner that is no superuser may not set again what it set when it made the role. */
async function ensureRole(client: pg.Client, password?: string): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>('select rolcanlogin as may from pg_roles where rolname = $1', [
    appRole,
  ]);
  if (rows[0]?.may && !password) return;
  const secret = password ? ` password ${pg.escapeLiteral(password)}` : '';
  // the boot check looks at what the role may
  const make = `create role ${appRole} login nosuperuser nobypassrls nocreatedb nocreaterole${secret}`;
  await client.query(rows[0] ? `alter role ${appRole} login${secret}` : make).catch(refusedRole);
}

function refusedRole(error: unknown): never {
  throw new Error(
    `The user of DATABASE_URL may not make the role ${appRole}. Let it (create role), or set DATABASE_APP_URL to such a role's address.`,
    { cause: error },
  );
}

async function asAdmin<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same while no other process does such work in this database. */
function inTurn(config: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  return asAdmin(config, async client => {
    await takeTurn(client, beginning);
    await work(client);
  });
}

/** Where the migrations are: beside `src`, in the checkout. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations');
