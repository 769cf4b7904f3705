import { sql } from 'kysely';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';

interface NotificationToWrite {
  personId: string;
  accessGroupId: string;
  kind: string;
  values: unknown;
  target: string;
  cause: string;
}

/**
 * However many in one statement. The conflict names no columns: naming them would need the right to read what is another's.
 * @returns how many were written
 */
export async function insertNotifications(tx: Tx, notifications: readonly NotificationToWrite[]): Promise<number> {
  const { numAffectedRows = 0n } = await runPrepared(
    tx,
    sql`
    insert into notification (access_group_id, person_id, kind, values, target, cause)
    select n."accessGroupId", n."personId", n.kind, n.values, n.target, n.cause
      from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
        as n("accessGroupId" uuid, "personId" uuid, kind text, values jsonb, target text, cause text)
    on conflict do nothing`,
  );
  return Number(numAffectedRows);
}
