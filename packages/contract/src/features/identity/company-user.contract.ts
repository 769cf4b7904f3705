import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idOf, idParams, switchText } from '../../kernel/wire.ts';
import * as s from './company-user.schemas.ts';

/** The users of one company (calls 60 and 64): group users seen from a company. */
export const companyUserContract = {
  companyUsers: endpoint({
    method: 'GET',
    path: '/empresa/:id/usuarios',
    summary: 'Who holds a role over a company, by name.',
    access: { roles: ['RH'], permission: ['RhUsuarioVisualizar', 'RhUsuarioPerfil'] },
    params: idParams('company'),
    response: z.array(s.companyUser),
  }),
  switchCompanyUser: endpoint({
    method: 'GET',
    path: '/Empresa/HabilitaLoginUsuarioEmpresa/:idUsuarioEmpresa/:habilitado',
    summary: "Turns a company user's sign-in on or off.",
    access: { roles: ['RH'], permission: ['RhUsuarioEditar'] },
    params: z.object({ idUsuarioEmpresa: idOf('membership_scope'), habilitado: switchText }),
    response: z.object({ idUsuarioEmpresa: id, loginHabilitado: z.boolean() }),
    changesState: true,
  }),
  saveCompanyUser: endpoint({
    method: 'POST',
    path: '/Empresa/SalvaUsuarioEmpresa',
    summary: 'Gives a person a role in a company and invites them, or changes the profile of one who has it.',
    access: { roles: ['RH'], permission: ['RhUsuarioCriar', 'RhUsuarioEditar'] },
    body: s.companyUserForm,
    response: z.object({ idUsuarioEmpresa: id, idUsuario: id, convidado: z.boolean() }),
  }),
} satisfies Contract;
