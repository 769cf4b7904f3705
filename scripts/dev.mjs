// `npm run dev`: the server, started anew on changes, and Vite with its proxy to it. The server's settings hold (PORT, DATA_DIR);
// WEB_PORT is where the page is.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node24, nodeFlags, root, toolEnv } from './lib/node24.mjs';

await ensureInstalled();
const children = [
  spawn(
    node24(),
    [
      ...nodeFlags,
      '--watch-path=apps/server/src',
      '--watch-path=packages/contract/src',
      '--watch-preserve-output',
      'apps/server/src/cli/cracha.ts',
      'serve',
      '--demo',
    ],
    { cwd: root, stdio: 'inherit', env: toolEnv() },
  ),
  spawn(
    node24(),
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      process.env.WEB_PORT || '5173',
      '--strictPort',
    ],
    { cwd: join(root, 'apps/web'), stdio: 'inherit', env: toolEnv() },
  ),
];
// the first that ends ends the other, and its code is ours; asked to stop, all is well
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    ending = true;
    for (const child of children) child.kill(signal);
  });
for (const child of children)
  child.once('exit', code => {
    if (ending) return;
    ending = true;
    process.exitCode = code ?? 1;
    for (const other of children) other.kill('SIGTERM');
  });
