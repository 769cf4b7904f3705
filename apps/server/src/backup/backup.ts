import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import * as z from 'zod/mini';
import { SettingRefused } from '#kernel/env.ts';
import { FileMissing } from '#kernel/files/file-errors.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { filesOf, groupNamed, type Taken, takenOfGroup } from './of-group.ts';
import { columnsOf, everyFile, migrationsOf, numberedTables, tablesInOrder } from './tables.ts';

const manifestShape = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
  files: z.array(z.string()),
});

type Store = Pick<FileStore, 'path' | 'put'>;

export interface BackedUp {
  tables: number;
  files: number;
  /** Fingerprints of files that a row names and the store lacks: the backup is finished without them, and whoever made it is told. */
  missing: string[];
}

/** A backup holds everybody's pay and numbers: its maker's alone. */
const [ownFolder, ownFile] = [0o700, 0o600];

/**
 * Writes an installation into an empty folder: every table as it was at one moment, and every file that a row names.
 * The manifest is written last: a folder without it is no backup.
 * @param group name or id of the access group whose rows alone are written; left out: all
 */
export async function backUp(owner: pg.ClientConfig, files: Store, folder: string, group?: string): Promise<BackedUp> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    for (const part of [folder, join(folder, 'tables'), join(folder, 'files')]) {
      await mkdir(part, { recursive: true, mode: ownFolder });
      await chmod(part, ownFolder);
    }
    await client.query('begin isolation level repeatable read');
    const taken = group === undefined ? everything : await takenOfGroup(client, await groupNamed(client, group));
    const tables = await tablesInOrder(client);
    for (const table of tables) {
      const columns = await columnsOf(client, table);
      const { where, instead = {} } = taken(table) ?? nothing;
      const values = columns.map(column => instead[column] ?? `t.${column}`);
      await pipeline(
        client.query(copyTo(`copy (select ${values} from ${table} t where ${where}) to stdout`)),
        createWriteStream(join(folder, 'tables', table), { mode: ownFile }),
      );
    }
    const all = await everyFile(async text => (await client.query(text)).rows);
    const named = taken === everything ? all : await filesOf(client, taken, all);
    const missing: string[] = [];
    for (const sha256 of named)
      if (!(await copyInto(files, sha256, join(folder, 'files', sha256)))) missing.push(sha256);
    const manifest = {
      madeAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables,
      files: named.filter(sha256 => !missing.includes(sha256)),
    };
    await client.query('commit');
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: ownFile });
    return { tables: tables.length, files: manifest.files.length, missing };
  } finally {
    await client.end();
  }
}

/** What is taken of a table: all, or nothing. */
const everything = (): Taken | undefined => ({ where: 'true' });
const nothing: Taken = { where: 'false' };

/** False: the store has no such file. */
async function copyInto(files: Store, sha256: string, place: string): Promise<boolean> {
  try {
    await copyFile(await files.path(sha256), place);
    await chmod(place, ownFile);
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
}

/**
 * Puts a backup into an empty installation of the same version, all or nothing. Files first: they are named by their
 * content, so a second try finds them there. Imports that were under way can be read again by hand.
 */
export async function restore(
  owner: pg.ClientConfig,
  files: Store,
  folder: string,
): Promise<{ tables: number; files: number }> {
  const manifest = await readManifest(folder);
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await refuseUnlessFits(client, manifest);
    for (const sha256 of manifest.files)
      await files.put(createReadStream(join(folder, 'files', sha256)), { maxBytes: Number.MAX_SAFE_INTEGER });
    await client.query('begin');
    // what triggers would write was written when the rows were
    for (const table of [...manifest.tables].reverse())
      await client.query(
        `alter table ${table} no force row level security, disable trigger user; delete from ${table}`,
      );
    for (const table of manifest.tables) {
      const columns = await columnsOf(client, table);
      await pipeline(
        createReadStream(join(folder, 'tables', table)),
        client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
      );
    }
    // what waits for the end of the transaction is looked at now: no table is altered before
    await client.query('set constraints all immediate');
    for (const table of manifest.tables)
      await client.query(`alter table ${table} force row level security, enable trigger user`);
    for (const table of await numberedTables(client)) await client.query(nextNumber(table));
    await client.query(
      `update import set state = 'failed', failure = '{"code":"RESTORED","values":{}}' where state in ('queued', 'reading', 'scheduled')`,
    );
    // their files are no part of a backup: they are asked for again
    await client.query('delete from batch_download_file');
    await client.query(
      "update batch_download set state = case state when 'ready' then 'expired' else 'failed' end where state in ('queued', 'preparing', 'ready')",
    );
    // no session of before goes on, and the key it was sealed with may be another's: the next start makes a new one
    await client.query('delete from signing_key');
    await client.query("update session set ended_at = now(), ended_why = 'restored' where ended_at is null");
    await client.query('commit');
    return { tables: manifest.tables.length, files: manifest.files.length };
  } finally {
    await client.end();
  }
}

async function readManifest(folder: string): Promise<z.output<typeof manifestShape>> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new SettingRefused(`${folder} is no finished backup: it has no manifest.json.`);
  return manifestShape.parse(JSON.parse(text));
}

async function refuseUnlessFits(
  client: pg.Client,
  { migrations, tables }: { migrations: string[]; tables: string[] },
): Promise<void> {
  const here = await migrationsOf(client);
  if (here.join() !== migrations.join())
    throw new SettingRefused('The backup is of another version of Crachá: restore it with that version, then update.');
  // table names go into statements: only those that are here
  const known = await tablesInOrder(client);
  if (tables.some(table => !known.includes(table)))
    throw new SettingRefused('The backup names tables that this version does not have.');
  const { rowCount } = await client.query('select from person limit 1');
  if (rowCount)
    throw new SettingRefused(
      'A backup is restored into an empty installation only: this one has people in it. Set another DATA_DIR or DATABASE_URL.',
    );
}

/** Numbers given from now on follow the highest that came back. */
function nextNumber(table: string): string {
  return `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`;
}
