// What the tests of each feature may cost, in CPU seconds: printed beside what they took; more than twice fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';
import { tellFailed } from './steps.mjs';

const file = join(root, 'scripts/test-budgets.json');

/** Of a feature that the file doesn't name yet: twice this are the three minutes that a new capability may take. */
const ofNew = 90;

/** The kind and the feature of a test file: `calls help`, `screens worker`, `stories hr`. */
export function featureOf(path) {
  const story = /e2e\/([\w-]+)\.story\.ts$/.exec(path)?.[1];
  if (story) return { kind: 'stories', feature: story };
  const kind = path.includes('apps/web/') ? 'screens' : 'calls';
  const feature =
    /features\/([\w-]+)\//.exec(path)?.[1] ??
    /test\/(faults)\//.exec(path)?.[1] ??
    /(?:core|src)\/(reading|areas|ui|kernel|core|cli)\//.exec(path)?.[1] ??
    'whole product';
  return { kind, feature };
}

/**
 * Prints a table, and counts a feature over twice its budget as failed. A slow machine is slow for all of them: its budgets grow by what the
 * whole took beyond the sum of the budgets, to three times at most.
 * @param log lines `{ file, seconds }` of the runners
 */
export function tellCost(tally, log) {
  if (!existsSync(log)) return;
  const ofFiles = new Map();
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    if (!line) continue;
    const { file: path, seconds } = JSON.parse(line);
    // a story that was told a second time cost once: the run names it apart
    ofFiles.set(path, Math.max(ofFiles.get(path) ?? 0, seconds));
  }
  const took = new Map();
  for (const [path, seconds] of ofFiles) {
    const { kind, feature } = featureOf(path);
    const key = `${kind} ${feature}`;
    took.set(key, (took.get(key) ?? 0) + seconds);
  }
  const { all, rows, slowness } = judged(took, JSON.parse(readFileSync(file, 'utf8')));
  console.log(`\nCPU seconds of the tests (budget; this machine is ${slowness.toFixed(1)} times as slow as theirs)`);
  for (const { key, seconds, budget, over } of rows) {
    console.log(`${over ? 'OVER ' : '     '}${key.padEnd(32)} ${seconds.toFixed(0).padStart(5)} (${budget})`);
    if (over) tellFailed(tally, `${key} took ${seconds.toFixed(0)} s of CPU: its budget is ${budget} s`);
    if (over) tally.failed += 1;
  }
  console.log(`     ${'all'.padEnd(32)} ${all.toFixed(0).padStart(5)}`);
}

/** @param took seconds by `kind feature`; @param budgets of `test-budgets.json` @returns each with its budget; what went over it */
function judged(took, budgets) {
  const budgetOf = key => {
    const [kind, ...words] = key.split(' ');
    return budgets[kind]?.[words.join(' ')] ?? ofNew;
  };
  const sum = values => values.reduce((total, value) => total + value, 0);
  const all = sum([...took.values()]);
  const slowness = Math.min(3, Math.max(1, all / sum([...took.keys()].map(budgetOf))));
  const rows = [...took].sort().map(([key, seconds]) => {
    const budget = budgetOf(key);
    return { key, seconds, budget, over: seconds > 2 * slowness * budget };
  });
  return { all, rows, slowness };
}
