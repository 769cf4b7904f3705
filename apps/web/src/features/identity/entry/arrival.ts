import type { Profile } from '@cracha/contract/access/roles.ts';
import { areaOf, profileAt } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { chooseProfile, homeOf, profilesOf, refreshUser } from '#kernel/base/account.api.ts';
import { sameSite } from '#kernel/base/redirect.ts';
import { changeSession, clearSession, currentSession, type SignedInUser, type Step } from '#kernel/base/session.ts';
import { bindingSteps, nextBindingStep, workerSteps } from '#kernel/base/steps.ts';
import { textsNow } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';
import { signInTexts } from './sign-in.messages.ts';

/** Roles that, held alone, need no choice. */
const alone: Partial<Record<SignedInUser['roles'][number], Profile>> = {
  FINANCEIRO: 'financeiro',
  ASSEMAT: 'assemat',
  EMPREGADO: 'trabalhador',
  SUPORTE: 'admin',
  ASSINANTE: 'assinante',
};

/**
 * Where somebody goes after a right sign-in: what binds, then the wanted address, then the only profile or the choice of
 * one. Asked again after every step.
 */
export async function arrive(user: SignedInUser, redirect: string | undefined): Promise<string> {
  const wanted = followed(redirect);
  await plan(user, wanted);
  const step = nextBindingStep(user);
  if (step) return to.step[step](sameSite(redirect));
  // whose links are all claims comes in to accept them
  if (user.roles.length === 0) return user.conta.pedidos > 0 ? companiesIn(wanted) : nobody();
  const profile = profileOf(wanted);
  if (wanted && profile && profilesOf(user).includes(profile)) return await open(profile, wanted);
  const [role, ...others] = user.roles;
  const only = role && others.length === 0 ? alone[role] : undefined;
  return only ? enter(user, only, redirect) : to.profileChoice(wanted);
}

/** After a step is done: what comes next. */
export async function goOn(redirect: string | undefined): Promise<string> {
  const profile = currentSession()?.profile;
  const user = await refreshUser();
  const chosen = nextBindingStep(user) ? undefined : profile;
  return chosen ? enter(user, chosen, redirect) : arrive(user, redirect);
}

/** Into a profile: a worker by what is still to confirm, HR and managers by their group; then the wanted address or home. */
export async function enter(user: SignedInUser, profile: Profile, redirect: string | undefined): Promise<string> {
  const wanted = followed(redirect);
  const address = wanted && (profileOf(wanted) ?? profile) === profile ? wanted : homeOf(user, profile);
  const journey = currentSession()?.journey;
  const steps = profile === 'trabalhador' ? workerSteps(user, journey?.later) : [];
  const [step] = steps;
  if (!step) return open(profile, address);
  if (currentSession()?.profile !== profile) await chooseProfile(profile);
  if (!journey?.steps.includes(step)) await setOut(steps);
  return to.step[step](wanted);
}

/** Not today: the way goes on without it, and the next sign-in asks again. */
export async function leaveForLater(step: Step, redirect: string | undefined): Promise<string> {
  const journey = currentSession()?.journey ?? { steps: [], later: [] };
  await changeSession({ journey: { ...journey, later: [...journey.later, step] }, contact: undefined });
  return goOn(redirect);
}

async function open(profile: Profile, address: string): Promise<string> {
  const ready =
    currentSession()?.profile === profile && profile === 'trabalhador' ? true : await chooseProfile(profile);
  await changeSession({ journey: undefined, contact: undefined });
  return ready ? address : to.accessGroup(address);
}

/** Every step of this way, counted once at its start. */
async function plan(user: SignedInUser, wanted: string | undefined): Promise<void> {
  const binding = bindingSteps(user);
  if (currentSession()?.journey || binding.length === 0) return;
  const worker = user.roles.every(role => role === 'EMPREGADO') && !profileOf(wanted);
  await setOut([...binding, ...(worker ? workerSteps(user) : [])]);
}

async function setOut(steps: readonly Step[]): Promise<void> {
  const later = currentSession()?.journey?.later ?? [];
  await changeSession({ journey: { steps, later } });
}

function companiesIn(wanted: string | undefined): string {
  const companies = to.ownCompanies();
  return wanted?.startsWith(companies) ? wanted : companies;
}

async function nobody(): Promise<string> {
  clearSession();
  toastError((await textsNow(signInTexts)).nobody);
  return to.login();
}

/** A wanted address of this site that is no part of the way itself; changing the password is a place to come back to. */
function followed(redirect: string | undefined): string | undefined {
  const address = sameSite(redirect);
  if (!address || areaOf(address)) return address;
  return /^\/(autenticidade|definicao-senha|conta\/empresas)\b/.test(address) ? address : undefined;
}

/** The prefix of the wanted address chooses the profile. */
function profileOf(address: string | undefined): Profile | undefined {
  return (address && profileAt(address)) || undefined;
}
