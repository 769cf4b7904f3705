import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './node24.mjs';
import { freePort } from './system-postgres.mjs';

const program = '/usr/sbin/pgbouncer';

/**
 * Starts Debian's PgBouncer in transaction mode before a PostgreSQL of this machine. Settings that an operator would leave alone are left
 * alone: none of ours needs `ignore_startup_parameters` or prepared statements.
 * @param port the PostgreSQL's @returns its own port
 */
export async function startPooler(port) {
  if (!existsSync(program) && process.getuid?.() === 0)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { stdio: 'ignore' });
  if (!existsSync(program)) throw new Error('There is no PgBouncer here: install pgbouncer.');
  const folder = mkdtempSync(join(tmpdir(), 'cracha-pooler-'));
  // it doesn't run as root, and reads its settings as who it becomes
  chmodSync(folder, 0o755);
  const own = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${port} user=cracha_app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 400
; a test's database is dropped as soon as its connections are gone
server_idle_timeout = 1
`,
  );
  const asSomebody = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(program, [...asSomebody, settings], { stdio: ['ignore', log, log] });
  for (let tries = 0; !(await takesConnections(own)); tries++) {
    if (tries > 50) throw new Error(`PgBouncer did not get ready: ${join(folder, 'log')}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return {
    port: own,
    async stop() {
      child.kill('SIGINT');
      await new Promise(resolve => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function takesConnections(port) {
  return new Promise(resolve => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}
