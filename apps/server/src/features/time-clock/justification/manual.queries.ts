import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export async function isOwnEmployment(tx: Tx, personId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`select from employment where id = ${id}::uuid and person_id = ${personId}::uuid`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The visible mirror of an employment that holds a day. */
export async function mirrorHolding(tx: Tx, employmentId: string, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from timesheet where employment_id = ${employmentId}::uuid and deleted_at is null and visible and ${day}::date between from_day and until_day`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** A punch of that minute, as a fact or included by a treatment. */
export async function punchStands(tx: Tx, employmentId: string, at: string): Promise<boolean> {
  const { rows } = await sql`
    select from punch where employment_id = ${employmentId}::uuid and local = ${at}::timestamp
    union all select from treatment t where t.employment_id = ${employmentId}::uuid and t.kind = 'include' and t.at = ${at}::timestamp
      and not exists (select from treatment u where u.undoes = t.id) limit 1`.execute(tx);
  return rows.length > 0;
}
