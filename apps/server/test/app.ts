import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { type Call, createClient } from '@cracha/contract/kernel/client.ts';
import { createPool } from '#kernel/database/pool.ts';
import { readEnv } from '#kernel/env.ts';
import { createTokens } from '#kernel/http/token.ts';
import { createLog } from '#kernel/log.ts';
import { createProcess } from '../src/process.ts';
import { type DemoKey, demoPeople } from '../src/seed/demo-people.ts';
import { testSecretsKey } from './cluster.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

/** The whole server on a database of its own, with the demo's people in it. */
export interface TestApp {
  base: string;
  database: TestDatabase;
  /** Everything the log wrote: what must not be there is looked for. */
  logged: string[];
  /** A bearer for a demo user, in the only group of the role. */
  bearer(who: DemoKey): Promise<string>;
  /** The typed client as a demo user in a profile. */
  as(who: DemoKey, profile: Profile): Promise<Call>;
  /** A raw request: path below /api, any header. */
  send(path: string, init?: RequestInit): Promise<Response>;
  personId(who: DemoKey): Promise<string>;
  stop(): Promise<void>;
}

export async function startApp(settings: Record<string, string> = {}): Promise<TestApp> {
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
  const { rows } = await database.pool.query<{ key: Buffer }>('select access.signing_key() as key');
  const signingKey = rows[0]?.key ?? Buffer.alloc(32);
  const { app, stop } = await createProcess(env, { pool: database.pool, signingKey }, log);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
  const tokens = createTokens(signingKey);

  const personId = async (who: DemoKey) => {
    const email = demoPeople.find(person => person.key === who)?.email;
    const found = await database.owner.query<{ id: string }>('select id from person where email = $1', [email]);
    return found.rows[0]?.id ?? '';
  };
  const bearer = async (who: DemoKey) => {
    const id = await personId(who);
    const opened = await database.pool.query<{ id: string }>(
      "select access.open_session($1, '127.0.0.1', 'test') as id",
      [id],
    );
    const claims = await database.pool.query<{ claims: { sub: string } }>('select access.claims($1) as claims', [
      opened.rows[0]?.id,
    ]);
    return (await tokens.sign({ ...claims.rows[0]?.claims })).access_token;
  };
  return {
    base,
    database,
    logged,
    bearer,
    personId,
    as: async (who, profile) => clientOf(base, await bearer(who), profile),
    send: (path, init) => fetch(base + path, init),
    async stop() {
      await stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A second process on the same database, with a pool of its own: what one of them takes away, the other refuses at once. */
export async function startBeside(first: TestApp): Promise<{ base: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-beside-'));
  const env = readEnv({
    DATA_DIR: folder,
    PORT: '0',
    NODE_ENV: 'test',
    SECRETS_KEY: testSecretsKey.toString('base64'),
    JOBS: 'off',
  });
  const pool = createPool(first.database.appConfig);
  const { rows } = await pool.query<{ key: Buffer }>('select access.signing_key() as key');
  const signingKey = rows[0]?.key ?? Buffer.alloc(32);
  const log = createLog({ LOG_LEVEL: 'error' }, () => undefined);
  const { app, stop } = await createProcess(env, { pool, signingKey }, log);
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
