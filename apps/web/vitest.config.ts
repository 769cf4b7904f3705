import { globSync, readFileSync } from 'node:fs';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Tests that replace modules or begin them anew, and what they leave behind: each has a worker of its own (`vitest.alone.config.ts`). */
export const alone = globSync('src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter(file => {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  // a database in the shared document would seal what other files keep
  return /vi\.(mock|doMock|resetModules)\(|fake-indexeddb/.test(text) || /(two-factor|why)\.screens/.test(file);
});

/** What both projects of the web share. */
export const shared = {
  environment: 'jsdom',
  setupFiles: ['../../scripts/lib/cpu-of-tests.mjs', './test/setup.ts'],
  restoreMocks: true,
  testTimeout: 30_000,
  maxWorkers: 2,
};

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      ...shared,
      name: 'web',
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'vite/**/*.test.ts'],
      exclude: alone,
      // a worker imports a module and makes a document once for all its files
      isolate: false,
    },
  }),
);
