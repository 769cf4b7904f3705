import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** Whether HR may name that manager for a company. */
export async function mayLead(tx: Tx, managerId: string, companyId: string): Promise<boolean> {
  if (!isUuid(managerId)) return false;
  const { rows } = await sql<{ may: boolean }>`
    select access.may_lead(${managerId}::uuid, ${companyId}::uuid) as may`.execute(tx);
  return rows[0]?.may === true;
}

/** Who did what with an admission, by name. */
export interface AdmissionActors {
  invited_by: string;
  manager: string | null;
  true_at: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
  hired_by: string | null;
  hired_at: Date | null;
}

export async function actorsOf(tx: Tx, id: string): Promise<AdmissionActors | undefined> {
  const name = (column: string) => sql`nullif(access.name_in_group(${sql.ref(column)}, a.access_group_id), '')`;
  const { rows } = await sql<AdmissionActors>`
    select coalesce(${name('a.invited_by')}, '') as invited_by, (select g.name from access.managers(array[a.manager_id]) g) as manager, a.true_at,
           ${name('a.approved_by')} as approved_by, a.approved_at, ${name('a.hired_by')} as hired_by, a.hired_at
      from admission a where a.id = ${id}::uuid`.execute(tx);
  return rows[0];
}
