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
  /** Calls served at a time, of all and of one tenant: what one may not take stays free for the next who comes. */
  slots: number;
  slotsEach: number;
  /** Calls that wait, of all and of one tenant. */
  waiting: number;
  waitingEach: number;
  longestWaitMs: number;
}

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
  return { slots, slotsEach: Math.ceil(slots / 2), waiting: 1000, waitingEach: 200, longestWaitMs: 5_000 };
}

/** For files that arrive: each holds a socket and a file, no connection. */
export const uploadLimits: AdmissionLimits = {
  slots: 64,
  slotsEach: 16,
  waiting: 200,
  waitingEach: 50,
  longestWaitMs: 30_000,
};

/** No call is served yet. Tenants who wait take turns: one with a thousand calls gets no more of them than one with two. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const tenants = new Map<string, Tenant>();
  /** Those who have somebody waiting, in the order of their turns. */
  const turns = new Set<string>();
  let served = 0;
  let waiting = 0;

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
      if (!tenant || tenant.served >= limits.slotsEach) continue;
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
  const wait = (name: string, tenant: Tenant) =>
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
      const isFree = served < limits.slots && tenant.served < limits.slotsEach && tenant.waiting.length === 0;
      if (isFree) begin(tenant);
      else if (tenant.waiting.length >= limits.waitingEach) refuse('RATE_LIMITED', { tempo: '1 s', retryAfter: 1 });
      else if (waiting >= limits.waiting) refuse('UNAVAILABLE', { retryAfter: 5 });
      else await wait(name, tenant);
      try {
        return await work();
      } finally {
        end(name, tenant);
      }
    },
  };
}
