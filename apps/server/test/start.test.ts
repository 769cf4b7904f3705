import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { product } from './product.ts';

// Starts the product as a person does, in processes of its own, on the embedded PostgreSQL.
const isRoot = process.getuid?.() === 0;
const children = new Set<ChildProcess>();
const folders = new Set<string>();

afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await ended(child, 'SIGKILL');
  children.clear();
  await wait(500);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  folders.clear();
});

interface Started {
  child: ChildProcess;
  port: number;
  said: () => string;
}

function newFolder(...below: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-start-'));
  folders.add(folder);
  chmodSync(folder, 0o755);
  const deep = join(folder, ...below);
  mkdirSync(deep, { recursive: true });
  return deep;
}

function start(
  dataDir: string,
  port: number,
  args: string[] = [],
  prefix: string[] = [],
  settings: Record<string, string> = {},
): Started {
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, ...product, 'serve', ...args];
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: '/tmp',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk));
  return { child, port, said: () => said };
}

async function answers({ child, port, said }: Started): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null) expect.fail(said());
    if (
      await fetch(`http://127.0.0.1:${port}/health`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  expect.fail(`no answer in two minutes: ${said()}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise(resolve => {
    child.once('exit', code => resolve(code));
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A process and all that it started, as long as it stands. */
function treeOf(pid: number): number[] {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...own.flatMap(treeOf)];
}

/** One that ended and is not yet fetched by its parent counts as ended. */
function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

async function signIn(port: number): Promise<number> {
  const body = new URLSearchParams({ Email: 'maria@pantanal.test', Password: 'Cracha@2026', grant_type: 'password' });
  return (await fetch(`http://127.0.0.1:${port}/api/usuario/autenticausuario`, { method: 'POST', body })).status;
}

describe.skipIf(process.env.DATABASE_URL)('cracha serve', () => {
  it('at a path with blanks and accents, too long for a socket, finishes a demo that was interrupted, and starts again after a kill', async () => {
    const dataDir = newFolder('pasta com espaço', 'ação', 'x'.repeat(90));
    const first = start(dataDir, await freePort(), ['--demo']);
    while (!first.said().includes('Importing')) await wait(20);
    await wait(300);
    await ended(first.child, 'SIGKILL');
    const second = start(dataDir, await freePort(), ['--demo']);
    await answers(second);
    expect(await signIn(second.port)).toBe(200);
    await ended(second.child, 'SIGKILL');
    const third = start(dataDir, await freePort(), ['--demo']);
    await answers(third);
    expect(await signIn(third.port)).toBe(200);
    expect(await ended(third.child, 'SIGTERM'), third.said()).toBe(0);
  }, 300_000);

  it('clears what an interrupted creation of the database left behind', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'postgres.new'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '17');
    const started = start(dataDir, await freePort());
    await answers(started);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });

  it('says in one sentence that the port is taken, and touches nothing', async () => {
    const dataDir = newFolder();
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => taken.once('listening', resolve));
    const address = taken.address();
    const started = start(dataDir, typeof address === 'object' && address ? address.port : 0);
    await new Promise(resolve => started.child.once('exit', resolve));
    taken.close();
    expect(started.said().trim().split('\n')).toHaveLength(1);
    expect(started.said()).toMatch(/Port \d+ on 127\.0\.0\.1 is taken/);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('S22: on an empty installation every process prints the same link, which creates the first administrator, once', async () => {
    const folder = newFolder();
    const linkOf = async (process: Started) => {
      await answers(process);
      while (!process.said().includes('/instalacao?token=')) await wait(20);
      return /token=([\w-]+)/.exec(process.said())?.[1];
    };
    const started = start(folder, await freePort());
    const token = await linkOf(started);
    // the later one ends no link of the earlier
    expect(await linkOf(start(folder, await freePort()))).toBe(token);
    const create = () =>
      fetch(`http://127.0.0.1:${started.port}/api/usuario/primeiro-administrador`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, nome: 'Ada', cpf: '52998224725', email: 'ada@casa.test', senha: 'Segura#2026' }),
      });
    expect((await create()).status).toBe(204);
    expect(await (await create()).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('told to stop it serves on while balancers are told no; told again it ends at once', async () => {
    const started = start(newFolder(), await freePort(), [], [], { DRAIN_SECONDS: '30' });
    await answers(started);
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${started.port}${path}`)).status;
    started.child.kill('SIGTERM');
    await expect.poll(() => statusOf('/ready')).toBe(503);
    expect([await statusOf('/health'), await statusOf('/live'), await statusOf('/rh/inicio')]).toEqual([503, 200, 200]);
    // some balancers ask for the head alone
    expect((await fetch(`http://127.0.0.1:${started.port}/health`, { method: 'HEAD' })).status).toBe(503);
    await wait(500);
    expect(await ended(started.child, 'SIGTERM')).toBe(1);
  });

  it('its PostgreSQL brings what is committed to the medium, as PostgreSQL does unless it is told otherwise', async () => {
    const folder = newFolder();
    await answers(start(folder, await freePort()));
    const options = readFileSync(join(folder, 'postgres/postmaster.opts'), 'utf8');
    expect(options).toContain('max_wal_size');
    expect(options).not.toMatch(/fsync|synchronous_commit|full_page_writes/);
  });

  it('refuses the demo in production, in one sentence', async () => {
    const child = spawn(process.execPath, [...product, 'serve', '--demo'], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATA_DIR: newFolder() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', chunk => (said += chunk));
    expect(await new Promise(resolve => child.once('exit', resolve))).toBe(1);
    expect(said).toContain('not for NODE_ENV=production');
  });

  it('npm run dev serves the page and, by its proxy, the calls; stopped by its pid it leaves nothing running', async () => {
    const [api, web] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/dev.mjs')], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: '/tmp',
        PORT: String(api),
        WEB_PORT: String(web),
        DATA_DIR: newFolder(),
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk));
    // the page's address passes the health of the server on
    await answers({ child, port: web, said: () => said });
    expect(await (await fetch(`http://127.0.0.1:${web}/rh/inicio`)).text()).toContain('/@vite/client');
    expect(await signIn(web)).toBe(200);
    const started = treeOf(child.pid ?? 0);
    try {
      // itself, Vite, the watcher and the server with its database
      expect(started.length).toBeGreaterThan(5);
      expect(await ended(child, 'SIGTERM')).toBe(0);
      await expect.poll(() => started.filter(isRunning)).toEqual([]);
    } finally {
      for (const pid of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
    }
  }, 200_000);

  it.runIf(isRoot)('runs as an ordinary user too', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o777);
    const started = start(
      dataDir,
      await freePort(),
      [],
      ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
    );
    await answers(started);
    expect(readFileSync(join(dataDir, 'postgres.pid'), 'utf8')).toBe(String(started.child.pid));
  });
});
