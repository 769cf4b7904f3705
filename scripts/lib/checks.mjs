import { node24 } from './node24.mjs';
import { check, tool, vitest } from './steps.mjs';

/** The checks that need no database and no browser: under a minute. */
export async function quickChecks(tally) {
  await tool(tally, 'format, lint, imports (biome)', '@biomejs/biome/bin/biome', [
    'check',
    '--max-diagnostics=50',
    '--error-on-warnings',
    '.',
  ]);
  for (const workspace of ['packages/contract', 'apps/server', 'apps/web', 'e2e', 'bench']) {
    await tool(tally, `types: ${workspace}`, 'typescript/bin/tsc', ['-p', workspace]);
  }
  await tool(tally, 'dead code (knip)', 'knip/bin/knip.js', ['--no-progress']);
  await check(tally, 'the house (sizes, suffixes, boundaries, texts)', node24(), ['scripts/house.mjs'], { tell: true });
  await vitest(tally, 'rules', ['--project', 'contract', '--project', 'rules']);
}
