import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { kindOfWire } from '#core/receipt/receipt-kind.ts';
import { placeIn } from '#kernel/database/keyset.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { listOfEmployment } from './list/employment-receipts.ts';
import { listHandlers } from './list/receipt-list.routes.ts';
import { ownNamesOf, wordedFields } from './pdf/name-fields.ts';
import { presentChanges } from './pdf/receipt-changes.presenter.ts';
import { openReceipt, receiptToRead, sendByEmail } from './pdf/receipt-opening.ts';
import type { PdfServer } from './pdf/serve-pdf.ts';
import { authenticityHandlers } from './proof/authenticity.routes.ts';
import type { EnqueueReceiptMails } from './receipt.jobs.ts';
import { sharedCategories, threadCategories } from './receipt.policy.ts';
import { presentAnswer, presentReceipt, presentThread, presentUnopened } from './receipt.presenter.ts';
import { comparedWith, pendingTotal, receiptOf, unopenedOf } from './receipt.queries.ts';
import { allowAnswer, answerReceipt, readAnswer, writeMessage } from './receipt-answer.ts';
import { messagesOf } from './receipt-thread.queries.ts';

export interface ReceiptServices extends PdfServer {
  enqueueMails: EnqueueReceiptMails;
}

/** Payslips of worker, HR and manager, their conversation and the public check (call-semantics 89–100). */
export function receiptRoutes(services: ReceiptServices): Routes {
  const { enqueueMails, servePdf, serveFound } = services;
  return routes(receiptContract, {
    ...readHandlers,
    ...actHandlers,
    ...listHandlers,
    ...authenticityHandlers,
    receiptPdf: {
      statement: 'select hot.deliver_receipt($1, $2, $3, $4)',
      values: ({ params, request }) => [isUuid(params.id) ? params.id : null, request.ip],
      send: serveFound,
      otherwise: async ({ by, inOwnTransaction, params }) => servePdf({ by, inOwnTransaction }, params.id),
    },
    sendReceiptByEmail: async ({ tx, actor, by, params }) => ({
      enviadoPara: await sendByEmail(
        tx,
        enqueueMails,
        { actor, doer: by },
        params.id,
        sharedCategories('download', actor),
      ),
    }),
  });
}

const readHandlers = {
  workerHome: { statement: 'select hot.worker_home($1, $2)', values: () => [] },
  workerReceipts: {
    statement: 'select hot.worker_receipts($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: ({ params: { page, size }, query: { ano, especie, pesquisa, after } }) => {
      const [competence, id] = placeIn(['integer', 'uuid'], after) ?? [];
      return [page, size, ano, especie && kindOfWire(especie), pesquisa, competence, id];
    },
  },
  receiptOfEmployment: async ({ tx, actor, by, params }) => {
    const row = await receiptToRead(tx, actor, params.id);
    if (params.idEmpregado !== '0' && params.idEmpregado !== row.employment_id) refuse('RECEIPT_NOT_FOUND');
    const names = await ownNamesOf(tx, row);
    return presentReceipt(await openReceipt(tx, actor, by, row), names, actor);
  },
  receiptsOfEmployment: async ({ tx, actor, params, query }) => listOfEmployment(tx, actor, params, query),
  receiptChanges: async ({ tx, actor, params }) => {
    const row = await receiptOf(tx, actor, params.id);
    return presentChanges(row, await comparedWith(tx, actor, row));
  },
  fieldNames: async ({ tx, actor, params }) => wordedFields(tx, actor, params),
  pendingReceiptTotal: async ({ tx, actor }) => pendingTotal(tx, actor.personId),
  unopenedDocuments: async ({ tx, actor }) => presentUnopened(await unopenedOf(tx, actor.personId)),
  conversation: async ({ tx, actor, params }) => {
    const row = await receiptOf(tx, actor, params.id, threadCategories(actor));
    return presentThread(row, await messagesOf(tx, row.id), actor);
  },
} satisfies Handlers<typeof receiptContract>;

const actHandlers = {
  answerReceipt: async ({ tx, actor, by, request, params, body }) => {
    allowAnswer(actor, body.concorda);
    const { row, answer, at } = await answerReceipt(tx, actor, by, params.id, readAnswer(body));
    return presentAnswer(row, answer.agrees, answer.message, at, request.ip);
  },
  writeMessage: async ({ tx, actor, by, params, body }) => {
    const said = { text: body.mensagem, disputedCode: body.codigoVerba?.trim() || null };
    const row = await writeMessage(tx, actor, by, params.id, said);
    return presentThread(row, await messagesOf(tx, row.id), actor);
  },
} satisfies Handlers<typeof receiptContract>;
