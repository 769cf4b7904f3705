import { quietThreads, SettingRefused } from '#kernel/env.ts';
import type { Command } from './command.ts';

/** Loaded when asked for: `cracha read` needs no database, `cracha --help` needs nothing. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.command.ts')).serveCommand,
  worker: async () => (await import('./worker.command.ts')).workerCommand,
  migrate: async () => (await import('./migrate.command.ts')).migrateCommand,
  seed: async () => (await import('./seed.command.ts')).seedCommand,
  read: async () => (await import('./read.command.ts')).readCommand,
  clock: async () => (await import('./clock.command.ts')).clockCommand,
  requests: async () => (await import('./requests.command.ts')).requestsCommand,
  administrator: async () => (await import('./administrator.command.ts')).administratorCommand,
  backup: async () => (await import('./backup.command.ts')).backupCommand,
  restore: async () => (await import('./restore.command.ts')).restoreCommand,
  verify: async () => (await import('./verify.command.ts')).verifyCommand,
};

quietThreads();

const [name, ...args] = process.argv.slice(2);
process.exitCode = await main(name, args);

async function main(name: string | undefined, args: string[]): Promise<number> {
  if (!name || name === '--help' || name === '-h') return help();
  const load = commands[name];
  if (!load) {
    console.error(`There is no command "${name}". These are the commands:`);
    return help().then(() => 2);
  }
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${command.summary}\n\n${command.usage}`);
    return 0;
  }
  return command.run(args).catch(failed);
}

async function help(): Promise<number> {
  console.log('usage: cracha <command> [options]\n');
  for (const load of Object.values(commands)) {
    const { name, summary } = await load();
    console.log(`  ${name.padEnd(9)} ${summary}`);
  }
  console.log('\ncracha <command> --help tells more.');
  return 0;
}

/** What a person can do something about is one sentence; anything else keeps its trace. */
function failed(error: unknown): number {
  const plain = error instanceof SettingRefused || (error instanceof Error && 'plain' in error);
  console.error(
    plain || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack,
  );
  return 1;
}
