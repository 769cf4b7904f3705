import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Door } from './door.ts';
import { serveMetrics } from './metrics-route.ts';
import { type Reach, serveHealth } from './readiness.ts';
import { createServer } from './server.ts';

/** Opens the door of a process that serves no calls: how it is, and its numbers. */
export async function openWatch(
  door: Door,
  env: Env,
  log: Log,
  { reach, metrics }: { reach: Pick<Reach, 'reaches'>; metrics: Metrics },
): Promise<FastifyInstance> {
  const app = await createServer(env, log, door);
  serveHealth(app, reach.reaches);
  serveMetrics(app, env, metrics);
  await app.ready();
  door.open();
  return app;
}
