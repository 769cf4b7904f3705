import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface Inside {
  accessGroupId: string;
  /** In whose name nothing is recorded: somebody of the access group. */
  personId: string;
  employmentIds: string[];
}

/** Whose last entry has no exit yet on a day around now, and who was not told of that day: at most two hundred a row. */
export async function stillInside(tx: Tx): Promise<Inside[]> {
  const { rows } = await sql<Inside>`
    select "accessGroupId", min(person_id::text) as "personId", array_agg(employment_id) as "employmentIds"
      from (select d.access_group_id as "accessGroupId", d.person_id, d.employment_id,
                   (row_number() over (partition by d.access_group_id order by d.employment_id) - 1) / 200 as part
              from company c join clock_day d on d.company_id = c.id and d.day between ${today} - 2 and ${today} + 1
             where c.deleted_at is null and c.time_clock_kind in ('manual', 'recorder') and jsonb_array_length(d.document -> 'unpaired') > 0
               and not exists (select from notification n where n.person_id = d.person_id and n.cause = 'punch-missing:' || d.day)) d
     group by "accessGroupId", part`.execute(tx);
  return rows;
}
