import { join } from 'node:path';
import { openInstallation } from './installation.ts';
import { mountAll } from './app.ts';
import { createServer } from '#kernel/http/server.ts';
import { createTokens } from '#kernel/http/token.ts';
import { serveWebApp } from '#kernel/http/web-app.ts';
import type { Env } from '#kernel/env.ts';
import { createJobs } from '#kernel/jobs/jobs.ts';
import { createLive } from '#kernel/live/live.ts';
import { createLog } from '#kernel/log.ts';

/** A running server. */
export interface Running {
  address: string;
  stop(): Promise<void>;
}

const webFolder = join(import.meta.dirname, '../../web/dist');

/** Starts the whole product in this process: database, jobs, live events, calls, web app. */
export async function start(env: Env): Promise<Running> {
  const log = createLog(env);
  const installation = await openInstallation(env);
  const { pool } = installation;
  const jobs = await createJobs(pool, log);
  const live = await createLive(pool);
  const app = await createServer(env, log);
  const tokens = createTokens(installation.signingKey);
  mountAll(app, { pool, tokens, log, live, receive: () => Promise.reject(new Error('no uploads yet')) });
  app.get('/health', async (_request, reply) => reply.send({ status: 'ok' }));
  await serveWebApp(app, webFolder);
  const stop = async () => {
    await app.close();
    await live.stop();
    await jobs.stop();
    await installation.close();
  };
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    await stop();
    throw error;
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  return { address: `http://${env.HOST}:${port}`, stop };
}
