import type { Profile } from '@cracha/contract/access/roles.ts';
import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { chooseProfile, signOut } from '#kernel/account.api.ts';
import { navigateTo } from '#kernel/address.ts';
import { tellFailure } from '#kernel/failure.ts';
import { currentSession } from '#kernel/session.ts';

/** Works in another role from now on, from that area's home. */
export async function switchTo(profile: Profile): Promise<void> {
  const home = Object.values(areas).find(area => area.profile === profile)?.home ?? to.login();
  try {
    const ready = await chooseProfile(profile);
    navigateTo(ready ? home : to.accessGroup(home));
  } catch (error) {
    await tellFailure(error);
  }
}

export async function leave(): Promise<void> {
  if (currentSession()?.behind) return (await import('#kernel/acting.api.ts')).endActing().catch(tellFailure);
  await signOut();
  navigateTo(to.login());
}
