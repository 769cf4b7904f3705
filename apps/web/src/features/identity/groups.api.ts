import { groupsOf } from '#kernel/account.api.ts';
import { currentSession } from '#kernel/session.ts';

export type AccessGroup = Awaited<ReturnType<typeof groupsOf>>[number];

/** The groups of the profile at hand, the last used first. */
export async function readGroups(): Promise<AccessGroup[]> {
  const groups = await groupsOf(currentSession()?.profile === 'gestor' ? 'gestor' : 'rh');
  return groups.sort((a, b) => (b.ultimoUso ?? '').localeCompare(a.ultimoUso ?? '') || a.nome.localeCompare(b.nome));
}
