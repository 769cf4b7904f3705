import { sql } from 'kysely';
import type { PortFailure } from '#core/clock/port/clock-port.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { PortVerb } from '../port-outbox.queries.ts';

export interface Integration {
  adapter: string;
  company_code: string;
  active: boolean;
  version: number;
}

export async function integrationOf(tx: Tx, companyId: string): Promise<Integration | undefined> {
  const { rows } = await sql<Integration>`
    select adapter, company_code, active, version from clock_integration where company_id = ${companyId}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** False: somebody else saved since that version was read. */
export async function saveIntegration(
  tx: Tx,
  accessGroupId: string,
  companyId: string,
  { adapter, company_code, active, version }: Integration,
): Promise<boolean> {
  const { rows } = await sql`
    insert into clock_integration (company_id, access_group_id, adapter, company_code, active)
    select ${companyId}::uuid, ${accessGroupId}::uuid, ${adapter}, ${company_code}, ${active} where ${version} = 0 or exists (select from clock_integration where company_id = ${companyId}::uuid)
    on conflict (company_id) do update set adapter = excluded.adapter, company_code = excluded.company_code, active = excluded.active, changed_at = now(), version = clock_integration.version + 1
     where clock_integration.version = ${version}
    returning company_id`.execute(tx);
  return rows.length > 0;
}

export interface WaitingAct {
  id: string;
  verb: PortVerb;
  worker_name: string;
  day: string | null;
  state: 'waiting' | 'refused';
  tries: number;
  failure: PortFailure | null;
  made_at: Date;
  next_try_at: Date;
}

/** What waits, and what was refused in the last thirty days; the oldest first. */
export async function waitingActs(tx: Tx, companyId: string): Promise<WaitingAct[]> {
  const { rows } = await sql<WaitingAct>`
    select o.id, o.verb, e.name as worker_name, coalesce(j.day, t.from_day)::text as day, o.state, o.tries, o.failure, o.made_at, o.next_try_at
      from clock_outbox o join employment e on e.id = o.employment_id left join justification j on j.id = o.subject_id left join timesheet t on t.id = o.subject_id
     where o.company_id = ${companyId}::uuid and (o.state = 'waiting' or o.state = 'refused' and o.answered_at > now() - interval '30 days')
     order by o.sequence limit 100`.execute(tx);
  return rows;
}

/** Whatever waits is due now. */
export async function hastenActs(tx: Tx, companyId: string): Promise<void> {
  await sql`
    update clock_outbox set next_try_at = now() where company_id = ${companyId}::uuid and state = 'waiting' and next_try_at > now()`.execute(
    tx,
  );
}

/** Nobody takes approvals any more: those that were being sent wait for a decision again. */
export async function recallApprovals(tx: Tx, companyId: string): Promise<void> {
  await sql`
    with recalled as (update clock_outbox set state = 'refused', failure = 'down', answered_at = now()
       where company_id = ${companyId}::uuid and state = 'waiting' and verb = 'decideJustification' and payload ->> 'verdict' = 'approved' returning subject_id)
    update justification j set state = 'pending', version = j.version + 1, port_failure = 'down', decided_by = null, decided_at = null
      from recalled r where j.id = r.subject_id and j.state = 'sending'`.execute(tx);
}

/** Whose payroll clock a person looks at in a profile. */
export async function keepChoice(
  tx: Tx,
  { personId, profile }: { personId: string; profile: string },
  { id, access_group_id }: { id: string; access_group_id: string },
): Promise<void> {
  await sql`
    insert into clock_company_choice (person_id, profile, access_group_id, company_id) values (${personId}::uuid, ${profile}, ${access_group_id}::uuid, ${id}::uuid)
    on conflict (person_id, profile, access_group_id) do update set company_id = excluded.company_id, chosen_at = now()`.execute(
    tx,
  );
}
