import type { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import type { platformActs } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskCellPhone, maskCpf, maskEmail } from '#core/identity/contact-mask.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { caseKinds } from '../case.presenter.ts';
import type { AccountCase } from '../case.queries.ts';
import type { PlatformUser, rolesAnywhere } from './platform-user.queries.ts';

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
  open: AccountCase | undefined,
): ResponseSent<Calls['platformUser']> {
  return {
    ...presentPlatformUser(user),
    vinculos: roles.map(({ role, enabled, place }) => ({ papel: role, ativo: enabled, onde: place })),
    autenticador: user.two_factor_active,
    sessoesAbertas: user.sessions,
    caso: open ? presentCase(actor, open) : null,
    can: actsOn(actor, user, open),
  };
}

/** What the reader may do with a user; the acts themselves ask again. */
function actsOn(
  { personId, permissions }: Pick<Actor, 'personId' | 'permissions'>,
  user: PlatformUser,
  account: AccountCase | undefined,
): Act[] {
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
    autenticador:
      (edits || permissions.has('SuporteDoisFatoresEditar')) &&
      user.two_factor_active &&
      mayAsk({ personId }, 'authenticator', account),
    contato: edits && mayAsk({ personId }, 'contact', account),
    dono: edits && account?.kind === 'letter' && account.state === 'opposed',
  };
  const acts: Act[] = [
    'dono',
    'desbloquear',
    'convidar',
    'senha',
    'autenticador',
    'contato',
    'encerrar',
    'desativar',
    'reativar',
  ];
  return acts.filter(act => open[act]);
}

/** One case at a time: a new one, or the second person's word on what another asked. */
function mayAsk(
  { personId }: Pick<Actor, 'personId'>,
  kind: 'authenticator' | 'contact',
  open: AccountCase | undefined,
): boolean {
  if (!open) return true;
  if (open.kind !== kind) return open.state === 'opposed' && open.kind !== 'letter';
  return open.state === 'opposed' || (open.state === 'asked' && open.asked_by !== personId);
}

const states = { asked: 'pedido', waiting: 'aguarda', opposed: 'contestado', decided: 'decidido' } as const;
const hows = { link: 'link', session: 'sessao', use: 'uso' } as const;

function presentCase(
  { personId }: Pick<Actor, 'personId'>,
  open: AccountCase,
): NonNullable<ResponseSent<Calls['platformUser']>['caso']> {
  return {
    tipo: caseKinds[open.kind],
    situacao: states[open.state],
    em: open.asked_at.toISOString(),
    ate: open.due_at?.toISOString() ?? null,
    por: open.asked_by_name,
    meu: open.asked_by === personId,
    confirmadoPor: open.confirmed_by_name,
    motivo: open.reason,
    evidencia: open.evidence,
    contestadoEm: open.opposed_at?.toISOString() ?? null,
    comoContestado: open.opposed_how && hows[open.opposed_how],
    grupo: open.group_name,
    para: open.outcome && (open.outcome === 'letter' ? 'carta' : 'conta'),
    canal: open.channel && (open.channel === 'mail' ? 'email' : 'celular'),
    novoContato:
      open.new_contact && (open.channel === 'mail' ? maskEmail(open.new_contact) : maskCellPhone(open.new_contact)),
  };
}
