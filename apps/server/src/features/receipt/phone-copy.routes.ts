import { phoneCopyContract } from '@cracha/contract/features/receipt/phone-copy.contract.ts';
import { phoneCopy } from '#core/file/download.queries.ts';
import { countDownload } from '#core/file/download.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentStatement } from './income-statement.presenter.ts';
import { receiptsOf } from './list/employment-receipts.queries.ts';
import { ownNamesOf } from './pdf/name-fields.ts';
import { presentChanges } from './pdf/receipt-changes.presenter.ts';
import type { ServePdf } from './pdf/serve-pdf.ts';
import { presentReceipt, presentThread } from './receipt.presenter.ts';
import { comparedWith, type ReceiptRow, receiptOf } from './receipt.queries.ts';
import { presentDispute } from './receipt-dispute.presenter.ts';
import { disputeOf } from './receipt-dispute.queries.ts';
import { messagesOf } from './receipt-thread.queries.ts';

type InOwnTransaction = Parameters<ServePdf>[0]['inOwnTransaction'];

const payslip = 1;
const statement = 3;

/** How many receipts a phone keeps. */
const most = 12;

/** What a worker's phone keeps. Nobody has read it by that: the first opening is dated when it is opened. */
export function phoneCopyRoutes({ servePdf }: { servePdf: ServePdf }): Routes {
  const pdf = (call: { by: By; inOwnTransaction: InOwnTransaction }, id: string, of: 1 | 3) => {
    ownerAlone(call.by.actor);
    return servePdf(call, id, of, (tx, row) => countDownload(tx, call.by.actor, phoneCopy, row.id));
  };
  return routes(phoneCopyContract, {
    receiptsToKeep: async ({ tx, actor }) => {
      ownerAlone(actor);
      const recibos = [];
      for (const id of await newest(tx, actor, payslip, most)) {
        const row = await receiptOf(tx, actor, id);
        recibos.push({
          recibo: presentReceipt(row, await ownNamesOf(tx, row), actor),
          variacao: presentChanges(row, await comparedWith(tx, actor, row)),
          ...(await saidAbout(tx, actor, row)),
        });
      }
      return { recibos };
    },
    receiptPdfToKeep: ({ by, inOwnTransaction, params }) => pdf({ by, inOwnTransaction }, params.id, payslip),
    statementToKeep: async ({ tx, actor }) => {
      ownerAlone(actor);
      const [id] = await newest(tx, actor, statement, 1);
      const row = id && (await receiptOf(tx, actor, id, [statement]));
      return { informe: row ? presentStatement(row, undefined, actor) : null };
    },
    statementPdfToKeep: ({ by, inOwnTransaction, params }) => pdf({ by, inOwnTransaction }, params.id, statement),
  });
}

/** The thread of a receipt, and what became of its last disagreement. */
async function saidAbout(tx: Tx, actor: Actor, row: ReceiptRow) {
  if (row.last_message_at === null) return { conversa: null, discordancia: null };
  const dispute = await disputeOf(tx, row.id);
  return {
    conversa: presentThread(row, await messagesOf(tx, row.id), actor),
    discordancia: dispute ? presentDispute(dispute, actor) : null,
  };
}

/** Support sees what it is shown; on its own device nothing of it stays. */
function ownerAlone(actor: Actor): void {
  if (actor.supportGrantId !== null) refuse('SUPPORT_ACT_FORBIDDEN');
}

async function newest(tx: Tx, actor: Actor, category: 1 | 3, size: number): Promise<string[]> {
  const filter = { employmentId: null, year: undefined, search: undefined, category };
  const rows = await receiptsOf(tx, actor, filter, { size });
  // one more than asked tells of a next page
  return rows.slice(0, size).map(({ id }) => id);
}
