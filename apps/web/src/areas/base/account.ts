import type { Profile } from '@cracha/contract/access/roles.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { chooseProfile, homeOf, signOut } from '#kernel/base/account.api.ts';
import { leavePage, navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { currentSession } from '#kernel/base/session.ts';

/** Works in another role from now on, from that area's home. */
export function switchTo(profile: Profile): void {
  leavePage('profile', () => void switchNow(profile));
}

async function switchNow(profile: Profile): Promise<void> {
  const user = currentSession()?.user;
  if (!user) return;
  const home = homeOf(user, profile);
  try {
    const ready = await chooseProfile(profile);
    navigateTo(ready ? home : to.accessGroup(home));
  } catch (error) {
    await tellFailure(error);
  }
}

/** Signs out, or ends the help; what is typed is asked for first, for it goes too. */
export function leave(): void {
  leavePage('sign-out', () => void leaveNow());
}

async function leaveNow(): Promise<void> {
  if (currentSession()?.behind) return (await import('#kernel/lazy/acting.api.ts')).endActing().catch(tellFailure);
  await signOut();
  navigateTo(to.login());
}
