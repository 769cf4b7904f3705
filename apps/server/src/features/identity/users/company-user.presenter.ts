import type { companyUserContract } from '@cracha/contract/features/identity/company-user.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskCpf, maskEmail } from '#core/identity/contact-mask.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { CompanyUser } from './company-user.queries.ts';
import { actsOnCompanyUser } from './group-user.policy.ts';

type Presented = ResponseSent<(typeof companyUserContract)['companyUsers']>[number];

export function presentCompanyUser(actor: Pick<Actor, 'personId' | 'permissions'>, user: CompanyUser): Presented {
  return {
    idUsuarioEmpresa: user.scope_id,
    idUsuario: user.person_id,
    nome: user.name,
    cpf: user.cpf && maskCpf(user.cpf),
    email: user.email && maskEmail(user.email),
    role: user.role,
    idPerfilAcesso: user.profile_id,
    perfil: user.profile,
    situacao: user.state,
    loginHabilitado: user.enabled,
    can: actsOnCompanyUser(actor, user),
  };
}
