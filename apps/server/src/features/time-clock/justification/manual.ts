import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';

/** The mirror that a manual entry belongs to. @throws EMPLOYEE_NOT_FOUND, DATE_OUT_OF_RANGE where no period holds its day, PUNCH_DUPLICATE */
export async function manualMirror(
  tx: Tx,
  by: By,
  employmentId: string,
  { day, hour }: { day: string; hour: string },
): Promise<string> {
  if (!isUuid(employmentId) || !(await isOwn(tx, by.personId, employmentId))) refuse('EMPLOYEE_NOT_FOUND');
  const { rows } = await sql<{ id: string }>`
    select id from timesheet where employment_id = ${employmentId}::uuid and deleted_at is null and visible and ${day}::date between from_day and until_day`.execute(
    tx,
  );
  const [mirror] = rows;
  if (!mirror) return refuse('DATE_OUT_OF_RANGE');
  if (await stands(tx, employmentId, `${day} ${hour}`)) refuse('PUNCH_DUPLICATE');
  return mirror.id;
}

async function isOwn(tx: Tx, personId: string, employmentId: string): Promise<boolean> {
  const { rows } =
    await sql`select from employment where id = ${employmentId}::uuid and person_id = ${personId}::uuid`.execute(tx);
  return rows.length > 0;
}

/** A punch of that minute, as a fact or included by a treatment. */
async function stands(tx: Tx, employmentId: string, at: string): Promise<boolean> {
  const { rows } = await sql`
    select from punch where employment_id = ${employmentId}::uuid and local = ${at}::timestamp
    union all select from treatment t where t.employment_id = ${employmentId}::uuid and t.kind = 'include' and t.at = ${at}::timestamp
      and not exists (select from treatment u where u.undoes = t.id) limit 1`.execute(tx);
  return rows.length > 0;
}
