import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#kernel/env.ts';
import { createLog } from '#kernel/log.ts';
import { createProcess } from '../src/process.ts';
import { testSecretsKey } from './cluster.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

it('a process that can not be put together ends what it had begun: nothing listens or works on', async () => {
  const env = readEnv({ DATA_DIR: '/tmp', NODE_ENV: 'test', SECRETS_KEY: testSecretsKey.toString('base64') });
  const wrong = { ...env, PUBLIC_URL: 'no address' };
  const { pool } = database;
  await expect(
    createProcess(
      wrong,
      { pool, sessions: pool, signingKey: Buffer.alloc(32) },
      createLog({ LOG_LEVEL: 'error' }, () => {}),
    ),
  ).rejects.toThrow(/Invalid URL/);
  expect(pool.totalCount).toBe(pool.idleCount);
  const { rows } = await database.owner.query(
    "select query from pg_stat_activity where datname = current_database() and query ~* '^listen|advisory' and pid <> pg_backend_pid()",
  );
  expect(rows).toEqual([]);
});
