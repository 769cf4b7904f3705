import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** The company of the demo that hires: its own where it stands, else the first by its name. */
export async function companyOfDemo(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from company where active and deleted_at is null order by trade_name = 'Pantanal São Paulo' desc, trade_name, id limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** The one app access of admissions that companies don't begin with. */
export async function openRecruiting(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`
    update company set app_accesses_on = array_append(app_accesses_on, 'recrutamento')
     where access_group_id = ${accessGroupId}::uuid and 'recrutamento' <> all (app_accesses_on)`.execute(tx);
  await sql`select access.refresh_app_accesses(${accessGroupId}::uuid)`.execute(tx);
}

/** A manager who may lead somebody of that company, the first by name; undefined: nobody may. */
export async function managerOfDemo(tx: Tx, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select g.id from access.manager_ids(null, true) g where access.may_lead(g.id, ${companyId}::uuid) order by g.sort, g.id limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}
