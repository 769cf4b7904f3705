import { Worker } from 'node:worker_threads';
import { saveMemory } from '../memory.ts';
import { createTurns, type Release, type TurnLimits, type Turns } from '../turns.ts';
import { mostBusy, threadClock } from './cpu-clock.ts';

/** Whose turn a task takes, and whether somebody waits for what it answers or a job. */
export interface Turn {
  /** An access group, or a person without one. */
  readonly tenant: string;
  readonly waits: 'person' | 'job';
}

export interface PoolOptions {
  readonly url: URL;
  readonly limits: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
  /** Threads that jobs may have, one tenant's while others are about too; all, where it is alone. */
  readonly jobs: { slots: number; slotsEach: number };
  /** Threads beside them that are kept for what persons wait for: one of each tenant; all but one, where it is alone. */
  readonly persons: number;
  /** While threads are alive, V8 looks for garbage sooner (`saveMemory`): for those that take large things through. */
  readonly saves: boolean;
  /** The thread gets no more than this from one step of a task (a page) to the next, in milliseconds of its own computing. */
  readonly stepMs: number;
}

/** What it took, in milliseconds that its thread computed, of a task with `taskMs`; of the clock where the system doesn't tell. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly cpuMs: number;
}

export interface Asked {
  readonly turn: Turn;
  /** Instead of the pool's, for this task. */
  readonly stepMs?: number | undefined;
  /** For all its steps together. What it took is told of such a task alone: to ask the system costs as much as a small one. */
  readonly taskMs?: number | undefined;
  /** Who waits no longer: the task is not begun, or ended with its thread. */
  readonly signal?: AbortSignal | undefined;
  /** What the thread had last, it opens soonest: the file that it is about. */
  readonly about?: string | undefined;
  /** Handed over, not copied. */
  readonly transfer?: readonly ArrayBuffer[] | undefined;
}

export interface Pool<Task, Answer> {
  /** Runs a task on a thread when its turn comes. @throws ThreadLost, the reason of `signal` */
  run(task: Task, asked: Asked): Promise<Done<Answer>>;
  /** Ends all threads, e.g. when the process shuts down or a test ends. */
  close(): Promise<void>;
}

/** A thread was ended because a step took too long (`slow`) or brought it down; `step` is the one it was at, 0 before the first. */
export class ThreadLost extends Error {
  readonly step: number;
  readonly slow: boolean;
  readonly cpuMs: number;
  constructor({ step, slow, cpuMs }: { step: number; slow: boolean; cpuMs: number }) {
    super('a thread was lost');
    this.step = step;
    this.slow = slow;
    this.cpuMs = cpuMs;
  }
}

/** An idle thread ends after this. */
const idleMs = 30_000;
/** How often a busy one is looked at. */
const lookMs = 1000;

/** Where a thread tells, in shared memory: a message for each page cost 6 % of the reading. */
export const places = { step: 0, systemThread: 1 } as const;

interface Job<Task, Answer> extends Asked {
  readonly task: Task;
  readonly settle: (done: Done<Answer>) => void;
  readonly fail: (error: Error) => void;
}

interface Slot<Task, Answer> {
  readonly worker: Worker;
  readonly told: Int32Array;
  readonly endSaving: () => void;
  job: Job<Task, Answer> | undefined;
  /** What its last task was about. */
  about: string | undefined;
  timer: NodeJS.Timeout | undefined;
  readonly clock: () => number;
  /** Its clock when the task began. */
  began: number;
  /** It was told to end, which takes some milliseconds: a task it got meanwhile would be lost. */
  ending: boolean;
  /** The watch ended it. */
  slow: boolean;
}

/** Threads that are started when they are first needed. Tasks take turns by tenant; what persons wait for never waits for jobs. */
export function createPool<Task, Answer>(options: PoolOptions): Pool<Task, Answer> {
  const slots: Slot<Task, Answer>[] = [];
  /** They have their turn and wait for a thread that is still ending. */
  const queue: Job<Task, Answer>[] = [];
  const size = options.jobs.slots + options.persons;
  const turns = {
    job: createTurns({ ...options.jobs, slotsAlone: options.jobs.slots }),
    person: createTurns(personLimits(options.persons)),
  };

  const dispatch = () => {
    while (queue.length > 0) {
      const slot = freeFor(queue[0]?.about) ?? (slots.length < size ? start() : undefined);
      const job = slot && queue.shift();
      if (!slot || !job) return;
      begin(slot, job);
    }
  };
  const freeFor = (about: string | undefined) => {
    const free = slots.filter(slot => !slot.job && !slot.ending);
    return free.find(slot => slot.about === about) ?? free[0];
  };
  const start = () => {
    const told = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(options.url, { resourceLimits: options.limits, workerData: told });
    const slot: Slot<Task, Answer> = {
      ...{
        worker,
        told,
        endSaving: options.saves ? saveMemory() : () => {},
        job: undefined,
        about: undefined,
        timer: undefined,
      },
      ...{ clock: threadClock(told, places.systemThread), began: 0, ending: false, slow: false },
    };
    slots.push(slot);
    worker.on('message', (answer: Answer) => receive(slot, answer));
    worker.on('error', () => lose(slot));
    worker.on('exit', () => lose(slot));
    return slot;
  };
  const begin = (slot: Slot<Task, Answer>, job: Job<Task, Answer>) => {
    slot.job = job;
    slot.about = job.about;
    Atomics.store(slot.told, places.step, 0);
    slot.began = isMeasured(job) ? slot.clock() : 0;
    slot.worker.ref();
    watch(slot, job.stepMs ?? options.stepMs, job.taskMs ?? Number.POSITIVE_INFINITY);
    slot.worker.postMessage(job.task, [...(job.transfer ?? [])]);
  };
  const receive = (slot: Slot<Task, Answer>, answer: Answer) => {
    const { job } = slot;
    const cpuMs = spentOn(slot);
    slot.job = undefined;
    rest(slot);
    job?.settle({ answer, cpuMs });
    dispatch();
  };
  const lose = (slot: Slot<Task, Answer>) => {
    clearTimeout(slot.timer);
    const at = slots.indexOf(slot);
    if (at >= 0) slots.splice(at, 1);
    slot.endSaving();
    const cpuMs = spentOn(slot);
    const { job, slow } = slot;
    slot.job = undefined;
    const step = Atomics.load(slot.told, places.step);
    job?.fail(new ThreadLost({ step, slow, cpuMs }));
    if (at >= 0) dispatch();
  };

  const giveUp = (job: Job<Task, Answer>) => {
    const at = queue.indexOf(job);
    const slot = slots.find(other => other.job === job);
    if (at >= 0) queue.splice(at, 1);
    if (slot) end(slot);
    job.fail(reasonOf(job.signal));
  };

  return {
    async run(task, asked) {
      const release = await turnOf(turns[asked.turn.waits], asked);
      let leave = () => {};
      try {
        return await new Promise((settle, fail) => {
          const job = { ...asked, task, settle, fail };
          leave = () => giveUp(job);
          asked.signal?.addEventListener('abort', leave);
          queue.push(job);
          dispatch();
        });
      } finally {
        asked.signal?.removeEventListener('abort', leave);
        release();
      }
    },
    async close() {
      await Promise.all(
        slots.splice(0).map(slot => {
          clearTimeout(slot.timer);
          return slot.worker.terminate();
        }),
      );
    },
  };
}

async function turnOf(turns: Turns, { turn, signal }: Asked): Promise<Release> {
  if (signal?.aborted) throw reasonOf(signal);
  const release = turns.take(turn.tenant);
  if (release) return release;
  return new Promise((begun, fail) => {
    const gone = () => {
      leave();
      fail(reasonOf(signal));
    };
    const leave = turns.wait(turn.tenant, given => {
      signal?.removeEventListener('abort', gone);
      begun(given);
    });
    signal?.addEventListener('abort', gone);
  });
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('nobody waits any longer');
}

/** One of each tenant; who is alone leaves one for the next who comes. */
function personLimits(slots: number): TurnLimits {
  return { slots, slotsEach: 1, slotsAlone: Math.max(1, slots - 1) };
}

function isMeasured({ taskMs }: Asked): boolean {
  return taskMs !== undefined;
}

/** By the task so far, where it is measured. */
function spentOn<Task, Answer>({ job, clock, began }: Slot<Task, Answer>): number {
  return job && isMeasured(job) ? clock() - began : 0;
}

/** What takes longer is ended with its thread: what is malicious stays in its own heap. */
function watch<Task, Answer>(slot: Slot<Task, Answer>, stepMs: number, taskMs: number): void {
  clearTimeout(slot.timer);
  let seen = Atomics.load(slot.told, places.step);
  let since: { cpu: number; time: number } | undefined;
  const look = () => {
    const step = Atomics.load(slot.told, places.step);
    const [cpu, time] = [slot.clock(), performance.now()];
    // begun since the last look, or before the first
    if (step !== seen || !since) since = { cpu, time };
    seen = step;
    const isSlow = cpu - since.cpu >= stepMs || spentOn(slot) >= taskMs || time - since.time >= stepMs * mostBusy;
    if (!isSlow) return;
    slot.slow = true;
    end(slot);
  };
  slot.timer = setInterval(look, Math.min(lookMs, Math.ceil(Math.min(stepMs, taskMs) / 4)));
}

/** An idle thread doesn't keep the process alive and ends after a while. */
function rest<Task, Answer>(slot: Slot<Task, Answer>): void {
  clearTimeout(slot.timer);
  slot.timer = setTimeout(() => end(slot), idleMs);
  slot.timer.unref();
  slot.worker.unref();
}

/** What waits is taken up by another thread, or once this one is gone. */
function end<Task, Answer>(slot: Slot<Task, Answer>): void {
  slot.ending = true;
  void slot.worker.terminate();
}
