import type { Journey, SignedInUser, Step } from './session.ts';

/** The first thing that binds before anything else, in the order the server binds them. */
export function nextBindingStep(user: SignedInUser): Step | undefined {
  return bindingSteps(user)[0];
}

export function bindingSteps(user: SignedInUser): Step[] {
  return [
    ...stepIf(!user.flgAceitoTermoPrivacidade, 'policy'),
    ...stepIf(user.loginSenhaProvisoria, 'password'),
    ...stepIf(user.keyProvisoria !== null, 'twoFactor'),
  ];
}

/** What a worker confirms on the way home; it guides and blocks nothing, so each may wait for another day. */
export function workerSteps({ usuarioConfirmacao }: SignedInUser, later: Journey['later'] = []): Step[] {
  const open = [
    ...stepIf(!usuarioConfirmacao.celularConfirmado, 'cellPhone'),
    ...stepIf(!usuarioConfirmacao.emailConfirmado, 'email'),
    ...stepIf(!usuarioConfirmacao.corConfirmado, 'ethnicity'),
  ];
  return open.filter(step => !later.includes(step));
}

/** What is still open of the way that somebody is on. */
export function openSteps(user: SignedInUser, { steps, later }: Journey): Step[] {
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

function stepIf(open: boolean, step: Step): Step[] {
  return open ? [step] : [];
}
