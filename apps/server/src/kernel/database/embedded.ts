import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries, type PostgresBinaries } from './embedded-binaries.ts';
import { beginAgain, type Launcher, launch, launchers, run } from './embedded-start.ts';

export interface EmbeddedDatabase {
  /** Folder of the unix socket: the `host` of a connection; user `postgres`, no password (the folder is ours alone). */
  socketDir: string;
  stop(): Promise<void>;
}

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '60',
  timezone: 'UTC',
  jit: 'off',
  // starting helpers takes longer than most requests, and they take the processor from the others
  max_parallel_workers_per_gather: '0',
  max_wal_size: '512MB',
  log_min_messages: 'fatal',
  // after a crash every file is brought to the medium first: by one call for the file system instead of one for each of a thousand
  recovery_init_sync_method: 'syncfs',
};

/**
 * Starts (and on an empty folder creates) the PostgreSQL that comes with the product, below `dataDir`. Where one of ours
 * already runs on the folder it is shared. What an interrupted start or a killed process left behind is cleared first.
 * @param others settings of PostgreSQL in place of ours, by name
 * @throws with PostgreSQL's own words where it doesn't start
 */
export async function startEmbedded(
  dataDir: string,
  others: Readonly<Record<string, string>> = {},
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'postgres');
  const socketDir = socketFolder(folder);
  if (existsSync(folder) && (await isShared(folder))) return { socketDir, stop: async () => {} };
  const binaries = findBinaries(dataDir);
  const failures: unknown[] = [];
  for (const launcher of await launchers()) {
    try {
      await createCluster(folder, binaries, launcher);
      return await startServer(folder, socketDir, binaries, launcher, { ...settings, ...others });
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(
    failures,
    `The embedded PostgreSQL did not start. ${failures.map(f => (f instanceof Error ? f.message : f)).join(' / ')}`,
  );
}

/** A socket path holds at most 107 bytes: a folder too deep for that gets its socket below the temporary folder. */
function socketFolder(folder: string): string {
  if (Buffer.byteLength(folder) <= 80) return folder;
  return join(tmpdir(), `cracha-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

/** True while the process that started the server on this folder lives; clears a server that outlived its starter. */
async function isShared(folder: string): Promise<boolean> {
  const starter = readPid(`${folder}.pid`);
  const postmaster = readPid(join(folder, 'postmaster.pid'));
  if (postmaster === undefined || !isPostgresOn(postmaster)) return false;
  if (starter !== undefined && starter !== process.pid && isAlive(starter)) return true;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isPostgresOn(postmaster)) break;
    process.kill(postmaster, signal);
    for (let i = 0; i < 30 && isPostgresOn(postmaster); i++) await wait(100);
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return false;
}

async function createCluster(folder: string, binaries: PostgresBinaries, launcher: Launcher): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const fresh = `${folder}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true, mode: 0o700 });
    if (launcher.chown !== undefined) chownSync(fresh, launcher.chown, launcher.chown);
    await run(launcher, binaries, 'initdb', [
      '-D',
      fresh,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  }
}

async function startServer(
  folder: string,
  socketDir: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
  chosen: Readonly<Record<string, string>>,
): Promise<EmbeddedDatabase> {
  if (socketDir !== folder) {
    mkdirSync(socketDir, { recursive: true, mode: 0o700 });
    chmodSync(socketDir, 0o700);
    if (launcher.chown !== undefined) chownSync(socketDir, launcher.chown, launcher.chown);
  }
  const options = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const begin = () => beginServer(launcher, binaries, folder, ['-D', folder, '-k', socketDir, ...options]);
  let child = await begin();
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  const restart = async () => {
    const next = await beginAgain(begin, () => stopping);
    if (next === undefined) return;
    child = next;
    watch();
  };
  const watch = () => {
    child.once('exit', () => {
      restarting = restart();
    });
  };
  watch();
  writeFileSync(`${folder}.pid`, String(process.pid));
  return {
    socketDir,
    stop: async () => {
      stopping = true;
      await restarting;
      const ended = once(child, 'exit');
      if (!hasEnded(child)) {
        child.kill('SIGINT');
        await ended;
      }
      rmSync(`${folder}.pid`, { force: true });
    },
  };
}

/** Starts the server and waits until it takes connections. @throws with its own words where it ends instead */
async function beginServer(
  launcher: Launcher,
  binaries: PostgresBinaries,
  folder: string,
  args: string[],
): Promise<ChildProcess> {
  const child = launch(launcher, binaries, 'postgres', args);
  let said = '';
  child.stderr?.on('data', chunk => {
    said = (said + chunk).slice(-4000);
  });
  const ended = once(child, 'exit');
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  await Promise.race([
    ready(folder, child),
    failed,
    ended.then(() => Promise.reject(new Error(`PostgreSQL did not start: ${said.trim()}`))),
  ]);
  return child;
}

/** A start after a crash reads what was written since the last checkpoint, which takes a busy disk minutes. */
const longestStartMs = 600_000;

/** PostgreSQL writes its number into the first line of its pid file, and `ready` into the last when it takes connections. */
async function ready(folder: string, child: ChildProcess): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  for (let waited = 0; waited < longestStartMs && !hasEnded(child); waited += 20) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text.startsWith(`${child.pid}\n`) && /^ready\s*$/m.test(text)) return;
    await wait(20);
  }
  // one that is left alone would hold the folder against the next
  child.kill('SIGKILL');
  throw new Error(`PostgreSQL in ${dirname(folder)} did not get ready within ten minutes.`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 1 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A pid may have been given to another program since: only a process whose command is postgres counts. */
function isPostgresOn(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self')) return true;
  return existsSync(command) && readFileSync(command, 'utf8').includes('postgres');
}
