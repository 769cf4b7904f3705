// `npm run bench [name …]`: the figures of bench/, each beside its floor or peer in the same run; those of bench/faults by name only.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt } from './lib/install.mjs';
import { node24, root, run } from './lib/node24.mjs';

await ensureInstalled();
await ensureWebBuilt();
const wanted = process.argv.slice(2);
const all = readdirSync(join(root, 'bench'))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -3));
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n== ${name}`);
  if ((await run(node24(), [join('bench', `${name}.ts`)])) !== 0) process.exitCode = 1;
}
