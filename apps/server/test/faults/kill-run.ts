import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { newRandom } from '#core/reading/mutation/random.ts';
import { startEmbedded } from '#kernel/database/embedded.ts';
import { createPool } from '#kernel/database/pool.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { migrateAll } from '../../src/installation.ts';
import { demoPassword } from '../../src/seed/demo-people.ts';
import { testSecretsKey } from '../cluster.ts';
import { makePayrollWorld, payrollFile } from './payroll-world.ts';
import { freePort, type ServerProcess, startServer, startWorker } from './servers.ts';

/** What is killed: the process that answers, the one that reads and publishes, or the database's. */
const victims = ['server', 'worker', 'database'] as const;
type Victim = (typeof victims)[number];

export interface Kill {
  victim: Victim;
  /** What the import was at. */
  during: string;
  /** From the new start to its first answer (server), or until the import's job is taken up (worker; database, from its end), in ms. */
  resumedMs: number;
  /** How much of that the process took to start; the database is begun anew without being asked. */
  startMs: number;
}

export interface KillRun {
  kills: Kill[];
  /** One entry per import: what does not agree, in words; empty where everything does. */
  faults: string[];
  receipts: number;
}

/**
 * Imports payroll files of so many receipts, and kills server, worker or PostgreSQL at random moments of each, from the sending to
 * the publication. The client repeats what failed with the same key. Then everything is counted.
 */
export async function killAtRandom(plan: {
  folder: string;
  receipts: number;
  kills: number;
  killsEach: number;
  seed: number;
  /** How long an undisturbed import may take in all, in ms: the moments are drawn from it. */
  spanMs: number;
  /** Told of each kill at once. */
  told?: (kill: Kill) => void;
}): Promise<KillRun> {
  const random = newRandom(plan.seed);
  const stage = await openStage(plan.folder, plan.receipts);
  const run: KillRun = { kills: [], faults: [], receipts: 0 };
  try {
    for (let number = 0; run.kills.length < plan.kills; number++) {
      const file = await payrollFile(plan.receipts, 2026 - Math.floor(number / 12), 1 + (number % 12));
      const work = importAndPublish(stage, file, `folha-${number}.pdf`);
      let ended = false;
      const done = work.finally(() => {
        ended = true;
      });
      done.catch(() => {});
      for (let kill = 0; kill < plan.killsEach && run.kills.length < plan.kills; kill++) {
        // the second half while it is published, which takes a tenth of the time
        const late = kill >= plan.killsEach / 2;
        while (
          late &&
          !ended &&
          /^(sending|queued|reading)$/.test((await insisting(() => standing(stage.owner))).state)
        )
          await wait(50);
        await Promise.race([wait(random.int(0, late ? plan.spanMs / 10 : plan.spanMs)), done.catch(() => {})]);
        if (ended) break;
        const killed = await killOne(stage, random.pick(victims));
        run.kills.push(killed);
        plan.told?.(killed);
      }
      const id = await done;
      await allEnded(stage.owner, id);
      run.receipts += plan.receipts;
      run.faults.push(...(await faultsOf(stage, id, plan.receipts)));
    }
  } finally {
    await stage.close();
  }
  return run;
}

interface Stage {
  server: ServerProcess;
  worker: ServerProcess;
  port: string;
  owner: pg.Pool;
  connections: { ownerConfig: pg.ClientConfig; appConfig: pg.ClientConfig };
  folder: string;
  close(): Promise<void>;
}

/** Processes of the product on a PostgreSQL of their own. */
export async function openStage(folder: string, workers: number): Promise<Stage> {
  const database = await startEmbedded(folder);
  const at = { host: database.socketDir, port: 5432, database: 'cracha' };
  const admin = new pg.Client({ ...at, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query('create database cracha');
  await admin.query('create role cracha_app login nosuperuser nobypassrls');
  await admin.end();
  const connections = { ownerConfig: { ...at, user: 'postgres' }, appConfig: { ...at, user: 'cracha_app' } };
  await migrateAll({ owner: connections.ownerConfig }, secretsWith(testSecretsKey));
  const owner = createPool({ ...connections.ownerConfig, max: 2 });
  const app = createPool({ ...connections.appConfig, max: 2 });
  await makePayrollWorld(app, owner, workers);
  await app.end();
  const port = await freePort();
  const stage: Stage = {
    server: await startServer(connections, folder, { JOBS: 'off', PORT: port }),
    worker: await startWorker(connections, folder),
    port,
    owner,
    connections,
    folder,
    async close() {
      await stage.server.end('SIGKILL');
      await stage.worker.end('SIGKILL');
      await owner.end();
      await database.stop();
    },
  };
  return stage;
}

/** As a client does: signs in, sends, waits, publishes, waits; what fails is repeated with the same key. @returns the import's id */
export async function importAndPublish(stage: Pick<Stage, 'port'>, file: Buffer, name: string): Promise<string> {
  const headers = await signedIn(stage);
  const keyed = () => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
  const send = () =>
    insist(stage, 'POST', '/importacao', keyed(), () => {
      const body = new FormData();
      body.append('arquivo', new Blob([new Uint8Array(file)]), name);
      return body;
    });
  let [sent] = await send();
  // a file that could not be kept is refused in a sentence, as one of several
  for (let tries = 0; sent.recusa?.codigo === 'UNAVAILABLE' && tries < patience; tries++) {
    await wait(100);
    [sent] = await send();
  }
  if (!sent.id) throw new Error(`The file was refused: ${JSON.stringify(sent)}`);
  await until(stage, headers, sent.id, state => state === 'prontaParaLiberar');
  const publish = { ...keyed(), 'content-type': 'application/json' };
  await insist(stage, 'POST', `/importacao/${sent.id}/publicar`, publish, () => JSON.stringify({ quais: 'todos' }));
  await until(stage, headers, sent.id, state => state === 'publicada');
  return sent.id;
}

/** What HR's requests carry. */
export async function signedIn(stage: Pick<Stage, 'port'>): Promise<Record<string, string>> {
  const form = new URLSearchParams({ Email: 'rh@folha.test', Password: demoPassword, grant_type: 'password' });
  const { access_token } = await insist(stage, 'POST', '/usuario/autenticausuario', {}, () => form);
  return { authorization: `Bearer ${access_token}`, 'x-profile': 'rh' };
}

/** A killed database reads its whole folder before it answers again, which a busy disk makes long. */
const patience = 1_500;

/** A call that is repeated as it is until it succeeds; a refusal is none. */
export async function insist(
  { port }: Pick<Stage, 'port'>,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: () => RequestInit['body'],
): Promise<ReturnType<typeof JSON.parse>> {
  for (let tries = 0; tries < patience; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body: body() }).catch(
      () => undefined,
    );
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return text === '' ? undefined : JSON.parse(text);
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`${path}: ${answer.status} ${text}`);
    await wait(100);
  }
  throw new Error(`${path} did not succeed in two and a half minutes.`);
}

async function until(
  stage: Pick<Stage, 'port'>,
  headers: Record<string, string>,
  id: string,
  isDone: (state: string) => boolean,
): Promise<void> {
  for (let waited = 0; waited < 400_000; waited += 200) {
    const { situacao } = await insist(stage, 'GET', `/importacao/${id}`, headers, () => null);
    if (isDone(situacao)) return;
    if (['comErro', 'paraConferir'].includes(situacao)) throw new Error(`The import ended ${situacao}.`);
    await wait(200);
  }
  throw new Error('The import did not end in 400 seconds.');
}

async function killOne(stage: Stage, victim: Victim): Promise<Kill> {
  const before = await insisting(() => standing(stage.owner));
  let started = performance.now();
  if (victim === 'database') {
    killDatabase(stage);
  } else {
    await stage[victim].end('SIGKILL');
    started = performance.now();
    stage[victim] =
      victim === 'server'
        ? await startServer(stage.connections, stage.folder, { JOBS: 'off', PORT: stage.port })
        : await startWorker(stage.connections, stage.folder);
  }
  const startMs = victim === 'database' ? 0 : performance.now() - started;
  // nobody else does a server's work; whether the worker goes on says nothing of it
  if (victim === 'server') return { victim, during: before.state, resumedMs: startMs, startMs };
  for (let waited = 0; waited < 60_000; waited += 20) {
    const now = await standing(stage.owner).catch(() => undefined);
    if (now && (now.work !== before.work || now.state !== before.state || !now.open)) break;
    await wait(20);
  }
  return { victim, during: before.state, resumedMs: performance.now() - started, startMs };
}

/** The process of the stage's own PostgreSQL, which is begun anew without being asked. */
export function killDatabase({ folder }: Stage): void {
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}

/** A look into a database that may just have been killed. */
export async function insisting<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const seen = await look().catch(() => undefined);
    if (seen !== undefined) return seen;
    await wait(50);
  }
  return look();
}

/** What the newest import is at, and a number that changes with every step of its work. */
async function standing(owner: pg.Pool): Promise<{ state: string; work: string; open: boolean }> {
  const { rows } = await owner.query(
    `select state, pages_read || ' ' || published || ' ' || (select count(*) from import_event where import_id = i.id) || ' ' || coalesce(started_at::text, '')
              || coalesce((select max(started_on)::text from jobs.job_common where data ->> 'importId' = i.id::text), '') as work
       from import i order by sent_at desc limit 1`,
  );
  const [row] = rows;
  return row
    ? { ...row, open: ['queued', 'reading', 'scheduled'].includes(row.state) }
    : { state: 'sending', work: '', open: false };
}

/** Until no job of the import is under way: a last kill may fall between what is out and the end of the job that put it out. */
export async function allEnded(owner: pg.Pool, id: string): Promise<void> {
  const open = () =>
    owner.query(`select from jobs.job_common where state in ('active', 'retry') and data ->> 'importId' = $1`, [id]);
  for (let waited = 0; waited < 15_000; waited += 50) {
    if ((await insisting(open)).rowCount === 0) return;
    await wait(50);
  }
}

/** Every document once, none lost, one notification each, counters equal. */
export async function faultsOf({ owner }: Pick<Stage, 'owner'>, id: string, receipts: number): Promise<string[]> {
  const counts = () =>
    owner.query(
      `select i.state, i.published, i.clean, i.doubtful,
            (select count(*)::int from import_document where import_id = i.id) as documents,
            (select count(*)::int from import_document where import_id = i.id and state = 'published') as out,
            (select count(*)::int from receipt where import_id = i.id) as receipts,
            (select count(distinct person_id)::int from receipt where import_id = i.id) as people,
            (select count(*)::int from notification n join receipt r on n.cause = 'receipt:' || r.id where r.import_id = i.id) as told,
            (select count(*)::int from jobs.job_common j join receipt r on j.data ->> 'receiptId' = r.id::text where r.import_id = i.id) as mails,
            (select count(*)::int from import other where other.file_sha256 = i.file_sha256) as imports,
            (select count(*)::int from import_event where import_id = i.id and kind in ('sent', 'publishing', 'published')) as events,
            (select count(*)::int from jobs.job_common where state in ('active', 'retry', 'failed') and data ->> 'importId' = i.id::text) as open_jobs
       from import i where id = $1`,
      [id],
    );
  const { rows } = await insisting(counts);
  const expected = {
    state: 'published',
    published: receipts,
    clean: 0,
    doubtful: 0,
    imports: 1,
    events: 3,
    open_jobs: 0,
  };
  const counted = { documents: receipts, out: receipts, receipts, people: receipts, told: receipts, mails: receipts };
  return Object.entries({ ...expected, ...counted }).flatMap(([name, must]) =>
    rows[0]?.[name] === must ? [] : [`${name} is ${rows[0]?.[name]}, not ${must}`],
  );
}
