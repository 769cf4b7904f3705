import { areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { sameSite } from '#kernel/redirect.ts';
import type { SignedInUser } from '#kernel/session.ts';
import { startProfile } from './identity.api.ts';
import { stepPath } from './steps.ts';

/** Where somebody lands after a right sign-in: open steps first, then the wanted address, else the profile's home. */
export async function arrive(user: SignedInUser, redirect: string | undefined, admin: boolean): Promise<string> {
  const step = stepPath(user);
  if (step) return step;
  const wanted = sameSite(redirect);
  const started = await startProfile(user, admin ? 'admin' : profileOf(wanted));
  if (!started) return to.login();
  const home = Object.values(areas).find(area => area.profile === started.profile)?.home ?? to.login();
  const address = wanted && profileOf(wanted) === started.profile ? wanted : home;
  return started.ready ? address : to.accessGroup(address);
}

/** The prefix of the wanted address chooses the profile, where the user holds it. */
function profileOf(address: string | undefined) {
  const area = address && areaOf(address);
  return area ? (areas[area].profile ?? undefined) : undefined;
}
