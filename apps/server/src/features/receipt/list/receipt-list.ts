import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ReceiptKind } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { ReceiptFilter as WireFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import type { QueryOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { kindOfWire, kindWire, storedKinds } from '#core/receipt/receipt-kind.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { actsOf, type Reader, stateOf } from '../receipt.policy.ts';
import { factsOf } from '../receipt.presenter.ts';
import type { Choice } from './hr-acts.ts';
import type { FilterValue, Page, ReceiptFilter, StaffRow, Totals } from './receipt-list.queries.ts';
import { type ListOrder, placeOf } from './receipt-order.queries.ts';

type Calls = typeof receiptContract;
type ListQuery = QueryOf<Calls['hrReceipts']>;
type StaffList = ResponseSent<Calls['hrReceipts']>;

/** What narrows a list of payslips or of benefits. */
type ListFilter = WireFilter & { beneficio?: string | undefined };

/** A list's filter in stored terms. */
export function filterOf(wire: ListFilter): ReceiptFilter {
  return {
    month: wire.mes,
    year: wire.ano,
    companyId: wire.idEmpresa,
    department: wire.lotacao,
    client: wire.tomador,
    kind: wire.especie && kindOfWire(wire.especie),
    title: wire.beneficio,
    state: wire.situacao,
    visible: wire.visivel,
    undated: wire.semDia,
    search: wire.pesquisa,
  };
}

/** Which rows a list asks for: newest month first unless ordered otherwise. @throws INVALID_PAGE for a cursor of another order */
export function pageAsked(
  { page, size }: { page: number; size: number },
  { orderBy, after }: Pick<ListQuery, 'orderBy' | 'after'>,
): Page {
  const order: ListOrder = orderBy ?? '-competencia';
  return { order, size, offset: (page - 1) * size, after: placeOf(after, order) };
}

/** A page of HR's or the manager's list of payslips. */
export function presentList(
  rows: readonly StaffRow[],
  counted: number,
  params: { page: number; size: number },
  reader: Reader,
): StaffList {
  return pageOf(rows, counted, params, row => presentRow(row, reader));
}

function presentRow(row: StaffRow, reader: Reader): StaffList['items'][number] {
  const facts = factsOf(row);
  return {
    id: row.id,
    nomeEmpregado: row.worker_name,
    cpf: maskedCpf(row.cpf),
    matricula: row.registration,
    idEmpresa: row.company_id,
    empresa: row.trade_name,
    lotacao: row.department,
    especie: kindWire(row.kind),
    mes: row.month,
    ano: row.year,
    totalVencimentos: row.total_earnings,
    totalDescontos: row.total_deductions,
    liquido: row.net,
    dataPagamento: row.paid_on,
    situacao: stateOf(facts),
    visualizadoEm: row.viewed_at?.toISOString() ?? null,
    visivel: row.visible,
    retido: row.withheld_at !== null,
    temConversa: row.has_thread,
    can: actsOf(facts, reader),
  };
}

export function presentTotals(totals: Totals): ResponseSent<Calls['hrReceiptTotals']> {
  const { total, hidden, earnings, deductions, net, naoVisto, visto, concordou, discordou } = totals;
  return {
    total,
    porSituacao: { naoVisto, visto, concordou, discordou },
    ocultos: hidden,
    totalVencimentos: earnings,
    totalDescontos: deductions,
    liquido: net,
  };
}

/** Each column's values, as they came sorted; kinds in their own order. */
export function presentFilterValues(values: readonly FilterValue[]): ResponseSent<Calls['hrReceiptFilters']> {
  const kinds = new Set(values.flatMap(({ kind }) => kind ?? []));
  return {
    competencias: monthsOf(values),
    ...placesOf(values),
    especies: storedKinds.filter(kind => kinds.has(kind)).map((kind): ReceiptKind => kindWire(kind)),
  };
}

/** The months among a list's values, newest first. */
export function monthsOf(values: readonly FilterValue[]): { mes: number; ano: number; total: number }[] {
  return values.flatMap(({ month, year, total }) =>
    month === null || year === null ? [] : [{ mes: month, ano: year, total }],
  );
}

/** Where those of a list work, each by name. */
export function placesOf(values: readonly FilterValue[]) {
  return {
    empresas: values.flatMap(({ company_id: id, trade_name: nome }) =>
      id === null || nome === null ? [] : [{ id, nome }],
    ),
    lotacoes: values.flatMap(({ department }) => department ?? []),
    tomadores: values.flatMap(({ client }) => client ?? []),
  };
}

/** What an act is about: the schema has seen to it that one of the two is given. */
export function choiceOf({ ids, filtro }: { ids?: string[] | undefined; filtro?: WireFilter | undefined }): Choice {
  return ids ? { ids } : { filter: filterOf(filtro ?? {}) };
}
