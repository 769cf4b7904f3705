import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';

interface Found {
  id: string;
  person_id: string;
}
interface WorkersOfKits {
  joao: Found | undefined;
  maria: Found | undefined;
  /** Whose employment ends: neither of the two. */
  leaving: Found | undefined;
  /** The demo's kits stand already. */
  made: boolean;
}

/** Whom the demo opens kits for. */
export function workersOfKits(pool: pg.Pool, accessGroupId: string): Promise<WorkersOfKits> {
  return acrossTenants(pool, 'workers of the demo that kits are opened for', async tx => {
    const { rows } = await sql<Found & { email: string | null }>`
      select e.id, e.person_id, p.email from employment e join person p on p.id = e.person_id
       where e.access_group_id = ${accessGroupId}::uuid and e.dismissed_on is null order by e.registration, e.id`.execute(
      tx,
    );
    const { rows: kits } =
      await sql`select from kit k where k.access_group_id = ${accessGroupId}::uuid limit 1`.execute(tx);
    const of = (email: string) => rows.find(row => row.email === email);
    return {
      ...{ joao: of('joao@pantanal.test'), maria: of('maria@pantanal.test'), made: kits.length > 0 },
      leaving: rows.find(({ email }) => email === null),
    };
  });
}
