import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#kernel/database/address.ts';
import { checkIsolation } from '#kernel/database/boot-check.ts';
import { createPool, planOf } from '#kernel/database/pool.ts';
import { keepRoleSettings, limiting } from '#kernel/database/role-settings.ts';
import { readEnv } from '#kernel/env.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { asOwner, at, dropDatabase, testSecretsKey } from '#test/cluster.ts';
import { makeDatabase } from '#test/database.ts';
import { lockAwaited } from '#test/waiting.ts';
import { migrateAll } from '../src/installation.ts';

/* S22: a PostgreSQL of one's own, with an owner that may make roles and is no superuser (docs/operations.md). */
const [database, role] = [`cracha_own_${process.pid}`, `own_${process.pid}`];
// where the run's PostgreSQL is of somebody else, its owner is such a one already
const isOurs = !process.env.DATABASE_URL;
const maker = isOurs ? { ...inject('owner'), user: 'postgres' } : inject('owner');

beforeAll(async () => {
  if (isOurs) await asOwner(maker, `create role ${role} login createrole`);
  await asOwner(maker, `create database ${database}${isOurs ? ` owner ${role}` : ''}`);
});
afterAll(async () => {
  await dropDatabase(maker, database);
  if (isOurs) await asOwner(maker, `drop role ${role}`);
});

function urlOfOwner(): string {
  const { connectionString, host = '' } = at(maker, database);
  return connectionString ?? `postgres://${role}@${encodeURIComponent(host)}:5432/${database}`;
}

it('S22: three processes may begin at once on an empty database, and begin again, however the address is spelled', async () => {
  const begin = async (url: string) => {
    const address = await openDatabase(readEnv({ DATABASE_URL: url, NODE_ENV: 'test' }));
    await migrateAll(address, secretsWith(testSecretsKey));
    const pool = createPool(address.app);
    try {
      await checkIsolation(pool);
      return (await pool.query<{ who: string }>('select current_user as who')).rows[0]?.who;
    } finally {
      await pool.end();
      await address.stop();
    }
  };
  const url = urlOfOwner();
  expect(await Promise.all([begin(url), begin(url), begin(url)])).toEqual(Array(3).fill('cracha_app'));
  // and as often as you like: what each sets anew is set by one at a time
  for (let round = 0; round < 5; round++) await Promise.all([begin(url), begin(url), begin(url)]);
  expect(await begin(`${url}?application_name=again`)).toBe('cracha_app');
  const owner = new pg.Client(url);
  await owner.connect();
  const { rows } = await owner.query('select rolsuper from pg_roles where rolname = current_user');
  await owner.end();
  expect(rows).toEqual([{ rolsuper: false }]);
});

it('its settings are the role’s own: a connection that sends none has them, also through a pooler', async () => {
  const database = await makeDatabase();
  const { rows } = await database.pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit",
  );
  expect(rows).toEqual([{ statement: '30s', idle: '1min', jit: 'off' }]);
  await database.drop();
});

it('who sets them waits for another process that does', async () => {
  const database = await makeDatabase();
  const other = await database.sessions.connect();
  await other.query(`select pg_advisory_lock(${limiting})`);
  let isSet = false;
  const setting = keepRoleSettings(database.sessionsConfig).then(() => {
    isSet = true;
  });
  await Promise.race([lockAwaited(database.owner), setting]);
  expect(isSet).toBe(false);
  other.release(true);
  await setting;
  await database.drop();
});

it('a pooler’s own address is needed beside the database’s', async () => {
  const settings = { DATABASE_URL: urlOfOwner(), DATABASE_POOLER: 'transaction', NODE_ENV: 'test' };
  await expect(openDatabase(readEnv(settings))).rejects.toThrow('DATABASE_POOLER needs DATABASE_APP_URL');
});

it('behind a pooler the role holds connections at the database itself, and plans are kept under no name', async () => {
  const { connectionString = '' } = (await openDatabase(readEnv({ DATABASE_URL: urlOfOwner(), NODE_ENV: 'test' })))
    .sessions;
  // what gives every transaction any connection is told by the setting alone: here both are the database
  const DATABASE_APP_URL = `${connectionString}?application_name=pooler`;
  const settings = { DATABASE_URL: urlOfOwner(), DATABASE_APP_URL, DATABASE_POOLER: 'transaction', NODE_ENV: 'test' };
  const address = await openDatabase(readEnv(settings));
  expect(address.sessions).toEqual({ connectionString });
  expect(address.app).toEqual({ connectionString: DATABASE_APP_URL, isPooled: true });
  const [direct, pooled] = [createPool(address.sessions), createPool(address.app)];
  for (const [pool, name] of [
    [direct, { name: expect.any(String) }],
    [pooled, {}],
  ] as const) {
    const client = await pool.connect();
    expect([planOf(pool, 'select 1'), planOf(client, 'select 1')]).toEqual([name, name]);
    client.release();
    await pool.end();
  }
});
