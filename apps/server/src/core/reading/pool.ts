import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { saveMemory } from '#kernel/memory.ts';
import { isRefusalCode, ReadingRefusal, type ReadingRefusalCode } from './refusal.ts';
import type { TaskResults, WorkerAnswer, WorkerTask } from './worker-tasks.ts';

/** Without these limits two workers took 470–507 MB instead of 252–288 (reference/pdf-import.md, section 2). */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32 };
const IDLE_MS = 30_000;
const PAGE_MS = 30_000;
const LOOK_MS = 1000;

/** A worker was ended because a page took too long (`slow`) or brought it down; `page` is the one it was at. */
export class WorkerLost extends Error {
  readonly page: number | undefined;
  readonly slow: boolean;
  constructor(page: number | undefined, slow: boolean) {
    super('a reading worker was lost');
    this.page = page;
    this.slow = slow;
  }
}

interface Job {
  readonly task: WorkerTask;
  readonly settle: (answer: WorkerAnswer) => void;
  readonly fail: (error: Error) => void;
}

interface Slot {
  readonly worker: Worker;
  /** The page the thread is at, 0 before the first: shared memory, since a message for each page cost 6 % of the reading. */
  readonly at: Int32Array;
  readonly endSaving: () => void;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
  /** It was told to end, which takes some milliseconds: a task it got meanwhile would be lost. */
  ending: boolean;
  /** The watch ended it. */
  slow: boolean;
}

const slots: Slot[] = [];
const queue: Job[] = [];

/** How many reading threads run at most: one less than the cores, and two on two cores, where the main thread mostly waits. */
export const poolSize = Math.max(availableParallelism() === 2 ? 2 : 1, availableParallelism() - 1);

/** Runs a task on the pool, on a lazily started thread. Rejects with `ReadingRefusal`, `WorkerLost` or an error. */
export async function runTask<Kind extends WorkerTask['kind']>(
  task: WorkerTask & { kind: Kind },
): Promise<TaskResults[Kind]>;
export async function runTask(task: WorkerTask): Promise<TaskResults[WorkerTask['kind']]> {
  const answer = await new Promise<WorkerAnswer>((settle, fail) => {
    queue.push({ task, settle, fail });
    dispatch();
  });
  if (answer.kind === 'refused') throw new ReadingRefusal(refusalCode(answer.code), answer.values);
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer.result;
}

/** Ends all threads, e.g. when the process shuts down or a test ends. */
export async function closePool(): Promise<void> {
  await Promise.all(
    slots.splice(0).map(slot => {
      clearTimeout(slot.timer);
      return slot.worker.terminate();
    }),
  );
}

function dispatch(): void {
  while (queue.length > 0) {
    const slot = slots.find(other => !other.job && !other.ending) ?? (slots.length < poolSize ? start() : undefined);
    const job = slot ? queue.shift() : undefined;
    if (!slot || !job) return;
    slot.job = job;
    Atomics.store(slot.at, 0, 0);
    slot.worker.ref();
    watch(slot);
    slot.worker.postMessage(job.task);
  }
}

function start(): Slot {
  const at = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: LIMITS,
    workerData: at,
  });
  const slot: Slot = {
    worker,
    at,
    endSaving: saveMemory(),
    job: undefined,
    timer: undefined,
    ending: false,
    slow: false,
  };
  slots.push(slot);
  worker.on('message', (answer: WorkerAnswer) => receive(slot, answer));
  worker.on('error', () => lose(slot));
  worker.on('exit', () => lose(slot));
  return slot;
}

function receive(slot: Slot, answer: WorkerAnswer): void {
  const job = slot.job;
  slot.job = undefined;
  rest(slot);
  job?.settle(answer);
  dispatch();
}

/** A page that takes longer than this is ended with its thread: a malicious PDF stays in its own heap. */
function watch(slot: Slot): void {
  clearTimeout(slot.timer);
  let seen = Atomics.load(slot.at, 0);
  let since = performance.now();
  slot.timer = setInterval(() => {
    const page = Atomics.load(slot.at, 0);
    if (page !== seen) since = performance.now();
    seen = page;
    if (performance.now() - since < PAGE_MS) return;
    slot.slow = true;
    end(slot);
  }, LOOK_MS);
}

/** An idle thread doesn't keep the process alive and ends after a while. */
function rest(slot: Slot): void {
  clearTimeout(slot.timer);
  slot.timer = setTimeout(() => end(slot), IDLE_MS);
  slot.timer.unref();
  slot.worker.unref();
}

/** What waits is taken up by another thread, or once this one is gone. */
function end(slot: Slot): void {
  slot.ending = true;
  void slot.worker.terminate();
}

function lose(slot: Slot): void {
  clearTimeout(slot.timer);
  const at = slots.indexOf(slot);
  if (at >= 0) slots.splice(at, 1);
  slot.endSaving();
  const job = slot.job;
  slot.job = undefined;
  job?.fail(new WorkerLost(Atomics.load(slot.at, 0) || undefined, slot.slow));
  if (at >= 0) dispatch();
}

function refusalCode(code: string): ReadingRefusalCode {
  return isRefusalCode(code) ? code : 'FILE_BROKEN';
}
