import { resolve } from 'node:path';
import { openDatabase } from '#kernel/database/address.ts';
import { readEnv, SettingRefused } from '#kernel/env.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { restore } from '../backup/backup.ts';
import { restoreSecrets } from '../backup/secrets.ts';
import { migrateAll } from '../installation.ts';
import { fileSettings } from '../settings.ts';
import type { Command } from './command.ts';

const usage = `cracha restore DIR

Puts a backup into an empty installation of the same version. Everybody signs in again; imports that were under way are
shown as failed and can be read again.`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Puts a backup into an empty installation.',
  usage,
  async run([folder]) {
    if (!folder) throw new SettingRefused(usage);
    const env = readEnv();
    const address = await openDatabase(env);
    try {
      await migrateAll(address);
      const done = await restore(
        address.owner,
        await openFileStore(fileSettings(env, 'files-of-commands')),
        resolve(folder),
      );
      await restoreSecrets(env, resolve(folder));
      console.log(`${done.tables} tables and ${done.files} files are back. cracha verify checks them.`);
    } finally {
      await address.stop();
    }
    return 0;
  },
};
