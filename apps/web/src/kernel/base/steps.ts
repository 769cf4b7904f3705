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

function stepIf(open: boolean, step: Step): Step[] {
  return open ? [step] : [];
}
