// What the tests of each feature may cost, in CPU seconds: printed beside what they took; more than twice fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';

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

/** @param log lines `{ file, seconds }` of the runners; prints a table; counts a feature over twice its budget as failed */
export function tellCost(tally, log) {
  if (!existsSync(log)) return;
  const took = new Map();
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    if (!line) continue;
    const { file: path, seconds } = JSON.parse(line);
    const { kind, feature } = featureOf(path);
    const key = `${kind} ${feature}`;
    took.set(key, (took.get(key) ?? 0) + seconds);
  }
  const budgets = JSON.parse(readFileSync(file, 'utf8'));
  console.log('\nCPU seconds of the tests (budget)');
  for (const [key, seconds] of [...took].sort()) {
    const [kind, ...words] = key.split(' ');
    const budget = budgets[kind]?.[words.join(' ')] ?? ofNew;
    const over = seconds > 2 * budget;
    console.log(`${over ? 'OVER ' : '     '}${key.padEnd(32)} ${seconds.toFixed(0).padStart(5)} (${budget})`);
    if (over) tally.failed += 1;
  }
  const all = [...took.values()].reduce((sum, seconds) => sum + seconds, 0);
  console.log(`     ${'all'.padEnd(32)} ${all.toFixed(0).padStart(5)}`);
}
