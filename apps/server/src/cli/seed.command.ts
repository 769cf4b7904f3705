import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { readEnv, SettingRefused } from '#kernel/env.ts';
import { openInstallation } from '../installation.ts';
import { seedScale } from '../seed/scale/scale.ts';
import type { Command } from './command.ts';
import { numberOf } from './options.ts';

const usage = `cracha seed --workers N [--receipts N] [--punches N] [--mirrors N] [--requests N]

How many in all of each. Adds the invented access group "Grupo Escala" (HR user escala@escala.test) for benchmarks. Refused where NODE_ENV=production.`;

export const seedCommand: Command = {
  name: 'seed',
  summary: 'Adds a large invented access group, for benchmarks.',
  usage,
  async run(args) {
    const env = readEnv();
    const workers = numberOf(args, '--workers');
    const [receipts = 0, punches = 0, mirrors = 0, requests = 0] = [
      '--receipts',
      '--punches',
      '--mirrors',
      '--requests',
    ].map(name => numberOf(args, name));
    if (!workers || receipts + punches + mirrors + requests === 0) throw new SettingRefused(usage);
    if (env.NODE_ENV === 'production') throw new SettingRefused('Invented people are not for NODE_ENV=production.');
    const installation = await openInstallation(env);
    try {
      await acrossTenants(installation.pool, 'invented access group for benchmarks', tx =>
        seedScale(tx, { workers, receipts, punches, mirrors, requests }),
      );
      console.log(
        `Grupo Escala: ${workers} workers, ${receipts} receipts, ${punches} punches, ${mirrors} mirrors, ${requests} requests.`,
      );
    } finally {
      await installation.close();
    }
    return 0;
  },
};
