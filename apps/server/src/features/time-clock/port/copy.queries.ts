import { sql } from 'kysely';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { ChangedMirror, Summary } from '../clock.queries.ts';

export interface CompanyToCopy {
  accessGroupId: string;
  companyId: string;
  /** In whose name nothing is recorded: somebody of the access group. */
  personId: string;
}

/** Companies with a payroll clock whose adapter works. */
export async function companiesToCopy(tx: Tx): Promise<CompanyToCopy[]> {
  const { rows } = await sql<CompanyToCopy>`
    select i.access_group_id as "accessGroupId", i.company_id as "companyId", min(e.person_id::text) as "personId"
      from clock_integration i join employment e on e.company_id = i.company_id where access.clock_is_integrated(i.company_id) group by 1, 2`.execute(
    tx,
  );
  return rows;
}

/** The period's row here, made where there is none; undefined: its days belong to a period of another kind or length. */
export async function copiedPeriod(
  tx: Tx,
  companyId: string,
  { from, until }: { from: string; until: string },
): Promise<string | undefined> {
  await sql`
    insert into clock_period (access_group_id, company_id, kind, from_day, until_day)
    select access_group_id, id, 'payroll', ${from}::date, ${until}::date from company where id = ${companyId}::uuid on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    select id from clock_period where company_id = ${companyId}::uuid and kind = 'payroll' and from_day = ${from}::date and until_day = ${until}::date`.execute(
    tx,
  );
  return rows[0]?.id;
}

export interface WorkerToCopy {
  employment: string;
  cpf: string;
  registration: string | null;
}

/** Who works in a period and has no closed month of it, no deleted one, nor one of another origin. */
export async function workersToCopy(
  tx: Tx,
  companyId: string,
  { from, until }: { from: string; until: string },
): Promise<WorkerToCopy[]> {
  const { rows } = await sql<WorkerToCopy>`
    select e.id as employment, coalesce(e.cpf, '') as cpf, e.registration from employment e
     where e.company_id = ${companyId}::uuid and (e.admitted_on is null or e.admitted_on <= ${until}::date) and (e.dismissed_on is null or e.dismissed_on >= ${from}::date)
       and not exists (select from timesheet t where t.employment_id = e.id and t.from_day <= ${until}::date and t.until_day >= ${from}::date
         and case when t.deleted_at is null then t.origin <> 'fopag' or t.state = 'closed' or t.from_day <> ${from}::date or t.until_day <> ${until}::date
                  else t.origin = 'fopag' end)
     order by e.id`.execute(tx);
  return rows;
}

export interface HeldCopy extends ChangedMirror {
  state: MirrorState;
  answered: boolean;
  outside: boolean;
  /** Of the rows it has; null: none yet. */
  digest: string | null;
}

/** The mirror of a period, held until the transaction ends; made where there is none. Undefined: it was deleted, or its days are another mirror's. */
export async function heldCopy(
  tx: Tx,
  employmentId: string,
  { from, until, periodId }: { from: string; until: string; periodId: string },
): Promise<HeldCopy | undefined> {
  await sql`
    insert into timesheet (access_group_id, company_id, employment_id, person_id, period_id, origin, from_day, until_day, worker_name)
    select e.access_group_id, e.company_id, e.id, e.person_id, ${periodId}::uuid, 'fopag', ${from}::date, ${until}::date, e.name from employment e
     where e.id = ${employmentId}::uuid and not exists (select from timesheet t where t.employment_id = e.id and (t.deleted_at is null or t.origin = 'fopag')
       and t.from_day <= ${until}::date and t.until_day >= ${from}::date)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<HeldCopy>`
    select t.id, t.state, t.version, t.person_id, t.access_group_id, t.until_day::text, t.origin, t.answered_at is not null as answered, t.outside, (select c.digest from clock_copy c where c.timesheet_id = t.id) as digest
      from timesheet t where t.employment_id = ${employmentId}::uuid and t.deleted_at is null and t.origin = 'fopag' and t.from_day = ${from}::date
       and t.until_day = ${until}::date for update of t`.execute(tx);
  return rows[0];
}

/** The rows are as they were, or are sealed: when they were looked at, and whether something stands outside. */
export async function noteCopy(tx: Tx, { id, version }: HeldCopy, isOutside: boolean): Promise<void> {
  await sql`
    update timesheet set copied_at = now(), outside = outside or ${isOutside} where id = ${id}::uuid and version = ${version}`.execute(
    tx,
  );
}

/** The rows of the next version. Its answer is void, but where the worker asked for the change. */
export async function keepCopy(
  tx: Tx,
  held: HeldCopy,
  copy: { document: string; digest: string; summary: Omit<Summary, 'id'>; answerStands: boolean },
): Promise<void> {
  const { until, incomplete, alerts, balance, result } = copy.summary;
  const isVoid = held.digest !== null && !copy.answerStands;
  await sql`
    update timesheet set version = version + ${held.digest === null ? 0 : 1}::integer, copied_at = now(), computed_until = ${until}::date, incomplete = ${incomplete}, alerts = ${alerts},
           balance = ${balance}, result = ${result}, agrees = case when ${isVoid} then null else agrees end, answered_at = case when ${isVoid} then null else answered_at end,
           answered_ip = case when ${isVoid} then null else answered_ip end, answered_hash = case when ${isVoid} then null else answered_hash end,
           disagreement = case when ${isVoid} then null else disagreement end
     where id = ${held.id}::uuid and state = ${held.state} and version = ${held.version}`.execute(tx);
  await sql`
    insert into clock_copy as c (timesheet_id, access_group_id, company_id, employment_id, person_id, document, digest)
    select t.id, t.access_group_id, t.company_id, t.employment_id, t.person_id, ${copy.document}::jsonb, ${copy.digest} from timesheet t where t.id = ${held.id}::uuid
    on conflict (timesheet_id) do update set document = excluded.document, digest = excluded.digest`.execute(tx);
  // a sent month shows what was sealed: it takes the change that its worker had asked for before
  if (held.state === 'sent')
    await sql`
      insert into timesheet_snapshot (timesheet_id, version, access_group_id, company_id, employment_id, person_id, document, digest)
      select t.id, t.version, t.access_group_id, t.company_id, t.employment_id, t.person_id, ${copy.document}::jsonb, ${copy.digest} from timesheet t
       where t.id = ${held.id}::uuid on conflict do nothing`.execute(tx);
}

/** How the last copying of a company ended. @param failure null: well */
export async function noteSync(tx: Tx, companyId: string, failure: 'down' | 'late' | 'refused' | null): Promise<void> {
  await sql`
    insert into clock_sync as s (company_id, what, access_group_id, succeeded_at, failed_at, failure)
    select id, 'mirrors', access_group_id, case when ${failure}::text is null then now() end, case when ${failure}::text is not null then now() end, ${failure}
      from company where id = ${companyId}::uuid
    on conflict (company_id, what) do update set succeeded_at = coalesce(excluded.succeeded_at, s.succeeded_at),
      failed_at = coalesce(excluded.failed_at, s.failed_at), failure = coalesce(excluded.failure, s.failure)`.execute(
    tx,
  );
}
