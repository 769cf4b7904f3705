// `npm run dev`: the server, started anew on changes, and Vite with its proxy to it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node24, root, toolEnv } from './lib/node24.mjs';

await ensureInstalled();
const children = [
  spawn(
    node24(),
    [
      '--watch-path=apps/server/src',
      '--watch-path=packages/contract/src',
      '--watch-preserve-output',
      'apps/server/src/cli/cracha.ts',
      'serve',
      '--demo',
    ],
    { cwd: root, stdio: 'inherit', env: toolEnv() },
  ),
  spawn(node24(), [join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: toolEnv(),
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
for (const child of children)
  child.once('exit', code => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
