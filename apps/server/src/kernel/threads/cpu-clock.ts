import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

const self = '/proc/thread-self';

const tellsCpu = existsSync(self);

/** The number by which Linux knows this thread; 0 elsewhere. */
export function systemThread(): number {
  return tellsCpu ? Number(basename(readlinkSync(self))) : 0;
}

/** Calls come first: on Linux a thread has a priority of its own, and this one's falls below that of the thread that answers and of PostgreSQL. */
export function giveWay(): void {
  const thread = systemThread();
  if (thread > 0) setPriority(thread, 15);
}

/**
 * The clock of a thread: milliseconds that it has computed since its start, 0 before it has said who it is at that place of shared memory
 * (`systemThread`). Of a thread that has ended it stands still. Where the system tells no such thing it is the time.
 */
export function threadClock(told: Int32Array, place: number): () => number {
  let last = 0;
  return () => {
    const thread = Atomics.load(told, place);
    if (!tellsCpu) last = performance.now();
    else if (thread > 0) last = cpuMsOf(thread) ?? last;
    return last;
  };
}

/** Who computes nothing hangs: what may take so long by the thread's clock may wait for others that compute, but not longer than so many times that. */
export const mostBusy = 12;

/** By proc_pid_schedstat; undefined where the thread has ended, or the kernel counts none. */
function cpuMsOf(thread: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
