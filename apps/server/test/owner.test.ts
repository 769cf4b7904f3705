import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#kernel/database/address.ts';
import { checkIsolation } from '#kernel/database/boot-check.ts';
import { startEmbedded } from '#kernel/database/embedded.ts';
import { ownerRole } from '#kernel/database/owner.ts';
import { createPool } from '#kernel/database/pool.ts';
import { readEnv } from '#kernel/env.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { backUp, restore } from '../src/backup/backup.ts';
import { migrateAll } from '../src/installation.ts';
import { asOwner, at, dropDatabase, testSecretsKey } from './cluster.ts';
import { makeDatabase } from './database.ts';

/* S9: what runs past isolation runs as its owner, which is no superuser: in the embedded PostgreSQL, and where DATABASE_URL names one. */
const secrets = secretsWith(testSecretsKey);
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-owner-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A superuser of the run's PostgreSQL: of the embedded one its first user; on another PostgreSQL SUPERUSER_URL names one. */
function superuser(): pg.ClientConfig | undefined {
  if (process.env.SUPERUSER_URL) return { connectionString: process.env.SUPERUSER_URL };
  return process.env.DATABASE_URL ? undefined : { ...inject('owner'), user: 'postgres' };
}

const kinds = `
  select 'schema' as kind, oid, nspowner as owner, oid as namespace from pg_namespace
  union all select 'relation', oid, relowner, relnamespace from pg_class
  union all select 'routine', oid, proowner, pronamespace from pg_proc
  -- an array's owner is its element's
  union all select 'type', oid, typowner, typnamespace from pg_type where typcategory <> 'A'`;

/** Who owns what is in our schemas, but for what extensions brought: kinds by owner. */
async function ownersOf(config: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ owner: string; kinds: string[] }>(
    `select owner::regrole::text as owner, array_agg(distinct kind order by kind) as kinds from (${kinds}) o
      where namespace::regnamespace::text in ('public', 'access', 'hot', 'jobs') and not (kind = 'schema' and oid = 'public'::regnamespace)
        and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e') group by 1`,
  );
  const passing = await client.query(
    "select distinct unnest(roles)::text as role from pg_policies where policyname = 'services' and schemaname = 'public'",
  );
  await client.end();
  return {
    ...Object.fromEntries(rows.map(row => [row.owner, row.kinds])),
    services: passing.rows.map(({ role }) => role),
  };
}
const ownedBy = (owner: string) => ({ [owner]: ['relation', 'routine', 'schema', 'type'], services: [owner] });

/** What a process does at its start, and what its role then sees by a function that reads past isolation. */
async function begin(address: DatabaseAddress): Promise<{ warnings: string[]; known: number }> {
  await migrateAll(address, secrets);
  const pool = createPool(address.app);
  try {
    const warnings = await checkIsolation(pool);
    const { rowCount } = await pool.query("select from access.credentials('email', 'ada@casa.test')");
    return { warnings, known: rowCount ?? 0 };
  } finally {
    await pool.end();
  }
}

/** An installation of before: a superuser made everything. */
async function makeOld(config: pg.ClientConfig): Promise<void> {
  await migrateAll({ owner: config }, secrets);
  await asOwner(config, "insert into person (name, cpf, email) values ('Ada', '52998224725', 'ada@casa.test')");
}

it('S9: in the run’s PostgreSQL nothing of ours belongs to a superuser, and the application’s role can’t become the owner', async () => {
  const database = await makeDatabase();
  const { rows } = await database.owner.query(
    'select current_user as me, rolsuper from pg_roles where rolname = current_user',
  );
  expect(rows[0].rolsuper).toBe(false);
  expect(await ownersOf(database.ownerConfig)).toEqual(ownedBy(rows[0].me));
  if (!process.env.DATABASE_URL) expect(rows[0].me).toBe(ownerRole);
  await expect(database.pool.query(`set role ${rows[0].me}`)).rejects.toThrow(/permission denied to set role/);
  // a copied database gives everybody temporary tables again, as one of somebody else may: told with what mends it, and served
  expect(await checkIsolation(database.pool)).toEqual([
    expect.stringContaining(`revoke temporary on database "${database.name}" from public;`),
  ]);
  await database.drop();
});

describe.skipIf(process.env.DATABASE_URL)('the embedded PostgreSQL', () => {
  it('S9: a data folder of before is mended at the next start, with everything in it', async () => {
    const folder = newFolder();
    const embedded = await startEmbedded(folder);
    const socket = { host: embedded.socketDir, port: 5432 };
    await asOwner({ ...socket, user: 'postgres', database: 'postgres' }, 'create database cracha');
    await asOwner({ ...socket, user: 'postgres', database: 'postgres' }, 'create role cracha_app login');
    const old = { ...socket, user: 'postgres', database: 'cracha' };
    await makeOld(old);
    expect(await ownersOf(old)).toEqual(ownedBy('postgres'));
    const app = createPool({ ...socket, user: 'cracha_app', database: 'cracha' });
    await expect(checkIsolation(app)).rejects.toThrow(/belongs to a superuser: postgres/);
    await app.end();
    await embedded.stop();
    for (const _ of ['mended', 'again']) {
      const address = await openDatabase(readEnv({ DATA_DIR: folder, NODE_ENV: 'test' }));
      expect(await begin(address)).toEqual({ warnings: [], known: 1 });
      expect(await ownersOf(address.owner)).toEqual(ownedBy(ownerRole));
      expect(address.owner.user).toBe(ownerRole);
      await address.stop();
    }
  });
});

describe.skipIf(!superuser())('DATABASE_URL of a superuser', () => {
  const database = `cracha_super_${process.pid}`;
  const maker = () => superuser() ?? {};
  const there = () => at(maker(), database);
  const url = () => {
    const { connectionString, host = '', user } = there();
    return connectionString ?? `postgres://${user}@${encodeURIComponent(host)}:5432/${database}`;
  };
  const open = () => openDatabase(readEnv({ DATABASE_URL: url(), SECRETS_KEY: testSecretsKey.toString('base64') }));
  beforeEach(() => asOwner(maker(), `create database ${database}`));
  afterEach(() => dropDatabase(maker(), database));

  it('S9: everything is made as cracha_owner, by processes that begin at once too; a backup comes back into it', async () => {
    const addresses = await Promise.all([open(), open(), open()]);
    await Promise.all(addresses.map(begin));
    const [address] = addresses;
    if (!address) return;
    expect(await begin(address)).toEqual({ warnings: [], known: 0 });
    expect(await ownersOf(there())).toEqual(ownedBy(ownerRole));
    const full = await makeDatabase();
    const folder = newFolder();
    const files = await openFileStore({ kind: 'local', folder });
    await backUp(full.ownerConfig, files, join(folder, 'backup'));
    await full.drop();
    await restore(address.owner, files, join(folder, 'backup'));
    const owner = new pg.Client(address.owner);
    await owner.connect();
    expect((await owner.query("select from access.credentials('email', 'maria@pantanal.test')")).rowCount).toBe(1);
    await owner.end();
  });

  it('S9: what it made before is mended, one thing of ours too; the boot check refuses it until then', async () => {
    await openDatabase(readEnv({ DATABASE_URL: url(), SECRETS_KEY: testSecretsKey.toString('base64') }));
    await makeOld(there());
    const address = await open();
    expect(await begin(address)).toEqual({ warnings: [], known: 1 });
    expect(await ownersOf(there())).toEqual(ownedBy(ownerRole));
    for (const one of ['function access.person()', 'table receipt', 'procedure access.protect(regclass)']) {
      await asOwner(there(), `alter ${one} owner to current_user`);
      const pool = createPool(address.app);
      await expect(checkIsolation(pool), one).rejects.toThrow(/what is ours belongs to a superuser/);
      await pool.end();
      expect(await begin(await open()), one).toEqual({ warnings: [], known: 1 });
    }
  });
});
