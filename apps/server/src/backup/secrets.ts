import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Env } from '#kernel/env.ts';
import { openSecrets, secretsFile } from '#kernel/secrets.ts';

type Place = Pick<Env, 'SECRETS_KEY' | 'DATA_DIR'>;

/** The key of DATA_DIR goes with the backup: without it no second factor could be checked again. A key of the settings stays there. */
export async function backUpSecrets(env: Place, folder: string): Promise<void> {
  if (env.SECRETS_KEY) return;
  await openSecrets(env);
  await copyKey(secretsFile(env.DATA_DIR), secretsFile(folder));
}

/** Puts the key back into the DATA_DIR of an empty installation, whose own key has sealed nothing yet. */
export async function restoreSecrets(env: Place, folder: string): Promise<void> {
  if (!env.SECRETS_KEY) await copyKey(secretsFile(folder), secretsFile(env.DATA_DIR));
}

async function copyKey(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await chmod(to, 0o600);
}
