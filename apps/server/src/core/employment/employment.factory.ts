import type { Insertable } from 'kysely';
import { makeMembership } from '#core/access/membership.factory.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Employment } from '#kernel/database/types.generated.ts';

/** A worker record; the person gets the worker's role in the access group. @returns the id */
export async function makeEmployment(tx: Tx, employment: Insertable<Employment>): Promise<string> {
  const { id } = await tx.insertInto('employment').values(employment).returning('id').executeTakeFirstOrThrow();
  await makeMembership(tx, {
    personId: employment.person_id,
    role: 'EMPREGADO',
    accessGroupId: employment.access_group_id,
  });
  return id;
}
