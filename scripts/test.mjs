// `npm test`: everything, from a fresh clone on: installs what is missing, checks, builds, tests, stories.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellCost } from './lib/budgets.mjs';
import { quickChecks } from './lib/checks.mjs';
import { ensureBuilt, ensureInstalled } from './lib/install.mjs';
import { testPrevious } from './lib/previous.mjs';
import { close, newTally, vitest } from './lib/steps.mjs';
import { stories } from './lib/stories.mjs';
import { ensureSystemTools } from './lib/system-tools.mjs';

const tally = newTally();
const folder = mkdtempSync(join(tmpdir(), 'cracha-cost-'));
// the runners write there what each file of tests took
process.env.CPU_LOG = join(folder, 'cpu.log');
try {
  await ensureInstalled();
  await ensureSystemTools();
  await quickChecks(tally);
  await ensureBuilt();
  // once more where nobody watches: the run names every test that needed it
  const again = process.env.CI ? ['--retry=1'] : [];
  await vitest(tally, 'calls, sweeps and the reader, on PostgreSQL', ['--project', 'server', ...again]);
  await testPrevious(tally, ['test/sweeps', 'test/isolation', 'test/cursors']);
  await vitest(tally, 'screens', ['--project', 'web*', ...again]);
  await stories(tally);
  tellCost(tally, process.env.CPU_LOG);
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
rmSync(folder, { recursive: true, force: true });
process.exit(close(tally));
