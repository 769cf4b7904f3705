// `npm start`, `npm run demo`: installs and builds what is missing, then runs the product on Node 24.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled } from './lib/install.mjs';
import { node24, nodeFlags, product, root, toolEnv } from './lib/node24.mjs';

const [command = 'serve', ...rest] = process.argv.slice(2);
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const served = command === 'demo' ? ['serve', '--demo'] : [command];
// the channel tells the product when we are gone, however we went
const child = spawn(node24(), [...nodeFlags, ...product, ...served, ...rest], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: toolEnv(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
// npm killed without a word leaves us to another parent: then nobody waits for us
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
