import { buffer } from 'node:stream/consumers';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import type { StatementState, statementFilter } from '@cracha/contract/features/receipt/income-statement.schemas.ts';
import type * as z from 'zod/mini';
import { readDeletion } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import { joined } from '#core/looking/look.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { checkStatement } from '#core/receipt/statement-check.ts';
import { statementYears } from '#core/receipt/statement-receipts.queries.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { Handlers, Routes } from '#kernel/http/handler.ts';
import { routes } from '#kernel/http/handler.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import {
  presentStaffStatement,
  presentStatement,
  presentStatementFilters,
  presentStatements,
  presentStatementTotals,
} from '../income-statement.presenter.ts';
import { countReceipts, receiptsOf, seesEmployment } from '../list/employment-receipts.queries.ts';
import { chosenOf, deleteReceipts, remindWorkers } from '../list/hr-acts.ts';
import {
  countStaff,
  filterValuesOf,
  listStaff,
  lookUpSearch,
  type ReceiptFilter,
  totalsOf,
} from '../list/receipt-list.queries.ts';
import { exportList, scopeOf } from '../list/receipt-list.routes.ts';
import { pageAsked } from '../list/receipt-list.ts';
import { readItems } from '../pay-items.ts';
import { noteOpening, openReceipt, sendAllByEmail, sendByEmail } from '../pdf/receipt-opening.ts';
import type { ServePdf } from '../pdf/serve-pdf.ts';
import type { EnqueueReceiptMails } from '../receipt.jobs.ts';
import { hasCompany, type ReceiptRow, receiptOf } from '../receipt.queries.ts';
import { switchYear } from './switch-statements.ts';

type Calls = typeof incomeStatementContract;
const statement = 3;

/** Income statements of worker and HR (call-semantics 83, 84 = 98, 87, 88): the payslips' rules over rows of category 3. */
export function incomeStatementRoutes({
  servePdf,
  enqueueMails,
}: {
  servePdf: ServePdf;
  enqueueMails: EnqueueReceiptMails;
}): Routes {
  return routes(incomeStatementContract, {
    ...readHandlers,
    ...actHandlers,
    incomeStatementPdf: async ({ by, inOwnTransaction, params }) =>
      servePdf({ by, inOwnTransaction }, params.id, statement),
    incomeStatementsOfYear: async ({ actor, by, inOwnTransaction, params: { ano } }) => {
      const filter = { employmentId: null, year: ano, search: undefined, category: statement } as const;
      const page = { size: mostOfAYear, offset: 0, after: undefined };
      const rows = await inOwnTransaction(tx => receiptsOf(tx, actor, filter, page));
      if (rows.length === 0) refuse('RECEIPT_NOT_FOUND');
      const files: Uint8Array[] = [];
      for (const { id } of rows) {
        const { content } = await servePdf({ by, inOwnTransaction }, id, statement, async (tx, row) => {
          await noteOpening(tx, actor, by, row);
        });
        files.push(content instanceof Uint8Array ? content : await buffer(content));
      }
      const name = `Informes de rendimentos ${ano}`;
      const content = await joined(files, name, personTurn(actor)).catch(refuseBroken);
      // however many employers: one file was asked for
      await inOwnTransaction(tx => countDownload(tx, actor, 'statementsOfYear', String(ano)));
      return { content, contentType: 'application/pdf', name: `${name}.pdf` };
    },
    sendIncomeStatementByEmail: async ({ tx, actor, by, params }) => ({
      enviadoPara: await sendByEmail(tx, enqueueMails, { actor, doer: by }, params.id, [statement]),
    }),
    mailIncomeStatements: async ({ tx, actor, by, body }) => {
      const chosen = await chosenOf(tx, scopeOf(actor, statement), body);
      const ids = chosen.map(({ id }) => id);
      const sent = await sendAllByEmail(tx, enqueueMails, { actor, doer: by }, ids, [statement]);
      return { enviados: sent, naoEnviados: ids.length - sent };
    },
    switchIncomeStatements: async ({ tx, actor, by, params }) => {
      const { idEmpresa, ano, idEmpregado, habilitado } = params;
      const scope = scopeOf(actor, statement);
      if (!(await hasCompany(tx, scope.group, idEmpresa))) refuse('NOT_FOUND');
      if (idEmpregado !== '0' && !(await seesEmployment(tx, actor, idEmpregado))) refuse('EMPLOYEE_NOT_FOUND');
      const of = { companyId: idEmpresa, year: ano, employmentId: idEmpregado === '0' ? undefined : idEmpregado };
      return { total: await switchYear(tx, by, scope, of, habilitado, enqueueMails) };
    },
  });
}

function refuseBroken(error: unknown): never {
  throw error instanceof ReadingRefusal ? new Refusal('UPLOAD_UNREADABLE') : error;
}

/** A person with more employers in a year than this has the others' one by one. */
const mostOfAYear = 20;

const readHandlers = {
  workerIncomeStatements: async ({ tx, actor, params, query }) => {
    const filter = { employmentId: null, year: undefined, search: query.pesquisa, category: statement } as const;
    const rows = await receiptsOf(tx, actor, filter, { ...params, after: query.after });
    return presentStatements(rows, await countReceipts(tx, actor, filter), params);
  },
  incomeStatement: async ({ tx, actor, by, params }) => {
    const row = await receiptOf(tx, actor, params.id, [statement]);
    const opened = await openReceipt(tx, actor, by, row);
    return presentStatement(opened, actor.profile === 'rh' ? await checkOf(tx, row) : undefined, actor);
  },
  hrIncomeStatements: async ({ tx, actor, params, query }) => {
    const scope = scopeOf(actor, statement);
    const idEmpresa = params.idEmpresa === '0' ? undefined : params.idEmpresa;
    if (idEmpresa && !(await hasCompany(tx, scope.group, idEmpresa))) refuse('NOT_FOUND');
    const filter = await lookUpSearch(tx, filterOf({ ...query, idEmpresa }));
    const rows = await listStaff(tx, scope, filter, pageAsked(params, { orderBy: undefined, after: query.after }));
    return pageOf(rows, await countStaff(tx, scope, filter), params, row => presentStaffStatement(row, actor));
  },
  hrIncomeStatementTotals: async ({ tx, actor, query }) => {
    const { visible, ...filter } = filterOf(query);
    return presentStatementTotals(await totalsOf(tx, scopeOf(actor, statement), filter, visible));
  },
  exportIncomeStatements: async call => exportList(call, statement, filterOf(call.query)),
  hrIncomeStatementFilters: async ({ tx, actor }) =>
    presentStatementFilters(await filterValuesOf(tx, scopeOf(actor, statement))),
} satisfies Handlers<Calls>;

const actHandlers = {
  remindOfIncomeStatements: async ({ tx, actor, by, body }) => {
    const chosen = await chosenOf(tx, scopeOf(actor, statement), body);
    return remindWorkers(tx, by, chosen);
  },
  withdrawIncomeStatements: async ({ tx, actor, by, body }) =>
    deleteReceipts(tx, by, scopeOf(actor, statement), readDeletion(body)),
} satisfies Handlers<Calls>;

async function checkOf(tx: Tx, { id, employment_id: employmentId, year, items }: ReceiptRow) {
  const of = (await statementYears(tx, [{ id, employmentId, year }])).get(id);
  return of && checkStatement(readItems(items), of);
}

/** A list's filter in stored terms. */
function filterOf(wire: z.output<typeof statementFilter>): ReceiptFilter {
  return {
    companyId: wire.idEmpresa,
    department: wire.lotacao,
    client: wire.tomador,
    year: wire.ano,
    search: wire.pesquisa,
    ...stateFilter(wire.status),
  };
}

function stateFilter(state: StatementState | undefined): Pick<ReceiptFilter, 'state' | 'visible'> {
  if (state === 'habilitado' || state === 'desabilitado') return { visible: state === 'habilitado' };
  return state ? { state } : {};
}
