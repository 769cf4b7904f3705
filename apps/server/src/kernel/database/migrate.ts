import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { appRole, migrationsFolder } from './address.ts';

interface Step {
  name: string;
  sql: string;
  hash: string;
}

/**
 * Brings the database to this version: forward-only files once each (a changed one is refused), then the functions of
 * `definer/` and `functions/` anew where their text changed. One process at a time; all in one transaction.
 * @param afterwards work in the same transaction (catalogue tables that mirror the contract)
 * @returns names of what was applied
 */
export async function migrate(
  owner: pg.ClientConfig,
  afterwards: (client: pg.Client) => Promise<void>,
): Promise<string[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local check_function_bodies = off; select pg_advisory_xact_lock(727371)');
    await client.query(
      'create table if not exists public.migration (name text primary key, hash text not null, at timestamptz not null default now())',
    );
    const applied = await applyAll(client);
    if (applied.length > 0) await client.query(grants);
    await afterwards(client);
    await client.query('commit');
    return applied;
  } finally {
    await client.end();
  }
}

const grants = `
  revoke execute on all functions in schema access, hot from public;
  grant execute on all functions in schema access, hot to ${appRole};
  grant usage on schema public to ${appRole};
`;

async function applyAll(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from public.migration');
  const done = new Map(rows.map(row => [row.name, row.hash]));
  const applied: string[] = [];
  for (const step of [...steps('.'), ...steps('definer'), ...steps('functions')]) {
    if (done.get(step.name) === step.hash) continue;
    if (done.has(step.name) && !step.name.includes('/')) {
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

function steps(folder: string): Step[] {
  return readdirSync(join(migrationsFolder, folder))
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(join(migrationsFolder, folder, file), 'utf8');
      const name = folder === '.' ? file : `${folder}/${file}`;
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}
