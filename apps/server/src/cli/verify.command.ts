import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { checkIsolation } from '#kernel/database/boot-check.ts';
import { readEnv } from '#kernel/env.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { openInstallation } from '../installation.ts';
import { fileSettings } from '../settings.ts';
import type { Command } from './command.ts';
import { filesToVerify, importsOutOfCount } from './verify.queries.ts';

/** Reads everything once and says what does not hold. */
export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Checks isolation, every stored file against its fingerprint, and the counters of the imports.',
  usage: 'cracha verify\n\nReads every file once. Ends with 1 where something does not hold, and says what.',
  async run() {
    const env = readEnv();
    const installation = await openInstallation(env);
    try {
      await checkIsolation(installation.pool);
      const store = await openFileStore(fileSettings(env, 'files-of-commands'));
      const { files, wrong } = await acrossTenants(installation.pool, 'verifying the installation', async tx => ({
        files: await filesToVerify(tx),
        wrong: await importsOutOfCount(tx),
      }));
      const faults = wrong.map(id => `import ${id}: its counters differ from its documents`);
      for (const sha256 of files) {
        const found = await store.open(sha256).then(fingerprint, () => 'missing');
        if (found !== sha256)
          faults.push(`file ${sha256}: ${found === 'missing' ? 'missing' : 'its bytes have changed'}`);
      }
      console.log(`Isolation holds. Files: ${files.length}.`);
      for (const fault of faults) console.log(fault);
      console.log(faults.length === 0 ? 'Everything holds.' : `${faults.length} faults.`);
      return faults.length === 0 ? 0 : 1;
    } finally {
      await installation.close();
    }
  },
};

async function fingerprint(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
