import { sql } from 'kysely';
import type { PortFailure } from '#core/clock/port/clock-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { PortVerb } from '../port-outbox.queries.ts';

export interface Act {
  id: string;
  company_id: string;
  employment_id: string;
  adapter: string;
  key: string;
  verb: PortVerb;
  subject_id: string;
  payload: unknown;
  tries: number;
}

/** Access groups in which something is due, with who did the first of it. */
export async function groupsWithDueActs(tx: Tx): Promise<{ accessGroupId: string; personId: string }[]> {
  const { rows } = await sql<{ accessGroupId: string; personId: string }>`
    select access_group_id as "accessGroupId", min(coalesce(made_by, person_id)::text) as "personId" from clock_outbox
     where state = 'waiting' and next_try_at <= now() and company_id in (select i.company_id from clock_integration i where i.active) group by access_group_id`.execute(
    tx,
  );
  return rows;
}

/**
 * The next act that is due: of each employment only the oldest one that waits. It is nobody else's for half a minute, so that two
 * processes don't send it at once; where this one ends in between, it is sent again with its key. What the company is called is said
 * as it is set now. Nothing is sent while the integration is off.
 */
export async function claimAct(tx: Tx): Promise<Act | undefined> {
  const { rows } = await sql<Act>`
    update clock_outbox o set tries = tries + 1, next_try_at = now() + interval '30 seconds' from clock_integration i
     where o.id = (select h.id from (select distinct on (w.employment_id) w.id, w.sequence, w.next_try_at from clock_outbox w
               join clock_integration a on a.company_id = w.company_id and a.active where w.state = 'waiting' order by w.employment_id, w.sequence) h
             where h.next_try_at <= now() order by h.sequence limit 1)
       and o.state = 'waiting' and o.next_try_at <= now() and i.company_id = o.company_id
    returning o.id, o.company_id, o.employment_id, o.adapter, o.key, o.verb, o.subject_id, o.tries,
              jsonb_set(o.payload, case o.verb when 'decideJustification' then '{asked,worker,company,code}'::text[] else '{worker,company,code}' end, to_jsonb(i.company_code)) as payload`.execute(
    tx,
  );
  return rows[0];
}

/** False: it was settled before. */
export async function settleAct(tx: Tx, id: string, failure: 'refused' | null): Promise<boolean> {
  const { rows } = await sql`
    update clock_outbox set state = ${failure === null ? 'done' : 'refused'}, failure = ${failure}, answered_at = now() where id = ${id}::uuid and state = 'waiting' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function putOffAct(tx: Tx, id: string, failure: PortFailure, until: Date): Promise<void> {
  await sql`
    update clock_outbox set failure = ${failure}, next_try_at = ${until} where id = ${id}::uuid and state = 'waiting'`.execute(
    tx,
  );
}

export interface SentJustification {
  id: string;
  person_id: string;
  access_group_id: string;
  timesheet_id: string;
  day: string;
  version: number;
}

/** The payroll clock took an approval, or didn't: then it waits again, with why. @returns undefined: it was being sent no more */
export async function settleJustification(
  tx: Tx,
  id: string,
  failure: 'refused' | null,
): Promise<SentJustification | undefined> {
  const { rows } = await sql<SentJustification>`
    update justification set state = ${failure === null ? 'approved' : 'pending'}, version = version + 1, port_failure = ${failure},
           decided_by = case when ${failure}::text is null then decided_by end, decided_at = case when ${failure}::text is null then decided_at end
     where id = ${id}::uuid and state = 'sending' returning id, person_id, access_group_id, timesheet_id, day::text, version`.execute(
    tx,
  );
  return rows[0];
}

/** The period of a justification's mirror. */
export async function periodOfJustification(
  tx: Tx,
  id: string,
): Promise<{ from: string; until: string; periodId: string } | undefined> {
  const { rows } = await sql<{ from: string; until: string; periodId: string }>`
    select t.from_day::text as "from", t.until_day::text as "until", t.period_id as "periodId" from justification j join timesheet t on t.id = j.timesheet_id
     where j.id = ${id}::uuid and t.origin = 'fopag' and t.period_id is not null`.execute(tx);
  return rows[0];
}

/** What has waited for a day without HR being told of it, company by company; it is told now. */
export async function overdueActs(
  tx: Tx,
): Promise<{ company_id: string; access_group_id: string; company: string; employment_id: string; n: number }[]> {
  const { rows } = await sql<{
    company_id: string;
    access_group_id: string;
    company: string;
    employment_id: string;
    n: number;
  }>`
    with told as (update clock_outbox set told_at = now() where state = 'waiting' and told_at is null and made_at < now() - interval '24 hours' returning company_id, access_group_id, employment_id)
    select t.company_id, t.access_group_id, c.trade_name as company, min(t.employment_id::text) as employment_id, count(*)::integer as n from told t join company c on c.id = t.company_id group by 1, 2, 3`.execute(
    tx,
  );
  return rows;
}

/** HR who looks after the payroll clock of an employment's company. */
export async function hrOfClock(tx: Tx, employmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select h as id from access.hr_deciders(${employmentId}::uuid, 'RhPontoFopagEditar') h`.execute(tx);
  return rows.map(({ id }) => id);
}
