import { defineConfig } from 'vitest/config';
import { ruleTests } from './vitest.rules.config.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ruleTests,
    globalSetup: ['test/cluster.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
