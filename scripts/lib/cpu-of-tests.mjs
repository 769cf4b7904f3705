// A setup file of the test runner: writes what CPU each test file took, with the children it waited for, to the file that CPU_LOG names.
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const log = process.env.CPU_LOG;

/** CPU seconds of a process so far: its own, and of its children that ended (proc(5): utime, stime, cutime, cstime in hundredths). */
export function cpuSeconds(pid = 'self') {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100;
}

if (log) {
  const begun = cpuSeconds();
  afterAll(() => {
    const file = expect.getState().testPath;
    appendFileSync(log, `${JSON.stringify({ file, seconds: cpuSeconds() - begun })}\n`);
  });
}
