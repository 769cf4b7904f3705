import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** False: this version was accepted before. */
export async function acceptVersion(tx: Tx, personId: string, version: string, ip: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('privacy_acceptance')
    .values({ person_id: personId, version, ip })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function acceptedAt(tx: Tx, personId: string, version: string): Promise<Date> {
  const { accepted_at } = await tx
    .selectFrom('privacy_acceptance')
    .select('accepted_at')
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return accepted_at;
}

/** The newest admission of one's employments, `YYYY-MM-DD`. */
export async function newestAdmission(tx: Tx, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('employment')
    .select(eb => eb.fn.max('admitted_on').as('admitted'))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.admitted ?? null;
}

export async function declareEthnicity(tx: Tx, personId: string, ethnicity: string, ip: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ ethnicity, ethnicity_ip: ip, ethnicity_confirmed_at: sql`now()` })
    .where('id', '=', personId)
    .execute();
}

/** The policy in force, accepted by the signer of this session, once. Undefined: it is somebody else's. */
export async function acceptAsSigner(tx: Tx, signerId: string, version: string): Promise<Date | undefined> {
  if (!isUuid(signerId)) return undefined;
  const { rows } = await sql<{ at: Date }>`
    update document_signer set policy_accepted_at = case when policy_version = ${version} then policy_accepted_at else now() end, policy_version = ${version}
     where id = ${signerId}::uuid and id = access.signer() returning policy_accepted_at as at`.execute(tx);
  return rows[0]?.at;
}
