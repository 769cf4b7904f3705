import { node24 } from './node24.mjs';
import { check, tool, vitest } from './steps.mjs';

/** The checks that need no database and no browser: under a minute. Types are one side, all else the other: two cores are busy. */
export async function quickChecks(tally) {
  await Promise.all([
    tool(tally, 'types', 'typescript/bin/tsc', ['-b', '--pretty', 'false']),
    (async () => {
      await tool(tally, 'format, lint, imports (biome)', '@biomejs/biome/bin/biome', [
        'check',
        '--max-diagnostics=50',
        '--error-on-warnings',
        '.',
      ]);
      await tool(tally, 'dead code (knip)', 'knip/bin/knip.js', ['--no-progress']);
      await check(tally, 'the house (sizes, suffixes, boundaries, texts)', node24(), ['scripts/house.mjs'], {
        tell: true,
      });
      await vitest(tally, 'rules', ['--project', 'contract', '--project', 'rules']);
    })(),
  ]);
}
