import { existsSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openInstallation } from '../../apps/server/src/installation.ts';
import { acrossTenants } from '../../apps/server/src/kernel/database/across-tenants.ts';
import type { Tx } from '../../apps/server/src/kernel/database/transaction.ts';
import { readEnv } from '../../apps/server/src/kernel/env.ts';
import { createTokens } from '../../apps/server/src/kernel/http/token.ts';
import { seedScale } from '../../apps/server/src/seed/scale/scale.ts';
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
export function scaleFolder(receipts: number): Promise<string> {
  return keptFolder(`scale-${receipts}`, async folder => {
    await onInstallation(folder, tx => seedScale(tx, { workers: Math.ceil(receipts / 20), receipts }));
  });
}

/** The same with so many workers, each with a receipt, of invented names; one in twenty has files in their folder. */
export function workersFolder(workers: number): Promise<string> {
  return keptFolder(`workers-${workers}`, async folder => {
    await onInstallation(folder, tx => seedScale(tx, { workers, receipts: workers }));
    await asOwner(folder, client => client.query(nameThem).then(() => client.query(fillFolders)));
  });
}

/** The same with punches and mirrors: so many of each in all, dealt over the workers. */
export function clockFolder(size: { workers: number; punches: number; mirrors: number }): Promise<string> {
  const name = `clock-${size.workers}-${size.punches}-${size.mirrors}`;
  return keptFolder(name, async folder => {
    await onInstallation(folder, tx => seedScale(tx, size));
  });
}

/** The same with so many requests, of which five hundred wait for HR. */
export function requestsFolder(requests: number): Promise<string> {
  return keptFolder(`requests-${requests}`, async folder => {
    await onInstallation(folder, tx => seedScale(tx, { workers: Math.ceil(requests / 20), requests }));
  });
}

/** The same with so many documents of HR to one worker each, of which five hundred wait to be acknowledged. */
export function documentsFolder(documents: number): Promise<string> {
  return keptFolder(`documents-${documents}`, async folder => {
    await onInstallation(folder, tx => seedScale(tx, { workers: Math.ceil(documents / 20), documents }));
  });
}

/** The words of a name follow from its number: a first one of ten, a second of seven, a last of thirteen, ten persons of a rare one. */
const nameThem = `
  update employment e set name = case when e.registration::int <= 10 then 'Zulmira Quitério ' || w.last else w.first || ' ' || w.middle || ' ' || w.last end
    from (select n.id, (array['José','Antônia','Conceição','João','Luíza','Maria','Pedro','Sebastião','Tereza','Vânia'])[1 + n.i % 10] as first,
                 (array['Araújo','Gonçalves','Nascimento','Oliveira','Ribeiro','Simões','Teles'])[1 + n.i % 7] as middle,
                 (array['Alves','Brandão','Castro','Damião','Esteves','Falcão','Guimarães','Holanda','Inácio','Jardim','Leão','Muñoz','Nóbrega'])[1 + n.i % 13] as last
            from (select id, registration::int as i from employment) n) w where w.id = e.id`;

const fillFolders = `
  insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, valid_until, visible, uploaded_by)
  select e.access_group_id, e.company_id, e.id, e.person_id, 'outros', 'arquivo ' || k, encode(sha256(convert_to(e.id::text || k, 'UTF8')), 'hex'), 1000, 'application/pdf',
         case when k = 1 then current_date - 100 + (e.registration::int / 20) % 2000 end, false, e.person_id
    from employment e, generate_series(1, 3) k where e.registration::int % 20 = 0`;

/** Made once a machine, and kept below the temporary folder. */
async function keptFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), 'cracha-bench-files', name);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  removeFolder(making);
  await fill(making);
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
      keyed as materialized (select o.*, gen_random_uuid() as token from opened o),
      given as (
        insert into session_token (id, session_id, access_group_id, expires_at)
        select access.token_row(o.token), o.id, (select access_group_id from membership m where m.person_id = o.person_id and m.role = 'RH' limit 1), now() + interval '1 day'
          from keyed o)
      select person_id as person, token from keyed`,
      [profile],
    );
    const tokens = createTokens(signingKey);
    return Promise.all(
      rows.map(async ({ person, token }) => ({ person, token: (await tokens.sign({ jti: token })).access_token })),
    );
  });
}

/** Each worker's receipt and a session of theirs. */
export async function ownReceipts(folder: string): Promise<{ receipt: string; token: string }[]> {
  const people = await signIn(folder, 'trabalhador', 'select distinct person_id as id from employment');
  const tokens = new Map(people.map(({ person, token }) => [person, token]));
  return asOwner(folder, async client => {
    const { rows } = await client.query<{ person: string; receipt: string }>(
      'select person_id as person, id as receipt from receipt order by id',
    );
    return rows.map(({ person, receipt }) => ({ receipt, token: tokens.get(person) ?? '' }));
  });
}

/** How many receipts' files are kept in packs. */
export async function inPacks(folder: string): Promise<number> {
  return asOwner(folder, async client => {
    const { rows } = await client.query('select count(*)::int as n from receipt_file where pack_sha256 is not null');
    return rows[0].n;
  });
}

/** The database of a folder as its owner, past isolation: what the application's role may not do. */
export async function asOwner<T>(
  folder: string,
  work: (client: pg.Client, signingKey: Buffer) => Promise<T>,
): Promise<T> {
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
