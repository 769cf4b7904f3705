import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { testSecretsKey } from '../cluster.ts';
import { product } from '../product.ts';

/** Where a process finds its database: the owner's connection and the application's. */
export interface Connections {
  ownerConfig: pg.ClientConfig;
  appConfig: pg.ClientConfig;
}

/** A process of the product beside the test, ended from outside. */
export interface ServerProcess {
  /** Address of the calls, below `/api`. */
  base: string;
  pid: number;
  /** All that it printed so far. */
  said(): string;
  /** Sends a signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `cracha serve` on a test's database, with the files of `folder`, and waits until it listens. */
export async function startServer(
  database: Connections,
  folder: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = launch('serve', database, folder, { PORT: '0', ...settings });
  const base = await said(child, /Crachá: (http:\/\/\S+)/);
  return { ...child, base: `${base}/api` };
}

/** Starts `cracha worker` on a test's database, with the files of `folder`, and waits until it works. */
export async function startWorker(database: Connections, folder: string): Promise<ServerProcess> {
  const child = launch('worker', database, folder, {});
  await said(child, /(Working)/);
  return { ...child, base: '' };
}

type Launched = Omit<ServerProcess, 'base'> & { child: ChildProcess };

function launch(command: string, database: Connections, folder: string, settings: Record<string, string>): Launched {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    DATABASE_URL: urlOf(database.ownerConfig),
    DATABASE_APP_URL: urlOf(database.appConfig),
    SECRETS_KEY: testSecretsKey.toString('base64'),
    ...settings,
  };
  const child = spawn(process.execPath, [...product, command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk));
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    child,
    pid: child.pid ?? 0,
    said: () => text,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

async function said({ child, said: text }: Launched, what: RegExp): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 20) {
    const found = what.exec(text())?.[1];
    if (found) return found;
    if (child.exitCode !== null) break;
    await wait(20);
  }
  throw new Error(`The process did not start: ${text()}`);
}

/** A connection as an address that another process takes by its environment. */
function urlOf({ connectionString, host, port, database, user }: pg.ClientConfig): string {
  return connectionString ?? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

/** A port that nobody listens on just now. */
export function freePort(): Promise<string> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)));
    });
  });
}
