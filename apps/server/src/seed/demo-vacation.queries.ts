import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { today } from '#kernel/database/today.ts';
import type { OpeningWorker } from './vacation-openings.ts';

/** Whether the demo's file was sent already. */
export async function openingFileStands(pool: pg.Pool, accessGroupId: string): Promise<boolean> {
  return acrossTenants(pool, 'looking for the demo’s file of vacations', async tx => {
    const { rows } = await sql`
      select from vacation_opening_file where access_group_id = ${accessGroupId}::uuid limit 1`.execute(tx);
    return rows.length > 0;
  });
}

/** Who works at the companies that have no user of the demo, and has an admission day. */
export async function workersToOpen(pool: pg.Pool, accessGroupId: string): Promise<OpeningWorker[]> {
  return acrossTenants(pool, 'whose vacations the demo opens by file', async tx => {
    const { rows } = await sql<OpeningWorker>`
      select e.registration, e.cpf, e.admitted_on as admitted from employment e join company c on c.id = e.company_id
       where e.access_group_id = ${accessGroupId}::uuid and e.admitted_on <= ${today} and e.dismissed_on is null and e.cpf is not null
         and c.trade_name not like 'Pantanal%' order by e.company_id, e.registration`.execute(tx);
    return rows;
  });
}
