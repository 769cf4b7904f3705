import type { createBenefitPlan } from '#features/request/benefit-plan/benefit-plan.ts';
import { payrollMonths } from '#features/request/payroll/payroll-queue.queries.ts';
import { exportMonth } from '#features/request/payroll/payroll-queue.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';

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
/** What people of the demo write to HR about: subject and message. */
export const subjects = [
  ['Crachá novo', 'O meu crachá quebrou no portão.'],
  ['Troca de turno', 'Preciso trocar o turno na semana que vem.'],
  ['Declaração de vínculo', 'O banco pede uma declaração de vínculo.'],
  ['Uniforme', 'A calça do uniforme ficou pequena.'],
  ['Curso de empilhadeira', 'Quero fazer o curso deste mês.'],
  ['Vaga no estacionamento', 'Comecei a vir de carro. Há uma vaga?'],
] as const;

/** Payroll has the first month already. */
export async function exportFirst(tx: Tx, by: By): Promise<void> {
  const first = (await payrollMonths(tx, groupOf(by))).at(-1);
  if (first) await exportMonth(tx, by, { month: first.month, year: first.year, companyIds: null });
}
