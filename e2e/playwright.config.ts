import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** One demo installation for the run, in a folder of its own; the workers of the runner read where it is from here. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cracha-e2e-'));
process.env.E2E_PORT ??= String(await freePort());

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // a story has up to ten screens in four pictures with axe on each: a slow machine takes minutes, and none is a timed test
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // as everybody's: without one Chromium can't name a downloaded file with an accent
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  globalTeardown: './logs.ts',
  webServer: {
    command: `exec node ../apps/server/src/cli/cracha.ts serve --demo > "${process.env.E2E_DATA_DIR}.log" 2>&1`,
    url: `${baseURL}/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'debug' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
