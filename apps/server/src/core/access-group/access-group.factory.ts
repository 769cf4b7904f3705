import { type Plan, plans } from '@cracha/contract/access/modules.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** An access group with the modules of its plan. @returns the id */
export async function makeAccessGroup(
  tx: Tx,
  group: { name: string; plan?: Plan; resellerId?: string },
): Promise<string> {
  const plan = group.plan ?? 'Completo';
  const { id } = await tx
    .insertInto('access_group')
    .values({ name: group.name, plan, reseller_id: group.resellerId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('access_group_module')
    .values(plans[plan].map(module => ({ access_group_id: id, module })))
    .execute();
  return id;
}

/** After companies or modules have changed: what each company's people may use. */
export async function refreshAppAccesses(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`select access.refresh_app_accesses(${accessGroupId})`.execute(tx);
}
