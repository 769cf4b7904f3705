import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFlags, product } from '../../scripts/lib/node24.mjs';

export interface Demo {
  base: string;
  pid: number;
  /** From the start of the process to the first 200 of /health. */
  startMs: number;
  /** All that it printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** A folder for a run, taken away afterwards by the caller's `rmSync`. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'cracha-bench-'));

/** Starts the demo on a data folder and waits for its first answer. */
export const startDemo = (dataDir: string, settings: Record<string, string> = {}): Promise<Demo> =>
  startServer(dataDir, ['--demo'], settings);

/** Starts the server on a data folder, as it is, and waits for its first answer. */
export async function startServer(
  dataDir: string,
  options: string[] = [],
  settings: Record<string, string> = {},
): Promise<Demo> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, ...product, 'serve', ...options], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout?.on('data', chunk => (text += chunk));
  // a bench that fails leaves nothing running
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  await answered(`${base}/health`, child);
  return {
    base,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    said: () => text,
    stop: () =>
      new Promise(resolve => {
        process.removeListener('exit', end);
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 20) {
    if (child.exitCode !== null) throw new Error(`The demo ended with ${child.exitCode}.`);
    const ok = await fetch(url).then(
      answer => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error('The demo did not answer within three minutes.');
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
