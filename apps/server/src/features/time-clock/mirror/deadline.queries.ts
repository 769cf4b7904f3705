import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Place } from '../reminder-rules.ts';

export interface Waiting extends Place {
  id: string;
  accessGroupId: string;
  personId: string;
  company: string | null;
  until_day: string;
  /** The day from which the deadline counts. */
  since: string;
  days: number;
  /** Causes of what this person was told of it, and the last time they were told of any mirror. */
  told: string[];
  lastTold: Date | null;
}

export interface WaitingDecision extends Waiting {
  hr: boolean;
}

const lastTold = sql`(select max(n.created_at) from notification n where n.person_id = w."personId" and n.kind in ('timesheetPublished', 'timesheetReminder')
  and n.created_at > now() - interval '2 days') as "lastTold"`;
const backAgain = sql`(select max(v.at at time zone 'America/Sao_Paulo')::date from timesheet_event v where v.timesheet_id = t.id and v.verb in ('return', 'review', 'reopen'))`;

/** Months that are over and wait for their worker: to be answered, or to be sent where there is approval. */
export async function waitingForWorkers(tx: Tx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select w.*, ${lastTold}, array(select n.cause from notification n where n.person_id = w."personId"
             and n.cause in ('timesheet-published:' || w.id, 'timesheet-due:' || w.id || ':' || w.since || ':near', 'timesheet-due:' || w.id || ':' || w.since || ':over')) as told
      from (select t.id, t.access_group_id as "accessGroupId", t.person_id as "personId", c.trade_name as company, t.until_day::text,
                   greatest(t.until_day, (p.opened_at at time zone 'America/Sao_Paulo')::date, ${backAgain})::text as since, coalesce(s.answer_days, 3) as days, s.zone, c.state, c.city
              from timesheet t join company c on c.id = t.company_id join clock_period p on p.id = t.period_id left join clock_setting s on s.company_id = c.id
             where t.deleted_at is null and t.state in ('open', 'review') and t.visible and t.until_day <= ${today}
               and c.deleted_at is null and c.shows_timesheets and c.app_accesses && '{ponto-registro,ponto-manual,ponto-fopag}'
               and (t.answered_at is null or c.timesheet_approval)) w
     where w.since::date > ${today} - 62
     order by w."accessGroupId", w.until_day, w.id`.execute(tx);
  return rows;
}

/** Sent ones, with each who was asked to decide. */
export async function waitingForDeciders(tx: Tx): Promise<WaitingDecision[]> {
  const { rows } = await sql<WaitingDecision>`
    select w.*, ${lastTold}, array(select n.cause from notification n where n.person_id = w."personId"
             and n.cause in ('timesheet-decide:' || w.since || ':near', 'timesheet-decide:' || w.since || ':over')) as told
      from (select t.id, t.access_group_id as "accessGroupId", k.person_id as "personId", c.trade_name as company, t.until_day::text, (t.sent_at at time zone 'America/Sao_Paulo')::date::text as since,
                   coalesce(s.approval_days, 3) as days, s.zone, c.state, c.city,
                   not exists (select from membership m where m.person_id = k.person_id and m.access_group_id = t.access_group_id and m.role = 'GESTOR' and m.in_force) as hr
              from timesheet t join approval_seat k on k.kind = 'timesheet' and k.subject_id = t.id and k.ended_at is null
              join company c on c.id = t.company_id left join clock_setting s on s.company_id = c.id
             where t.deleted_at is null and t.state = 'sent' and c.deleted_at is null) w
     order by w."accessGroupId", w.since, w.id`.execute(tx);
  return rows;
}
