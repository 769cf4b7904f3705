import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import type { FiledCategory } from '#core/receipt/category.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { countReceipts, receiptsOf, seesEmployment } from '../list/employment-receipts.queries.ts';
import { deleteReceipts } from '../list/hr-acts.ts';
import { countStaff, filterValuesOf, listStaff, lookUpSearch } from '../list/receipt-list.queries.ts';
import { scopeOf } from '../list/receipt-list.routes.ts';
import { monthsOf, pageAsked, placesOf } from '../list/receipt-list.ts';
import { openReceipt } from '../pdf/receipt-opening.ts';
import type { ServePdf } from '../pdf/serve-pdf.ts';
import { receiptOf } from '../receipt.queries.ts';
import { presentFiledPage, presentRecord, presentStaffFiled } from './filed-document.presenter.ts';

const record = 6;
const mirror = 7;

/** Employee records of worker and HR: the payslips' rules over rows of category 6. Of imported mirrors the page. */
export function filedDocumentRoutes({ servePdf }: { servePdf: ServePdf }): Routes {
  return routes(filedDocumentContract, {
    workerRecords: ({ tx, actor, params, query }) => ownPage(tx, actor, record, { ...params, ...query }),
    employeeRecord: async ({ tx, actor, by, params }) => presentRecord(await opened(tx, by, params.id, record), actor),
    employeeRecordPdf: ({ by, inOwnTransaction, params }) => servePdf({ by, inOwnTransaction }, params.id, record),
    timeMirrorPdf: ({ by, inOwnTransaction, params }) => servePdf({ by, inOwnTransaction }, params.id, mirror),
    hrRecords: call => staffPage(call, record),
    hrRecordFilters: ({ tx, actor }) => filtersOf(tx, actor, record),
    withdrawRecords: ({ tx, actor, by, body }) => deleteReceipts(tx, by, scopeOf(actor, record), readDeletion(body)),
  });
}

interface Asked {
  page: number;
  size: number;
  pesquisa?: string | undefined;
  after?: string | undefined;
}

async function ownPage(tx: Tx, actor: Actor, category: FiledCategory, { page, size, pesquisa, after }: Asked) {
  const filter = { employmentId: null, year: undefined, search: pesquisa, category };
  const rows = await receiptsOf(tx, actor, filter, { page, size, after });
  return presentFiledPage(rows, await countReceipts(tx, actor, filter), { page, size });
}

type StaffCall = Pick<CallOf<(typeof filedDocumentContract)['hrRecords']>, 'tx' | 'actor' | 'params' | 'query'>;

/** HR's list: newest month first, then by name. */
async function staffPage({ tx, actor, params, query }: StaffCall, category: FiledCategory) {
  const scope = scopeOf(actor, category);
  const employmentId = query.idEmpregado;
  if (employmentId && !(await seesEmployment(tx, actor, employmentId))) refuse('EMPLOYEE_NOT_FOUND');
  const filter = await lookUpSearch(tx, {
    month: query.mes,
    year: query.ano,
    companyId: query.idEmpresa,
    employmentId,
    state: query.situacao,
    search: query.pesquisa,
  });
  const rows = await listStaff(tx, scope, filter, pageAsked(params, { orderBy: undefined, after: query.after }));
  return pageOf(rows, await countStaff(tx, scope, filter), params, row => presentStaffFiled(row, actor));
}

async function filtersOf(tx: Tx, actor: Actor, category: FiledCategory) {
  const values = await filterValuesOf(tx, scopeOf(actor, category));
  return { competencias: monthsOf(values), empresas: placesOf(values).empresas };
}

async function opened(tx: Tx, by: By, id: string, category: FiledCategory) {
  const { actor } = by;
  const row = await receiptOf(tx, actor, id, [category]);
  return openReceipt(tx, actor, by, row);
}
