import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags, product, root } from '../../../scripts/lib/node24.mjs';
import { address, bin, ownerUrl, patroni, ports, secretsKey, statusOf, until } from './places.ts';

/** One program of the cluster, ended and begun anew from outside. Its output is a file of the folder. */
export interface Part {
  name: string;
  pid(): number;
  /** Sends a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Begins it, and waits until it answers. */
  begin(): Promise<void>;
}

/** @param isUp asked until it is so, after each beginning */
function partOf(
  folder: string,
  name: string,
  command: readonly string[] | (() => readonly string[]),
  isUp: () => Promise<boolean>,
  env: Record<string, string | undefined> = {},
): Part {
  let child: ChildProcess | undefined;
  return {
    name,
    pid: () => child?.pid ?? 0,
    async begin() {
      const log = join(folder, `${name}.log`);
      const end = openSync(log, 'a');
      const [program = '', ...args] = typeof command === 'function' ? command() : command;
      child = spawn(program, args, { cwd: '/', stdio: ['ignore', end, end], env: { ...process.env, ...env } });
      await until(name, isUp).catch(error => {
        throw new Error(`${error.message} Its log ends with:\n${readFileSync(log, 'utf8').slice(-1_000)}`);
      });
    },
    async end(signal) {
      const ended = child;
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
      const gone = new Promise<void>(resolve => ended.once('exit', () => resolve()));
      ended.kill(signal);
      const late = setTimeout(() => ended.kill('SIGKILL'), 40_000);
      await gone;
      clearTimeout(late);
    },
  };
}

export function etcdPart(folder: string): Part {
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`];
  const command = ['etcd', '--data-dir', join(folder, 'etcd'), '--enable-v2=true'];
  command.push('--listen-client-urls', client, '--advertise-client-urls', client);
  command.push(
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--initial-cluster',
    `default=${peer}`,
  );
  return partOf(folder, 'etcd', command, async () => (await statusOf(`${client}/health`)) === 200);
}

/** A power cut ends Patroni and its PostgreSQL at once: `end('SIGKILL')` does. */
export function nodePart(folder: string, node: 0 | 1): Part {
  const name = `node${node + 1}`;
  const settings = join(folder, `${name}.yml`);
  const data = join(folder, `data${node + 1}`);
  writeFileSync(
    settings,
    `scope: cracha
name: ${name}
restapi: { listen: '127.0.0.1:${ports.patroni[node]}', connect_address: '127.0.0.1:${ports.patroni[node]}' }
etcd: { host: '127.0.0.1:${ports.etcd}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 4
    retry_timeout: 6
    synchronous_mode: true
    failsafe_mode: true
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, shared_buffers: 256MB } }
  initdb: [ { encoding: UTF8 }, { locale: C }, data-checksums ]
  pg_hba: [ 'local all all trust', 'host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256' ]
postgresql:
  listen: 127.0.0.1:${ports.nodes[node]}
  connect_address: 127.0.0.1:${ports.nodes[node]}
  data_dir: ${data}
  bin_dir: ${bin}
  pgpass: ${join(folder, `pgpass${node + 1}`)}
  parameters: { unix_socket_directories: '${folder}' }
  authentication:
    superuser: { username: postgres, password: pg }
    replication: { username: replicator, password: repl }
    rewind: { username: rewinder, password: rewind }
`,
  );
  const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, 'postgres'])));
  mkdirSync(data, { mode: 0o700 });
  for (const path of [folder, settings, data]) chownSync(path, uid ?? 0, gid ?? 0);
  const command = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', 'patroni', settings];
  const part = partOf(folder, name, command, async () => (await statusOf(`${patroni(node)}/liveness`)) === 200);
  return {
    ...part,
    async end(signal) {
      const pidFile = join(data, 'postmaster.pid');
      const postgres =
        signal === 'SIGKILL' && existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
      const gone = part.end(signal);
      if (postgres > 1) process.kill(postgres, 'SIGKILL');
      await gone;
    },
  };
}

/** The bucket keeps what it has in the folder: ended and begun anew it has it still. */
export function bucketPart(folder: string): Part {
  const program = `
    const S3rver = require(${JSON.stringify(join(root, 'node_modules/s3rver'))});
    new S3rver({ port: ${ports.bucket}, address: '127.0.0.1', silent: true, directory: ${JSON.stringify(join(folder, 'bucket'))},
      configureBuckets: [{ name: 'cracha', configs: [] }] }).run();`;
  const answers = async () => (await statusOf(`http://127.0.0.1:${ports.bucket}/`)) > 0;
  return partOf(folder, 'bucket', [process.execPath, '-e', program], answers);
}

export function productPart(
  folder: string,
  version: { at: string },
  command: 'serve' | 'worker',
  port: number,
  settings: Record<string, string>,
): Part {
  const name = `${command}-${port}`;
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, name),
    PUBLIC_URL: address,
    DATABASE_URL: ownerUrl,
    SECRETS_KEY: secretsKey,
    TRUSTED_PROXY: '127.0.0.1',
    S3_ENDPOINT: `http://127.0.0.1:${ports.bucket}`,
    S3_BUCKET: 'cracha',
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
    ...settings,
  };
  const isReady = async () => (await statusOf(`http://127.0.0.1:${port}/ready`)) === 200;
  // the same command of whichever version it is at the moment
  const args = () => [...nodeFlags, ...product].map(one => one.replace(root, version.at));
  return partOf(folder, name, () => [process.execPath, ...args(), command], isReady, env);
}

/** The configurations that operators get, at the ports of this stage. */
export function postgresConfig(): string {
  return configOf('postgres.cfg')
    .replace('127.0.0.1:5432', `127.0.0.1:${ports.primary}`)
    .replace('127.0.0.1:5433', `127.0.0.1:${ports.replica}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${ports.nodes[0]} port ${ports.patroni[0]}`)
    .replaceAll('10.0.0.12:5432', `127.0.0.1:${ports.nodes[1]} port ${ports.patroni[1]}`);
}

export function webConfig(): string {
  return (
    configOf('web.cfg')
      .replace('bind :80\n', `bind 127.0.0.1:${ports.balancer}\n`)
      .replace('127.0.0.1:8404', `127.0.0.1:${ports.balancerNumbers}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports.web[0]}`)
      .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.web[1]}`)
      // twelve people here need few connections, and are one address
      .replace('maxconn 20000', 'maxconn 1000')
      .replace(/sc_http_req_rate\(0\) gt \d+/, 'sc_http_req_rate(0) gt 1000000')
  );
}

const configOf = (name: string) => readFileSync(join(root, 'deploy/haproxy', name), 'utf8');

export function balancerPart(folder: string, name: string, config: string, port: number): Part {
  const file = join(folder, `haproxy-${name}.cfg`);
  writeFileSync(file, config);
  const listens = async () => {
    const { connect } = await import('node:net');
    return new Promise<boolean>(resolve => {
      const probe = connect(port, '127.0.0.1');
      probe.once('connect', () => {
        probe.destroy();
        resolve(true);
      });
      probe.once('error', () => resolve(false));
    });
  };
  return partOf(folder, `haproxy-${name}`, ['haproxy', '-f', file], listens);
}
