import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#kernel/env.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { createServer } from '#kernel/http/server.ts';
import { createTokens } from '#kernel/http/token.ts';
import { serveWebApp } from '#kernel/http/web-app.ts';
import { createJobs } from '#kernel/jobs/jobs.ts';
import { createLive } from '#kernel/live/live.ts';
import type { Log } from '#kernel/log.ts';
import { mountAll } from './app.ts';
import type { Installation } from './installation.ts';
import { fileSettings } from './settings.ts';
import { receiveInto } from '#kernel/upload/receive.ts';

/** What one process runs on an installation: the calls and, unless JOBS=off, the jobs. */
export interface Process {
  app: FastifyInstance;
  stop(): Promise<void>;
}

const webFolder = join(import.meta.dirname, '../../web/dist');

/** Puts the product together on an open installation. The caller listens. */
export async function createProcess(env: Env, { pool, signingKey }: Pick<Installation, 'pool' | 'signingKey'>, log: Log): Promise<Process> {
  const files = await openFileStore(fileSettings(env));
  const jobs = await createJobs(pool, log);
  const live = await createLive(pool);
  const app = await createServer(env, log);
  mountAll(app, { pool, tokens: createTokens(signingKey), log, live, receive: receiveInto(files) });
  app.get('/health', async () => ({ status: 'ok' }));
  await serveWebApp(app, webFolder);
  return {
    app,
    async stop() {
      await app.close();
      await live.stop();
      await jobs.stop();
    },
  };
}
