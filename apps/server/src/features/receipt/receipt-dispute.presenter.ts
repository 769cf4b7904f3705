import type { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import type { DisputeState } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { payslipKind } from '#core/receipt/receipt-kind.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { citedItem, readItems } from './pay-items.ts';
import { disputeActsOf } from './receipt.policy.ts';
import type { DisputeRow, ListedDispute, ListedState, StoredOutcome } from './receipt-dispute.queries.ts';

type Calls = typeof disputeContract;
type List = ResponseSent<Calls['disputes']>;
type Dispute = ResponseSent<Calls['assignDispute']>;

/** Outcomes as they are stored, and as they travel. */
const outcomeWire = {
  correction: 'corrigir',
  explained: 'explicada',
  refused: 'recusada',
  reopened: 'reaberta',
} as const satisfies Record<StoredOutcome, Dispute['desfecho']>;

export const stateOfWire = {
  abertas: 'open',
  minhas: 'mine',
  atrasadas: 'late',
  encerradas: 'closed',
} as const satisfies Record<DisputeState, ListedState>;

/** A disagreement as worker and HR see it. */
export function presentDispute(row: DisputeRow, actor: Actor): Dispute {
  return {
    id: row.id,
    idRecibo: row.receipt_id,
    verba: row.cited && (citedItem(readItems(row.items), row.cited)?.description ?? row.cited),
    abertaEm: row.opened_at.toISOString(),
    prazo: row.due_on,
    atrasada: row.late,
    responsavel: row.assignee_id && row.assignee ? { id: row.assignee_id, nome: row.assignee } : null,
    desfecho: row.outcome && outcomeWire[row.outcome],
    motivo: row.reason,
    encerradaEm: row.closed_at?.toISOString() ?? null,
    can: disputeActsOf({ open: row.closed_at === null, own: row.person_id === actor.personId }, actor),
  };
}

/** A page of HR's list. */
export function presentDisputes(
  rows: readonly Placed<ListedDispute>[],
  counts: Record<ListedState, number>,
  { state, ...params }: { page: number; size: number; state: DisputeState },
  actor: Actor,
): List {
  return {
    ...pageOf(rows, counts[stateOfWire[state]], params, row => presentListed(row, actor)),
    porSituacao: { abertas: counts.open, minhas: counts.mine, atrasadas: counts.late, encerradas: counts.closed },
  };
}

function presentListed(row: ListedDispute, actor: Actor): List['items'][number] {
  return {
    ...presentDispute(row, actor),
    nomeEmpregado: row.worker_name,
    empresa: row.trade_name,
    tipo: row.category === 2 ? 2 : 1,
    especie: payslipKind(row.kind),
    mes: row.month,
    ano: row.year,
    mensagem: row.message ?? '',
  };
}
