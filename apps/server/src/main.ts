import type { Env } from '#kernel/env.ts';
import { createLog } from '#kernel/log.ts';
import { openInstallation } from './installation.ts';
import { createProcess } from './process.ts';

/** A running server. */
export interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Starts the whole product in this process: database, jobs, live events, calls, web app. */
export async function start(env: Env): Promise<Running> {
  const log = createLog(env);
  const installation = await openInstallation(env);
  const { app, stop: stopProcess } = await createProcess(env, installation, log);
  const stop = async () => {
    await stopProcess();
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
