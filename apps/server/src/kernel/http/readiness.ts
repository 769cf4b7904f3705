import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/** What a process can say of itself: to balancers, supervisors and the page that lost its server. */
export type Standing = 'starting' | 'serving' | 'draining';

/** An answer of `/live`, `/health` or `/ready`. */
export interface HealthAnswer {
  code: 200 | 503;
  body: { status: 'ok' | 'starting' | 'draining' | 'no database' };
}

/**
 * `/live`: the process runs, nothing more: who restarts it asks here. `/health`: it serves, and was not told to stop. `/ready`: it also
 * reaches a database that takes writes: who sends requests asks here.
 * @param asked the path without its query @returns undefined where the path is none of these
 */
export async function healthOf(
  asked: string,
  standing: Standing,
  reachesDatabase: () => Promise<boolean>,
): Promise<HealthAnswer | undefined> {
  if (asked === '/live') return { code: 200, body: { status: 'ok' } };
  if (asked !== '/health' && asked !== '/ready') return undefined;
  if (standing !== 'serving') return { code: 503, body: { status: standing } };
  if (asked === '/health' || (await reachesDatabase())) return { code: 200, body: { status: 'ok' } };
  return { code: 503, body: { status: 'no database' } };
}

/** Serves the three for an app that is up. */
export function serveHealth(app: FastifyInstance, reachesDatabase: () => Promise<boolean>): void {
  for (const path of ['/live', '/health', '/ready'])
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (_request, reply) => {
        const standing = app.draining.aborted ? 'draining' : 'serving';
        const answer = await healthOf(path, standing, reachesDatabase);
        return reply.code(answer?.code ?? 404).send(answer?.body);
      },
    });
}

/** Balancers ask every second or two, each of them. */
const rememberedMs = 1_000;
const patienceMs = 2_000;

/** Whether a database that takes writes is in reach. The look is remembered for a second. */
export interface Reach {
  reaches(): Promise<boolean>;
  stop(): Promise<void>;
}

/** On a connection of its own: a process whose connections are all at work is ready none the less. */
export function createReach({ options }: Pick<pg.Pool, 'options'>): Reach {
  const own = new pg.Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    // kept between two looks of a slow asker
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
  });
  own.on('error', () => undefined);
  const look = async () => {
    const { rows } = await own.query<{ writes: boolean }>('select not pg_is_in_recovery() as writes');
    return rows[0]?.writes === true;
  };
  let last: Promise<boolean> | undefined;
  let until = 0;
  return {
    reaches() {
      if (!last || performance.now() > until) {
        last = look().catch(() => false);
        until = performance.now() + rememberedMs;
      }
      return last;
    },
    stop: () => own.end(),
  };
}
