import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';

/** Whether the demo's tickets are there already. */
export async function deskStands(pool: pg.Pool, accessGroupId: string): Promise<boolean> {
  return acrossTenants(pool, 'looking for the demo’s tickets', async tx => {
    const { rows } = await sql`select from desk_ticket where access_group_id = ${accessGroupId}::uuid limit 1`.execute(
      tx,
    );
    return rows.length > 0;
  });
}

/** Who asks, and about what. */
export async function workersWhoAsk(
  pool: pg.Pool,
  accessGroupId: string,
): Promise<Record<'maria' | 'joao' | 'payment' | 'documents', string>> {
  return acrossTenants(pool, 'who opens the demo’s tickets', async tx => {
    const { rows } = await sql<Record<'maria' | 'joao' | 'payment' | 'documents', string>>`
      select (select id from person where email = 'maria@pantanal.test') as maria, (select id from person where email = 'joao@pantanal.test') as joao,
             (select id from desk_category where access_group_id = ${accessGroupId}::uuid and name = 'Pagamento e descontos') as payment,
             (select id from desk_category where access_group_id = ${accessGroupId}::uuid and name = 'Documentos e cadastro') as documents`.execute(
      tx,
    );
    const [found] = rows;
    if (!found) throw new Error('The demo has its people and categories.');
    return found;
  });
}
