// The order of migrations (decision 16): `tables/` by name, that is by day and then by the number in a baseline's name, since a table
// comes after those it refers to; then `functions/` and `definer/`; then `policies/`, which call functions.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isLater, version } from '../version.ts';
import { appRole, beginning, migrationsFolder } from './address.ts';
import { inOne, type MigrationFile, patiently, record, runFile, type Tell } from './migration-file.ts';
import { takeTurn } from './turn.ts';

/** What the files of `policies/` are made with: they are run anew when it changes. */
const protections = 'functions/protect.sql';

interface Options {
  /** Work in one transaction at the end: catalogue tables that mirror the contract. */
  afterwards?: (client: pg.Client) => Promise<void>;
  /** The folder of the files; left out: this version's. */
  from?: string;
  tell?: Tell;
}

/**
 * Brings the database to this version, while processes of the version before may serve from it (decision 23): the files of `tables/` forward
 * only, once each (a changed one is refused), then functions and policies anew where their text changed. One process at a time. Each file of
 * `tables/` and `policies/` is a transaction of its own, functions are one together: a run that is cut goes on with the next.
 * A later version's database is left as it is.
 * @returns names of what was applied
 * @throws where the database was made by a version of before the baselines, with nothing changed
 */
export async function migrate(owner: pg.ClientConfig, options: Options = {}): Promise<string[]> {
  const { afterwards = async () => undefined, from = migrationsFolder, tell = () => undefined } = options;
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await takeTurn(client, beginning);
    await client.query(
      'create table if not exists public.migration (name text primary key, hash text not null, at timestamptz not null default now())',
    );
    const last = await versionOf(client);
    if (last && isLater(last, version)) {
      tell(`The database is at version ${last} already: this one, ${version}, serves from it and changes nothing.`);
      return [];
    }
    const due = await dueFiles(client, from);
    // from the first change on: what is cut half way is this version's to go on with
    await record(client, { name: versionRow, hash: version });
    for (const file of due.tables) await runFile(client, file, tell);
    if (due.functions.length > 0) await patiently('functions', tell, () => makeFunctions(client, due.functions));
    for (const file of due.policies) await runFile(client, file, tell);
    await patiently('catalogue', tell, () =>
      inOne(client, async () => {
        await client.query(noTemporary);
        await afterwards(client);
      }),
    );
    return [...due.tables, ...due.functions, ...due.policies].map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** A process of the version before that begins again while the next one is rolled out must not bring its own functions back. */
async function versionOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>('select hash from public.migration where name = $1', [
    versionRow,
  ]);
  return rows[0]?.hash;
}

const versionRow = 'version';

/** Functions call one another, and may be called only once their rights are given: all or none. */
function makeFunctions(client: pg.Client, files: MigrationFile[]): Promise<void> {
  return inOne(client, async () => {
    for (const file of files) {
      await client.query(file.sql).catch(error => {
        throw Object.assign(error, { message: `${file.name}: ${error.message}` });
      });
      await record(client, file);
    }
    await client.query(grants);
  });
}

const grants = `
  revoke execute on all functions in schema access, hot from public;
  grant usage on schema public, access, hot to ${appRole};
  grant execute on all functions in schema access, hot to ${appRole};
`;

/** Whoever may make temporary tables may put one before ours where a search path forgets it. Of a database of somebody else it changes nothing. */
const noTemporary = `do $$ begin execute format('revoke temporary on database %I from public, ${appRole}', current_database()); end $$`;

/** What hasn't run on this database, or ran with another text. */
async function dueFiles(
  client: pg.Client,
  from: string,
): Promise<Record<'tables' | 'functions' | 'policies', MigrationFile[]>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from public.migration');
  const done = new Map(rows.map(row => [row.name, row.hash]));
  refuseOlder([...done.keys()]);
  const isDue = (file: MigrationFile) => done.get(file.name) !== file.hash;
  const functions = filesOf(from, 'functions');
  const made = functions.find(({ name }) => name === protections)?.hash ?? '';
  const tables = filesOf(from, 'tables').filter(isDue);
  const changed = tables.find(({ name }) => done.has(name));
  if (changed)
    throw new Error(
      `${changed.name} has changed since it ran on this database. Migrations go forward only: add a new one.`,
    );
  return {
    tables,
    functions: [...functions, ...filesOf(from, 'definer')].filter(isDue),
    policies: filesOf(from, 'policies', made).filter(isDue),
  };
}

/** Numbered files (`0001_foundation.sql`) are of the time before the baselines: their tables can't be told from half of the new ones. */
function refuseOlder(done: string[]): void {
  const old = done.filter(name => /^\d{4}_/.test(name)).sort();
  if (old.length === 0) return;
  throw new Error(
    `This database was made by an older version of Crachá (its last migration is ${old.at(-1)}) and can't be brought to this one. ` +
      'Nothing was changed. Keep it with that version, or start this one with an empty DATA_DIR or DATABASE_URL.',
  );
}

/** @param made what the files are made with beside their own text */
function filesOf(from: string, folder: string, made = ''): MigrationFile[] {
  return readdirSync(join(from, folder))
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(join(from, folder, file), 'utf8');
      return { name: `${folder}/${file}`, sql, hash: createHash('sha256').update(made).update(sql).digest('hex') };
    });
}
