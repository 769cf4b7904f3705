import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openFileStore } from '#kernel/files/file-store.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { backUp, restore } from '../src/backup/backup.ts';
import { leftBehind } from '../src/backup/of-group.ts';
import { migrateAll } from '../src/installation.ts';
import { asOwner, at, dropDatabase, testSecretsKey } from './cluster.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'cracha-group-'));
const name = `cracha_moved_${process.pid}`;
const there = () => at(inject('owner'), name);
const store = (of: string) => openFileStore({ kind: 'local', folder: join(folder, of) });
let all: TestDatabase;
let moved: pg.Client;
beforeAll(async () => {
  all = await makeDatabase();
  await asOwner(inject('owner'), `create database ${name}`);
  await migrateAll({ owner: there() }, secretsWith(testSecretsKey));
});
afterAll(async () => {
  await moved?.end();
  await all.drop();
  await dropDatabase(inject('owner'), name);
  rmSync(folder, { recursive: true, force: true });
});

it('one access group moves to an installation of its own: all of its rows and files, and nothing of another', async () => {
  const files = await store('a');
  const hashes: string[] = [];
  for (const group of ['Grupo Boreal', 'Grupo Pantanal']) {
    const { sha256, size } = await files.put(Readable.from([Buffer.from(group)]), { maxBytes: 100 });
    hashes.push(sha256);
    await all.owner.query(
      "insert into stored_file (access_group_id, sha256, size, content_type, name) select id, $1, $2, 'text/plain', 'a.txt' from access_group where name = $3",
      [sha256, size, group],
    );
  }
  await all.owner.query(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
     select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment`,
  );
  await expect(backUp(all.ownerConfig, files, join(folder, 'none'), 'Grupo X')).rejects.toThrow(
    /--group takes one of these, by name or id: Grupo Boreal \([-0-9a-f]+\), Grupo Pantanal/,
  );
  expect((await backUp(all.ownerConfig, files, join(folder, 'boreal'), 'Grupo Boreal')).files).toBe(1);
  const other = await store('b');
  await restore(there(), other, join(folder, 'boreal'));
  moved = new pg.Client(there());
  await moved.connect();
  const { rows: tables } = await moved.query<{ table: string }>(
    `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'access_group_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const differs: string[] = [];
  for (const { table } of tables) {
    if (leftBehind.includes(table)) continue;
    const rowsOf = async (client: pg.Client | pg.Pool, where: string) =>
      (await client.query(`select t::text as row from ${table} t where ${where} order by 1`)).rows;
    const group = "access_group_id = (select id from access_group where name = 'Grupo Boreal')";
    const [before, after] = [await rowsOf(all.owner, group), await rowsOf(moved, 'access_group_id is not null')];
    if (JSON.stringify(before) !== JSON.stringify(after)) differs.push(table);
  }
  expect(differs).toEqual([]);
  expect((await moved.query('select count(*)::integer as n from receipt')).rows).toEqual([{ n: 4 }]);
  expect((await moved.query('select name from access_group')).rows).toEqual([{ name: 'Grupo Boreal' }]);
  const persons = (await moved.query<{ email: string }>('select email from person where email is not null order by 1'))
    .rows;
  // Ana works in both groups
  expect(persons.map(({ email }) => email)).toContain('ana@duplo.test');
  expect(persons.map(({ email }) => email)).not.toContain('maria@pantanal.test');
  const kept = async (sha256: string) => (await other.path(sha256).catch(() => undefined)) !== undefined;
  expect(await Promise.all(hashes.map(kept))).toEqual([true, false]);
});
