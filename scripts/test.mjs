// `npm test`: everything, from a fresh clone on: installs what is missing, checks, builds, tests, stories.
import { quickChecks } from './lib/checks.mjs';
import { ensureInstalled, ensureWebBuilt } from './lib/install.mjs';
import { close, newTally, vitest } from './lib/steps.mjs';
import { stories } from './lib/stories.mjs';
import { ensureSystemTools } from './lib/system-tools.mjs';

const tally = newTally();
try {
  await ensureInstalled();
  await ensureSystemTools();
  await quickChecks(tally);
  await ensureWebBuilt();
  await vitest(tally, 'calls, sweeps and the reader, on PostgreSQL', ['--project', 'server']);
  await vitest(tally, 'screens', ['--project', 'web']);
  await stories(tally);
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
process.exit(close(tally));
