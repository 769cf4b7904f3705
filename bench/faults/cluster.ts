// `npm run cluster` (root, Debian): two nodes of PostgreSQL under Patroni, etcd, two web processes, a worker, a bucket, and HAProxy before
// them as in `deploy/`; twelve people and an import of 2,000 receipts while each part fails in turn. Prints what people saw: answers that
// failed, the longest time without a write, acknowledged writes that are gone, receipts. Options: --receipts N (2000), --only PATTERN (of scenarios).
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openInstallation } from '../../apps/server/src/installation.ts';
import { readEnv } from '../../apps/server/src/kernel/env.ts';
import { allEnded, faultsOf, importAndPublish } from '../../apps/server/test/faults/kill-run.ts';
import { makePayrollWorld, payrollFile } from '../../apps/server/test/faults/payroll-world.ts';
import { letPeopleIn, type People, type Seen } from '../lib/cluster/people.ts';
import { ownerUrl, ports, secretsKey, until } from '../lib/cluster/places.ts';
import { openStage, type Stage } from '../lib/cluster/stage.ts';
import { quantile } from '../lib/measure.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const receipts = Number(option('receipts') ?? 2000);
const only = option('only');

interface Scenario {
  name: string;
  /** What happens; ends once all that was taken away is back. */
  happens(stage: Stage, importing: Importing): Promise<void>;
  /** Answers that fail are none at all; without it they are counted alone. */
  failsNothing?: boolean;
  /** The longest time without an acknowledged write, in seconds. */
  writesWithin?: number;
}

/** The import beside it: what it is at. */
interface Importing {
  state(): Promise<string>;
  /** From now on: seconds until a worker has begun its job. */
  begunAgain(): Promise<number>;
}

const restart = async (part: Stage['worker'], signal: NodeJS.Signals) => {
  await part.end(signal);
  await part.begin();
};

const scenarios: Scenario[] = [
  { name: 'nothing happens', happens: () => wait(15_000), failsNothing: true },
  {
    name: 'each web process restarted in turn, five times',
    failsNothing: true,
    happens: async ({ web }) => {
      for (let round = 0; round < 5; round++)
        for (const part of web) {
          await restart(part, 'SIGTERM');
          await wait(1_500);
        }
    },
  },
  {
    name: 'the next version rolled out',
    failsNothing: true,
    happens: async ({ web, worker, bringNextVersion }) => {
      bringNextVersion();
      for (const part of [...web, worker]) {
        await restart(part, 'SIGTERM');
        await wait(1_500);
      }
    },
  },
  {
    name: 'a web process killed',
    happens: async ({ web: [one] }) => {
      await restart(one, 'SIGKILL');
      await wait(3_000);
    },
  },
  {
    name: 'the worker killed while it reads, and while it publishes',
    failsNothing: true,
    happens: async ({ worker }, importing) => {
      for (const state of ['reading', 'scheduled']) {
        await until(
          `an import that is ${state}`,
          async () => [state, 'published'].includes(await importing.state()),
          300,
        );
        if ((await importing.state()) === 'published') continue;
        const begunAgain = importing.begunAgain();
        await restart(worker, 'SIGKILL');
        console.log(`  killed while ${state}: taken up again after ${(await begunAgain).toFixed(1)} s (must: 25)`);
      }
    },
  },
  {
    name: 'the primary killed',
    writesWithin: 30,
    happens: async stage => {
      const node = (await stage.primary()) ?? 0;
      await stage.nodes[node].end('SIGKILL');
      await until('another primary', async () => ![undefined, node].includes(await stage.primary()));
      await wait(10_000);
      await stage.nodes[node].begin();
      await standby(stage);
    },
  },
  {
    name: 'the primary switched over',
    writesWithin: 8,
    happens: async stage => {
      const node = await stage.primary();
      await stage.switchOver();
      await until('another primary', async () => ![undefined, node].includes(await stage.primary()));
      await standby(stage);
    },
  },
  {
    name: 'the replica gone for twenty seconds',
    writesWithin: 30,
    happens: async stage => {
      const replica = stage.nodes[(await stage.primary()) === 0 ? 1 : 0];
      await replica.end('SIGKILL');
      await wait(20_000);
      await replica.begin();
      await standby(stage);
    },
  },
  {
    name: 'etcd gone for thirty seconds',
    happens: async stage => {
      await stage.etcd.end('SIGKILL');
      await wait(30_000);
      await stage.etcd.begin();
      await until('a primary', async () => (await stage.primary()) !== undefined);
      await standby(stage);
    },
  },
  {
    name: 'the bucket gone for twenty seconds',
    failsNothing: true,
    happens: async ({ bucket }) => {
      await bucket.end('SIGKILL');
      await wait(20_000);
      await bucket.begin();
    },
  },
];

async function standby(stage: Stage): Promise<void> {
  await until('a standby', async () => {
    const node = (await stage.primary()) === 0 ? 1 : 0;
    // the one that has all that was acknowledged: another may not take over
    return fetch(`http://127.0.0.1:${ports.patroni[node]}/sync`).then(
      answer => answer.ok,
      () => false,
    );
  });
  await wait(3_000);
}

const stage = await openStage();
let isWell = true;
try {
  const env = readEnv({
    DATABASE_URL: ownerUrl,
    SECRETS_KEY: secretsKey,
    DATA_DIR: `${stage.folder}/bench`,
    NODE_ENV: 'test',
  });
  const installation = await openInstallation(env);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // a primary that goes takes its connections along
  owner.on('error', () => undefined);
  await makePayrollWorld(installation.pool, owner, receipts);
  const people = await letPeopleIn(owner, installation.pool, installation.signingKey);
  console.log(
    row(['what happens', 'answers', 'failed', 'p95 ms', 'longest without a write', 'writes lost', 'receipts']),
  );
  for (const [at, scenario] of scenarios.entries())
    if (!only || new RegExp(only).test(scenario.name)) isWell = (await tell(scenario, at, people, owner)) && isWell;
  await people.stop();
  await owner.end();
  await installation.close();
} finally {
  await stage.close();
}
if (!isWell) process.exitCode = 1;

/** @returns whether it was as it must be */
async function tell(scenario: Scenario, at: number, people: People, owner: pg.Pool): Promise<boolean> {
  const file = await payrollFile(receipts, 2026 - Math.floor(at / 12), 1 + (at % 12));
  const begun = performance.now();
  const importing = importAndPublish({ port: String(ports.balancer) }, file, `folha-${at}.pdf`);
  importing.catch(() => undefined);
  await scenario.happens(stage, { state: () => stateOfNewest(owner), begunAgain: () => begunAgain(owner) });
  const faults = await importing.then(
    async id => {
      await allEnded(owner, id);
      return faultsOf({ owner }, id, receipts);
    },
    error => [String(error)],
  );
  await wait(1_000);
  const seen = people.seen.filter(one => one.at >= begun);
  const failed = seen.filter(({ status }) => status < 200 || status >= 300);
  const lost = await lostOf(owner, seen);
  const longest = longestWithoutWrite(seen, begun, performance.now());
  console.log(
    row([
      scenario.name,
      String(seen.length),
      `${failed.length}${failed.length > 0 ? ` (${counted(failed.map(({ call, status }) => `${status || 'cut'} ${call}`))})` : ''}`,
      quantile(
        seen.map(({ ms }) => ms),
        0.95,
      ).toFixed(0),
      `${(longest / 1_000).toFixed(1)} s${scenario.writesWithin ? ` (must: ${scenario.writesWithin})` : ''}`,
      String(lost.length),
      faults.length === 0 ? `${receipts} of ${receipts}` : faults.join('; '),
    ]),
  );
  const isLate = scenario.writesWithin !== undefined && longest > scenario.writesWithin * 1_000;
  return lost.length === 0 && faults.length === 0 && !isLate && !(scenario.failsNothing && failed.length > 0);
}

async function stateOfNewest(owner: pg.Pool): Promise<string> {
  const { rows } = await owner
    .query<{ state: string }>('select state from import order by sent_at desc limit 1')
    .catch(() => ({ rows: [] }));
  return rows[0]?.state ?? '';
}

async function begunAgain(owner: pg.Pool): Promise<number> {
  const began = performance.now();
  const { rows } = await owner.query<{ now: Date }>('select clock_timestamp() as now');
  await until(
    'a job that begins again',
    async () => {
      const found = await owner.query(
        "select from jobs.job_common where name in ('import-read', 'import-publish') and started_on > $1",
        [rows[0]?.now],
      );
      return (found.rowCount ?? 0) > 0;
    },
    60,
  );
  return (performance.now() - began) / 1_000;
}

/** Writes that were acknowledged and are not there. */
async function lostOf(owner: pg.Pool, seen: readonly Seen[]): Promise<string[]> {
  const written = seen.flatMap(({ status, written }) => (written && status >= 200 && status < 300 ? written : []));
  const { rows } = await owner.query<{ title: string }>('select title from announcement where title = any ($1)', [
    written,
  ]);
  const there = new Set(rows.map(({ title }) => title));
  return written.filter(title => !there.has(title));
}

function longestWithoutWrite(seen: readonly Seen[], from: number, until: number): number {
  const ends = seen.flatMap(({ at, ms, status, written }) => (written && status >= 200 && status < 300 ? at + ms : []));
  const moments = [from, ...ends.sort((a, b) => a - b), until];
  return Math.max(...moments.slice(1).map((moment, i) => moment - (moments[i] ?? moment)));
}

function counted(words: readonly string[]): string {
  return [...new Set(words)].map(word => `${words.filter(one => one === word).length} × ${word}`).join(', ');
}

function row([first = '', ...cells]: string[]): string {
  return [first.padEnd(58), ...cells.map(cell => cell.padEnd(22))].join(' ');
}
