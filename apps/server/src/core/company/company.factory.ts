import type { Insertable } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Company } from '#kernel/database/types.generated.ts';

/** A company of an access group; the trade name is the legal one unless given. @returns the id */
export async function makeCompany(
  tx: Tx,
  company: Omit<Insertable<Company>, 'trade_name'> & { trade_name?: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('company')
    .values({ trade_name: company.legal_name, ...company })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
