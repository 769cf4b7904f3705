import { type Env, readEnv } from '#kernel/env.ts';
import { type Door, openDoor } from '#kernel/http/door.ts';
import { openWatch } from '#kernel/http/watch.ts';
import { createLog } from '#kernel/log.ts';
import { openInstallation } from '../installation.ts';
import { createProcess } from '../process.ts';
import type { Command } from './command.ts';
import { toldToStop } from './stopping.ts';

/** Jobs without calls: as many of these as there is work, beside servers with JOBS=off. */
export const workerCommand: Command = {
  name: 'worker',
  summary: 'Works the job queues without serving.',
  usage: `cracha worker

Reads payroll files, publishes and sends mail until it is stopped. Servers beside it may run with JOBS=off.
With WORKER_PORT it answers there how it is: /live, /ready, /metrics.`,
  async run() {
    // nobody is sent to it: it has nothing to serve on
    const env = { ...readEnv(), JOBS: 'inline' as const, DRAIN_SECONDS: 0 };
    const told = toldToStop();
    const door = env.WORKER_PORT === undefined ? undefined : await openDoor({ HOST: env.HOST, PORT: env.WORKER_PORT });
    try {
      return await work(env, door, told);
    } finally {
      door?.close();
    }
  },
};

async function work(env: Env, door: Door | undefined, told: Promise<void>): Promise<number> {
  const log = createLog(env);
  const installation = await openInstallation(env);
  try {
    const running = await createProcess(env, installation, log);
    const watch = door && (await openWatch(door, env, log, running));
    console.log('Working the job queues.');
    await told;
    await watch?.drain(0);
    await running.stop();
    await watch?.close();
  } finally {
    await installation.close();
  }
  return 0;
}
