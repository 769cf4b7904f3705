import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import * as s from './admission.schemas.ts';

const manager = {
  roles: ['GESTOR'],
  permission: ['GestorAdmissaoVisualizar'],
  // the app access of online admission is HR's alone
  appAccess: ['meu-modelo'],
} as const satisfies Access;

/** Managers see how far the admissions of their people are, and no answer or paper (product 6.9). */
export const teamAdmissionContract = {
  teamAdmissions: endpoint({
    method: 'GET',
    path: '/admissao/gestor/:page/:size',
    summary: "Admissions of the manager's people by the day of their start: who, for what, when and how far.",
    access: manager,
    params: pageParams(defaultPageSize.staff),
    query: s.teamAdmissionQuery,
    response: pageOf(s.teamAdmission),
  }),
  teamAdmissionTotals: endpoint({
    method: 'GET',
    path: '/admissao/gestor/totais',
    summary: 'How many of them stand in each tab.',
    access: manager,
    query: s.admissionFilter,
    response: s.admissionTotals,
  }),
} satisfies Contract;
