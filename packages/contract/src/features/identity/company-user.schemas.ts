import * as z from 'zod/mini';
import { id, requiredText } from '../../kernel/wire.ts';
import { userStates } from './group-user.schemas.ts';

export const companyUserRoles = ['RH', 'GESTOR', 'FINANCEIRO'] as const;
export const companyUserActs = ['editar', 'ligar', 'desligar'] as const;

/** A role somebody holds over a company. Of all companies of the group: no `idUsuarioEmpresa`, changed where users are. */
export const companyUser = z.object({
  idUsuarioEmpresa: z.nullable(id),
  idUsuario: id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(companyUserRoles),
  idPerfilAcesso: id,
  perfil: z.string(),
  situacao: z.enum(userStates),
  loginHabilitado: z.boolean(),
  can: z.array(z.enum(companyUserActs)),
});

const contact = (max: number) => z._default(z.nullable(z.string().check(z.maxLength(max))), null);

/** `idUsuarioEmpresa` changes that one's profile; name, CPF and contacts are then their owner's. No profile: the role's own. */
export const companyUserForm = z.object({
  idUsuarioEmpresa: z.optional(id),
  idEmpresa: id,
  nome: requiredText(120),
  cpf: requiredText(20),
  email: contact(200),
  celular: contact(40),
  role: z.enum(companyUserRoles, 'INVALID_OPTION'),
  idPerfilAcesso: z.optional(id),
});
