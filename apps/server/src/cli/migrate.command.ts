import { openDatabase } from '#kernel/database/address.ts';
import { readEnv } from '#kernel/env.ts';
import { migrateAll } from '../installation.ts';
import type { Command } from './command.ts';

/** For deployments that migrate before they start: `serve` and `worker` do it themselves. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the database to this version.',
  usage: 'cracha migrate\n\nApplies what is missing, all or nothing, and says what it was.',
  async run() {
    const address = await openDatabase(readEnv());
    try {
      const applied = await migrateAll(address);
      console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is at this version already.');
    } finally {
      await address.stop();
    }
    return 0;
  },
};
