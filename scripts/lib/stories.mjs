import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, node24, root, toolEnv } from './node24.mjs';
import { tellFailed } from './steps.mjs';

/**
 * The browser stories; each counts as one.
 * @param args choose some (`batch.story`); @param env `PICTURES: '1'` takes every picture
 */
export async function stories(tally, args = [], env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-stories-'));
  const report = join(folder, 'report.json');
  console.log('     stories in the browser …');
  const { code, output } = await capture(
    node24(),
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args],
    { env: toolEnv({ E2E_REPORT: report, NO_COLOR: '1', ...env }) },
  );
  const { expected, unexpected, skipped, broken, unsteady } = readStats(report);
  rmSync(folder, { recursive: true, force: true });
  tally.passed += expected;
  tally.failed += unexpected || (code === 0 ? 0 : 1);
  tally.skipped += skipped;
  for (const test of broken) tellFailed(tally, test.name, test.reason);
  for (const test of unsteady) tally.unsteady.push(`${test.name}: ${test.reason}`);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} stories: ${expected} passed, ${unexpected} failed, ${skipped} skipped`);
  if (code !== 0) console.log(output.slice(-40_000));
}

function readStats(file) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      expected: stats.expected + stats.flaky,
      unexpected: stats.unexpected,
      skipped: stats.skipped,
      broken: suites.flatMap(suite => told(suite, spec => !spec.ok)),
      unsteady: suites.flatMap(suite => told(suite, spec => spec.tests.some(test => test.status === 'flaky'))),
    };
  } catch {
    return { expected: 0, unexpected: 0, skipped: 0, broken: [], unsteady: [] };
  }
}

/** The chosen stories, each with the first thing that went wrong. */
function told(suite, isChosen) {
  const own = (suite.specs ?? []).filter(isChosen).map(spec => ({
    name: `${spec.file}:${spec.line} › ${spec.title}`,
    reason: spec.tests[0]?.results.find(result => result.errors.length > 0)?.errors[0].message,
  }));
  return [...own, ...(suite.suites ?? []).flatMap(inner => told(inner, isChosen))];
}
