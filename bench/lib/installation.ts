import { existsSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openInstallation } from '../../apps/server/src/installation.ts';
import { acrossTenants } from '../../apps/server/src/kernel/database/across-tenants.ts';
import type { Tx } from '../../apps/server/src/kernel/database/transaction.ts';
import { readEnv } from '../../apps/server/src/kernel/env.ts';
import { createTokens } from '../../apps/server/src/kernel/http/token.ts';
import { seedScale } from '../../apps/server/src/seed/scale.ts';
import { removeFolder } from './demo.ts';

/** Opens the installation of a data folder (made where it is empty), does the work past isolation, and closes it. */
export async function onInstallation<T>(folder: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const installation = await openInstallation(readEnv({ DATA_DIR: folder }));
  try {
    return await acrossTenants(installation.pool, 'benchmark', work);
  } finally {
    await installation.close();
  }
}

/**
 * A data folder with "Grupo Escala" of so many receipts (20 a worker), made once a machine and kept below the temporary
 * folder: a million takes minutes.
 */
export async function scaleFolder(receipts: number): Promise<string> {
  const folder = join(tmpdir(), 'cracha-bench-files', `scale-${receipts}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  removeFolder(making);
  await onInstallation(making, tx => seedScale(tx, { workers: Math.ceil(receipts / 20), receipts }));
  await asOwner(making, client => client.query('vacuum (analyze)'));
  renameSync(making, folder);
  return folder;
}

export interface SignedIn {
  person: string;
  token: string;
}

/** Sessions that are open for a day, without a sign-in each. `persons` is a query of their ids. */
export async function signIn(folder: string, profile: 'trabalhador' | 'rh', persons: string): Promise<SignedIn[]> {
  return asOwner(folder, async (client, signingKey) => {
    const { rows } = await client.query<{ person: string; token: string }>(
      `with who as materialized (${persons}),
      opened as (
        insert into session (person_id, profile, idle_until)
        select id, $1, now() + interval '12 hours' from who returning id, person_id),
      given as (
        insert into session_token (session_id, access_group_id, expires_at)
        select o.id, (select access_group_id from membership m where m.person_id = o.person_id and m.role = 'RH' limit 1), now() + interval '1 day'
          from opened o returning id, session_id)
      select o.person_id as person, g.id as token from given g join opened o on o.id = g.session_id`,
      [profile],
    );
    const tokens = createTokens(signingKey);
    return Promise.all(
      rows.map(async ({ person, token }) => ({ person, token: (await tokens.sign({ jti: token })).access_token })),
    );
  });
}

/** The database of a folder as its owner, past isolation: what the application's role may not do. */
async function asOwner<T>(folder: string, work: (client: pg.Client, signingKey: Buffer) => Promise<T>): Promise<T> {
  const installation = await openInstallation(readEnv({ DATA_DIR: folder }));
  const client = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
  try {
    await client.connect();
    return await work(client, installation.signingKey);
  } finally {
    await client.end();
    await installation.close();
  }
}

/** Where the PostgreSQL that runs on the folder listens: the fifth line of its pid file. */
export const socketOf = (folder: string): string => pidFile(folder)[4] ?? '';

export const postmasterOf = (folder: string): number => Number(pidFile(folder)[0]);

const pidFile = (folder: string) => readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
