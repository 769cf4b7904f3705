#!/usr/bin/env node
// Runs the command line on Node 24, also where the system's Node is older, with the product's own limits.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { node24, nodeFlags, toolEnv } from '../../../scripts/lib/node24.mjs';

const main = fileURLToPath(new URL('../src/cli/cracha.ts', import.meta.url));
const child = spawn(node24(), [...nodeFlags, main, ...process.argv.slice(2)], { stdio: 'inherit', env: toolEnv() });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', code => process.exit(code ?? 1));
