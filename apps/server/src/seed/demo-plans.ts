import type { createBenefitPlan } from '#features/request/benefit-plan/benefit-plan.ts';

const base = { regimes: [], departments: [], window_from: null, window_until: null, active: true };
const term = 'Autorizo o desconto da minha parte em folha, todo mês, enquanto eu tiver o benefício.\n';

/** What São Paulo offers in the demo. */
export const demoPlans: Parameters<typeof createBenefitPlan>[3][] = [
  {
    ...{ ...base, name: 'Saúde Pantanal', kind: 'saude', share_kind: 'fixed', share: 18_990, min_months: 3 },
    ...{ max_dependants: 3, term: `${term}Dependentes entram com o mesmo plano e saem comigo.` },
  },
  {
    ...{ ...base, name: 'Vale-transporte', kind: 'valeTransporte', share_kind: 'percentage', share: 600 },
    ...{ min_months: 0, max_dependants: 0, term: `${term}O desconto é de até 6 % do salário base.` },
  },
  {
    ...{ ...base, name: 'Odonto Sorriso', kind: 'odontologico', share_kind: 'fixed', share: 2490, min_months: 0 },
    ...{ window_from: '01-02', window_until: '01-31', max_dependants: 2, term: '' },
  },
];
