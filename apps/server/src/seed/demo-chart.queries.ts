import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Whom a leader of the demo has at most. */
const span = 6;

/** The org chart of an access group's workers: one at the top of each company, supervisors first, the others below them by registration. */
export async function makeDemoChart(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`
    with ranked as (
      select e.id, e.access_group_id, e.company_id, e.person_id, coalesce(e.admitted_on, ${today} - 365) as from_day,
             row_number() over (partition by e.company_id order by (e.job_title = 'Supervisor') desc nulls last, e.job_title nulls last, e.registration) as rank
        from employment e where e.access_group_id = ${accessGroupId} and e.dismissed_on is null)
    insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day)
    select r.access_group_id, r.company_id, r.id, r.person_id, m.id, greatest(r.from_day, m.from_day)
      from ranked r left join ranked m on m.company_id = r.company_id and m.rank = (r.rank - 2) / ${span} + 1 and r.rank > 1`.execute(
    tx,
  );
}
