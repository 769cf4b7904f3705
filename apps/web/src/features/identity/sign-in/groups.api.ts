import { groupsOf, profilesOf } from '#kernel/base/account.api.ts';
import { changeSession, currentSession } from '#kernel/base/session.ts';

export type AccessGroup = Awaited<ReturnType<typeof groupsOf>>[number];

/** The groups of the profile at hand, the last used first. Who comes from elsewhere chooses as HR, else as manager. */
export async function readGroups(): Promise<AccessGroup[]> {
  const groups = await groupsOf(await profileWithGroups());
  return groups.sort((a, b) => (b.ultimoUso ?? '').localeCompare(a.ultimoUso ?? '') || a.nome.localeCompare(b.nome));
}

async function profileWithGroups(): Promise<'rh' | 'gestor'> {
  const session = currentSession();
  if (session?.profile === 'rh' || session?.profile === 'gestor') return session.profile;
  const profile = session && !profilesOf(session.user).includes('rh') ? 'gestor' : 'rh';
  await changeSession({ profile, group: undefined, appAccesses: [] });
  return profile;
}
