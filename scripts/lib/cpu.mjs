// CPU of processes, as Linux counts it (proc(5)).
import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of a process so far: its own, and of its children that ended; 0 of one that ended while it was looked at. */
export function cpuSeconds(pid = 'self') {
  try {
    return statOf(pid)
      .slice(11, 15)
      .reduce((sum, hundredths) => sum + Number(hundredths) / 100, 0);
  } catch {
    return 0;
  }
}

/** The same of a process and all that it began and that still runs. */
export function treeSeconds(root = process.pid) {
  const parents = new Map(pids().map(pid => [pid, parentOf(pid)]));
  const isBelow = pid => pid === root || (parents.has(pid) && isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

const pids = () =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number);
const statOf = pid => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');

/** A process may end while it is looked at. */
function parentOf(pid) {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return 0;
  }
}
