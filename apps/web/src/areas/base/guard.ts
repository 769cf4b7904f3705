import { type Profile, profileRoles } from '@cracha/contract/access/roles.ts';
import { type AreaName, areas, profileAt } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { chooseProfile } from '#kernel/base/account.api.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { kernelTexts } from '#kernel/base/kernel.messages.ts';
import { changeSession, currentSession } from '#kernel/base/session.ts';
import { nextBindingStep } from '#kernel/base/steps.ts';
import { textsNow } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';

/** Screens without an area that only make sense for somebody signed in. */
const behindSignIn = /^\/(grupo-acesso|select-profile|register2F|confirm-data\/|conta\/)/;

/** Undefined: come in. Else where to go instead, the wanted address kept as `redirect`. */
export async function admit(name: AreaName, route: Route, address: string): Promise<string | undefined> {
  const profile = name === 'signature' ? profileAt(address) : areas[name].profile;
  // a signer by a link comes in without a session: their screen asks for the code
  if (name === 'signature' && profile === areas.signature.profile) return undefined;
  const session = currentSession();
  if (!profile && session?.journey) return (await import('../auth/auth.area.ts')).onward(session, route, address);
  if (!profile) return session ? undefined : signInBefore(route, address);
  if (!session) return loginOf(name, address);
  const allowed: readonly string[] = name === 'signature' ? profileRoles[profile] : areas[name].roles;
  const step = nextBindingStep(session.user);
  if (step) return to.step[step](address);
  if (!session.user.roles.some(role => allowed.includes(role))) return denied(name, address);
  if (session.user.suporte && session.profile !== profile) return homeOf(session.profile);
  const ready = session.profile === profile ? hasGroup(profile) : await change(profile);
  if (!ready) return to.accessGroup(address);
  if (!mayEnter(currentSession(), route)) return denied(name, address);
  // whoever is at work is on the way no more: its steps are pages like others now
  if (session.journey) await changeSession({ journey: undefined });
  return undefined;
}

function signInBefore(route: Route, address: string): string | undefined {
  return behindSignIn.test(route.path) ? to.login(wantedOf(address)) : undefined;
}

/** Support acts in one profile alone: any other address leads back to its home. */
function homeOf(profile: Profile | undefined): string {
  return Object.values(areas).find(area => area.profile === profile)?.home ?? to.login();
}

function hasGroup(profile: Profile): boolean {
  return (profile !== 'rh' && profile !== 'gestor') || currentSession()?.group !== undefined;
}

/** An address of another area changes the profile, where the role is held. */
async function change(profile: Profile): Promise<boolean> {
  return chooseProfile(profile).catch(async error => {
    await tellFailure(error);
    return false;
  });
}

/** The companies of the account are a place to come back to; what a step was keeping is kept by the sign-in too. */
function wantedOf(address: string): string | undefined {
  if (address.startsWith(to.ownCompanies())) return address;
  return new URL(address, location.origin).searchParams.get('redirect') ?? undefined;
}

async function denied(name: AreaName, address: string): Promise<string> {
  toastError((await textsNow(kernelTexts)).denied);
  return loginOf(name, address);
}

function loginOf(name: AreaName, address: string): string {
  return name === 'platform-admin' ? to.adminLogin(address) : to.login(address);
}
