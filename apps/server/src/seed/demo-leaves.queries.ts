import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Leaves of an access group's workers but those who sign in, in each company of some size: one that ends, one that goes on, one that is over. */
export async function makeDemoLeaves(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`
    with ranked as (
      select e.*, row_number() over (partition by e.company_id order by e.registration desc) as rank, count(*) over (partition by e.company_id) as workers
        from employment e where e.access_group_id = ${accessGroupId} and e.dismissed_on is null and e.admitted_on < ${today} - 365
         and not exists (select from person p where p.id = e.person_id and p.email is not null))
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
    select r.access_group_id, r.company_id, r.id, r.person_id, l.kind, ${today} - l.since, ${today} - l.until
      from ranked r join (values (2, 'auxilioDoenca', 47, -13), (4, 'outro', 18, null), (7, 'auxilioDoenca', 96, 61)) as l(rank, kind, since, until)
        on l.rank = r.rank
     where r.workers >= 8`.execute(tx);
}
