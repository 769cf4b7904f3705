import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { documentPrepare, documentSeal } from '../seal.jobs.ts';
import { toGoOn } from './seal.queries.ts';

export interface SweepServices {
  pool: pg.Pool;
  enqueue: Enqueue;
}

/** Whatever is prepared or sealed goes on, also when its job is gone, and what failed is tried again when it is due. Twice is once. */
export async function sweepSignatures({ pool, enqueue }: SweepServices, signal: AbortSignal): Promise<void> {
  const all = await acrossTenants(pool, 'signatures whose preparing or sealing has to go on', tx => toGoOn(tx));
  for (const { id: requestId, access_group_id: accessGroupId, asked_by: personId, state } of all) {
    if (signal.aborted) return;
    const causer = { personId, accessGroupId };
    const kind = state === 'preparing' ? documentPrepare : documentSeal;
    await inGroupContext(pool, causer, tx => enqueue(tx, kind, { ...causer, requestId }, { key: requestId }));
  }
}
