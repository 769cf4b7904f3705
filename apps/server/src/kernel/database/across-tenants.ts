import type pg from 'pg';
import { inTransaction, queriesOn, type Tx } from './transaction.ts';

/**
 * The only way around isolation: work of the platform itself that concerns no one tenant (clearing, scheduling, seeding,
 * the operator). The reason is kept in `cross_tenant_access`, in the same transaction.
 * @param reason 5 to 200 characters, what for; @param personId who asked, where a person did
 */
export async function acrossTenants<T>(
  pool: pg.Pool,
  reason: string,
  work: (tx: Tx) => Promise<T>,
  personId?: string,
): Promise<T> {
  return inTransaction(pool, "select set_config('app.profile', 'across', true)", async client => {
    const tx = queriesOn(client);
    await tx
      .insertInto('cross_tenant_access')
      .values({ reason, person_id: personId ?? null })
      .execute();
    return work(tx);
  });
}
