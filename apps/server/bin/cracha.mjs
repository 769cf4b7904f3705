#!/usr/bin/env node
// Runs the command line on Node 24, also where the system's Node is older.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { node24 } from '../../../scripts/lib/node24.mjs';

const main = fileURLToPath(new URL('../src/cli/cracha.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) await import(main);
else process.exit(spawnSync(node24(), [main, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
