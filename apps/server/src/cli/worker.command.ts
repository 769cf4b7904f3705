import { readEnv } from '#kernel/env.ts';
import { createLog } from '#kernel/log.ts';
import { openInstallation } from '../installation.ts';
import { createProcess } from '../process.ts';
import type { Command } from './command.ts';
import { toldToStop } from './stopping.ts';

/** Jobs without calls: as many of these as there is work, beside servers with JOBS=off. */
export const workerCommand: Command = {
  name: 'worker',
  summary: 'Works the job queues without serving.',
  usage:
    'cracha worker\n\nReads payroll files, publishes and sends mail until it is stopped. Servers beside it may run with JOBS=off.',
  async run() {
    const env = { ...readEnv(), JOBS: 'inline' as const };
    const told = toldToStop();
    const installation = await openInstallation(env);
    const running = await createProcess(env, installation, createLog(env));
    console.log('Working the job queues.');
    await told;
    await running.stop();
    await installation.close();
    return 0;
  },
};
