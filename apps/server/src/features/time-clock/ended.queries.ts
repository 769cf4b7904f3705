import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface Behind {
  accessGroupId: string;
  /** In whose name nothing is recorded: somebody of the access group. */
  personId: string;
  employmentIds: string[];
  from: string;
}

/** Open mirrors with a day that ended since they were computed, at most two hundred employments a row. */
export async function mirrorsBehind(tx: Tx): Promise<Behind[]> {
  const { rows } = await sql<Behind>`
    select access_group_id as "accessGroupId", min(person_id::text) as "personId", array_agg(distinct employment_id) as "employmentIds", min(from_day)::text as "from"
      from (select t.*, (row_number() over (partition by t.access_group_id order by t.employment_id) - 1) / 200 as part from timesheet t
             where t.deleted_at is null and t.origin = 'registro' and t.state in ('open', 'review') and t.from_day < (now() at time zone 'America/Sao_Paulo')::date
               and coalesce(t.computed_until, t.from_day - 1) < least(t.until_day, (now() at time zone 'America/Sao_Paulo')::date - 1)) t
     group by access_group_id, part`.execute(tx);
  return rows;
}
