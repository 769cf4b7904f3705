import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { call } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';

/** As they travel; the order of the screen is the alphabet's, with 'prefiro não informar' last. */
export const ethnicities = ['amarela', 'branca', 'indigena', 'parda', 'preta', 'naoInformada'] as const;
export type Ethnicity = (typeof ethnicities)[number];

/** Race or colour by declaration: the last one counts. */
export async function declareEthnicity(cor: Ethnicity): Promise<void> {
  const id = currentSession()?.user.id ?? '';
  await call(confirmationCalls.declareEthnicity, { params: { id }, query: { cor, declaracao: 'true' } });
}
