import type { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import type { PrivacyKind, PrivacyState } from '@cracha/contract/features/identity/privacy.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { totalOf, writeCursor } from '#kernel/http/cursor.ts';
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

/** A page of HR's list; one row more than its size was read where another page follows. */
export function presentRequests(
  rows: readonly ListedRequest[],
  counts: Record<ListedState, number>,
  { page, size, state }: { page: number; size: number; state: PrivacyState },
  actor: Actor,
): ResponseSent<Calls['privacyRequests']> {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    items: shown.map(row => ({
      ...presented(row),
      nome: row.name ?? '',
      empresa: row.trade_name,
      can: mayAnswer(row, actor.personId) ? ['responder'] : [],
    })),
    ...totalOf(counts[stateOfWire[state]]),
    page,
    size,
    after: last ? writeCursor([last.place, last.id]) : null,
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
