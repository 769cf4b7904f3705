import type { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { statementActs } from '@cracha/contract/features/receipt/income-statement.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { StatementCheck } from '#core/receipt/statement-check.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { EmploymentReceipt } from './list/employment-receipts.queries.ts';
import type { FilterValue, StaffRow, Totals } from './list/receipt-list.queries.ts';
import { monthsOf, placesOf } from './list/receipt-list.ts';
import { readDetails, readItems } from './pay-items.ts';
import { actsOf, type Reader } from './receipt.policy.ts';
import { factsOf, publicCheckOf } from './receipt.presenter.ts';
import type { ReceiptRow } from './receipt.queries.ts';

type Calls = typeof incomeStatementContract;
type Statement = ResponseSent<Calls['incomeStatement']>;

/** A statement in full; `check` is what the year's payslips say of it, for HR. */
export function presentStatement(row: ReceiptRow, check: StatementCheck | undefined, reader: Reader): Statement {
  const facts = factsOf({ ...row, has_thread: false });
  return {
    ...shapeOf(row),
    nome: row.worker_name,
    matricula: row.registration,
    quadros: readItems(row.items).map(({ code, description, earnings }) => ({
      quadro: code ?? '',
      descricao: description,
      valor: earnings ?? 0,
    })),
    informacoesComplementares: readDetails(row.details).information ?? null,
    visualizadoEm: row.viewed_at?.toISOString() ?? null,
    habilitado: row.visible,
    ...publicCheckOf(row),
    conferencia: check
      ? { meses: check.months, achados: check.findings.map(({ code, values }) => ({ codigo: code, valores: values })) }
      : null,
    can: statementCan(facts, reader),
  };
}

/** A page of one's own statements. */
export function presentStatements(
  rows: readonly Placed<EmploymentReceipt>[],
  total: number,
  params: { page: number; size: number },
): ResponseSent<Calls['workerIncomeStatements']> {
  return pageOf(rows, total, params, shapeOf);
}

export function presentStaffStatement(
  row: StaffRow,
  reader: Reader,
): ResponseSent<Calls['hrIncomeStatements']>['items'][number] {
  return {
    ...shapeOf(row),
    nomeEmpregado: row.worker_name,
    idEmpresa: row.company_id,
    cpf: maskedCpf(row.cpf),
    matricula: row.registration,
    habilitado: row.visible,
    can: statementCan(factsOf(row), reader),
  };
}

export function presentStatementFilters(
  values: readonly FilterValue[],
): ResponseSent<Calls['hrIncomeStatementFilters']> {
  return {
    anos: monthsOf(values).map(({ ano, total }) => ({ ano, total })),
    ...placesOf(values),
  };
}

export function presentStatementTotals(totals: Totals): ResponseSent<Calls['hrIncomeStatementTotals']> {
  const { total, naoVisto, visto, shown, notShown, earnings, deductions } = totals;
  return {
    total,
    porSituacao: { naoVisto, visto, habilitado: shown, desabilitado: notShown },
    totalRendimentos: earnings,
    totalRetido: deductions,
  };
}

function shapeOf(row: EmploymentReceipt | StaffRow | ReceiptRow) {
  return {
    id: row.id,
    idEmpregado: row.employment_id,
    empresa: row.trade_name,
    cnpj: row.cnpj ?? '',
    ano: row.year,
    anoExercicio: row.year + 1,
    totalRendimentos: row.total_earnings,
    totalRetido: row.total_deductions,
    visualizado: row.viewed_at !== null,
    publicadoEm: row.published_at.toISOString(),
  };
}

function statementCan(facts: Parameters<typeof actsOf>[0], reader: Reader) {
  const acts = actsOf(facts, reader);
  return statementActs.filter(act => acts.includes(act));
}
