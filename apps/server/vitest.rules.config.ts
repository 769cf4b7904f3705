import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that ask for no database: they import nothing of `#test/`. The reader's own run with the calls, for their length. */
export const ruleTests = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(file => {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return !text.includes("'#test/") && !/core\/reading|kernel\/(pdf|files|mail)/.test(file);
});

export default defineConfig({
  test: {
    name: 'rules',
    testTimeout: 30_000,
    include: ruleTests,
    passWithNoTests: true,
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});
