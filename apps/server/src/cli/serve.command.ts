import { readEnv, SettingRefused } from '#kernel/env.ts';
import { start } from '../main.ts';
import { demoPassword, demoPeople } from '../seed/demo-people.ts';
import type { Command } from './command.ts';
import { toldToStop } from './stopping.ts';

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
  const told = toldToStop();
  const running = await start(env, { demo });
  console.log(`\nCrachá: ${running.address}`);
  if (demo) sayDemo();
  if (running.firstAdministratorLink) {
    console.log(
      `\nNobody can sign in yet. This link creates the first administrator, once:\n${running.firstAdministratorLink}`,
    );
  }
  await told;
  await running.stop();
  return 0;
}

function sayDemo(): void {
  console.log(`\nDemo sign-ins (password of all: ${demoPassword})`);
  for (const person of demoPeople) {
    const note = 'twoFactor' in person ? 'two-factor' : 'fresh' in person ? 'first access' : '';
    console.log(`  ${person.email.padEnd(26)} ${person.cpf}  ${person.name}${note && ` (${note})`}`);
  }
}
