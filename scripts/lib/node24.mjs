// Plain JavaScript: runs on the system's Node (20 or newer), before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = join(root, 'node_modules/.bin');

/** The Node that runs the product: 24, from the registry package that is locked with the rest; else this one if it will do. */
export function node24() {
  const installed = ['x64', 'arm64']
    .map(arch => join(root, `node_modules/node-linux-${arch}/bin/node`))
    .find(existsSync);
  if (installed) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `Crachá runs on Node 24 and none was found: node-linux-${process.arch} is not installed (were optional packages left out?) and this is Node ${process.versions.node}.`,
  );
}

/**
 * What the product's processes are started with. Left alone, V8 lets young objects take 134 MB before it looks for those that are no
 * longer used: a server that read a payroll file of 10,000 pages took 525 MB, with this it is 350 (`npm run bench reading-memory`). It looks
 * more often then: by the thread that allocates alone, for helpers that are woken each time cost an answer 0.02 ms (`npm run bench worker-list`).
 * Before a work that lasts it is asked to look for all (apps/server/src/kernel/memory.ts).
 */
export const nodeFlags = ['--max-semi-space-size=8', '--no-parallel-scavenge', '--expose-gc'];

/** What runs the built product: its command line, with stacks that name the sources. `ensureBuilt` makes it. */
export const product = ['--enable-source-maps', join(root, 'apps/server/dist/cracha.mjs')];

/** Where Node keeps what it made of our modules: stripped of types and compiled, for every thread and the next start. */
const compiled = join(root, 'node_modules/.cache/compiled');

/** The environment in which the product and the tools started by name run on that Node. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Runs a command to its end. @returns its exit code */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command and answers what it printed, too. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: toolEnv(), ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', code => resolve({ code: code ?? 1, output }));
  });
}
