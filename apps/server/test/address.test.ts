import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#kernel/database/address.ts';
import { checkIsolation } from '#kernel/database/boot-check.ts';
import { createPool } from '#kernel/database/pool.ts';
import { readEnv } from '#kernel/env.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { asOwner, at, dropDatabase, testSecretsKey } from '#test/cluster.ts';
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
