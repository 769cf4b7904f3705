import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a run took: the clock's time, and user + system time of the process and all that it started. */
export interface Cost {
  wallMs: number;
  cpuMs: number;
}

const TICK_MS = 10;

/** Runs a program to its end and measures it. Throws when it can't be started or fails. */
export function measureProgram(program: string, args: string[]): Cost & { output: string } {
  const before = childrenCpu();
  const started = performance.now();
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const wallMs = performance.now() - started;
  if (error || status !== 0) throw new Error(`${program} ${args[0] ?? ''}: ${error ?? stderr}`);
  return { wallMs, cpuMs: childrenCpu() - before, output: stdout };
}

export function hasProgram(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

/** User + system time so far, in ms, of these processes and the children they have waited for. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + (fields ? fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * TICK_MS : 0);
  }, 0);
}

/** Of the children this process has waited for: the kernel counts their time here. */
function childrenCpu(): number {
  const fields = statOf(process.pid) ?? [];
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** The fields of /proc/<pid>/stat from the state on; undefined when the process has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Memory in MB, shared pages counted once over all who share them. */
export function pssOf(pid: number): number {
  const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** The process and all that it started. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), parent: Number(statOf(Number(name))?.[1]) }));
  const childrenOf = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap(({ pid: child }) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
