/** A run was told to end before its work was done: the job is begun anew. */
export class Interrupted extends Error {}

/** The runs of jobs that are under way in this process. */
export interface Runs {
  /** Runs a job's work until it ends. @throws Interrupted where it was told to end meanwhile, however it then ended */
  run(own: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Tells all that are under way to end, and waits for them; later ones are not touched. */
  endAll(): Promise<void>;
}

/** No runs yet. */
export function newRuns(): Runs {
  let ending = new AbortController();
  const open = new Set<Promise<unknown>>();
  return {
    async run(own, work) {
      const { signal } = ending;
      const running = work(AbortSignal.any([signal, own]));
      open.add(running);
      try {
        await running;
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        open.delete(running);
      }
      if (signal.aborted) throw new Interrupted('The job was told to end before it was done.');
    },
    async endAll() {
      ending.abort();
      ending = new AbortController();
      await Promise.allSettled(open);
    },
  };
}
