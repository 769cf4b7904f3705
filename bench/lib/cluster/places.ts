import { setTimeout as wait } from 'node:timers/promises';

/** All on loopback, each at a port of its own. */
export const ports = {
  etcd: 23790,
  etcdPeer: 23800,
  nodes: [5511, 5512],
  patroni: [8601, 8602],
  primary: 5600,
  replica: 5601,
  web: [3201, 3202],
  worker: 3211,
  balancer: 3200,
  balancerNumbers: 3209,
  bucket: 3220,
} as const;

export const address = `http://127.0.0.1:${ports.balancer}`;
/** By HAProxy, wherever the primary is. */
export const ownerUrl = `postgres://cracha:cracha@127.0.0.1:${ports.primary}/cracha`;
export const secretsKey = Buffer.alloc(32, 5).toString('base64');

/** Its REST interface. */
export const patroni = (node: 0 | 1) => `http://127.0.0.1:${ports.patroni[node]}`;
/** Of PostgreSQL's programs, as Debian has them. */
export const bin = '/usr/lib/postgresql/15/bin';

/** @returns 0 where nobody answers */
export const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    answer => answer.status,
    () => 0,
  );

export async function until(what: string, isSo: () => Promise<boolean>, seconds = 90): Promise<void> {
  for (let waited = 0; waited < seconds * 1_000; waited += 100) {
    if (await isSo()) return;
    await wait(100);
  }
  throw new Error(`There was not ${what} within ${seconds} s.`);
}
