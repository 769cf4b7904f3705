import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import type { DisputeOutcome } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { threadCategories } from '../receipt.policy.ts';
import { receiptOf } from '../receipt.queries.ts';
import { presentDispute, presentDisputes, stateOfWire } from '../receipt-dispute.presenter.ts';
import { countDisputes, disputeOf, handlersOf, listDisputes, type StoredOutcome } from '../receipt-dispute.queries.ts';
import { assignDispute, closeDispute } from '../receipt-dispute.ts';

/** What becomes of disagreements: HR's list, who answers, how it ended. */
export function disputeRoutes(): Routes {
  return routes(disputeContract, handlers);
}

const handlers = {
  disputes: async ({ tx, actor, params, query: { situacao, after } }) => {
    const group = groupOf(actor);
    const asked = { group, me: actor.personId, categories: threadCategories(actor), state: stateOfWire[situacao] };
    const rows = await listDisputes(tx, asked, { ...params, after });
    return presentDisputes(rows, await countDisputes(tx, asked), { ...params, state: situacao }, actor);
  },
  disputeOfReceipt: async ({ tx, actor, params }) => {
    const row = await receiptOf(tx, actor, params.id, threadCategories(actor));
    const dispute = await disputeOf(tx, row.id);
    return dispute ? presentDispute(dispute, actor) : null;
  },
  disputeHandlers: async ({ tx, actor, params }) => {
    const row = await receiptOf(tx, actor, params.id, threadCategories(actor));
    return (await handlersOf(tx, row.id)).map(({ id, name }) => ({ id, nome: name }));
  },
  assignDispute: async ({ tx, actor, by, params, body }) =>
    presentDispute(await assignDispute(tx, actor, by, params.id, body.idResponsavel), actor),
  closeDispute: async ({ tx, actor, by, params, body }) => {
    const closed = { outcome: outcomeOf(body.desfecho), reason: body.motivo };
    return presentDispute(await closeDispute(tx, actor, by, params.id, closed), actor);
  },
} satisfies Handlers<typeof disputeContract>;

function outcomeOf(wire: DisputeOutcome): StoredOutcome {
  const outcomes = { corrigir: 'correction', explicada: 'explained', recusada: 'refused' } as const;
  return outcomes[wire];
}
