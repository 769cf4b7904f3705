import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { appRole } from '../database/address.ts';
import { isOutOfReach } from '../database/out-of-reach.ts';
import type { Tx } from '../database/transaction.ts';
import { StoreOutOfReach } from '../files/s3-calls.ts';
import type { Log } from '../log.ts';
import type { JobHandler, JobKind } from './job.ts';
import { listenOn } from './listen.ts';
import { takePresence } from './presence.ts';
import { Interrupted, newRuns, type Runs } from './runs.ts';

/** Queues a job in the transaction of its cause: rolled back with it. A `key` lets only one such job wait at a time. */
export type Enqueue = <S extends z.core.$ZodType>(
  tx: Tx,
  kind: JobKind<S>,
  data: z.input<S>,
  options?: { startAfter?: Date; key?: string },
) => Promise<void>;

/** Queues many jobs of a kind in one statement, in the transaction of their cause. */
export type EnqueueMany = <S extends z.core.$ZodType>(
  tx: Tx,
  kind: JobKind<S>,
  data: readonly z.input<S>[],
) => Promise<void>;

export interface Jobs {
  enqueue: Enqueue;
  enqueueMany: EnqueueMany;
  /** Works the queues in this process until `stop`. */
  work(handlers: JobHandler[]): Promise<void>;
  stop(): Promise<void>;
}

const schema = 'jobs';

/** A queue is looked at when the database says so; these are for notices that were lost. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, batchSize: 1 } as const;

/** Longer than a job takes to be given back. */
const givenBackMs = 200;
/** Of the workers of a kind, whatever their number, one takes jobs of an access group: what it has queued keeps none of them from others. */
const taking = { localGroupConcurrency: 1 } as const;

/** Creates or updates the queue tables, as the owner, and lets the application's role use them. */
export async function migrateJobs(owner: pg.Pool, kinds: readonly JobKind[]): Promise<void> {
  const boss = new PgBoss({ db: asDb(owner), schema, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const kind of kinds) await boss.createQueue(kind.name, queueOptions(kind));
  await boss.stop({ graceful: false });
  await owner.query(`grant usage on schema ${schema} to ${appRole};
    grant select, insert, update, delete on all tables in schema ${schema} to ${appRole};
    grant execute on all functions in schema ${schema} to ${appRole}`);
}

/** The job queues over the application's pool. @param sessions holds connections, past any pooler */
export async function createJobs(pool: pg.Pool, log: Log, sessions: pg.Pool): Promise<Jobs> {
  const db: Db = {
    ...asDb(pool),
    listen: (channel, onEvent, onReconnect) => listenOn(sessions, channel, onEvent, onReconnect),
  };
  const boss = new PgBoss({
    db,
    schema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
    persistWarnings: false,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', error =>
    log.error('jobs', { error: error instanceof Error ? error.message : JSON.stringify(error) }),
  );
  await boss.start();
  const runs = newRuns();
  const soon = new Set<readonly string[]>();
  let releasePresence = async () => {};
  return {
    async enqueue(tx, kind, data, options = {}) {
      const checked = z.parse(kind.data, data);
      await boss.send(
        kind.name,
        { ...(checked as object) },
        {
          db: asDbOfTx(tx),
          ...groupOf(checked),
          ...(options.startAfter ? { startAfter: options.startAfter } : {}),
          ...(options.key ? { singletonKey: options.key } : {}),
        },
      );
    },
    async enqueueMany(tx, kind, data) {
      if (data.length === 0) return;
      const jobs = data.map(one => {
        const checked = z.parse(kind.data, one);
        return { data: { ...(checked as object) }, ...groupOf(checked) };
      });
      await boss.insert(kind.name, jobs, { db: asDbOfTx(tx) });
    },
    async work(handlers) {
      // what the database forgot of us when its connection broke, our own runs must not go on with
      const workers: string[] = [];
      /** Those who took another job of the same access group at the same moment gave it back: what stands behind it has nobody told them. */
      const lookSoon = (workersOf: readonly string[]) => {
        if (workersOf.length < 2 || soon.has(workersOf)) return;
        soon.add(workersOf);
        const look = () => {
          soon.delete(workersOf);
          for (const worker of workersOf) boss.notifyWorker(worker);
        };
        setTimeout(look, givenBackMs).unref();
      };
      const here = await takePresence(sessions, runs.endAll, async () => {
        await takeOrphans(pool);
        // nobody tells that they wait again
        for (const worker of workers) boss.notifyWorker(worker);
      });
      releasePresence = here.release;
      for (const { kind, run, gaveUp } of handlers) {
        if (kind.every) await boss.schedule(kind.name, kind.every, {}, { tz: 'America/Sao_Paulo' });
        const workersOf: string[] = [];
        for (let at = 0; at < (kind.atOnce ?? 1); at++) {
          const worker = await boss.work(kind.name, { ...polling, ...taking, includeMetadata: true }, async ([job]) => {
            lookSoon(workersOf);
            if (job) await runJob(pool, runs, { run, gaveUp }, z.parse(kind.data, job.data) as never, job);
            // looks for the next at once: a notice that came meanwhile is not told again
            boss.notifyWorker(worker);
          });
          workersOf.push(worker);
          workers.push(worker);
        }
      }
    },
    async stop() {
      const ended = runs.endAll();
      await boss.stop({ graceful: true, timeout: 5_000 });
      await ended;
      await releasePresence();
    },
  };
}

/** Jobs that a process was at when it died. Being killed is no failure of theirs: it costs none of their tries. */
async function takeOrphans(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update ${schema}.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1 where state = 'active'`,
  );
}

/** One try of a job. Being told to end costs no try; the last one that fails is told to the handler. */
async function runJob(
  pool: pg.Pool,
  runs: Runs,
  { run, gaveUp }: Pick<JobHandler, 'run' | 'gaveUp'>,
  data: never,
  { id, signal, retryCount, retryLimit }: { id: string; signal: AbortSignal; retryCount: number; retryLimit: number },
): Promise<void> {
  try {
    await runs.run(signal, ending => run(data, ending));
  } catch (error) {
    if (error instanceof Interrupted || isOutOfReach(error) || error instanceof StoreOutOfReach)
      return giveBack(pool, id);
    if (retryCount >= retryLimit) await gaveUp?.(data, error);
    throw error;
  }
}

/** Puts a job back for whoever comes next, without the pause and the try that a failure costs. The database may have to come back first. */
async function giveBack(pool: pg.Pool, id: string): Promise<void> {
  const free = `update ${schema}.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1 where id = $1 and state = 'active'`;
  for (let tries = 0; tries < 50; tries++) {
    const isDone = await pool.query(free, [id]).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await wait(200);
  }
}

/** Whose turn a job takes. */
function groupOf(data: unknown): { group?: { id: string } } {
  const hasGroup = typeof data === 'object' && data !== null && 'accessGroupId' in data;
  return hasGroup && typeof data.accessGroupId === 'string' ? { group: { id: data.accessGroupId } } : {};
}

function queueOptions(kind: JobKind) {
  return {
    policy: 'standard',
    retryLimit: kind.retries,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: kind.timeoutSeconds,
    notify: true,
    // a worker that dies without a word: its job is another's after this
    heartbeatSeconds: 20,
  } as const;
}

function asDb(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const result: unknown = await pool.query(text, values as unknown[]);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return last as { rows: unknown[] };
    },
  };
}

function asDbOfTx(tx: Tx): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}
