import type { BenefitKind } from '@cracha/contract/features/request/benefit-words.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestRow } from './request.queries.ts';

export interface NamedDependant {
  name: string;
  cpf: string;
}

/** A plan as it stands for one employment. */
export interface PlanOf {
  id: string;
  name: string;
  kind: BenefitKind;
  regimes: string[];
  minMonths: number;
  departments: string[];
  shareKind: 'fixed' | 'percentage';
  share: number;
  windowFrom: string | null;
  windowUntil: string | null;
  maxDependants: number;
  active: boolean;
  termVersion: number;
  term: string;
  held: { from: string; dependants: NamedDependant[] } | null;
  /** The request about it that is not over. */
  askedBy: string | null;
}

export interface BenefitsOf {
  plans: PlanOf[];
  /** Those of the record with a CPF. */
  dependants: NamedDependant[];
  /** The first month after this one that payroll has not exported. */
  openMonth: string;
}

/** @throws EMPLOYEE_NOT_FOUND beyond the reader's reach */
export async function benefitsOf(tx: Tx, employmentId: string): Promise<BenefitsOf> {
  const { rows } = await sql<{ found: BenefitsOf }>`select access.benefits_of(${employmentId}::uuid) as found`.execute(
    tx,
  );
  return rows[0]?.found ?? { plans: [], dependants: [], openMonth: '' };
}

export async function termOf(tx: Tx, planId: string, version: number): Promise<string> {
  const { rows } = await sql<{ term: string }>`
    select term from benefit_term where plan_id = ${planId}::uuid and version = ${version}`.execute(tx);
  return rows[0]?.term ?? '';
}

type Of = Pick<RequestRow, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>;

/** Ends what is held the day before. @returns false: nothing was */
export async function endBenefit(tx: Tx, of: Of, planId: string, from: string): Promise<boolean> {
  const { rows } = await sql`
    update worker_benefit set until_day = greatest(${from}::date, from_day) - 1, ended_by = ${of.id}::uuid
     where employment_id = ${of.employment_id}::uuid and plan_id = ${planId}::uuid and until_day is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** @returns false: it is held already */
export async function beginBenefit(
  tx: Tx,
  of: Of,
  one: {
    planId: string;
    from: string;
    dependants: readonly NamedDependant[];
    share: number | null;
    termVersion: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into worker_benefit (access_group_id, company_id, employment_id, person_id, plan_id, dependants, share, term_version, from_day, request_id)
    values (${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${one.planId}::uuid, ${JSON.stringify(one.dependants)}::jsonb,
            ${one.share}::integer, ${one.termVersion}, ${one.from}::date, ${of.id}::uuid)
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes back what a request began or ended. @returns false: a later request built on it */
export async function undoBenefit(tx: Tx, requestId: string): Promise<boolean> {
  const { rows: later } = await sql`
    select from worker_benefit b where b.request_id = ${requestId}::uuid and b.ended_by is not null
    union all
    select from worker_benefit e join worker_benefit b on b.employment_id = e.employment_id and b.plan_id = e.plan_id and b.until_day is null
       and b.request_id <> ${requestId}::uuid where e.ended_by = ${requestId}::uuid`.execute(tx);
  if (later.length > 0) return false;
  await sql`delete from worker_benefit where request_id = ${requestId}::uuid`.execute(tx);
  await sql`update worker_benefit set until_day = null, ended_by = null where ended_by = ${requestId}::uuid`.execute(
    tx,
  );
  return true;
}
