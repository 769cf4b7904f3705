import type { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskCellPhone, maskCpf, maskEmail } from '#core/identity/contact-mask.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { actsOn } from './group-user.policy.ts';
import type { GroupUser, HeldRole } from './group-user.queries.ts';

type Presented = ResponseSent<(typeof groupUserContract)['groupUser']>;

export function presentGroupUser(
  actor: Pick<Actor, 'personId' | 'permissions'>,
  user: GroupUser,
  roles: HeldRole[],
): Presented {
  return {
    id: user.id,
    nome: user.name,
    cpf: user.cpf && maskCpf(user.cpf),
    email: user.email && maskEmail(user.email),
    celular: user.cell_phone && maskCellPhone(user.cell_phone),
    situacao: user.state,
    papeis: roles
      .filter(role => role.person_id === user.id)
      .map(role => ({
        papel: role.role,
        ativo: role.enabled,
        idPerfil: role.profile_id,
        perfil: role.profile,
        padrao: role.product,
        empresas: role.companies,
      })),
    ultimoAcesso: user.last_used?.toISOString() ?? null,
    corNaoInformada: user.undeclared,
    can: actsOn(actor, user),
  };
}
