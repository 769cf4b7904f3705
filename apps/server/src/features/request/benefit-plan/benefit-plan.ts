import { mostOfTransport } from '@cracha/contract/features/request/benefit-words.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  type BenefitPlan,
  type BenefitPlanBody,
  benefitPlan,
  changeBenefitPlan,
  hasCompany,
  insertBenefitPlan,
  insertTerm,
} from './benefit-plan.queries.ts';

/** @throws INVALID_OPTION of the company, MAX_VALUE of the transport voucher's share, RECORD_ALREADY_EXISTS of the name */
export async function createBenefitPlan(
  tx: Tx,
  by: By,
  companyId: string,
  plan: BenefitPlanBody,
): Promise<BenefitPlan> {
  const group = groupOf(by);
  checkShare(plan);
  if (!(await hasCompany(tx, group, companyId))) refuseField('idEmpresa', 'INVALID_OPTION');
  const id = await insertBenefitPlan(tx, group, companyId, plan);
  if (!id) return refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await insertTerm(tx, id, 1, plan.term);
  const made = (await benefitPlan(tx, group, id)) ?? refuse('NOT_FOUND');
  await record(tx, by, {
    ...{ verb: 'benefitPlanCreated', entity: 'benefitPlan', entityId: id, after: toldOf(made) },
  });
  return made;
}

/** Who holds it keeps what they accepted. @throws NOT_FOUND, STALE_VERSION, and as of a new one */
export async function updateBenefitPlan(
  tx: Tx,
  by: By,
  { id, version }: Pick<BenefitPlan, 'id' | 'version'>,
  plan: BenefitPlanBody,
): Promise<BenefitPlan> {
  const group = groupOf(by);
  const before = (await benefitPlan(tx, group, id)) ?? refuse('NOT_FOUND');
  if (before.version !== version) refuse('STALE_VERSION');
  checkShare(plan);
  const isOther = plan.term !== before.term;
  const termVersion = before.term_version + (isOther ? 1 : 0);
  if (!(await changeBenefitPlan(tx, before, { ...plan, term_version: termVersion })))
    return refuseField('nome', 'RECORD_ALREADY_EXISTS');
  if (isOther) await insertTerm(tx, before.id, termVersion, plan.term);
  const after = (await benefitPlan(tx, group, id)) ?? refuse('NOT_FOUND');
  await record(tx, by, {
    ...{ verb: 'benefitPlanChanged', entity: 'benefitPlan', entityId: before.id },
    ...{ before: toldOf(before), after: toldOf(after) },
  });
  return after;
}

function checkShare({ kind, share_kind: shareKind, share }: BenefitPlanBody): void {
  if (kind === 'valeTransporte' && shareKind === 'percentage' && share > mostOfTransport)
    refuseField('parte.valor', 'MAX_VALUE', { max: mostOfTransport });
}

const written = (value: number) => (value / 100).toFixed(2).replace('.', ',');

/** As histories tell it. */
function toldOf(plan: BenefitPlan) {
  const { window_from: from, window_until: until, share_kind: kind } = plan;
  return {
    ...{ name: plan.name, kind: plan.kind, regimes: plan.regimes.join(', '), minMonths: plan.min_months },
    ...{ departments: plan.departments.join(', '), maxDependants: plan.max_dependants, termVersion: plan.term_version },
    share: kind === 'fixed' ? `R$ ${written(plan.share)}` : `${written(plan.share)} %`,
    window:
      from === null || until === null ? '' : [from, until].map(day => day.split('-').reverse().join('/')).join(' a '),
    active: plan.active,
  };
}
