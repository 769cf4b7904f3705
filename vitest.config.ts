import { defineConfig } from 'vitest/config';

/** Rules need no database; whatever imports the test server or the test database is a call test. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          isolate: false,
        },
      },
      'apps/server/vitest.config.ts',
      'apps/server/vitest.rules.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.alone.config.ts',
    ],
  },
});
