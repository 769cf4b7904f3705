import type { companyUserActs } from '@cracha/contract/features/identity/company-user.schemas.ts';
import type { userActs } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { refuse } from '#kernel/refusal.ts';

type Act = (typeof userActs)[number];

interface Subject {
  id: string;
  state: string;
  platform: boolean;
  whole: boolean;
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
    senha: !off && user.whole && permissions.has('RhTrabalhadorEditar'),
    convidar: user.state === 'convidado' && permissions.has('RhUsuarioCriar'),
  };
  const acts: Act[] = ['acesso', 'desativar', 'reativar', 'desbloquear', 'senha', 'convidar'];
  return acts.filter(act => open[act]);
}

type CompanyAct = (typeof companyUserActs)[number];

/** The same for a role over one company; what is given over all of them is changed where users are. */
export function actsOnCompanyUser(
  { personId, permissions }: Reader,
  user: { scope_id: string | null; person_id: string; platform: boolean; enabled: boolean; role: string },
): CompanyAct[] {
  if (user.scope_id === null || user.person_id === personId || user.platform) return [];
  const edits = permissions.has('RhUsuarioEditar');
  const open: Record<CompanyAct, boolean> = {
    // the finance role has the product's profile alone
    editar: edits && user.role !== 'FINANCEIRO',
    ligar: edits && !user.enabled,
    desligar: edits && user.enabled,
  };
  const acts: CompanyAct[] = ['editar', 'ligar', 'desligar'];
  return acts.filter(act => open[act]);
}
