// The order of migrations (decision 16): `tables/` by name, that is by day and then by the number in a baseline's name, since a table
// comes after those it refers to; then `functions/` and `definer/`; then `policies/`, which call functions.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { appRole, beginning, migrationsFolder } from './address.ts';

interface Step {
  name: string;
  sql: string;
  hash: string;
}

/** What the files of `policies/` are made with: they are run anew when it changes. */
const protections = 'functions/protect.sql';

/**
 * Brings the database to this version: the files of `tables/` forward only, once each (a changed one is refused), then functions and
 * policies anew where their text changed. One process at a time; all in one transaction.
 * @param afterwards work in the same transaction (catalogue tables that mirror the contract)
 * @param from the folder of the files; left out: this version's
 * @returns names of what was applied
 * @throws where the database was made by a version of before the baselines, with nothing changed
 */
export async function migrate(
  owner: pg.ClientConfig,
  afterwards: (client: pg.Client) => Promise<void>,
  from = migrationsFolder,
): Promise<string[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local check_function_bodies = off; select pg_advisory_xact_lock(${beginning})`);
    await client.query(
      'create table if not exists public.migration (name text primary key, hash text not null, at timestamptz not null default now())',
    );
    const applied = await applyAll(client, from);
    if (applied.length > 0) await client.query(grants);
    await client.query(noTemporary);
    await afterwards(client);
    await client.query('commit');
    return applied;
  } finally {
    await client.end();
  }
}

const grants = `
  revoke execute on all functions in schema access, hot from public;
  grant usage on schema public, access, hot to ${appRole};
  grant execute on all functions in schema access, hot to ${appRole};
`;

/** Whoever may make temporary tables may put one before ours where a search path forgets it. Of a database of somebody else it changes nothing. */
const noTemporary = `do $$ begin execute format('revoke temporary on database %I from public, ${appRole}', current_database()); end $$`;

async function applyAll(client: pg.Client, from: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from public.migration');
  const done = new Map(rows.map(row => [row.name, row.hash]));
  refuseOlder([...done.keys()]);
  const applied: string[] = [];
  for (const step of allSteps(from)) {
    if (done.get(step.name) === step.hash) continue;
    if (done.has(step.name) && step.name.startsWith('tables/')) {
      throw new Error(
        `${step.name} has changed since it ran on this database. Migrations go forward only: add a new one.`,
      );
    }
    await client.query(step.sql).catch(error => {
      throw new Error(`${step.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    await client.query(
      'insert into public.migration (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, at = now()',
      [step.name, step.hash],
    );
    applied.push(step.name);
  }
  return applied;
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

function allSteps(from: string): Step[] {
  const functions = steps(from, 'functions');
  const made = functions.find(step => step.name === protections)?.hash ?? '';
  return [...steps(from, 'tables'), ...functions, ...steps(from, 'definer'), ...steps(from, 'policies', made)];
}

/** @param made what the files are made with beside their own text */
function steps(from: string, folder: string, made = ''): Step[] {
  return readdirSync(join(from, folder))
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(join(from, folder, file), 'utf8');
      return { name: `${folder}/${file}`, sql, hash: createHash('sha256').update(made).update(sql).digest('hex') };
    });
}
