import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { runFolder } from './installation.ts';

// the runner's workers read it from here
runFolder();

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  globalSetup: './template.ts',
  globalTeardown: './logs.ts',
  // the stories of a file follow each other on one installation; files are told side by side
  fullyParallel: false,
  workers: 2,
  // once more where nobody watches: the run names every story that needed it
  retries: process.env.CI ? 1 : 0,
  // a story has up to ten screens in four pictures with axe on each: a slow machine takes minutes, and none is a timed test
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/report.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
