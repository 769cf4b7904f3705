import type { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import {
  mirrorTotals,
  type RecordField,
  recordFields,
} from '@cracha/contract/features/receipt/filed-document.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { EmploymentReceipt } from '../list/employment-receipts.queries.ts';
import type { StaffRow } from '../list/receipt-list.queries.ts';
import { actsOf, type Reader } from '../receipt.policy.ts';
import { factsOf } from '../receipt.presenter.ts';
import type { ReceiptRow } from '../receipt.queries.ts';

type Calls = typeof filedDocumentContract;

const record = z.object({ fields: z.record(z.string(), z.union([z.string(), z.number()])) });
const mirror = z.object({
  days: z.array(z.object({ date: z.string(), punches: z.array(z.string()), occurrence: z.nullable(z.string()) })),
  totals: z.record(z.string(), z.string()),
});

/** A page of one's own. */
export function presentFiledPage(
  rows: readonly Placed<EmploymentReceipt>[],
  total: number,
  params: { page: number; size: number },
): ResponseSent<Calls['workerRecords']> {
  return pageOf(rows, total, params, shapeOf);
}

export function presentRecord(row: ReceiptRow, reader: Reader): ResponseSent<Calls['employeeRecord']> {
  const { fields } = record.parse(row.content);
  const { salary } = fields;
  return {
    ...wholeOf(row, reader),
    campos: recordFields.flatMap(campo => {
      const valor = maskedAs(campo, joined(fields, ...partsOf[campo]));
      return valor === '' ? [] : [{ campo, valor }];
    }),
    // pay is a grant of its own
    salario: typeof salary === 'number' && seesPay(reader) ? salary : null,
  };
}

const seesPay = ({ profile, permissions }: Reader) => profile !== 'rh' || permissions.has('RhRemuneracaoVisualizar');

/** Which of the read fields stand in what is shown. */
const partsOf: Record<RecordField, [parts: readonly string[], between?: string]> = {
  cargo: [['position']],
  cbo: [['cbo']],
  lotacao: [['department']],
  admissao: [['admission_date']],
  nascimento: [['birth_date']],
  estadoCivil: [['marital_status']],
  naturalidade: [['birth_place', 'birth_state'], '/'],
  nomeMae: [['mother']],
  nomePai: [['father']],
  pis: [['pis']],
  ctps: [['ctps', 'ctps_series', 'ctps_state'], '/'],
  rg: [['rg', 'rg_issuer'], ' '],
  endereco: [['street', 'number', 'complement'], ', '],
  bairro: [['district']],
  municipio: [['city', 'state'], '/'],
  cep: [['zip']],
  telefone: [['cell_phone', 'phone'], ' · '],
  email: [['email']],
};

function maskedAs(field: RecordField, text: string): string {
  if (field === 'cep') return text.replace(/^(\d{5})(\d{3})$/, '$1-$2');
  return field === 'pis' ? text.replace(/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4') : text;
}

function joined(fields: Readonly<Record<string, string | number>>, parts: readonly string[], between = ''): string {
  return parts.flatMap(part => fields[part]?.toString() ?? []).join(between);
}

const totalsRead = {
  trabalhadas: 'worked',
  extras: 'overtime',
  faltas: 'missing',
  saldoAnterior: 'previous_balance',
  saldoMes: 'month_balance',
  saldo: 'balance',
} as const satisfies Record<(typeof mirrorTotals)[number], string>;

export function presentMirror(row: ReceiptRow, reader: Reader): ResponseSent<Calls['timeMirror']> {
  const { days, totals } = mirror.parse(row.content);
  return {
    ...wholeOf(row, reader),
    dias: days.map(({ date, punches, occurrence }) => ({ dia: date, marcacoes: punches, ocorrencia: occurrence })),
    totais: mirrorTotals.flatMap(total => {
      const valor = totals[totalsRead[total]];
      return valor === undefined ? [] : [{ total, valor }];
    }),
  };
}

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
