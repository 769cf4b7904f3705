import type pg from 'pg';
import type { Causer } from '../jobs/job.ts';
import { inTransaction, queriesOn, type Tx } from './transaction.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A transaction of a job: the context of who caused it, in profile `job`, in that access group only. */
export async function inJobContext<T>(
  pool: pg.Pool,
  { personId, accessGroupId }: Causer,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!uuid.test(personId) || !uuid.test(accessGroupId))
    throw new Error('A job without a person or access group has no context.');
  return inTransaction(pool, `select access.open_job('${personId}', '${accessGroupId}')`, client =>
    work(queriesOn(client)),
  );
}
