import type { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { EmploymentReceipt } from '../list/employment-receipts.queries.ts';
import type { StaffRow } from '../list/receipt-list.queries.ts';
import { actsOf, type Reader } from '../receipt.policy.ts';
import { factsOf } from '../receipt.presenter.ts';
import type { ReceiptRow } from '../receipt.queries.ts';
import { recordOf } from './filed-content.ts';

type Calls = typeof filedDocumentContract;

/** A page of one's own. */
export function presentFiledPage(
  rows: readonly Placed<EmploymentReceipt>[],
  total: number,
  params: { page: number; size: number },
): ResponseSent<Calls['workerRecords']> {
  return pageOf(rows, total, params, shapeOf);
}

export function presentRecord(row: ReceiptRow, reader: Reader): ResponseSent<Calls['employeeRecord']> {
  const { campos, salary } = recordOf(row.content);
  return {
    ...wholeOf(row, reader),
    campos,
    // pay is a grant of its own
    salario: typeof salary === 'number' && seesPay(reader) ? salary : null,
  };
}

const seesPay = ({ profile, permissions }: Reader) => profile !== 'rh' || permissions.has('RhRemuneracaoVisualizar');

/** A row of HR's list. */
export function presentStaffFiled(row: StaffRow, reader: Reader): ResponseSent<Calls['hrRecords']>['items'][number] {
  return {
    ...shapeOf(row),
    nomeEmpregado: row.worker_name,
    idEmpresa: row.company_id,
    cpf: maskedCpf(row.cpf),
    matricula: row.registration,
    can: filedActs(factsOf(row), reader),
  };
}

function wholeOf(row: ReceiptRow, reader: Reader) {
  return {
    ...shapeOf(row),
    nome: row.worker_name,
    matricula: row.registration,
    can: filedActs(factsOf({ ...row, has_thread: false }), reader),
  };
}

function filedActs(facts: Parameters<typeof actsOf>[0], reader: Reader) {
  return actsOf(facts, reader).filter(act => act === 'baixar' || act === 'excluir');
}

function shapeOf(row: EmploymentReceipt | ReceiptRow | StaffRow) {
  return {
    id: row.id,
    idEmpregado: row.employment_id,
    empresa: row.trade_name,
    mes: row.month,
    ano: row.year,
    visualizado: row.viewed_at !== null,
    publicadoEm: row.published_at.toISOString(),
  };
}
