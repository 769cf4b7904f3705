import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export async function passwordOf(
  tx: Tx,
  personId: string,
): Promise<{ hash: string | null; provisional: boolean; twoFactor: boolean }> {
  return tx
    .selectFrom('person')
    .select(['password_hash as hash', 'password_provisional as provisional', 'two_factor_active as twoFactor'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

export async function setPassword(tx: Tx, personId: string, hash: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ password_hash: hash, password_provisional: false, password_expires_at: null })
    .where('id', '=', personId)
    .execute();
  // a letter is for who has no password yet
  await tx
    .updateTable('access_letter')
    .set({ used_at: sql`now()` })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute();
}

/** The names of the password policies of all access groups the person has to do with. */
export async function passwordPoliciesOf(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ policy: string }>`select access.password_policies_of(${personId}) as policy`.execute(tx);
  return rows.map(({ policy }) => policy);
}

export interface IssueTarget {
  active: boolean;
  /** Holds a role that HR would take over with a password: HR issues nothing for it. */
  beyond_hr: boolean;
}

/** The person a provisional password is for, where the actor may reach them; undefined: not found. */
export async function issueTargetOf(tx: Tx, personId: string): Promise<IssueTarget | undefined> {
  const { rows } = await sql<IssueTarget>`select * from access.issue_target(${personId})`.execute(tx);
  return rows[0];
}

/** Sets a provisional password and ends the person's sessions; the second factor stays. @returns its term */
export async function issuePassword(tx: Tx, personId: string, hash: string): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`select access.issue_password(${personId}, ${hash}) as until`.execute(tx);
  return rows[0]?.until ?? new Date();
}
