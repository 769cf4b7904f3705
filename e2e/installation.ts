import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeFlags, product } from '../scripts/lib/node24.mjs';

/** A demo installation that runs: where it answers, where its database listens. */
export interface Installation {
  url: string;
  /** Folder of the database's socket. */
  socket: string;
  stop(): Promise<void>;
}

/** Somebody who is signed in at the template: what the app keeps of it, and where they came out. */
export interface SignedIn {
  session: string;
  home: string;
}

/** The run's folder, in memory where the machine has such a place: the workers of the runner read it from the environment. */
export function runFolder(): string {
  process.env.E2E_FOLDER ??= mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cracha-e2e-'));
  return process.env.E2E_FOLDER;
}

/** Where the template lies, and who is signed in there, by e-mail. */
export const templateFolder = () => join(runFolder(), 'template');
export const sessionsFile = () => join(runFolder(), 'sessions.json');

/** A copy of the template with its server, for one file of stories. */
export async function startCopy(name: string): Promise<Installation> {
  const folder = join(runFolder(), name);
  // with its rights: PostgreSQL refuses a folder that others may read
  execFileSync('cp', ['-a', templateFolder(), folder]);
  return startDemo(folder);
}

/** Starts the built product on a folder, with the demo made where the folder is empty; its log lies beside the folder. */
export async function startDemo(folder: string): Promise<Installation> {
  const port = await freePort();
  const log = openSync(`${folder}.log`, 'a');
  const child = spawn(process.execPath, [...nodeFlags, ...product, 'serve', '--demo'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'debug' },
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  await answers(`${url}/health`, child, `${folder}.log`);
  return {
    url,
    socket: join(folder, 'postgres'),
    async stop() {
      process.removeListener('exit', end);
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function answers(url: string, child: ChildProcess, log: string): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 20) {
    if (child.exitCode !== null) throw new Error(`The stories' server ended with ${child.exitCode}: see ${log}.`);
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await wait(20);
  }
  throw new Error(`The stories' server did not answer within three minutes: see ${log}.`);
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
