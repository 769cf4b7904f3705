import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type CallOf, type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentBenefit, presentBenefitFilters, presentBenefits, presentStaffBenefit } from '../benefit.presenter.ts';
import { setCreditDays } from '../list/credit-days.ts';
import { countReceipts, personOfCpf, receiptsOf, titlesOf, yearsOf } from '../list/employment-receipts.queries.ts';
import { changeVisibility, chosenOf, deleteReceipts, remindWorkers } from '../list/hr-acts.ts';
import { countStaff, filterValuesOf, listStaff, lookUpSearch, totalsOf } from '../list/receipt-list.queries.ts';
import { exportList, scopeOf } from '../list/receipt-list.routes.ts';
import { filterOf, pageAsked, presentTotals } from '../list/receipt-list.ts';
import { ownNamesOf } from '../pdf/name-fields.ts';
import { openReceipt } from '../pdf/receipt-opening.ts';
import type { ServePdf } from '../pdf/serve-pdf.ts';
import { presentToPay, publishTyped } from '../publish-typed.ts';
import type { EnqueueReceiptMails } from '../receipt.jobs.ts';
import { pendingTotal, receiptOf } from '../receipt.queries.ts';
import { employmentsToPay, employmentToPay, knownBenefitItems } from '../typed-receipt.queries.ts';
import { typedBenefit } from './typed-benefit.ts';

type Calls = typeof benefitContract;
const benefit = 2;

/** Benefits of worker, HR and manager (call-semantics 91, 95, 99): the payslips' rules over rows of category 2. */
export function benefitRoutes({
  servePdf,
  enqueueMails,
}: {
  servePdf: ServePdf;
  enqueueMails: EnqueueReceiptMails;
}): Routes {
  return routes(benefitContract, {
    ...readHandlers,
    ...actHandlers,
    benefitPdf: async ({ by, inOwnTransaction, params }) => servePdf({ by, inOwnTransaction }, params.id, benefit),
    publishTypedBenefit: async ({ tx, actor, by, body }) => {
      const group = groupOf(actor);
      const employment = await employmentToPay(tx, group, body.idEmpregado);
      if (!employment) refuse('EMPLOYEE_NOT_FOUND');
      const receipt = typedBenefit(body, employment, group);
      return { id: await publishTyped(tx, by, receipt, enqueueMails) };
    },
  });
}

const readHandlers = {
  benefitOfEmployment: async ({ tx, actor, by, params }) => {
    const row = await receiptOf(tx, actor, params.id, [benefit]);
    if (params.idEmpregado !== '0' && params.idEmpregado !== row.employment_id) refuse('RECEIPT_NOT_FOUND');
    const names = await ownNamesOf(tx, row);
    return presentBenefit(await openReceipt(tx, actor, by, row), names, actor);
  },
  pendingBenefitTotal: async ({ tx, actor }) => pendingTotal(tx, actor.personId, benefit),
  benefitsByCpf: async ({ tx, actor, params: { pageOrCpf, size }, query }) => {
    const { page, cpf } = readPageOrCpf(pageOrCpf);
    if (cpf === undefined && actor.profile !== 'trabalhador') refuse('INVALID_CPF');
    const person =
      cpf === undefined ? {} : { personId: (await personOfCpf(tx, actor, cpf)) ?? refuse('EMPLOYEE_NOT_FOUND') };
    const filter = {
      employmentId: null,
      year: query.ano,
      search: query.pesquisa,
      title: query.beneficio,
      category: benefit,
      ...person,
    } as const;
    const rows = await receiptsOf(tx, actor, filter, { page, size, after: query.after });
    const total = await countReceipts(tx, actor, filter);
    const values = { anos: await yearsOf(tx, actor, filter), beneficios: await titlesOf(tx, actor, filter) };
    return presentBenefits(rows, total, values, { page, size });
  },
  hrBenefits: list,
  managerBenefits: list,
  hrBenefitTotals: totals,
  managerBenefitTotals: totals,
  exportBenefits: async call => exportList(call, benefit, filterOf(call.query)),
  hrBenefitFilters: filterValues,
  managerBenefitFilters: filterValues,
  employmentsForBenefit: async ({ tx, actor, query }) =>
    presentToPay(await employmentsToPay(tx, groupOf(actor), query.pesquisa ?? '')),
  knownBenefitItems: async ({ tx, actor, query }) => {
    const found = await knownBenefitItems(tx, groupOf(actor), query.pesquisa ?? '');
    return found.map(({ code, description, unit }) => ({ codigo: code, descricao: description, valorUnitario: unit }));
  },
} satisfies Handlers<Calls>;

const actHandlers = {
  remindOfBenefits: async ({ tx, actor, by, body }) => {
    const chosen = await chosenOf(tx, scopeOf(actor, benefit), body);
    return remindWorkers(tx, by, chosen);
  },
  showBenefits: async ({ tx, actor, by, body: { ids, visivel, confirmado } }) => {
    const chosen = await chosenOf(tx, scopeOf(actor, benefit), { ids });
    return { total: await changeVisibility(tx, by, chosen, visivel, confirmado === true) };
  },
  setCreditDay: async ({ tx, actor, by, body: { beneficios, dataCredito } }) => {
    const seen = new Map(beneficios.map(({ id, de }) => [id.toLowerCase(), de]));
    const set = { day: dataCredito, field: 'dataCredito' };
    return { total: await setCreditDays(tx, by, scopeOf(actor, benefit), seen, set) };
  },
  deleteBenefits: async ({ tx, actor, by, body }) =>
    deleteReceipts(tx, by, scopeOf(actor, benefit), readDeletion(body)),
} satisfies Handlers<Calls>;

async function list({
  tx,
  actor,
  params,
  query,
}: Pick<CallOf<Calls['hrBenefits']>, 'tx' | 'actor' | 'params' | 'query'>) {
  const scope = scopeOf(actor, benefit);
  const filter = await lookUpSearch(tx, filterOf(query));
  const rows = await listStaff(tx, scope, filter, pageAsked(params, query));
  return pageOf(rows, await countStaff(tx, scope, filter), params, row => presentStaffBenefit(row, actor));
}

async function totals({ tx, actor, query }: Pick<CallOf<Calls['hrBenefitTotals']>, 'tx' | 'actor' | 'query'>) {
  return presentTotals(await totalsOf(tx, scopeOf(actor, benefit), filterOf(query)));
}

async function filterValues({ tx, actor }: Pick<CallOf<Calls['hrBenefitFilters']>, 'tx' | 'actor'>) {
  return presentBenefitFilters(await filterValuesOf(tx, scopeOf(actor, benefit)));
}

/** A page, or the eleven digits of a CPF and then the first page. @throws INVALID_PAGE, INVALID_CPF */
function readPageOrCpf(text: string): { page: number; cpf?: string } {
  if (/^\d{1,4}$/.test(text)) {
    const page = Number(text);
    return page >= 1 && page <= 1000 ? { page } : refuse('INVALID_PAGE');
  }
  const cpf = text.replace(/[.-]/g, '');
  if (!/^\d{11}$/.test(cpf)) refuse('INVALID_PAGE');
  return isCpf(cpf) ? { page: 1, cpf } : refuse('INVALID_CPF');
}
