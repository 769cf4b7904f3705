import type { userActs } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { refuse } from '#kernel/refusal.ts';

type Act = (typeof userActs)[number];

interface Subject {
  id: string;
  state: string;
  platform: boolean;
  beyond_hr: boolean;
}

interface Reader {
  personId: string;
  permissions: ReadonlySet<string>;
}

/** Nobody changes their own access, and HR nothing of who holds a role of the platform. @throws USER_CHANGE_NOT_ALLOWED */
export function refuseUntouchable(
  { personId }: Pick<Reader, 'personId'>,
  user: Pick<Subject, 'id' | 'platform'>,
): void {
  if (user.id === personId || user.platform) refuse('USER_CHANGE_NOT_ALLOWED');
}

/** What the reader may do with a user; the acts themselves ask again. */
export function actsOn({ personId, permissions }: Reader, user: Subject): Act[] {
  if (user.id === personId || user.platform) return [];
  const off = user.state === 'desativado';
  const open: Record<Act, boolean> = {
    acesso: permissions.has('RhUsuarioPerfil'),
    desativar: !off && permissions.has('RhUsuarioEditar'),
    reativar: off && permissions.has('RhUsuarioEditar'),
    desbloquear: user.state === 'bloqueado' && permissions.has('RhUsuarioEditar'),
    senha: !off && !user.beyond_hr && permissions.has('RhTrabalhadorEditar'),
    convidar: user.state === 'convidado' && permissions.has('RhUsuarioCriar'),
  };
  const acts: Act[] = ['acesso', 'desativar', 'reativar', 'desbloquear', 'senha', 'convidar'];
  return acts.filter(act => open[act]);
}
