import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { doerOf } from '#core/audit/audit.ts';
import type { FiledCategory } from '#core/receipt/category.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type RequestInfo, type Routes, routes } from '#kernel/http/handler.ts';
import { afterOf, countReceipts, receiptsOf } from './employment-receipts.queries.ts';
import { presentFiledPage, presentMirror, presentRecord } from './filed-document.presenter.ts';
import { receiptOf } from './receipt.queries.ts';
import { openReceipt } from './receipt-opening.ts';
import type { ServePdf } from './serve-pdf.ts';

const record = 6;
const mirror = 7;

/** Employee records and time-clock mirrors of their worker: the payslips' rules over rows of categories 6 and 7. */
export function filedDocumentRoutes({ servePdf }: { servePdf: ServePdf }): Routes {
  return routes(filedDocumentContract, {
    workerRecords: ({ tx, actor, params, query }) => pageOf(tx, actor, record, { ...params, ...query }),
    employeeRecord: async ({ tx, actor, request, params }) =>
      presentRecord(await opened(tx, actor, request, params.id, record), actor),
    employeeRecordPdf: ({ actor, request, outside, params }) =>
      servePdf({ actor, request, outside }, params.id, record),
    workerMirrors: ({ tx, actor, params, query }) => pageOf(tx, actor, mirror, { ...params, ...query }),
    timeMirror: async ({ tx, actor, request, params }) =>
      presentMirror(await opened(tx, actor, request, params.id, mirror), actor),
    timeMirrorPdf: ({ actor, request, outside, params }) => servePdf({ actor, request, outside }, params.id, mirror),
  });
}

interface Asked {
  page: number;
  size: number;
  pesquisa?: string | undefined;
  after?: string | undefined;
}

async function pageOf(tx: Tx, actor: Actor, category: FiledCategory, { page, size, pesquisa, after }: Asked) {
  const filter = { employmentId: null, year: undefined, search: pesquisa, category };
  const place = { size, offset: (page - 1) * size, after: after === undefined ? undefined : afterOf(after) };
  const rows = await receiptsOf(tx, actor, filter, place);
  return presentFiledPage(rows, await countReceipts(tx, actor, filter), { page, size });
}

async function opened(tx: Tx, actor: Actor, request: RequestInfo, id: string, category: FiledCategory) {
  const row = await receiptOf(tx, actor, id, [category]);
  return openReceipt(tx, actor, doerOf(actor, request), row);
}
