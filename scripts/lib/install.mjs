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

/** What is built from which files: made anew when one of them changed since. */
const builds = {
  web: {
    name: 'web app',
    inputs: [
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/vite',
      'apps/web/vite.config.ts',
      'packages/contract/src',
      'package-lock.json',
    ],
    folder: 'apps/web/dist',
    command: ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
  },
  server: {
    name: 'server',
    inputs: ['apps/server/src', 'packages/contract/src', 'scripts/lib/bundle-server.mjs', 'package-lock.json'],
    folder: 'apps/server/dist',
    command: ['scripts/lib/bundle-server.mjs'],
  },
};

/** Builds the web app and the server where their inputs changed since the last build. */
export async function ensureBuilt() {
  await ensureOne(builds.web);
  await ensureOne(builds.server);
}

/** Builds the server alone: what works without pages. */
export const ensureServerBuilt = () => ensureOne(builds.server);

async function ensureOne({ name, inputs, folder, command: [script, ...args] }) {
  const built = join(root, folder, '.inputs');
  const wanted = hashOf(
    inputs.flatMap(path => filesOf(join(root, path))).flatMap(file => [relative(root, file), readFileSync(file)]),
  );
  if (existsSync(built) && readFileSync(built, 'utf8') === wanted) return;
  console.log(`Building the ${name} …`);
  rmSync(built, { force: true });
  const code = await run(node24(), [join(root, script), ...args], { env: toolEnv({ NODE_ENV: 'production' }) });
  if (code !== 0) throw new Error(`The ${name} could not be built: the messages above say why.`);
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(built, wanted);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)))
    .filter(file => !/\.test\.tsx?$|\.md$/.test(file));
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
