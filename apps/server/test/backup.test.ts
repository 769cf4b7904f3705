import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openFileStore } from '#kernel/files/file-store.ts';
import { openSecrets, secretsWith } from '#kernel/secrets.ts';
import { backUp, restore } from '../src/backup/backup.ts';
import { backUpSecrets, restoreSecrets } from '../src/backup/secrets.ts';
import { migrateAll } from '../src/installation.ts';
import { asOwner, at, dropDatabase, testSecretsKey } from './cluster.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'cracha-backup-'));
const emptyName = `cracha_empty_${process.pid}`;
const empty = () => at(inject('owner'), emptyName);
let full: TestDatabase;

beforeAll(async () => {
  full = await makeDatabase();
  await asOwner(inject('owner'), `create database ${emptyName}`);
  await migrateAll({ owner: empty() }, secretsWith(testSecretsKey));
});
afterAll(async () => {
  await full.drop();
  await dropDatabase(inject('owner'), emptyName);
  rmSync(folder, { recursive: true, force: true });
});

const store = (name: string) => openFileStore({ kind: 'local', folder: join(folder, name) });
/** Every row of every table as text, sorted: what must be equal afterwards. */
async function contentOf(config: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migration', 'session', 'signing_key')",
  );
  const content: Record<string, string[]> = {};
  for (const { name } of rows)
    content[name] = (await client.query(`select t::text as row from ${name} t order by 1`)).rows.map(row => row.row);
  await client.end();
  return content;
}

it('S6: what was backed up is there after a restore: every row, every file, and numbers go on', async () => {
  const files = await store('a');
  const { sha256, size } = await files.put(Readable.from([Buffer.from('conteúdo')]), { maxBytes: 100 });
  await full.owner.query(
    `insert into stored_file (access_group_id, sha256, size, content_type, name) select id, $1, $2, 'text/plain', 'a.txt' from access_group where name = 'Grupo Pantanal'`,
    [sha256, size],
  );
  const photo = await files.put(Readable.from([Buffer.from('retrato')]), { maxBytes: 100 });
  await full.owner.query(
    "update person set photo_sha256 = $1, two_factor_since = '2020-02-02' where email = 'fernanda@pantanal.test'",
    [photo.sha256],
  );
  const kept = await files.put(Readable.from([Buffer.from('retrato do RH')]), { maxBytes: 100 });
  await full.owner.query(
    'insert into worker_photo (access_group_id, person_id, sha256) select access_group_id, person_id, $1 from employment limit 1',
    [kept.sha256],
  );
  // an import and the one it replaces: a reference that is looked at when the transaction ends
  await full.owner.query(
    `with other as (insert into import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state)
       select access_group_id, $1, 'folha.pdf', 1, 'application/pdf', person_id, 'toReview' from employment limit 1 returning *)
     insert into import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, replaced_by)
     select access_group_id, $1, 'folha.pdf', 1, 'application/pdf', sent_by, 'cancelled', id from other`,
    [sha256],
  );
  const made = await backUp(full.ownerConfig, files, join(folder, 'backup'));
  expect(made.files).toBe(3);
  const other = await store('b');
  await restore(empty(), other, join(folder, 'backup'));
  expect(await contentOf(empty())).toEqual(await contentOf(full.ownerConfig));
  expect(await other.has(sha256)).toBe(true);
  expect(await other.has(photo.sha256)).toBe(true);
  expect(await other.has(kept.sha256)).toBe(true);
  await asOwner(empty(), "insert into security_event (person_id, kind) select id, 'test' from person limit 1");
});

it('S6: payslips that are kept in a pack go with it; what is missing is told, and the rest is there', async () => {
  const files = await store('packs');
  const pack = await files.put(Readable.from([Buffer.from('um recibo, outro recibo')]), { maxBytes: 100 });
  const { rows } = await full.owner.query<{ id: string }>(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
     select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment e order by e.id limit 2 returning id`,
  );
  for (const [at, { id }] of rows.entries())
    await full.owner.query(
      `insert into receipt_file (receipt_id, version, access_group_id, company_id, employment_id, person_id, sha256, size, qr_code, pack_sha256, pack_from)
       select id, 1, access_group_id, company_id, employment_id, person_id, repeat($2, 64), 9, false, $3, $4 from receipt where id = $1`,
      [id, String(at), pack.sha256, at * 11],
    );
  const made = await backUp(full.ownerConfig, files, join(folder, 'packed'));
  // what the test before put into another store is what is missing in this one
  expect(made.missing).toHaveLength(3);
  expect(readdirSync(join(folder, 'packed/files'))).toEqual([pack.sha256]);
  expect(statSync(join(folder, 'packed/manifest.json')).isFile()).toBe(true);
  await full.owner.query('delete from receipt_file; delete from receipt');
});

it('S19: a backup is its maker’s alone', () => {
  const modes = ['.', 'tables', 'files', 'manifest.json', 'tables/person'].map(
    part => statSync(join(folder, 'backup', part)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600, 0o600]);
  for (const name of readdirSync(join(folder, 'backup/files')))
    expect(statSync(join(folder, 'backup/files', name)).mode & 0o777).toBe(0o600);
});

it('the key of DATA_DIR goes with the backup: what it sealed can be opened where it is restored', async () => {
  const [first, second] = [{ DATA_DIR: join(folder, 'one') }, { DATA_DIR: join(folder, 'two') }];
  const sealed = (await openSecrets(first)).seal('JBSWY3DPEHPK3PXP');
  const other = await openSecrets(second);
  expect(() => other.unseal(sealed)).toThrow();
  await backUpSecrets(first, join(folder, 'backup'));
  expect(statSync(join(folder, 'backup', 'secrets.key')).mode & 0o777).toBe(0o600);
  await restoreSecrets(second, join(folder, 'backup'));
  expect((await openSecrets(second)).unseal(sealed)).toBe('JBSWY3DPEHPK3PXP');
});

it('a backup is not restored over people, and a folder without its manifest is none', async () => {
  const files = await store('c');
  await expect(restore(full.ownerConfig, files, join(folder, 'backup'))).rejects.toThrow(/empty installation only/);
  await expect(restore(empty(), files, folder)).rejects.toThrow(/no finished backup/);
});

it('a damaged backup changes nothing', async () => {
  await asOwner(empty(), 'truncate person cascade');
  const before = await contentOf(empty());
  truncateSync(join(folder, 'backup/tables/employment'), 500);
  await expect(restore(empty(), await store('d'), join(folder, 'backup'))).rejects.toThrow();
  expect(await contentOf(empty())).toEqual(before);
});
