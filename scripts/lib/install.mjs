import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { node24, root, run, toolEnv } from './node24.mjs';

const stamp = join(root, 'node_modules/.cracha-installed');

/** Installs what the lock file names, unless it stands: the stamp is written last, so an interrupted install begins anew. */
export async function ensureInstalled() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, NODE_ENV: '' },
  });
  if (code !== 0) throw new Error('Packages could not be installed: npm says why above. Is there a network?');
  writeFileSync(stamp, wanted);
}

const webInputs = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite',
  'apps/web/vite.config.ts',
  'packages/contract/src',
  'package-lock.json',
];

/** Builds the web app when its inputs changed since the last build. */
export async function ensureWebBuilt() {
  const built = join(root, 'apps/web/dist/.inputs');
  const wanted = hashOf(
    webInputs.flatMap(path => filesOf(join(root, path))).flatMap(file => [relative(root, file), readFileSync(file)]),
  );
  if (existsSync(built) && readFileSync(built, 'utf8') === wanted) return;
  console.log('Building the web app …');
  rmSync(built, { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await run(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: toolEnv({ NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error('The web app could not be built: the messages above say why.');
  mkdirSync(join(root, 'apps/web/dist'), { recursive: true });
  writeFileSync(built, wanted);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)))
    .filter(file => !/\.test\.tsx?$/.test(file));
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
