import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/node24.mjs';
import { nextVersion } from './next-version.ts';
import {
  balancerPart,
  bucketPart,
  etcdPart,
  nodePart,
  type Part,
  postgresConfig,
  productPart,
  webConfig,
} from './parts.ts';
import { bin, patroni, ports, statusOf, until } from './places.ts';

export interface Stage {
  folder: string;
  etcd: Part;
  nodes: readonly [Part, Part];
  web: readonly [Part, Part];
  worker: Part;
  bucket: Part;
  /** Which of the two nodes is the primary; undefined: none. */
  primary(): Promise<0 | 1 | undefined>;
  /** The standby takes over, as before work on the primary's machine. */
  switchOver(): Promise<void>;
  /** From now on web processes and workers that begin are the next version's, with a schema that goes on from this one's. */
  bringNextVersion(): void;
  close(): Promise<void>;
}

const packages = ['patroni', 'etcd-server', 'etcd-client', 'python3-etcd', 'haproxy', 'postgresql-15'];

/** Installs what is missing. @throws where this is not Debian, or we are not root */
function install(): void {
  const isThere = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', `${bin}/postgres`].every(existsSync);
  if (isThere) return;
  if (process.getuid?.() !== 0) throw new Error(`Run as root, or install these: ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
}

/** etcd, two nodes of PostgreSQL under Patroni, a bucket, two web processes, a worker, HAProxy before both. */
export async function openStage(): Promise<Stage> {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'cracha-cluster-'));
  chmodSync(folder, 0o755);
  const begun: Part[] = [];
  const begin = async (part: Part) => {
    begun.push(part);
    await part.begin();
    return part;
  };
  const close = async () => {
    for (const part of begun.reverse()) await part.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const etcd = await begin(etcdPart(folder));
    const [one, two] = [nodePart(folder, 0), nodePart(folder, 1)];
    await begin(one);
    await until('a primary', async () => (await primary()) !== undefined);
    await begin(two);
    await begin(balancerPart(folder, 'postgres', postgresConfig(), ports.primary));
    await until('a standby', async () => (await statusOf(`${patroni(1)}/replica`)) === 200);
    makeDatabase();
    const bucket = await begin(bucketPart(folder));
    const version = { at: root };
    const worker = productPart(folder, version, 'worker', ports.worker, { WORKER_PORT: String(ports.worker) });
    const web = ports.web.map(port =>
      productPart(folder, version, 'serve', port, {
        ...{ PORT: String(port), JOBS: 'off', DRAIN_SECONDS: '3' },
        DATABASE_READ_URL: `postgres://127.0.0.1:${ports.replica}/cracha`,
      }),
    ) as [Part, Part];
    for (const part of [...web, worker]) await begin(part);
    await begin(balancerPart(folder, 'web', webConfig(), ports.balancer));
    const switchOver = async () => {
      const { status, text } = await run('patronictl', [
        '-c',
        join(folder, 'node1.yml'),
        'switchover',
        '--force',
        'cracha',
      ]);
      if (status !== 0) throw new Error(`patronictl: ${text}`);
    };
    const bringNextVersion = () => {
      version.at = nextVersion(folder);
    };
    return { folder, etcd, nodes: [one, two], web, worker, bucket, primary, switchOver, bringNextVersion, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs a program to its end, while people go on asking. */
async function run(program: string, args: string[]): Promise<{ status: number | null; text: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (text += part));
  return { status: await new Promise(resolve => child.once('close', resolve)), text };
}

async function primary(): Promise<0 | 1 | undefined> {
  for (const node of [0, 1] as const) if ((await statusOf(`${patroni(node)}/primary`)) === 200) return node;
  return undefined;
}

/** The owner may make roles and is no superuser, as on a server one is given. */
function makeDatabase(): void {
  const env = { ...process.env, PGPASSWORD: 'pg' };
  const at = ['-qh', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres', '-d', 'postgres'];
  const ask = (sql: string) => execFileSync('psql', [...at, '-c', sql], { env, stdio: 'ignore' });
  ask("create role cracha login createrole password 'cracha'");
  ask('create database cracha owner cracha');
}
