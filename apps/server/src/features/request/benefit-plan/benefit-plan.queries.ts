import type { BenefitKind } from '@cracha/contract/features/request/benefit-words.ts';
import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface BenefitPlanBody {
  name: string;
  kind: BenefitKind;
  regimes: Regime[];
  min_months: number;
  departments: string[];
  share_kind: 'fixed' | 'percentage';
  share: number;
  window_from: string | null;
  window_until: string | null;
  max_dependants: number;
  active: boolean;
  term: string;
}

export interface BenefitPlan extends BenefitPlanBody {
  id: string;
  company_id: string;
  company: string;
  term_version: number;
  /** How many hold it. */
  holders: number;
  version: number;
}

const columns = sql`p.id, p.company_id, c.trade_name as company, p.name, p.kind, p.regimes, p.min_months, p.departments, p.share_kind, p.share, p.window_from, p.window_until,
  p.max_dependants, p.active, p.term_version, p.version, (select t.term from benefit_term t where t.plan_id = p.id and t.version = p.term_version) as term,
  (select count(*)::integer from worker_benefit h where h.plan_id = p.id and h.until_day is null) as holders`;

export async function benefitPlans(tx: Tx, accessGroupId: string): Promise<BenefitPlan[]> {
  const { rows } = await sql<BenefitPlan>`
    select ${columns} from benefit_plan p join company c on c.id = p.company_id where p.access_group_id = ${accessGroupId}::uuid
     order by public.search_form(c.trade_name), c.id, public.search_form(p.name), p.id`.execute(tx);
  return rows;
}

/** Undefined: there is none in reach. */
export async function benefitPlan(tx: Tx, accessGroupId: string, id: string): Promise<BenefitPlan | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<BenefitPlan>`
    select ${columns} from benefit_plan p join company c on c.id = p.company_id
     where p.id = ${id}::uuid and p.access_group_id = ${accessGroupId}::uuid for update of p`.execute(tx);
  return rows[0];
}

/** Whether HR reaches a company. */
export async function hasCompany(tx: Tx, accessGroupId: string, companyId: string): Promise<boolean> {
  if (!isUuid(companyId)) return false;
  const { rows } = await sql`
    select from company where id = ${companyId}::uuid and access_group_id = ${accessGroupId}::uuid and deleted_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Undefined: the name is taken. */
export async function insertBenefitPlan(
  tx: Tx,
  accessGroupId: string,
  companyId: string,
  plan: BenefitPlanBody,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into benefit_plan (access_group_id, company_id, name, kind, regimes, min_months, departments, share_kind, share, window_from, window_until, max_dependants, active)
    values (${accessGroupId}::uuid, ${companyId}::uuid, ${plan.name}, ${plan.kind}, ${plan.regimes}, ${plan.min_months}, ${plan.departments}, ${plan.share_kind}, ${plan.share},
            ${plan.window_from}, ${plan.window_until}, ${plan.max_dependants}, ${plan.active})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** A term stays as it was accepted: another one is another version. */
export async function insertTerm(tx: Tx, planId: string, version: number, term: string): Promise<void> {
  await sql`
    insert into benefit_term (plan_id, version, access_group_id, company_id, term)
    select p.id, ${version}, p.access_group_id, p.company_id, ${term} from benefit_plan p where p.id = ${planId}::uuid`.execute(
    tx,
  );
}

/** @returns false: the name is another's */
export async function changeBenefitPlan(
  tx: Tx,
  { id, version }: Pick<BenefitPlan, 'id' | 'version'>,
  plan: BenefitPlanBody & { term_version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update benefit_plan p set name = ${plan.name}, kind = ${plan.kind}, regimes = ${plan.regimes}, min_months = ${plan.min_months}, departments = ${plan.departments},
           share_kind = ${plan.share_kind}, share = ${plan.share}, window_from = ${plan.window_from}, window_until = ${plan.window_until}, max_dependants = ${plan.max_dependants},
           active = ${plan.active}, term_version = ${plan.term_version}, version = version + 1
     where id = ${id}::uuid and version = ${version} and not exists (select from benefit_plan o where o.company_id = p.company_id and o.id <> p.id
       and public.search_form(o.name) = public.search_form(${plan.name})) returning id`.execute(tx);
  return rows.length > 0;
}
