import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { appAccessKeys } from './identity.schemas.ts';

/** The feature flags each profile holds (calls 41–48, and the platform's own list). */
export const appAccessCalls = {
  hrAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/rh/app-acessos',
    summary: 'The flags of HR in the chosen access group.',
    access: { roles: ['RH'] },
    response: appAccessKeys,
  }),
  managerAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/gestor/app-acessos',
    summary: 'The flags of a manager in the chosen access group.',
    access: { roles: ['GESTOR'] },
    response: appAccessKeys,
  }),
  workerAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/empregado/app-acessos',
    summary: "The flags of a worker, by the companies of the worker's employments.",
    access: { roles: ['EMPREGADO'] },
    response: appAccessKeys,
  }),
  associationAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/assemat/app-acessos',
    summary: 'The flags of an association user.',
    access: { roles: ['ASSEMAT'] },
    response: appAccessKeys,
  }),
  financeAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/fin/app-acessos',
    summary: 'The flags of a finance user.',
    access: { roles: ['FINANCEIRO'] },
    response: appAccessKeys,
  }),
  resellerAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/revenda/app-acessos',
    summary: 'The flags of a reseller.',
    access: { roles: ['REVENDEDOR'] },
    response: appAccessKeys,
  }),
  platformAppAccesses: endpoint({
    method: 'GET',
    path: '/grupoacesso/admin/app-acessos',
    summary: "The platform's flags, for its operator and support.",
    access: { roles: ['ADMIN', 'SUPORTE'] },
    response: appAccessKeys,
  }),
  appAccessesEndingWith: endpoint({
    method: 'GET',
    path: '/grupoacesso/app-acessos/endWith/:end',
    summary: 'The flags of the current profile that end with a text, in any letter case.',
    access: 'signedIn',
    params: z.object({ end: z.string().check(z.maxLength(64)) }),
    response: appAccessKeys,
  }),
  hasTedPay: endpoint({
    method: 'GET',
    path: '/grupoacesso/hasTedPay',
    summary: 'Whether the access group has TED Pay.',
    access: { roles: ['RH', 'FINANCEIRO'] },
    response: z.boolean(),
  }),
} satisfies Contract;
