import { createServer } from 'node:net';
import { type Env, readEnv, SettingRefused } from '#kernel/env.ts';
import { start } from '../main.ts';
import { demoPassword, demoPeople } from '../seed/demo-people.ts';
import type { Command } from './command.ts';

const usage = `cracha serve [--demo]

  --demo   makes the demo installation when the data folder is empty (never with NODE_ENV=production)

Settings come from the environment: HOST, PORT, DATA_DIR, DATABASE_URL and the others in docs/operations.md.`;

/** Starts the product and keeps it running until a signal, or until who started it is gone. */
export const serveCommand: Command = { name: 'serve', summary: 'Starts the server, with its jobs.', usage, run };

async function run(args: string[]): Promise<number> {
  const env = readEnv();
  const demo = args.includes('--demo');
  if (demo && env.NODE_ENV === 'production')
    throw new SettingRefused('The demo is not for NODE_ENV=production: its passwords are known to everybody.');
  await refuseTakenPort(env);
  const stopped = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.resolve());
  // who started us tells by the channel when it is gone; the channel itself must not keep us
  process.once('disconnect', () => stopped.resolve());
  process.channel?.unref();
  const running = await start(env, { demo });
  console.log(`\nCrachá: ${running.address}`);
  if (demo) sayDemo();
  if (running.firstAdministratorLink) {
    console.log(
      `\nNobody can sign in yet. This link creates the first administrator, once:\n${running.firstAdministratorLink}`,
    );
  }
  await stopped.promise;
  await running.stop();
  return 0;
}

/** Asked before the database is touched, so that a second start says what is wrong at once. */
async function refuseTakenPort({ HOST, PORT }: Env): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  }).catch(error => {
    if (error.code === 'EADDRINUSE')
      throw new SettingRefused(
        `Port ${PORT} on ${HOST} is taken by another program. Stop it, or choose another: PORT=3001 npm run demo`,
      );
    if (error.code === 'EACCES')
      throw new SettingRefused(
        `Port ${PORT} needs more rights than this user has. Choose one above 1023, for example PORT=3000.`,
      );
    if (error.code === 'EADDRNOTAVAIL')
      throw new SettingRefused(
        `${HOST} is no address of this machine. HOST=127.0.0.1 serves this machine, HOST=0.0.0.0 the network.`,
      );
    throw error;
  });
}

function sayDemo(): void {
  console.log(`\nDemo sign-ins (password of all: ${demoPassword})`);
  for (const person of demoPeople) {
    const note = 'twoFactor' in person ? 'two-factor' : 'fresh' in person ? 'first access' : '';
    console.log(`  ${person.email.padEnd(26)} ${person.cpf}  ${person.name}${note && ` (${note})`}`);
  }
}
