import type { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import type { platformActs } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskCellPhone, maskCpf, maskEmail } from '#core/identity/contact-mask.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { askedReset, PlatformUser, rolesAnywhere } from './platform-user.queries.ts';

type Calls = typeof platformUserContract;
type Act = (typeof platformActs)[number];

export function presentPlatformUser(user: PlatformUser): ResponseSent<Calls['platformUsers']>['items'][number] {
  return {
    id: user.id,
    nome: user.name,
    cpf: user.cpf && maskCpf(user.cpf),
    email: user.email && maskEmail(user.email),
    celular: user.cell_phone && maskCellPhone(user.cell_phone),
    situacao: user.state,
    papeis: user.roles,
    ultimoAcesso: user.last_used?.toISOString() ?? null,
  };
}

export function presentPlatformRecord(
  actor: Pick<Actor, 'personId' | 'permissions'>,
  user: PlatformUser,
  roles: Awaited<ReturnType<typeof rolesAnywhere>>,
  asked: Awaited<ReturnType<typeof askedReset>>,
): ResponseSent<Calls['platformUser']> {
  return {
    ...presentPlatformUser(user),
    vinculos: roles.map(({ role, enabled, place }) => ({ papel: role, ativo: enabled, onde: place })),
    autenticador: user.two_factor_active,
    sessoesAbertas: user.sessions,
    reinicioPedido: asked
      ? { por: asked.name, em: asked.askedAt.toISOString(), meu: asked.askedBy === actor.personId }
      : null,
    can: actsOn(actor, user),
  };
}

/** What the reader may do with a user; the acts themselves ask again. */
function actsOn({ personId, permissions }: Pick<Actor, 'personId' | 'permissions'>, user: PlatformUser): Act[] {
  if (user.id === personId) return [];
  const edits = permissions.has('AdminUsuarioEditar');
  const helps = edits || permissions.has('SuporteUsuarioEditar');
  const open: Record<Act, boolean> = {
    desativar: edits && user.active,
    reativar: edits && !user.active,
    desbloquear: helps && user.state === 'bloqueado',
    senha: helps && user.active,
    convidar: permissions.has('AdminUsuarioCriar') && user.state === 'convidado',
    encerrar: edits && user.sessions > 0,
    autenticador: (edits || permissions.has('SuporteDoisFatoresEditar')) && user.two_factor_active,
  };
  const acts: Act[] = ['desbloquear', 'convidar', 'senha', 'autenticador', 'encerrar', 'desativar', 'reativar'];
  return acts.filter(act => open[act]);
}
