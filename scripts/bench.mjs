// `npm run bench [name …] [-- option …]`: the figures of bench/, each beside its floor or peer in the same run; those of bench/faults by
// name only. What names no bench is told to each.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './lib/install.mjs';
import { node24, root, run } from './lib/node24.mjs';

const fileOf = name => join('bench', `${name}.ts`);
const isBench = name => existsSync(join(root, fileOf(name)));
const args = process.argv.slice(2);
const [named, options] = [args.filter(isBench), args.filter(arg => arg !== '--' && !isBench(arg))];
if (named.length === 0 && options.length > 0) {
  console.error(`No bench is named among: ${options.join(' ')}`);
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt();
const all = readdirSync(join(root, 'bench'))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -3));
for (const name of named.length > 0 ? named : all) {
  console.log(`\n== ${name}`);
  if ((await run(node24(), [fileOf(name), ...options])) !== 0) process.exitCode = 1;
}
