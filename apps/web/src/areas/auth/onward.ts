import { to } from '@cracha/contract/navigation/entry-paths.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import type { Journey, Session, SignedInUser, Step } from '#kernel/base/session.ts';
import { bindingSteps, workerSteps } from '#kernel/base/steps.ts';

/** What is still open of the way that somebody is on. */
function openSteps(user: SignedInUser, { steps, later }: Journey): Step[] {
  const open = [...bindingSteps(user), ...workerSteps(user, later)];
  return steps.filter(step => open.includes(step));
}

/** The step that a screen is part of. */
export const stepOfScreen: Readonly<Record<string, Step>> = {
  'auth-privacy-policy': 'policy',
  'auth-password': 'password',
  'auth-two-factor': 'twoFactor',
  'auth-cell-phone': 'cellPhone',
  'auth-cell-phone-send-code': 'cellPhone',
  'auth-cell-phone-code': 'cellPhone',
  'auth-email': 'email',
  'auth-email-send-code': 'email',
  'auth-email-code': 'email',
  'auth-ethnicity': 'ethnicity',
};

/** On the way after the sign-in nobody comes back to a step that is done, nor to one that was left for another day. */
export function onward({ user, journey }: Session, { screen }: Route, address: string): string | undefined {
  const step = stepOfScreen[screen];
  const { searchParams } = new URL(address, location.origin);
  if (!step || searchParams.has('codigo') || !journey?.steps.includes(step)) return undefined;
  const open = openSteps(user, journey);
  if (open.includes(step)) return undefined;
  const [next] = open;
  const wanted = searchParams.get('redirect') ?? undefined;
  return next ? to.step[next](wanted) : to.profileChoice(wanted);
}
