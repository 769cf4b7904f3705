import { resolve } from 'node:path';
import { openDatabase } from '#kernel/database/address.ts';
import { readEnv, SettingRefused } from '#kernel/env.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { backUp } from '../backup/backup.ts';
import { backUpSecrets } from '../backup/secrets.ts';
import { fileSettings } from '../settings.ts';
import type { Command } from './command.ts';
import { optionOf } from './options.ts';

const usage = `cracha backup DIR [--group NAME]

Writes every table, as it is at one moment, every file and the key of DATA_DIR into DIR: keep it as safe as the
installation itself. The server may go on meanwhile. With --group, of one access group alone, by its name or id: it is
restored into an installation of its own (docs/scale.md).`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Writes the whole installation into a folder.',
  usage,
  async run([folder, ...options]) {
    if (!folder || folder.startsWith('--')) throw new SettingRefused(usage);
    const group = optionOf(options, '--group');
    const env = readEnv();
    const address = await openDatabase(env);
    try {
      const done = await backUp(
        address.owner,
        await openFileStore(fileSettings(env, 'files-of-commands')),
        resolve(folder),
        group,
      );
      await backUpSecrets(env, resolve(folder));
      console.log(`${done.tables} tables and ${done.files} files are in ${resolve(folder)}.`);
      for (const sha256 of done.missing) console.error(`missing: file ${sha256}`);
      if (done.missing.length > 0)
        console.error(`${done.missing.length} files are missing: the backup is without them.`);
      return done.missing.length > 0 ? 1 : 0;
    } finally {
      await address.stop();
    }
  },
};
