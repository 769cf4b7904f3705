import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { openDatabase } from '#kernel/database/address.ts';
import { createPool, type PoolConfig } from '#kernel/database/pool.ts';
import { readEnv } from '#kernel/env.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { migrateAll } from '../src/installation.ts';
import { makeDemo } from '../src/seed/demo.ts';

/** What the demo's second factors are sealed with in the tests. */
export const testSecretsKey = Buffer.alloc(32, 7);

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection of the owner to the maintenance database, of the application's role to a database by name. */
    owner: pg.ClientConfig;
    app: PoolConfig;
    /** The application's role past any pooler. */
    sessions: pg.ClientConfig;
    /** A replica of all of it, where DATABASE_READ_URL names one. */
    read: PoolConfig | null;
    template: string;
  }
}

/**
 * What is in the run's database is gone with it. Tests of durability have a PostgreSQL of their own, with the product's settings.
 * Two test files at once, each with several processes, need more connections than one installation.
 */
const keepsNothing = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * One PostgreSQL for the run: the embedded one in memory where the machine has such a place, or that of DATABASE_URL (its user must own nothing
 * more than `create database` and `create role`). A migrated template with the demo's people is
 * cloned for every test file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cracha-test-'));
  const { DATABASE_URL, DATABASE_APP_URL, DATABASE_POOLER, DATABASE_READ_URL } = process.env;
  const env = readEnv({ DATA_DIR: folder, DATABASE_URL, DATABASE_APP_URL, DATABASE_POOLER, DATABASE_READ_URL });
  const address = await openDatabase(env, keepsNothing);
  // the embedded owner may make neither; the documented one of a PostgreSQL of one's own may make both
  if (!env.DATABASE_URL)
    await asOwner({ ...address.owner, user: 'postgres' }, `alter role ${address.owner.user} createdb createrole`);
  const template = `cracha_template_${process.pid}`;
  await asOwner(address.owner, `create database ${template}`);
  const secrets = secretsWith(testSecretsKey);
  await migrateAll({ owner: at(address.owner, template) }, secrets);
  const pool = createPool(at(address.app, template));
  await acrossTenants(pool, 'demo installation for the tests', tx => makeDemo(tx, secrets));
  await pool.end();
  project.provide('owner', { ...address.owner });
  project.provide('app', { ...address.app });
  project.provide('sessions', { ...address.sessions });
  project.provide('read', address.read ?? null);
  project.provide('template', template);
  return async () => {
    await dropDatabase(address.owner, template);
    await address.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The same connection, to another database. */
export function at<T extends pg.ClientConfig>(config: T, database: string): T {
  if (!config.connectionString) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${database}`;
  return { ...config, connectionString: url.href };
}

export async function asOwner(config: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Connections that have just been ended may linger for a moment; ending them by force is not every owner's right. */
export async function dropDatabase(owner: pg.ClientConfig, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const failure = await asOwner(owner, `drop database if exists ${name}`).then(
      () => undefined,
      error => error,
    );
    if (!failure) return;
    if (tries >= 50) throw failure;
    await wait(100);
  }
}
