import type { benefitPlan } from '@cracha/contract/features/request/benefit.schemas.ts';
import { benefitPlanContract } from '@cracha/contract/features/request/benefit-plan.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type * as z from 'zod/mini';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { type BenefitPlan, type BenefitPlanBody, benefitPlans } from './benefit-plan.queries.ts';
import { createBenefitPlan, updateBenefitPlan } from './benefit-plan.ts';

/** HR's catalogue of benefits. */
export function benefitPlanRoutes(): Routes {
  return routes(benefitPlanContract, {
    benefitPlans: async ({ tx, by }) => (await benefitPlans(tx, groupOf(by))).map(presentPlan),
    createBenefitPlan: async ({ tx, by, body: { idEmpresa, ...plan } }) =>
      presentPlan(await createBenefitPlan(tx, by, idEmpresa, planOf(plan))),
    updateBenefitPlan: async ({ tx, by, params: { id }, body: { versao, ...plan } }) =>
      presentPlan(await updateBenefitPlan(tx, by, { id, version: versao }, planOf(plan))),
  });
}

type Sent = { [K in keyof typeof benefitPlan]: z.output<(typeof benefitPlan)[K]> };
const shareKinds = { fixa: 'fixed', percentual: 'percentage' } as const;

function planOf({ nome, tipo, regimes, mesesDeCasa, lotacoes, parte, janela, maxDependentes, termo, ativo }: Sent) {
  return {
    ...{ name: nome, kind: tipo, regimes: [...new Set(regimes)], departments: [...new Set(lotacoes)], active: ativo },
    ...{ min_months: mesesDeCasa, share_kind: shareKinds[parte.tipo], share: parte.valor, term: termo.trim() },
    ...{ window_from: janela?.de ?? null, window_until: janela?.ate ?? null, max_dependants: maxDependentes },
  } satisfies BenefitPlanBody;
}

function shareOf({ share_kind: kind, share }: Pick<BenefitPlan, 'share_kind' | 'share'>) {
  return { tipo: kind === 'fixed' ? ('fixa' as const) : ('percentual' as const), valor: share };
}

type Presented = ResponseSent<(typeof benefitPlanContract)['createBenefitPlan']>;

function presentPlan(plan: BenefitPlan): Presented {
  const { window_from: de, window_until: ate } = plan;
  return {
    ...{ id: plan.id, idEmpresa: plan.company_id, empresa: plan.company, nome: plan.name, tipo: plan.kind },
    ...{ regimes: plan.regimes, mesesDeCasa: plan.min_months, lotacoes: plan.departments, ativo: plan.active },
    ...{ parte: shareOf(plan), janela: de === null || ate === null ? null : { de, ate }, termo: plan.term },
    ...{ maxDependentes: plan.max_dependants, versaoTermo: plan.term_version, quantos: plan.holders },
    versao: plan.version,
  };
}
