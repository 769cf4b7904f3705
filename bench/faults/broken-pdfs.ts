// A thousand broken payroll PDFs, one after the other (samples truncated, bits flipped, pages huge or in a loop …): none may crash the
// process, take longer than 30 s a page, or stop the next. Prints how they ended. Options: --count N (1000), --seed N (1).

import { newRandom } from '../../apps/server/src/core/reading/mutation/random.ts';
import { closePool } from '../../apps/server/src/core/reading/pool.ts';
import { readBroken } from '../../apps/server/test/faults/broken-run.ts';
import { removeFolder, temporaryFolder } from '../lib/demo.ts';
import { median } from '../lib/measure.ts';

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const [seed, count] = [option('seed', 1), option('count', 1000)];
const folder = temporaryFolder();
const started = Date.now();
const outcomes = await readBroken(folder, newRandom(seed), count);
await closePool();
removeFolder(folder);
const hows = outcomes.map(({ how }) => how);
console.log(`${count} files, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s`);
for (const how of [...new Set(hows)].sort()) console.log(`  ${how}: ${hows.filter(one => one === how).length}`);
const lost = outcomes.filter(({ codes }) => codes.some(code => code === 'PAGE_TOO_SLOW' || code === 'PAGE_FAILED'));
console.log(
  `pages that failed or were ended: in ${lost.length} files (${[...new Set(lost.map(({ by }) => by))].join(', ')})`,
);
const times = outcomes.map(({ ms }) => ms);
console.log(`ms a file: median ${Math.round(median(times))}, most ${Math.round(Math.max(...times))}`);
const strange = outcomes.filter(({ how }) => !/^(read|doubted|[A-Z_]+)$/.test(how));
for (const { name, how } of strange) console.log(`not as it must be: ${name}: ${how}`);
if (strange.length > 0) process.exitCode = 1;
