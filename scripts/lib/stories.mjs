import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, node24, root, toolEnv } from './node24.mjs';

/** Runners side by side where all stories are told, each with a part of their files and a demo installation of its own. */
const runnersOfAll = 2;

/** The browser stories on demo installations; each counts as one. `args` choose some (`batch.story`): they are told by one runner. */
export async function stories(tally, args = []) {
  const runners = args.length > 0 ? 1 : runnersOfAll;
  const folder = mkdtempSync(join(tmpdir(), 'cracha-stories-'));
  console.log('     stories in the browser …');
  const parts = await Promise.all(
    Array.from({ length: runners }, (_, index) => part(folder, `${index + 1}/${runners}`, args)),
  );
  rmSync(folder, { recursive: true, force: true });
  const sum = count => parts.reduce((total, { stats }) => total + stats[count], 0);
  const red = parts.filter(({ code }) => code !== 0);
  tally.passed += sum('expected');
  tally.failed += sum('unexpected') || red.length;
  tally.skipped += sum('skipped');
  console.log(
    `${red.length === 0 ? 'ok  ' : 'FAIL'} stories: ${sum('expected')} passed, ${sum('unexpected')} failed, ${sum('skipped')} skipped`,
  );
  for (const { output } of red) console.log(output.slice(-20_000));
}

/** One runner's part of the stories. @returns its exit code, what it printed and its counts */
async function part(folder, shard, args) {
  const name = shard.replace('/', '-of-');
  const report = join(folder, `${name}.json`);
  const command = [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    `--shard=${shard}`,
    ...args,
  ];
  const { code, output } = await capture(node24(), command, {
    env: toolEnv({ E2E_REPORT: report, E2E_OUTPUT: join(root, 'test-results', name), NO_COLOR: '1' }),
  });
  return { code, output, stats: readStats(report) };
}

function readStats(file) {
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { expected: stats.expected + stats.flaky, unexpected: stats.unexpected, skipped: stats.skipped };
  } catch {
    return { expected: 0, unexpected: 0, skipped: 0 };
  }
}
