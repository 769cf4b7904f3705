#!/usr/bin/env node
// Runs the command line on Node 24, also where the system's Node is older, with the product's own limits.
import { spawn } from 'node:child_process';
import { ensureInstalled, ensureServerBuilt } from '../../../scripts/lib/install.mjs';
import { node24, nodeFlags, product, toolEnv } from '../../../scripts/lib/node24.mjs';

await ensureInstalled();
await ensureServerBuilt();
const child = spawn(node24(), [...nodeFlags, ...product, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: toolEnv(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', code => process.exit(code ?? 1));
