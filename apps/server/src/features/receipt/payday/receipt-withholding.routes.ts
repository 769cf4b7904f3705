import { withholdingContract } from '@cracha/contract/features/receipt/receipt-withholding.contract.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { chosenOf } from '../list/hr-acts.ts';
import { scopeOf } from '../list/receipt-list.routes.ts';
import { giveReceiptsBack, withholdReceipts } from './withhold-receipts.ts';

/** Withholding published receipts, and giving them back. */
export function withholdingRoutes(): Routes {
  return routes(withholdingContract, handlers);
}

const handlers = {
  withholdReceipts: async ({ tx, actor, by, body: { ids, motivo } }) => {
    const chosen = await chosenOf(tx, scopeOf(actor), { ids });
    return { total: await withholdReceipts(tx, by, chosen, motivo) };
  },
  giveReceiptsBack: async ({ tx, actor, by, body: { ids } }) => {
    const chosen = await chosenOf(tx, scopeOf(actor), { ids });
    return { total: await giveReceiptsBack(tx, by, chosen) };
  },
} satisfies Handlers<typeof withholdingContract>;
