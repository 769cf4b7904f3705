import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './node24.mjs';

/**
 * Starts the PostgreSQL 15 of Debian on an empty folder, as its own system user where we are root. The user of the address
 * may make databases and roles and is no superuser: as on a server one is given. `superuserUrl` is that of one who is.
 */
export async function startSystemPostgres() {
  const bin = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'cracha-pg15-'));
  const asPostgres =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  if (asPostgres.length > 0) {
    const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, 'postgres'])));
    chownSync(folder, uid, gid);
  }
  const exec = (program, ...args) => [...asPostgres, join(bin, program), ...args];
  const start = ([command, ...args], options) =>
    spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...options });
  const data = join(folder, 'data');
  await ended(start(exec('initdb', '-D', data, '-U', 'root_of_all', '-A', 'trust', '-E', 'UTF8', '--locale=C')));
  const port = await freePort();
  // to a file: what a pipe nobody reads can hold is soon full, and then every statement that is logged waits for ever
  const log = openSync(join(folder, 'server.log'), 'a');
  // of the log enough is kept for a replica that is made of it
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=100', 'wal_keep_size=2GB'];
  const serve = (from, at) =>
    start(exec('postgres', '-D', from, '-k', folder, '-p', String(at), ...settings.flatMap(one => ['-c', one])), {
      stdio: ['ignore', 'ignore', log],
    });
  const server = serve(data, port);
  const psql = sql =>
    ended(
      start(exec('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'root_of_all', '-d', 'postgres', '-qc', sql)),
    );
  for (let tries = 0; ; tries++) {
    const ok = await psql("create role owner_of_cracha login createdb createrole password 'owner'").then(
      () => true,
      () => false,
    );
    if (ok) break;
    if (tries > 50) throw new Error('The system PostgreSQL did not get ready.');
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return {
    port,
    url: `postgres://owner_of_cracha:owner@127.0.0.1:${port}/postgres`,
    superuserUrl: `postgres://root_of_all@127.0.0.1:${port}/postgres`,
    /** A hot standby that follows it. */
    async startReplica() {
      const copy = join(folder, 'replica');
      const at = await freePort();
      const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'root_of_all'];
      await ended(start(exec('pg_basebackup', ...source, '-D', copy, '-R', '-c', 'fast')));
      const replica = serve(copy, at);
      return { url: `postgres://127.0.0.1:${at}/postgres`, stop: () => end(replica) };
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(server) {
  server.kill('SIGINT');
  await new Promise(resolve => server.once('exit', resolve));
}

async function findBinaries() {
  const root = '/usr/lib/postgresql';
  const find = () =>
    existsSync(root)
      ? readdirSync(root)
          .map(version => join(root, version, 'bin'))
          .find(bin => existsSync(join(bin, 'initdb')))
      : undefined;
  if (!find() && process.getuid?.() === 0)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'], { stdio: 'ignore' });
  const bin = find();
  if (!bin) throw new Error('There is no PostgreSQL here: install postgresql-15, or set DATABASE_URL.');
  return bin;
}

function ended(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', chunk => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

/** A port of this machine that nobody listens at. */
export function freePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
