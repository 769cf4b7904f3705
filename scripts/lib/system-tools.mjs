import { existsSync } from 'node:fs';
import { capture, run } from './node24.mjs';

/** What the tests need of the machine: the command that proves it, and Debian's package. */
const tools = [
  { command: 'chromium', package: 'chromium' },
  { command: 'pdftotext', package: 'poppler-utils' },
  { command: 'qpdf', package: 'qpdf' },
  { command: 'openssl', package: 'openssl' },
  { command: 'oathtool', package: 'oathtool' },
];

/** Installs Chromium and the command-line checkers by the system's package manager, where it may; else says what is missing. */
export async function ensureSystemTools() {
  const missing = [];
  for (const tool of tools) if (!(await isThere(tool.command))) missing.push(tool.package);
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall)
    throw new Error(
      `The tests need ${missing.join(', ')}: install them (apt-get install ${missing.join(' ')}) and run again.`,
    );
  console.log(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`${missing.join(', ')} could not be installed: apt-get says why above.`);
}

async function isThere(command) {
  return capture('sh', ['-c', `command -v ${command}`]).then(({ code }) => code === 0);
}
