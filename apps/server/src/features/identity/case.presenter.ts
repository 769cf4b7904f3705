import type { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { AccountCase } from './case.queries.ts';

export const caseKinds = { letter: 'carta', authenticator: 'autenticador', contact: 'contato' } as const;

/** A case of one's own account, as its person reads it. */
export function presentOwnCase({
  kind,
  state,
  asked_at,
  due_at,
}: Pick<AccountCase, 'kind' | 'state' | 'asked_at' | 'due_at'>): NonNullable<
  ResponseSent<(typeof linkContract)['ownLinks']>['caso']
> {
  return {
    tipo: caseKinds[kind],
    desde: asked_at.toISOString(),
    ate: due_at?.toISOString() ?? null,
    contestado: state === 'opposed',
  };
}
