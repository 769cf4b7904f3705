import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Place } from '../reminder-rules.ts';
import type { Days } from './next-period.ts';

export interface CompanyToOpen extends Place {
  id: string;
  accessGroupId: string;
  /** In whose name nothing is recorded: somebody of the company. */
  personId: string;
  firstDay: number;
  standing: (Days & { id: string })[];
}

/** Companies whose periods are opened here, where somebody would get a mirror, with the periods around today. */
export async function companiesToOpen(tx: Tx): Promise<CompanyToOpen[]> {
  const { rows } = await sql<CompanyToOpen>`
    select c.id, c.access_group_id as "accessGroupId", w.person_id as "personId", s.zone, c.state, c.city, coalesce(s.first_day, 1) as "firstDay",
           coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'from', p.from_day, 'until', p.until_day)) from clock_period p
             where p.company_id = c.id and p.until_day > ${today} - 63), '[]') as standing
      from company c left join clock_setting s on s.company_id = c.id
      cross join lateral (select e.person_id from employment e where e.company_id = c.id and (e.dismissed_on is null or e.dismissed_on >= ${today})
        and (c.time_clock_kind <> 'recorder' or exists (select from schedule_assignment a where a.employment_id = e.id and a.schedule_id is not null)) order by e.id limit 1) w
     where c.deleted_at is null and c.time_clock_kind <> 'pdf' order by c.access_group_id, c.id`.execute(tx);
  return rows;
}

/** Who came to a company after its period was opened and never had a mirror in it: one that HR deleted is not given again. */
export async function newcomersOf(tx: Tx, periodId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from clock_period p join employment e on e.company_id = p.company_id
     where p.id = ${periodId}::uuid and not exists (select from timesheet t where t.employment_id = e.id and t.from_day <= p.until_day and t.until_day >= p.from_day)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
