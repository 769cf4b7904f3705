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

/** Sets the password of a session's person; that of a letter or an invitation accepts that group's link. */
export async function setPassword(tx: Tx, sessionId: string, hash: string): Promise<void> {
  await sql`select access.set_password(${sessionId}, ${hash})`.execute(tx);
}

/** The names of the password policies of all access groups the person has to do with. */
export async function passwordPoliciesOf(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ policy: string }>`select access.password_policies_of(${personId}) as policy`.execute(tx);
  return rows.map(({ policy }) => policy);
}

export interface IssueTarget {
  active: boolean;
  /** No accepted link lies outside the actor's reach: an act on the account may be done. */
  whole: boolean;
  /** The link to the actor's access group is accepted. */
  accepted: boolean;
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
