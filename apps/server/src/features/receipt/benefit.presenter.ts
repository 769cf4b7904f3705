import type { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { ReceiptItem } from '#core/receipt/new-receipt.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { EmploymentReceipt } from './list/employment-receipts.queries.ts';
import type { FilterValue, StaffRow } from './list/receipt-list.queries.ts';
import { monthsOf, placesOf } from './list/receipt-list.ts';
import { readDetails, readItems } from './pay-items.ts';
import { quantityOf } from './quantity.ts';
import { actsOf, type Reader, stateOf } from './receipt.policy.ts';
import { answerOf, factsOf, pdfUrl, publicCheckOf } from './receipt.presenter.ts';
import type { ReceiptRow } from './receipt.queries.ts';

type Calls = typeof benefitContract;
type Benefit = ResponseSent<Calls['benefitOfEmployment']>;

/** A benefit in full; `names` are its employer's own. */
export function presentBenefit(row: ReceiptRow, names: Record<string, string>, reader: Reader): Benefit {
  const hasThread = row.last_message_at !== null;
  return {
    id: row.id,
    tipo: 2,
    beneficio: titleOf(row.title),
    mes: row.month,
    ano: row.year,
    idEmpregado: row.employment_id,
    idEmpresa: row.company_id,
    empresa: row.trade_name,
    cnpj: row.cnpj,
    nome: row.worker_name,
    matricula: row.registration,
    itens: readItems(row.items).map(presentItem),
    total: row.total_earnings,
    desconto: row.total_deductions > 0 ? row.total_deductions : null,
    dataCredito: row.paid_on,
    mensagem: readDetails(row.details).message ?? null,
    nomesCampos: names,
    ...answerOf(row),
    visualizadoEm: row.viewed_at?.toISOString() ?? null,
    publicadoEm: row.published_at.toISOString(),
    visivel: row.visible,
    retido: null,
    temConversa: hasThread,
    ...publicCheckOf(row),
    mostraLiquido: row.shows_net,
    urlPdf: pdfUrl(row),
    can: actsOf(factsOf({ ...row, has_thread: hasThread }), reader),
  };
}

/** A line; its unit value is told where the value is exactly so many times it. */
function presentItem({ code, description, reference, earnings, deductions }: ReceiptItem): Benefit['itens'][number] {
  const quantity = quantityOf(reference, null)?.value ?? null;
  const value = earnings ?? 0;
  const unit = quantity ? value / quantity : null;
  return {
    codigo: code,
    descricao: description,
    quantidade: quantity,
    valorUnitario: unit !== null && unit > 0 && Number.isInteger(unit) ? unit : null,
    valor: value,
    desconto: deductions,
  };
}

/** A page of a worker's benefits, and what it can be filtered by. */
export function presentBenefits(
  rows: readonly Placed<EmploymentReceipt>[],
  total: number,
  values: Pick<ResponseSent<Calls['benefitsByCpf']>, 'anos' | 'beneficios'>,
  params: { page: number; size: number },
): ResponseSent<Calls['benefitsByCpf']> {
  return {
    ...pageOf(rows, total, params, row => ({
      id: row.id,
      beneficio: titleOf(row.title),
      mes: row.month,
      ano: row.year,
      empresa: row.trade_name,
      total: row.total_earnings,
      dataCredito: row.paid_on,
      visualizado: row.viewed_at !== null,
      concorda: row.agrees,
      urlPdf: pdfUrl(row),
    })),
    ...values,
  };
}

export function presentStaffBenefit(row: StaffRow, reader: Reader): ResponseSent<Calls['hrBenefits']>['items'][number] {
  const facts = factsOf(row);
  return {
    id: row.id,
    nomeEmpregado: row.worker_name,
    cpf: maskedCpf(row.cpf),
    matricula: row.registration,
    idEmpresa: row.company_id,
    empresa: row.trade_name,
    beneficio: titleOf(row.title),
    mes: row.month,
    ano: row.year,
    total: row.total_earnings,
    desconto: row.total_deductions,
    dataCredito: row.paid_on,
    situacao: stateOf(facts),
    visualizadoEm: row.viewed_at?.toISOString() ?? null,
    visivel: row.visible,
    can: actsOf(facts, reader),
  };
}

export function presentBenefitFilters(values: readonly FilterValue[]): ResponseSent<Calls['hrBenefitFilters']> {
  return {
    competencias: monthsOf(values),
    ...placesOf(values),
    beneficios: values.flatMap(({ title }) => title ?? []),
  };
}

export function titleOf(title: string | null): string {
  return title ?? 'Benefícios';
}
