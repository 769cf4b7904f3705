import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, refuse } from '../refusal.ts';

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

/** A tenant who has asked for nothing this long is no longer about. */
const aboutMs = 10_000;

interface Waiting {
  start: () => void;
  giveUp: NodeJS.Timeout;
}

interface Tenant {
  served: number;
  waiting: Waiting[];
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

/** No call is served yet. Tenants who wait take turns: one with a thousand calls gets no more of them than one with two. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const tenants = new Map<string, Tenant>();
  /** Those who have somebody waiting, in the order of their turns. */
  const turns = new Set<string>();
  /** When each tenant came last, the latest last. */
  const seen = new Map<string, number>();
  let served = 0;
  let waiting = 0;

  const see = (name: string) => {
    const now = Date.now();
    seen.delete(name);
    seen.set(name, now);
    for (const [other, at] of seen) {
      if (now - at < aboutMs) break;
      seen.delete(other);
    }
  };
  const mayMore = (tenant: Tenant) =>
    served < limits.slots && tenant.served < (seen.size > 1 ? limits.slotsEach : Math.max(1, limits.slots - 1));

  const begin = (tenant: Tenant) => {
    served += 1;
    tenant.served += 1;
  };
  const end = (name: string, tenant: Tenant) => {
    served -= 1;
    tenant.served -= 1;
    next();
    if (tenant.served === 0 && tenant.waiting.length === 0) tenants.delete(name);
  };
  const next = () => {
    for (const name of turns) {
      if (served >= limits.slots) return;
      const tenant = tenants.get(name);
      if (!tenant || !mayMore(tenant)) continue;
      turns.delete(name);
      const first = tenant.waiting.shift();
      if (tenant.waiting.length > 0) turns.add(name);
      if (!first) continue;
      waiting -= 1;
      clearTimeout(first.giveUp);
      begin(tenant);
      first.start();
    }
  };
  const queue = (name: string, tenant: Tenant) =>
    new Promise<void>((start, reject) => {
      const giveUp = setTimeout(() => {
        tenant.waiting = tenant.waiting.filter(one => one !== place);
        waiting -= 1;
        if (tenant.waiting.length === 0) turns.delete(name);
        reject(new Refusal('UNAVAILABLE', { retryAfter: 5 }));
      }, limits.longestWaitMs);
      const place = { start, giveUp };
      tenant.waiting.push(place);
      waiting += 1;
      turns.add(name);
    });

  return {
    async run(name, work) {
      const tenant = tenants.get(name) ?? { served: 0, waiting: [] };
      tenants.set(name, tenant);
      see(name);
      if (tenant.waiting.length === 0 && mayMore(tenant)) begin(tenant);
      else if (tenant.waiting.length >= limits.waitingEach) await turnAway(limits.holdMs);
      else if (waiting >= limits.waiting) refuse('UNAVAILABLE', { retryAfter: 5 });
      else await queue(name, tenant);
      try {
        return await work();
      } finally {
        end(name, tenant);
      }
    },
  };
}

async function turnAway(holdMs: number): Promise<never> {
  await wait(holdMs);
  refuse('RATE_LIMITED', { tempo: '1 s', retryAfter: 1 });
}
