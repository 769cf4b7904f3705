import * as z from 'zod/mini';
import type { Turn } from '../threads/pool.ts';

/** Who caused a job: it runs in that access group, and what it changes is recorded as that person's. */
export const causer = z.object({ personId: z.uuid(), accessGroupId: z.uuid() });
export type Causer = z.output<typeof causer>;

/** Whose turn a job takes among the threads. */
export function jobTurn({ accessGroupId }: Pick<Causer, 'accessGroupId'>): Turn {
  return { tenant: accessGroupId, waits: 'job' };
}

/** A kind of job: its name, the shape of its data, and how it is repeated. Kept apart from its handler. */
export interface JobKind<S extends z.core.$ZodType = z.core.$ZodType> {
  name: string;
  data: S;
  /** Further tries after the first, with growing pauses. */
  retries: number;
  /** A try that takes longer is given up and repeated. */
  timeoutSeconds: number;
  /** How many run at a time in a process, one of each access group; 1 where it is left out. */
  atOnce?: number;
  /** Cron expression in Brasília time, for jobs that nobody causes. */
  every?: string;
}

/** Declares a kind of job. Its handler must be repeatable: delivery may come twice, the effect must not. */
export function defineJob<S extends z.core.$ZodType>(kind: JobKind<S>): JobKind<S> {
  return kind;
}

/**
 * A kind of job with what it does; `signal` is aborted when the process stops, and what ends then is begun anew. `gaveUp` is told
 * when the last try has failed.
 */
export interface JobHandler {
  kind: JobKind;
  run(data: never, signal: AbortSignal): Promise<void>;
  gaveUp?: ((data: never, error: unknown) => Promise<void>) | undefined;
}

/** Binds a handler to its kind, with the data's type. */
export function handles<S extends z.core.$ZodType>(
  kind: JobKind<S>,
  run: (data: z.output<S>, signal: AbortSignal) => Promise<void>,
  gaveUp?: (data: z.output<S>) => Promise<void>,
): JobHandler {
  return { kind, run: run as JobHandler['run'], gaveUp: gaveUp as JobHandler['gaveUp'] };
}
