import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';

/** Whose clock has new facts, and in which days. */
export interface Facts {
  employmentIds: string[];
  from: string;
  until: string;
}

/** Told in the transaction in which punches became somebody's: what was computed of these days is computed again. */
export async function factsArrived(_tx: Tx, _enqueue: Enqueue, _causer: Causer, _facts: Facts): Promise<void> {}
