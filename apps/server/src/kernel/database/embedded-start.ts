import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCommand, type PostgresBinaries } from './embedded-binaries.ts';

/** How a program is started so that PostgreSQL, which refuses root, runs: as ourselves, or as root under another number. */
export interface Launcher {
  /** What goes before the program on the command line. */
  prefix: string[];
  /** The folder must belong to this number (`nobody`, where no user namespace can be made). */
  chown?: number;
}

/**
 * The ways to run PostgreSQL here, best first. An ordinary user runs it directly. Root shows it another number in a user
 * namespace, where files stay root's and every path works; where namespaces are forbidden, it runs as `nobody`.
 * `--pdeathsig INT` ends it with us, however we end.
 */
export async function launchers(): Promise<Launcher[]> {
  const die = (await hasCommand('setpriv')) ? ['setpriv', '--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0) return [{ prefix: die }];
  const nobody = 65534;
  return [
    { prefix: ['unshare', '-U', '--map-user=1000', '--map-group=1000', ...die] },
    { prefix: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...die.slice(1)], chown: nobody },
  ];
}

/** Runs a PostgreSQL program to its end. @throws with what it printed where it fails */
export async function run(launcher: Launcher, binaries: PostgresBinaries, name: string, args: string[]): Promise<void> {
  const child = launch(launcher, binaries, name, args);
  let said = '';
  child.stderr?.on('data', chunk => {
    said += chunk;
  });
  const [code] = await once(child, 'close').catch(error => [error]);
  if (code !== 0) throw new Error(`${name} failed (${code}): ${said.trim().slice(-800)}`);
}

/** Starts a PostgreSQL program and leaves it running. */
export function launch(launcher: Launcher, binaries: PostgresBinaries, name: string, args: string[]): ChildProcess {
  const [command = name, ...rest] = [...launcher.prefix, `${binaries.bin}/${name}`, ...args];
  const env = { PATH: process.env.PATH ?? '', LD_LIBRARY_PATH: binaries.libraries, LC_ALL: 'C', TZ: 'UTC' };
  return spawn(command, rest, { cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/**
 * Begins what was killed, until it runs or nobody wants it any more. Its own processes may hold its memory until their disk
 * answers, so no number of tries is the last.
 * @param pause waits so many milliseconds: 50 at first, at most a second
 */
export async function beginAgain<T>(
  begin: () => Promise<T>,
  isOver: () => boolean,
  pause: (ms: number) => Promise<void> = wait,
): Promise<T | undefined> {
  for (let ms = 50; !isOver(); ms = Math.min(2 * ms, 1_000)) {
    const begun = await begin().catch(() => undefined);
    if (begun !== undefined) return begun;
    await pause(ms);
  }
  return undefined;
}
