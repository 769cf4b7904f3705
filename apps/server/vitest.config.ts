import { defineConfig } from 'vitest/config';
import { ruleTests } from './vitest.rules.config.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ruleTests,
    globalSetup: ['../../scripts/lib/build-before-tests.mjs', 'test/cluster.ts'],
    setupFiles: ['../../scripts/lib/cpu-of-tests.mjs', 'test/setup.ts'],
    // no timed test: a slow machine takes minutes
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // a worker imports a module once for all its files, by Node itself, as the product does
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
