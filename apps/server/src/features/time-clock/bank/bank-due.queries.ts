import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Place } from '../reminder-rules.ts';
import { lotsOf } from './bank.queries.ts';

export interface DueLot extends Place {
  employmentId: string;
  accessGroupId: string;
  personId: string;
  due: string;
  told: string[];
  lastTold: Date | null;
}

/** Lots that fall due within a month or so, by their due days, with what their workers were told of them. */
export async function dueLots(tx: Tx): Promise<DueLot[]> {
  const { rows } = await sql<DueLot>`
    select e.id as "employmentId", e.access_group_id as "accessGroupId", e.person_id as "personId", l.due_day::text as due, s.zone, c.state, c.city,
           array(select n.cause from notification n where n.person_id = e.person_id
             and n.cause in ('bank-due:' || e.id || ':' || l.due_day || ':30', 'bank-due:' || e.id || ':' || l.due_day || ':7')) as told,
           (select max(n.created_at) from notification n where n.person_id = e.person_id and n.kind = 'bankDue' and n.created_at > now() - interval '2 days') as "lastTold"
      from (select distinct b.employment_id as id from bank_posting b where b.minutes > 0 and b.due_day between ${today} - 1 and ${today} + 31) o
      join employment e on e.id = o.id join company c on c.id = e.company_id left join clock_setting s on s.company_id = c.id
      cross join lateral (select l.due_day from (${lotsOf}) l where l.minutes > 0 and l.due_day between ${today} - 1 and ${today} + 31 group by l.due_day) l
     where c.deleted_at is null and (e.dismissed_on is null or e.dismissed_on >= ${today})
     order by e.access_group_id, l.due_day, e.id`.execute(tx);
  return rows;
}

export interface StaffToTell {
  personId: string;
  hr: boolean;
  total: number;
}

/** Who answers for some workers' banks: those above them and HR, each with how many of them. */
export async function staffOfBanks(tx: Tx, employmentIds: readonly string[]): Promise<StaffToTell[]> {
  const { rows } = await sql<StaffToTell>`
    select s.person_id as "personId", bool_and(s.hr) as hr, count(distinct e.id)::integer as total
      from unnest(${employmentIds}::uuid[]) as e(id)
      cross join lateral (
        select a.person_id, a.hr from access.approvers_of(e.id, 'GestorEspelhoPontoVisualizar', 'RhPontoBancoHorasVisualizar', ${today}) a
        union all select h, true from access.hr_deciders(e.id, 'RhPontoBancoHorasVisualizar') h) s
     group by s.person_id order by s.person_id`.execute(tx);
  return rows;
}
