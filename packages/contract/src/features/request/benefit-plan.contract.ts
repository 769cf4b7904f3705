import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idOf, idParams } from '../../kernel/wire.ts';
import { benefitPlan, savedBenefitPlan } from './benefit.schemas.ts';

const reads = { roles: ['RH'], permission: ['RhConfiguracaoVisualizar'] } as const satisfies Access;
const edits = { roles: ['RH'], permission: ['RhConfiguracaoEditar'] } as const satisfies Access;

/** HR's catalogue of benefits, by company (product 5, 5.5). */
export const benefitPlanContract = {
  benefitPlans: endpoint({
    method: 'GET',
    path: '/beneficioplano',
    summary: 'The benefit plans of the companies in reach, those out of use too, with how many hold each.',
    access: reads,
    response: z.array(savedBenefitPlan),
  }),
  createBenefitPlan: endpoint({
    method: 'POST',
    path: '/beneficioplano',
    summary: 'A new benefit plan of a company.',
    access: edits,
    body: z.object({ idEmpresa: idOf('company'), ...benefitPlan }),
    response: savedBenefitPlan,
  }),
  updateBenefitPlan: endpoint({
    method: 'PUT',
    path: '/beneficioplano/:id',
    summary: 'Changes a plan, or takes it out of use; who holds it keeps it as it was when they asked.',
    access: edits,
    params: idParams('benefit_plan'),
    body: z.object({ ...benefitPlan, versao: z.int() }),
    response: savedBenefitPlan,
  }),
} satisfies Contract;
