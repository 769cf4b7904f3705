import type pg from 'pg';
import type { Causer } from '../jobs/job.ts';
import { inTransaction, queriesOn, type Tx } from './transaction.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A transaction of a job: the context of who caused it, in profile `job`, in that access group only, and in their reach as it is now. */
export function inJobContext<T>(pool: pg.Pool, causer: Causer, work: (tx: Tx) => Promise<T>): Promise<T> {
  return opened(pool, 'access.open_job', causer, work);
}

/** The same for what is the access group's whoever caused it: everybody of it is in reach. Nothing of it is shown to who caused it. */
export function inGroupContext<T>(pool: pg.Pool, causer: Causer, work: (tx: Tx) => Promise<T>): Promise<T> {
  return opened(pool, 'access.open_group_job', causer, work);
}

async function opened<T>(
  pool: pg.Pool,
  by: 'access.open_job' | 'access.open_group_job',
  { personId, accessGroupId }: Causer,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!uuid.test(personId) || !uuid.test(accessGroupId))
    throw new Error('A job without a person or access group has no context.');
  return inTransaction(pool, `select ${by}('${personId}', '${accessGroupId}')`, client => work(queriesOn(client)));
}

/**
 * A transaction of a job that acts for staff, one thing of many after the other: in that person's profile and reach as they are now.
 * `permissions` are empty where the role is theirs no more.
 */
export function inStaffContext<T>(
  pool: pg.Pool,
  { personId, accessGroupId, profile }: Causer & { profile: 'rh' | 'gestor' },
  work: (tx: Tx, permissions: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  if (!uuid.test(personId) || !uuid.test(accessGroupId))
    throw new Error('A job without a person or access group has no context.');
  const open = `select access.open_staff('${personId}', '${accessGroupId}', '${profile}')`;
  return inTransaction(pool, open, (client, opened) => work(queriesOn(client), new Set(opened as string[])));
}
