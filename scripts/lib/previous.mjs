import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './node24.mjs';
import { vitest } from './steps.mjs';

function git(...args) {
  try {
    return execFileSync('git', ['-C', root, ...args], { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
  } catch {
    return undefined;
  }
}

const migrations = 'apps/server/migrations';

/** The version that runs before this one: the last tag, else the commit before. Undefined where the checkout doesn't know one. */
export function previousVersion() {
  const found = git('describe', '--tags', '--abbrev=0', 'HEAD~1') ?? git('rev-parse', 'HEAD~1');
  return found?.toString().trim();
}

/** Whether it makes the same database: then it runs on this one. */
const hasSameSchema = version => git('diff', '--quiet', version, '--', migrations) !== undefined;

/** Files of a version below a folder. @param path a part of it; left out: all of it */
export function layOut(version, folder, path = '.') {
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', version, path) });
}

/** The calls of the version before, on this one's schema, if it is another. @param filters files of its tests */
export async function testPrevious(tally, filters) {
  const version = previousVersion();
  if (!version || hasSameSchema(version)) return console.log('     the schema is that of the version before');
  const folder = mkdtempSync(join(tmpdir(), 'cracha-previous-'));
  try {
    layOut(version, folder);
    giveItOurSchema(folder);
    const name = `calls of ${version.slice(0, 8)} on this schema`;
    await vitest(tally, name, ['--project', 'server', ...filters], { CPU_LOG: '' }, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The migrations of this version in the place of that one's, and the packages that are installed; of ours, that one's own. */
function giveItOurSchema(folder) {
  rmSync(join(folder, migrations), { recursive: true });
  cpSync(join(root, migrations), join(folder, migrations), { recursive: true });
  for (const place of ['node_modules', 'apps/server/node_modules']) {
    mkdirSync(join(folder, place));
    for (const name of readdirSync(join(root, place)))
      if (name !== '@cracha' && name !== '.cache') symlinkSync(join(root, place, name), join(folder, place, name));
  }
  mkdirSync(join(folder, 'node_modules/@cracha'));
  for (const [name, at] of [
    ['contract', 'packages/contract'],
    ['server', 'apps/server'],
    ['web', 'apps/web'],
  ])
    symlinkSync(join(folder, at), join(folder, 'node_modules/@cracha', name));
}
