import type { managerActs } from '@cracha/contract/features/identity/manager.schemas.ts';

type Act = (typeof managerActs)[number];

interface Reader {
  personId: string;
  profile: string;
  permissions: ReadonlySet<string>;
}

/** What the reader may do with a manager; the acts themselves ask again. */
export function actsOn(
  { personId, profile, permissions }: Reader,
  manager: { person_id: string; platform: boolean; enabled: boolean },
): Act[] {
  const self = manager.person_id === personId;
  if (profile === 'gestor') return self && permissions.has('GestorGestorEditar') ? ['cobertura'] : [];
  const edits = permissions.has('RhGestorEditar');
  const open: Record<Act, boolean> = {
    // nobody changes their own access, and HR nothing of who holds a role of the platform
    editar: edits && !self && !manager.platform,
    substituir: edits && !self && !manager.platform,
    excluir: permissions.has('RhGestorDeletar') && !self && !manager.platform,
    cobertura: edits && manager.enabled,
  };
  const acts: Act[] = ['editar', 'excluir', 'substituir', 'cobertura'];
  return acts.filter(act => open[act]);
}
