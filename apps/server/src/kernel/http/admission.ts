import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from '../metrics/metrics.ts';
import { Refusal, refuse } from '../refusal.ts';
import { createTurns, type Release } from '../turns.ts';

/** Lets so many calls be served at a time; who asks for more waits for their turn, tenant by tenant. */
export interface Admission {
  /**
   * Runs the work when its turn comes. @param tenant whose turn it is: an access group, a person without one, an address
   * @throws RATE_LIMITED (429) where this tenant has too many waiting, UNAVAILABLE (503) where all together have, or it took too long
   */
  run<T>(tenant: string, work: () => Promise<T>): Promise<T>;
}

export interface AdmissionLimits {
  /** Calls served at a time; one stays free for the next tenant who comes. */
  slots: number;
  /** Of them one tenant's while others are about too: as many as there are processors, half of them for the others. */
  slotsEach: number;
  /** Calls that wait, of all and of one tenant. */
  waiting: number;
  waitingEach: number;
  longestWaitMs: number;
  /** Who is refused hears it only after this: who asks again the moment he is answered would else take all of the process. */
  holdMs: number;
}

/** For calls that need the database; `connections` are those of the pool, of which listeners and jobs hold some for themselves. */
export function callLimits(connections: number): AdmissionLimits {
  const slots = Math.max(2, connections - 6);
  const slotsEach = Math.max(1, availableParallelism() >> 1);
  return { slots, slotsEach, waiting: 1000, waitingEach: 100, longestWaitMs: 5_000, holdMs: 4_000 };
}

/** For calls that are slow between their transactions (a PDF being cut, a password being checked): beside the quick ones, so that nobody waits behind them. */
export const longLimits: AdmissionLimits = {
  slots: 8,
  slotsEach: 3,
  waiting: 500,
  waitingEach: 200,
  longestWaitMs: 30_000,
  holdMs: 4_000,
};

/** For files that arrive: each holds a socket and a file, no connection. */
export const uploadLimits: AdmissionLimits = {
  slots: 64,
  slotsEach: 16,
  waiting: 200,
  waitingEach: 50,
  longestWaitMs: 30_000,
  holdMs: 4_000,
};

/** For files of who is not signed in: few, and none of the places of the others. */
export const strangerLimits: AdmissionLimits = {
  slots: 16,
  slotsEach: 4,
  waiting: 40,
  waitingEach: 8,
  longestWaitMs: 30_000,
  holdMs: 4_000,
};

/** No call is served yet. Tenants who wait take turns (`createTurns`); one who is alone leaves a place for the next who comes. */
export function createAdmission(limits: AdmissionLimits): Admission & Gate {
  const turns = createTurns({ ...limits, slotsAlone: Math.max(1, limits.slots - 1) });
  let refused = 0;
  const queue = (tenant: string) =>
    new Promise<Release>((begin, reject) => {
      const leave = turns.wait(tenant, release => {
        clearTimeout(giveUp);
        begin(release);
      });
      const giveUp = setTimeout(() => {
        leave();
        refused += 1;
        reject(new Refusal('UNAVAILABLE', { retryAfter: 5 }));
      }, limits.longestWaitMs);
    });
  const turnOf = async (tenant: string): Promise<Release> => {
    const isOverrun = turns.waiting(tenant) >= limits.waitingEach;
    if (!isOverrun && turns.waiting() < limits.waiting) return queue(tenant);
    refused += 1;
    return isOverrun ? turnAway(limits.holdMs) : refuse('UNAVAILABLE', { retryAfter: 5 });
  };
  return {
    waiting: () => turns.waiting(),
    refused: () => refused,
    async run(tenant, work) {
      const release = turns.take(tenant) ?? (await turnOf(tenant));
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

async function turnAway(holdMs: number): Promise<never> {
  await wait(holdMs);
  refuse('RATE_LIMITED', { tempo: '1 s', retryAfter: 1 });
}
