// SIGKILL of server, worker or PostgreSQL at random moments of imports (reliability: G13). Prints each kill; ends 1 where a document is
// not out exactly once or work went on later than 6 s after the start. Options: --receipts N (5000), --kills N (10), --each N (10 an import),
// --span MS (how long an import takes), --seed N.
import { type Kill, killAtRandom } from '../../apps/server/test/faults/kill-run.ts';
import { removeFolder, temporaryFolder } from '../lib/demo.ts';

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const receipts = option('receipts', 5000);
const seed = option('seed', 1);
const kills = option('kills', 10);
const folder = temporaryFolder();
const started = Date.now();
const told = ({ victim, during, resumedMs }: Kill) =>
  console.log(
    `${Math.round((Date.now() - started) / 1000)} s: ${victim} killed while ${during}, went on after ${Math.round(resumedMs)} ms`,
  );
try {
  const run = await killAtRandom({
    folder,
    receipts,
    kills,
    killsEach: option('each', 10),
    seed,
    spanMs: option('span', receipts * 6),
    told,
  });
  const late = run.kills.filter(kill => kill.resumedMs > 6000);
  for (const victim of ['server', 'worker', 'database']) {
    const times = run.kills.filter(kill => kill.victim === victim).map(kill => Math.round(kill.resumedMs));
    console.log(
      `${victim}: ${times.length} kills, work went on after ${times.sort((a, b) => a - b).join(', ')} ms (must: 6000)`,
    );
  }
  const during = run.kills.map(kill => kill.during);
  console.log(
    `during: ${[...new Set(during)].map(state => `${state} ${during.filter(one => one === state).length}`).join(', ')}`,
  );
  console.log(
    `${run.receipts} receipts, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s; not as it must be: ${run.faults.join('; ') || 'nothing'}`,
  );
  if (run.faults.length > 0 || late.length > 0) process.exitCode = 1;
} finally {
  removeFolder(folder);
}
