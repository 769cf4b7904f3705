import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './user.schemas.ts';

/** Profile, look-ups and feature questions about users (calls 26–39; 40 is with the announcements). */
export const userCalls = {
  companiesOfProfile: endpoint({
    method: 'GET',
    path: '/Usuario/empresas',
    summary: "The companies of the current profile: the membership's, or the worker's employers.",
    access: 'signedIn',
    response: z.array(s.companyOfProfile),
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/Usuario/',
    summary: "Saves one's own profile, or with permission another's; new contacts wait for their code.",
    access: 'signedIn',
    body: s.profileForm,
    response: s.savedProfile,
    beforeGroup: true,
    ownTransactions: true,
  }),
  userByCpf: endpoint({
    method: 'GET',
    path: '/Usuario/GetUsuarioByCpf/:cpf',
    summary: 'A user of the scope by CPF; of a person known only elsewhere, that one exists.',
    access: {
      roles: ['RH', 'ADMIN', 'SUPORTE'],
      permission: [
        'RhTrabalhadorVisualizar',
        'RhUsuarioVisualizar',
        'AdminUsuarioVisualizar',
        'SuporteUsuarioVisualizar',
      ],
    },
    params: s.cpfParams,
    response: s.userByCpf,
  }),
  managerByCpf: endpoint({
    method: 'GET',
    path: '/Usuario/GetUsuarioByCpf/:cpf/gestor',
    summary: 'A person to register or reuse as a manager.',
    access: { roles: ['RH'], permission: ['RhGestorVisualizar'] },
    params: s.cpfParams,
    response: s.managerByCpf,
  }),
  issueProvisionalPassword: endpoint({
    method: 'POST',
    path: '/usuario/:id/senhaprovisoria',
    summary: 'A provisional password for another user, shown once.',
    access: {
      roles: ['RH', 'ADMIN', 'SUPORTE'],
      permission: ['RhTrabalhadorEditar', 'AdminUsuarioEditar', 'SuporteUsuarioEditar'],
    },
    params: idParams('person'),
    response: s.provisionalPassword,
  }),
  userNames: endpoint({
    method: 'POST',
    path: '/Usuario/nomes',
    summary: 'The names of users by id; ids out of scope are left out.',
    access: { roles: ['RH', 'GESTOR', 'FINANCEIRO', 'ADMIN', 'SUPORTE', 'ASSEMAT', 'REVENDEDOR', 'EMPREGADO'] },
    body: s.userIds,
    response: s.userNames,
    forSupport: true,
  }),
  hrUsesRecorder: endpoint({
    method: 'GET',
    path: '/Usuario/rh/useRegPonto',
    summary: "Whether a company of the scope has the portal's time recorder.",
    access: { roles: ['RH'] },
    response: z.boolean(),
  }),
  hrHasFlow: endpoint({
    method: 'GET',
    path: '/usuario/rh/hasFlow',
    summary: 'Whether a company of the scope works with the approval flow.',
    access: { roles: ['RH'] },
    response: z.boolean(),
  }),
  workerHasFlow: endpoint({
    method: 'GET',
    path: '/usuario/trabalhador/hasFlow',
    summary: "Whether any of one's active employments is in a company with the approval flow.",
    access: { roles: ['EMPREGADO'] },
    response: z.boolean(),
  }),
  employmentHasFlow: endpoint({
    method: 'GET',
    path: '/usuario/trabalhador/:id/hasFlow',
    summary: 'Whether the company of one employment works with the approval flow.',
    access: { roles: ['EMPREGADO', 'RH', 'GESTOR'] },
    params: idParams('employment'),
    response: z.boolean(),
  }),
  workerUsesRecorder: endpoint({
    method: 'GET',
    path: '/Usuario/trabalhador/useRegPonto',
    summary: "Whether any of one's active employments punches in the portal.",
    access: { roles: ['EMPREGADO'] },
    response: z.boolean(),
  }),
  companyUsesPayrollClock: endpoint({
    method: 'GET',
    path: '/integracaoponto/:id/useIntegracaoPontofopag',
    summary: 'Whether the company is integrated with the payroll clock.',
    access: { roles: ['RH', 'GESTOR', 'EMPREGADO'] },
    params: idParams('company'),
    response: z.boolean(),
  }),
  workerHasClub: endpoint({
    method: 'GET',
    path: '/usuario/trabalhador/hasClube',
    summary: "Whether any of one's active employments has the discount club.",
    access: { roles: ['EMPREGADO'] },
    response: z.boolean(),
  }),
  employmentHasClub: endpoint({
    method: 'GET',
    path: '/usuario/trabalhador/:id/hasClube',
    summary: 'Whether one employment has the discount club.',
    access: { roles: ['EMPREGADO', 'RH'] },
    params: idParams('employment'),
    response: z.boolean(),
  }),
} satisfies Contract;
