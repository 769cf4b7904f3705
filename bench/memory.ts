// Idle memory (PSS: shared pages counted once) of the server with its PostgreSQL, and the time to the first answer with
// existing data, beside a bare node process from the same run.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { median, removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';

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

function pssOf(pid: number): number {
  const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** The process and all that it started. */
function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
      } catch {
        return [];
      }
    });
  const childrenOf = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap(({ pid: child }) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}
