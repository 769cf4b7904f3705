import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '#kernel/env.ts';
import { sealFolder } from '#kernel/seal/own-certificates.ts';
import { openSecrets, secretsFile } from '#kernel/secrets.ts';

type Place = Pick<Env, 'SECRETS_KEY' | 'DATA_DIR'>;

/**
 * The key of DATA_DIR goes with the backup: without it no second factor could be checked again. A key of the settings stays there. The
 * installation's own certificates go along, their keys closed with that key.
 */
export async function backUpSecrets(env: Place, folder: string): Promise<void> {
  await copySeal(env.DATA_DIR, folder);
  if (env.SECRETS_KEY) return;
  await openSecrets(env);
  await copyKey(secretsFile(env.DATA_DIR), secretsFile(folder));
}

/** Puts key and certificates back into the DATA_DIR of an empty installation, whose own have sealed nothing yet. */
export async function restoreSecrets(env: Place, folder: string): Promise<void> {
  await copySeal(folder, env.DATA_DIR);
  if (!env.SECRETS_KEY) await copyKey(secretsFile(folder), secretsFile(env.DATA_DIR));
}

async function copyKey(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/** The place has the other's certificates, where it has some; two sets are never mixed. */
async function copySeal(from: string, to: string): Promise<void> {
  const [there, here] = [sealFolder(from), sealFolder(to)];
  if (!existsSync(there)) return;
  await rm(here, { recursive: true, force: true });
  await mkdir(here, { recursive: true, mode: 0o700 });
  for (const name of await readdir(there)) await copyKey(join(there, name), join(here, name));
}
