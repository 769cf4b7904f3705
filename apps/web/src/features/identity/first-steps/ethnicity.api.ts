import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { call } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';
import { goOn } from '../entry/arrival.ts';

/** As they travel; the order of the screen is the alphabet's, with 'prefiro não informar' last. */
export const ethnicities = ['amarela', 'branca', 'indigena', 'parda', 'preta', 'naoInformada'] as const;
export type Ethnicity = (typeof ethnicities)[number];

/** Race/colour by declaration; answers where to go next. */
export async function declareEthnicity(cor: Ethnicity, redirect: string | undefined): Promise<string> {
  const id = currentSession()?.user.id ?? '';
  await call(confirmationCalls.declareEthnicity, { params: { id }, query: { cor, declaracao: 'true' } });
  return goOn(redirect);
}
