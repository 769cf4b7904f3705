import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { type Call, createClient } from '@cracha/contract/kernel/client.ts';
import type pg from 'pg';
import { inject } from 'vitest';
import { adaptersOf } from '#core/clock/port/clock-port.ts';
import { createScriptedDouble, type ScriptedDouble } from '#core/clock/port/double/scripted-double.ts';
import { createPool, type PoolConfig } from '#kernel/database/pool.ts';
import { readEnv } from '#kernel/env.ts';
import { openSigningKey } from '#kernel/http/signing-key.ts';
import { createTokens, type Tokens, tokenRow } from '#kernel/http/token.ts';
import { createLog } from '#kernel/log.ts';
import { openSecrets, type Secrets, secretsWith } from '#kernel/secrets.ts';
import { createProcess, type Process } from '../src/process.ts';
import { type DemoKey, demoPeople } from '../src/seed/demo-people.ts';
import { at, testSecretsKey } from './cluster.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

/** The whole server on a database of its own, with the demo's people in it. */
export interface TestApp {
  base: string;
  database: TestDatabase;
  /** What the seed works with. */
  process: Pick<Process, 'files' | 'jobs'> & { secrets: Secrets };
  /** Everything the log wrote: what must not be there is looked for. */
  logged: string[];
  /** A bearer for a demo user, in the only group of the role. */
  bearer(who: DemoKey): Promise<string>;
  /** The typed client as a demo user in a profile. */
  as(who: DemoKey, profile: Profile): Promise<Call>;
  /** A raw request: path below /api, any header. */
  send(path: string, init?: RequestInit): Promise<Response>;
  personId(who: DemoKey): Promise<string>;
  /** A payroll clock that is told how to behave. */
  clock: ScriptedDouble;
  stop(): Promise<void>;
}

/** @param replica what stands for a replica; left out: that of the run, if it has one */
export async function startApp(settings: Record<string, string> = {}, replica?: PoolConfig): Promise<TestApp> {
  const database = await makeDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'cracha-app-'));
  const env = readEnv({
    DATA_DIR: folder,
    PORT: '0',
    NODE_ENV: 'test',
    SECRETS_KEY: testSecretsKey.toString('base64'),
    ...settings,
  });
  const logged: string[] = [];
  const log = createLog({ LOG_LEVEL: 'debug' }, line => logged.push(line));
  const signingKey = await openSigningKey(database.pool, secretsWith(testSecretsKey));
  const copy = inject('read');
  const readAt = replica ?? (copy && at(copy, database.name));
  const read = readAt ? createPool(readAt) : undefined;
  const clock = createScriptedDouble(join(folder, 'clock-double.json'));
  const { app, stop, files, jobs } = await createProcess(
    env,
    { pool: database.pool, sessions: database.sessions, signingKey, ...(read && { read }) },
    log,
    {
      clockAdapters: adaptersOf(clock),
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
  const tokens = createTokens(signingKey);

  const personId = async (who: DemoKey) => {
    const email = demoPeople.find(person => person.key === who)?.email;
    const found = await database.owner.query<{ id: string }>('select id from person where email = $1', [email]);
    return found.rows[0]?.id ?? '';
  };
  const bearer = async (who: DemoKey) => bearerOf(database.pool, tokens, await personId(who));
  return {
    base,
    database,
    process: { files, jobs, secrets: secretsWith(testSecretsKey) },
    logged,
    bearer,
    personId,
    clock,
    as: async (who, profile) => clientOf(base, await bearer(who), profile),
    send: (path, init) => fetch(base + path, init),
    async stop() {
      await stop();
      await read?.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A bearer of a new session, as a sign-in gives it. */
export async function bearerOf(pool: pg.Pool, tokens: Tokens, personId: string): Promise<string> {
  const opened = await pool.query<{ id: string }>("select access.open_session($1, '127.0.0.1', 'test') as id", [
    personId,
  ]);
  const jti = opened.rows[0]?.id ?? '';
  const { rows } = await pool.query<{ claims: { sub: string } }>('select access.claims($1) as claims', [tokenRow(jti)]);
  return (await tokens.sign({ ...rows[0]?.claims, jti })).access_token;
}

/** A second process on the same database, with a pool of its own: what one of them takes away, the other refuses at once. */
export async function startBeside(
  first: { database: Pick<TestDatabase, 'appConfig' | 'sessions'> },
  settings: Record<string, string> = {},
): Promise<{ base: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-beside-'));
  const env = readEnv({
    DATA_DIR: folder,
    PORT: '0',
    NODE_ENV: 'test',
    SECRETS_KEY: testSecretsKey.toString('base64'),
    JOBS: 'off',
    ...settings,
  });
  const pool = createPool(first.database.appConfig);
  const signingKey = await openSigningKey(pool, await openSecrets(env));
  const log = createLog({ LOG_LEVEL: 'error' }, () => undefined);
  const { app, stop } = await createProcess(env, { pool, sessions: first.database.sessions, signingKey }, log);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`,
    async stop() {
      await stop();
      await pool.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The client of the contract with a bearer and a profile, as a browser sends them. */
export function clientOf(base: string, token: string, profile: Profile): Call {
  return createClient({ base, headers: () => ({ authorization: `Bearer ${token}`, 'x-profile': profile }) });
}
