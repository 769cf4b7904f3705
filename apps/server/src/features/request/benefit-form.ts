import type { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { benefitRefusals } from '#core/benefit/benefit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { type BenefitsOf, benefitsOf, type NamedDependant, type PlanOf } from './benefit.queries.ts';
import { benefitFacts, benefitFinding } from './benefit-request.ts';
import type { RequestFacts } from './request-world.queries.ts';
import { subjectOf } from './send-request.ts';

type Form = ResponseSent<(typeof requestContract)['offeredBenefits']>;

/** What a company offers to one of its workers, and what stands against each plan. @throws EMPLOYEE_NOT_FOUND */
export async function offeredBenefits(tx: Tx, by: By, idVinculo: string): Promise<Form> {
  const facts = await subjectOf(tx, by, idVinculo);
  const all = await benefitsOf(tx, facts.id);
  const offered = all.plans.filter(({ active, held }) => active || held !== null);
  return { aPartirDe: all.openMonth, planos: offered.map(plan => offer(by, facts, all, plan)) };
}

const named = (ones: readonly NamedDependant[]) => ones.map(({ name: nome, cpf }) => ({ nome, cpf }));

function offer(by: By, facts: RequestFacts, all: BenefitsOf, plan: PlanOf): Form['planos'][number] {
  const { rules, of, share } = benefitFacts(facts, all, plan, null);
  const action = plan.held ? 'change' : 'join';
  const codes = benefitRefusals({ action, dependants: [], acceptsTerm: true }, rules, of);
  // a manager doesn't read dependants of a record
  const seen = (ones: readonly NamedDependant[]) => (by.profile === 'gestor' ? [] : named(ones));
  return {
    ...{ id: plan.id, nome: plan.name, tipo: plan.kind, valor: share, termo: plan.term, versaoTermo: plan.termVersion },
    parte: { tipo: plan.shareKind === 'fixed' ? 'fixa' : 'percentual', valor: plan.share },
    ...{ elegivel: !codes.includes('BENEFIT_NOT_ELIGIBLE'), motivos: codes.map(code => benefitFinding(code, plan)) },
    possui: plan.held && { desde: plan.held.from, dependentes: seen(plan.held.dependants) },
    ...{
      janela: rules.window && { de: rules.window.from, ate: rules.window.until },
      maxDependentes: plan.maxDependants,
    },
    dependentes: plan.maxDependants > 0 ? seen(all.dependants) : [],
  };
}
