import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#kernel/database/migrate.ts';
import { version } from '#kernel/version.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await makeDatabase();
});
afterEach(() => database.drop());

const rows = async (sql: string) => (await database.owner.query(sql)).rows;
const policies = () => rows('select * from pg_policies order by schemaname, tablename, policyname');
const grants = () =>
  rows(
    `select relname, acl::text from pg_class, unnest(relacl) acl where relnamespace = 'public'::regnamespace
     union all select attrelid::regclass || '.' || attname, acl::text from pg_attribute, unnest(attacl) acl order by 1, 2`,
  );

describe('migrate', () => {
  it('stops at a database of before the baselines, and changes nothing in it', async () => {
    await database.owner.query(
      "insert into migration (name, hash) values ('0091_batches.sql', 'x'), ('0001_foundation.sql', 'x')",
    );
    await database.owner.query("update migration set hash = 'other' where name = 'definer/access.sql'");
    await expect(migrate(database.ownerConfig)).rejects.toThrow(
      /older version of Crachá \(its last migration is 0091_batches\.sql\).*Nothing was changed/,
    );
    expect(await rows("select hash from migration where name = 'definer/access.sql'")).toEqual([{ hash: 'other' }]);
  });

  it('refuses tables whose file has changed', async () => {
    await database.owner.query("update migration set hash = 'other' where name like 'tables/%-foundation.sql'");
    await expect(migrate(database.ownerConfig)).rejects.toThrow(/foundation\.sql has changed/);
  });

  it('makes policies and grants anew where a text changed: what is not in it goes', async () => {
    const [before, granted] = [await policies(), await grants()];
    await database.owner.query(`
      drop policy staff on receipt;
      create policy stray on receipt using (true);
      grant delete on receipt to cracha_app;
      grant update (title) on receipt to cracha_app;
      update migration set hash = 'other' where name = 'policies/receipt.sql'`);
    expect(await policies()).not.toEqual(before);
    expect(await migrate(database.ownerConfig)).toEqual(['policies/receipt.sql']);
    expect(await policies()).toEqual(before);
    expect(await grants()).toEqual(granted);
  });

  it('S9: takes away the right to make temporary tables, which a new database gives to everybody', async () => {
    const may = "select has_database_privilege('cracha_app', current_database(), 'temporary') as may";
    expect(await rows(may)).toEqual([{ may: true }]);
    await migrate(database.ownerConfig);
    expect(await rows(may)).toEqual([{ may: false }]);
  });

  it('leaves the database of a later version as it is, and goes on from an earlier one', async () => {
    await database.owner.query("update migration set hash = '999.0.0' where name = 'version'");
    await database.owner.query("update migration set hash = 'other' where name = 'policies/receipt.sql'");
    const told: string[] = [];
    expect(await migrate(database.ownerConfig, { tell: sentence => told.push(sentence) })).toEqual([]);
    expect(told).toEqual([
      expect.stringMatching(/^The database is at version 999\.0\.0 already: this one, [\d.]+, serves/),
    ]);
    await database.owner.query("update migration set hash = '0.0.1' where name = 'version'");
    expect(await migrate(database.ownerConfig)).toEqual(['policies/receipt.sql']);
    expect(await rows("select hash from migration where name = 'version'")).toEqual([{ hash: version }]);
  });

  it('has nothing to do twice', async () => {
    expect(await migrate(database.ownerConfig)).toEqual([]);
  });
});
