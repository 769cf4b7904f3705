// Idle memory (PSS: shared pages counted once) of the server with its PostgreSQL, and the time to the first answer with
// existing data, beside a bare node process from the same run.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { median, pssOf, treeOf } from './lib/measure.ts';

const folder = temporaryFolder();
await (await startDemo(folder)).stop();
const starts: number[] = [];
const sizes: number[] = [];
for (let round = 0; round < 5; round++) {
  const demo = await startDemo(folder);
  starts.push(demo.startMs);
  await wait(5000);
  sizes.push(treeOf(demo.pid).reduce((sum, pid) => sum + pssOf(pid), 0));
  await demo.stop();
}
const killed: number[] = [];
for (let round = 0; round < 3; round++) {
  const demo = await startDemo(folder);
  process.kill(demo.pid, 'SIGKILL');
  const again = await startDemo(folder);
  killed.push(again.startMs);
  await again.stop();
}
removeFolder(folder);
const bare = spawn(
  process.execPath,
  ['-e', 'require("node:http").createServer().listen(0); setTimeout(() => process.exit(), 20000)'],
  { stdio: 'ignore' },
);
await wait(1000);
const floor = pssOf(bare.pid ?? 0);
bare.kill();
console.log(
  `idle, server with its PostgreSQL: ${Math.round(median(sizes))} MB (must: 220), a bare node:http: ${Math.round(floor)} MB`,
);
console.log(`first answer with existing data: ${Math.round(median(starts))} ms (must: 3000)`);
console.log(`first answer after a kill: ${Math.round(median(killed))} ms (must: 6000)`);
if (median(killed) > 6000 || median(sizes) > 220 || median(starts) > 3000) process.exitCode = 1;
