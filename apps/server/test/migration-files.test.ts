import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#kernel/database/address.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { statementsOf } from '#kernel/database/migration-file.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { beforeRollingOut, longLocksIn } from './long-locks.ts';

let database: TestDatabase;
let from = '';
beforeEach(async () => {
  database = await makeDatabase();
  from = mkdtempSync(join(tmpdir(), 'cracha-migrations-'));
  for (const folder of ['tables', 'functions', 'definer', 'policies']) mkdirSync(join(from, folder));
  await sql(
    'create table thing (id integer, name text); insert into thing select n, n from generate_series(1, 2500) n',
  );
});
afterEach(async () => {
  await database.drop();
  rmSync(from, { recursive: true });
});

const sql = async (text: string) => (await database.owner.query(text)).rows;
const write = (name: string, text: string) => writeFileSync(join(from, 'tables', name), text);
const told: string[] = [];
const run = () => {
  told.length = 0;
  return migrate(database.ownerConfig, { from, tell: sentence => told.push(sentence) });
};
const columns = async () =>
  (await sql("select attname from pg_attribute where attrelid = 'thing'::regclass and attnum > 2")).map(
    ({ attname }) => attname,
  );

describe('a version is brought to a database that is used', () => {
  it('goes on where it was cut: what was done stays, what failed is not half there', async () => {
    write('1.sql', 'alter table thing add column one text');
    write('2.sql', 'alter table thing add column two text; select 1 / 0');
    await expect(run()).rejects.toThrow('tables/2.sql: division by zero');
    expect(await columns()).toEqual(['one']);
    write('2.sql', 'alter table thing add column two text');
    expect(await run()).toEqual(['tables/2.sql']);
    expect(await columns()).toEqual(['one', 'two']);
  });

  it('lets others by while somebody holds a table that it changes, says so, and changes it afterwards', async () => {
    write('1.sql', 'alter table thing add column one text');
    const reader = new pg.Client(database.ownerConfig);
    await reader.connect();
    await reader.query('begin; select from thing limit 1');
    const done = run();
    await expect.poll(() => told).toEqual(['tables/1.sql waits: somebody uses a table that it changes.']);
    // it tries again now and then: who comes meanwhile gets an answer
    for (let asked = 0; asked < 20; asked += 1) {
      expect(await sql('select count(*) from thing')).toEqual([{ count: 2500 }]);
    }
    await reader.query('commit');
    await reader.end();
    expect(await done).toEqual(['tables/1.sql']);
  });

  it('makes indexes beside who reads and writes; one that was left half made is made anew', async () => {
    write('1.sql', '-- one by one\ncreate unique index concurrently if not exists thing_id on thing (id);\n');
    await sql('insert into thing values (7)');
    await expect(run()).rejects.toThrow(/tables\/1\.sql: could not create unique index/);
    const valid = () => sql("select indisvalid from pg_index where indexrelid = 'thing_id'::regclass");
    expect(await valid()).toEqual([{ indisvalid: false }]);
    await sql('delete from thing where id = 7');
    // two processes that start at once: one waits for its turn without being waited for
    const both = await Promise.all([run(), migrate(database.ownerConfig, { from })]);
    expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], ['tables/1.sql']]);
    expect(await valid()).toEqual([{ indisvalid: true }]);
  });

  it('changes many rows in batches, until there are none', async () => {
    write(
      '1.sql',
      "-- in batches\nupdate thing set name = 'x' where ctid in (select ctid from thing where name <> 'x' limit 1000)",
    );
    await run();
    expect(told).toEqual([1000, 2000, 2500].map(rows => `tables/1.sql: ${rows} rows so far.`));
    expect(await sql("select count(*) from thing where name = 'x'")).toEqual([{ count: 2500 }]);
    expect(await run()).toEqual([]);
  });

  it('tells of a table that was kept from others', async () => {
    await sql('analyze thing');
    write('1.sql', 'alter table thing add column one text; select pg_sleep(1.1)');
    await run();
    expect(told).toEqual([
      expect.stringMatching(/^tables\/1\.sql kept thing locked for \d\.\d s: whoever used it waited\.$/),
    ]);
  });
});

it('a file is taken apart at the ends of its statements', () => {
  expect(statementsOf("-- one by one\ncreate index a\n  on b (c);\n-- more; of it\nselect ';x';\n")).toEqual([
    'create index a\n  on b (c)',
    "select ';x'",
  ]);
});

it.each<[string, string, string[]]>([
  ['an index of its own table', 'create table a (b text);\ncreate index c on a (b);', []],
  ['an index beside who writes', '-- one by one\ncreate index concurrently if not exists c on a (b);', []],
  ['a column that may be empty', 'alter table a add column b text;', []],
  ['a rule for what comes from now on', 'alter table a add constraint c check (b > 0) not valid;', []],
  ['rows in batches', '-- in batches\nupdate a set b = 1 where b is null and c in (select 1 limit 5)', []],
  [
    'an index of a table that stands',
    'create index c on a (b);',
    ['create index c on a (b): concurrently, in a file that is run one by one'],
  ],
  [
    'a rule for all rows',
    'alter table a add constraint c check (b > 0);',
    ['alter table a add constraint c check (b > 0): not valid, and validated one by one'],
  ],
  [
    'a reference',
    'alter table a add column b uuid references c;',
    ['alter table a add column b uuid references c: not valid, and validated one by one'],
  ],
  [
    'another type',
    'alter table a alter column b type text;',
    ['alter table a alter column b type text: a new column, and the old one a version later'],
  ],
  [
    'a value that is needed',
    'alter table a alter column b set not null;',
    ['alter table a alter column b set not null: a constraint that is validated one by one'],
  ],
  ['all rows at once', 'update a set b = 1;', ['update a set b = 1: in batches']],
  ['rows that go', 'delete from a;', ['delete from a: in batches']],
])('what would keep a large table from others is named: %s', (_what, text, named) => {
  expect(longLocksIn(text)).toEqual(named);
});

it('no migration keeps a large table from others', () => {
  const folder = join(migrationsFolder, 'tables');
  const files = readdirSync(folder).filter(name => `tables/${name}` > beforeRollingOut);
  expect(
    files.flatMap(name => longLocksIn(readFileSync(join(folder, name), 'utf8')).map(one => `${name}: ${one}`)),
  ).toEqual([]);
});
