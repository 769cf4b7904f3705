import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { capture, node24, root, toolEnv } from './node24.mjs';

/** What a run of steps has come to. A step counts as one; a test runner as its tests. */
export function newTally() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [], started: Date.now() };
}

/** Says the closing line and answers the exit code. */
export function close(tally) {
  // last, because whoever keeps a long log cuts its middle
  for (const failure of tally.failures) console.log(`FAILED ${failure}`);
  for (const test of tally.unsteady)
    console.log(`PASSED THE SECOND TIME ${stripVTControlCharacters(test).slice(0, 600)}`);
  const seconds = Math.round((Date.now() - tally.started) / 1000);
  console.log(`\n${seconds} s`);
  console.log(`${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
  return tally.failed > 0 ? 1 : 0;
}

/** Keeps the name of what failed and the first lines of its reason. */
export function tellFailed(tally, name, reason = '') {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, 12);
  tally.failures.push([name, ...lines.map(line => `    ${line.slice(0, 240)}`)].join('\n'));
}

/** A check that passes or fails as a whole; its output is shown where it fails, or where it has something to tell. */
export async function check(tally, name, command, args, options = {}) {
  const started = Date.now();
  const { code, output } = await capture(command, args, options);
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  if (code === 0) {
    tally.passed += 1;
    console.log(`ok   ${name} (${took})`);
    if (options.tell)
      console.log(
        output
          .trim()
          .split('\n')
          .map(line => `     ${line}`)
          .join('\n'),
      );
    return true;
  }
  tally.failed += 1;
  tellFailed(tally, name);
  console.log(`FAIL ${name} (${took})\n${output.trim()}\n`);
  return false;
}

/** A tool of node_modules on Node 24. */
export const tool = (tally, name, path, args, options) =>
  check(tally, name, node24(), [join(root, 'node_modules', path), ...args], options);

/** Vitest on some projects: each test counts. @param cwd the checkout; left out: this one */
export async function vitest(tally, name, args, env = {}, cwd = root) {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-report-'));
  const report = join(folder, 'report.json');
  console.log(`     ${name} …`);
  const command = [
    join(cwd, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...args,
    '--reporter=json',
    `--outputFile=${report}`,
    '--reporter=default',
    '--silent=passed-only',
  ];
  const { code, output } = await capture(node24(), command, {
    cwd,
    env: toolEnv({ CI: process.env.CI ?? '', NO_COLOR: '1', ...env }),
  });
  const counts = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  tally.passed += counts.passed;
  tally.failed += counts.failed || (code === 0 ? 0 : 1);
  tally.skipped += counts.skipped;
  for (const test of counts.broken) tellFailed(tally, test.name, test.reason);
  for (const test of counts.unsteady) tally.unsteady.push(`${test.name}: ${test.reason}`);
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  );
  if (code !== 0)
    console.log(
      output
        .split('\n')
        .filter(line => !line.includes('✓'))
        .join('\n')
        .slice(-20_000),
    );
  return code === 0;
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      broken: brokenTests(report.testResults),
      unsteady: testsOf(report.testResults, test => test.status === 'passed' && test.failureMessages.length > 0),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0, broken: [], unsteady: [] };
  }
}

/** The tests that failed, and files of tests that could not be read. */
function brokenTests(files) {
  return files.flatMap(file => {
    const tests = testsOf([file], test => test.status === 'failed');
    const isUnread = tests.length === 0 && file.status === 'failed';
    return isUnread ? [{ name: relative(root, file.name), reason: file.message }] : tests;
  });
}

function testsOf(files, isChosen) {
  return files.flatMap(file =>
    file.assertionResults
      .filter(isChosen)
      .map(test => ({ name: `${relative(root, file.name)} › ${test.fullName}`, reason: test.failureMessages[0] })),
  );
}
