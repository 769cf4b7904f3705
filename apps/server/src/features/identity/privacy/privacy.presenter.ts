import type { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import type { PrivacyKind, PrivacyState } from '@cracha/contract/features/identity/privacy.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { mayAnswer } from './privacy.policy.ts';
import type {
  ListedRequest,
  ListedState,
  OwnRequest,
  PrivacyRequestRow,
  RequestKind,
  RequestOutcome,
} from './privacy.queries.ts';

type Calls = typeof privacyContract;

const kindWire = {
  access: 'acesso',
  correction: 'correcao',
  erasure: 'eliminacao',
  information: 'informacao',
} as const satisfies Record<RequestKind, PrivacyKind>;
const outcomeWire = { done: 'atendido', refused: 'recusado' } as const satisfies Record<RequestOutcome, string>;

export const kindOfWire = {
  acesso: 'access',
  correcao: 'correction',
  eliminacao: 'erasure',
  informacao: 'information',
} as const satisfies Record<PrivacyKind, RequestKind>;
export const outcomeOfWire = { atendido: 'done', recusado: 'refused' } as const;
export const stateOfWire = {
  abertos: 'open',
  atrasados: 'late',
  respondidos: 'answered',
} as const satisfies Record<PrivacyState, ListedState>;

export function presentOwn(row: OwnRequest): ResponseSent<Calls['askPrivacyRequest']>[number] {
  return { ...presented(row), grupoAcesso: row.group_name };
}

/** A page of HR's list. */
export function presentRequests(
  rows: readonly Placed<ListedRequest>[],
  counts: Record<ListedState, number>,
  { state, ...params }: { page: number; size: number; state: PrivacyState },
  actor: Actor,
): ResponseSent<Calls['privacyRequests']> {
  return {
    ...pageOf(rows, counts[stateOfWire[state]], params, row => ({
      ...presented(row),
      nome: row.name ?? '',
      empresa: row.trade_name,
      can: mayAnswer(row, actor.personId) ? (['responder'] as const) : [],
    })),
    porSituacao: { abertos: counts.open, atrasados: counts.late, respondidos: counts.answered },
  };
}

function presented(row: PrivacyRequestRow) {
  return {
    id: row.id,
    tipo: kindWire[row.kind],
    texto: row.message,
    pedidoEm: row.asked_at.toISOString(),
    prazo: row.due_on,
    atrasado: row.late,
    desfecho: row.outcome && outcomeWire[row.outcome],
    resposta: row.answer,
    respondidoEm: row.answered_at?.toISOString() ?? null,
  };
}
