// A setup file of the test runner: writes what CPU each test file took, with the children it waited for, to the file that CPU_LOG names.
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { cpuSeconds } from './cpu.mjs';

const log = process.env.CPU_LOG;

if (log) {
  const begun = cpuSeconds();
  afterAll(() => {
    const file = expect.getState().testPath;
    appendFileSync(log, `${JSON.stringify({ file, seconds: cpuSeconds() - begun })}\n`);
  });
}
