// How one file of `migrations/tables/` runs, beside processes that serve (decision 23). Its first line says which way it needs.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface MigrationFile {
  /** `tables/2026-12-04-05-more.sql` */
  name: string;
  sql: string;
  hash: string;
}

/** Says what an operator should see of a migration, in a sentence. */
export type Tell = (sentence: string) => void;

/** `-- one by one` as a first line: each statement by itself, for indexes that are made concurrently and constraints that are validated. */
const oneByOne = /^-- one by one\b/;
/** `-- in batches`: its one statement again and again, each time in a transaction, until it changes no row. */
export const inBatches = /^-- in batches\b/;

/** Who waits for a table's lock keeps everybody behind it waiting too: after this long a file lets go, and tries again. */
const patience = '1s';
const tries = 120;
const rest = 500;

/**
 * Runs a file and records it. A file that runs in one transaction is done as a whole or not at all; the other ways go on where they were cut.
 * @throws naming the file, where it can't be applied, or where a table was not free for it in two minutes
 */
export async function runFile(client: pg.Client, file: MigrationFile, tell: Tell): Promise<void> {
  try {
    if (inBatches.test(file.sql)) await again(client, file, tell);
    else if (oneByOne.test(file.sql)) await each(client, file, tell);
    else await patiently(file.name, tell, () => atOnce(client, file, tell));
  } catch (error) {
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

export async function record(client: pg.Client, { name, hash }: Pick<MigrationFile, 'name' | 'hash'>): Promise<void> {
  await client.query(
    'insert into public.migration (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, at = now()',
    [name, hash],
  );
}

/** The work in one transaction that waits for no lock longer than `patience`. */
export async function inOne<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; set local lock_timeout = '${patience}'; set local check_function_bodies = off`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The same again where somebody held a lock it needs. */
export async function patiently<T>(name: string, tell: Tell, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      // lock_not_available; deadlock_detected (PostgreSQL, appendix A)
      const isBusy = error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');
      if (!isBusy || tried === tries) throw error;
      if (tried === 1) tell(`${name} waits: somebody uses a table that it changes.`);
      await pause(rest);
    }
  }
}

async function atOnce(client: pg.Client, file: MigrationFile, tell: Tell): Promise<void> {
  const held = await inOne(client, async () => {
    await client.query(file.sql);
    await record(client, file);
    const { rows } = await client.query<{ table: string; seconds: number }>(longLocks);
    return rows;
  });
  for (const { table, seconds } of held)
    tell(`${file.name} kept ${table} locked for ${seconds.toFixed(1)} s: whoever used it waited.`);
}

/** Tables with rows that this transaction kept from others for more than a second. */
const longLocks = `
  select l.relation::regclass as table, extract(epoch from clock_timestamp() - now())::float8 as seconds
    from pg_locks l join pg_class c on c.oid = l.relation
   where l.pid = pg_backend_pid() and l.granted and c.relkind = 'r' and c.reltuples > 0 and c.relnamespace = 'public'::regnamespace
     and c.relname <> 'migration' and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
     and clock_timestamp() - now() > interval '1 second'
   group by l.relation order by 1`;

/** Each statement once more where the file was cut: it says `if not exists`, and an index that was left half made goes before. */
async function each(client: pg.Client, file: MigrationFile, tell: Tell): Promise<void> {
  for (const statement of statementsOf(file.sql)) {
    const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];
    if (index) await dropHalfMade(client, index);
    // a concurrent index waits for old transactions, and nobody waits for it
    if (index) await client.query(statement);
    else await patiently(file.name, tell, () => inOne(client, () => client.query(statement)));
  }
  await record(client, file);
}

async function dropHalfMade(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query(
    "select from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1 and c.relnamespace = 'public'::regnamespace and not i.indisvalid",
    [index],
  );
  if (rows.length > 0) await client.query(`drop index concurrently public.${pg.escapeIdentifier(index)}`);
}

async function again(client: pg.Client, file: MigrationFile, tell: Tell): Promise<void> {
  const batch = () => inOne(client, async () => (await client.query(file.sql)).rowCount ?? 0);
  for (let done = 0; ; ) {
    const changed = await patiently(file.name, tell, batch);
    if (changed === 0) break;
    done += changed;
    tell(`${file.name}: ${done} rows so far.`);
  }
  await record(client, file);
}

/** The statements of a file without functions in it: each ends with `;` at a line's end. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map(statement => statement.trim())
    .filter(statement => statement !== '');
}
