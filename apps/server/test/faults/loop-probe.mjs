// Loaded into a server before it starts: on SIGUSR2 it says how its event loop and its memory fared since the last time.
import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('SIGUSR2', () => {
    const status = readFileSync('/proc/self/status', 'utf8');
    const megabytes = name => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    const seen = {
      p99: delay.percentile(99) / 1e6,
      longest: delay.max / 1e6,
      peak: megabytes('VmHWM'),
      now: megabytes('VmRSS'),
    };
    process.stdout.write(`PROBE ${JSON.stringify(seen)}\n`);
    delay.reset();
    // 5: the peak of the resident memory begins anew (proc(5))
    writeFileSync('/proc/self/clear_refs', '5');
  });
}
