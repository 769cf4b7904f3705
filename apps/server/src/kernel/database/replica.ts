// A copy of the database that is read where an answer may be a moment old (decision 24).
import pg from 'pg';
import type { Log } from '../log.ts';
import { checkIsolation } from './boot-check.ts';
import { isBrokenOff } from './out-of-reach.ts';
import { inTransaction } from './transaction.ts';

/** In place of an answer: the replica is gone, too far behind, or has not yet what the asker wrote. */
export const notThere = Symbol('not there');

export interface Replica {
  /**
   * The work in a transaction that reads, or `notThere`. What the work throws is thrown.
   * @param open statements that open the context @param work runs once at most, and has done nothing where the answer is `notThere`
   */
  read<T>(open: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T | typeof notThere>;
  /** Seconds that it is behind the primary; undefined: it doesn't answer. */
  lag(): number | undefined;
  /** Ends the watch; the pool is its opener's. */
  stop(): void;
}

/** Beyond this it is not asked. */
const mostLag = 5;
/** Both are asked each second where they are; a position is kept for as long as a lag is worth telling. */
const every = 1_000;
const kept = 600;

/** Where the primary was, in bytes of its log, at a moment of this process' clock in milliseconds. */
interface Position {
  at: number;
  bytes: bigint;
}

/**
 * Opens it and watches how far it is. One that doesn't answer, or that refuses us, is used from the moment it lets us in.
 * @param primary the application's pool @param pool leads to the replica, as the same role
 * @throws where it answers and isolation does not hold there
 */
export async function openReplica(primary: pg.Pool, pool: pg.Pool, log: Log): Promise<Replica> {
  const positions: Position[] = [];
  let isSafe = false;
  let replayed: Position | undefined;

  const look = async () => {
    const [at, here, there] = [Date.now(), await bytesOf(primary, primaryIs), await bytesOf(pool, replicaIs)];
    positions.push({ at, bytes: here });
    if (positions.length > kept) positions.shift();
    replayed = { at: Date.now(), bytes: there };
  };
  const lag = () => lagOf(positions, replayed, Date.now());
  const begin = async () => {
    if (!isSafe) await checkIsolation(pool);
    isSafe = true;
    await look();
  };
  await begin().catch(error => {
    if (!isBrokenOff(error) && !(error instanceof pg.DatabaseError)) throw error;
    log.warn('replica', { warning: 'DATABASE_READ_URL does not answer: everything is read from the primary.' });
  });

  let said = '';
  let isStopped = false;
  let isLooking = false;
  const watching = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await begin().catch(error => {
      // the next look tells again; a line is written once
      if (error.message !== said && !isStopped) log.warn('replica', { warning: error.message });
      said = error.message;
    });
    isLooking = false;
  }, every);
  watching.unref();

  return {
    lag,
    async read(open, work) {
      if (!isSafe || (lag() ?? mostLag) >= mostLag) return notThere;
      let isOpen = false;
      try {
        return await inTransaction(pool, `set transaction read only; ${open}`, client => {
          isOpen = true;
          return work(client);
        });
      } catch (error) {
        if (isOpen && !isInTheWay(error)) throw error;
        if (isBrokenOff(error)) replayed = undefined;
        return notThere;
      }
    },
    stop() {
      isStopped = true;
      clearInterval(watching);
    },
  };
}

/**
 * Seconds from the moment when the primary was where the replica isn't yet; undefined where it has not answered lately.
 * @param positions of the primary, oldest first @param now in milliseconds
 */
export function lagOf(positions: readonly Position[], replayed: Position | undefined, now: number): number | undefined {
  if (!replayed || now - replayed.at > mostLag * 1_000) return undefined;
  const missing = positions.find(({ bytes }) => bytes > replayed.bytes);
  return missing ? (now - missing.at) / 1_000 : 0;
}

/** It broke off, or ended the statement to go on with what it copies: serialization_failure (PostgreSQL, 26.4.2 and appendix A). */
function isInTheWay(error: unknown): boolean {
  return isBrokenOff(error) || (error instanceof pg.DatabaseError && error.code === '40001');
}

const primaryIs = "select (pg_current_wal_insert_lsn() - '0/0')::text as bytes";
/** Of a primary in its place: a copy that is never behind. */
const replicaIs = "select (coalesce(pg_last_wal_replay_lsn(), pg_current_wal_insert_lsn()) - '0/0')::text as bytes";

async function bytesOf(pool: pg.Pool, sql: string): Promise<bigint> {
  const { rows } = await pool.query<{ bytes: string }>(sql);
  return BigInt(rows[0]?.bytes ?? 0);
}
