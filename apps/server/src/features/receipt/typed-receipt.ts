import type { TypedReceipt } from '@cracha/contract/features/receipt/receipt-typed.schemas.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import type { NewReceipt, ReceiptBases, ReceiptItem } from '#core/receipt/new-receipt.ts';
import { kindOfWire } from '#core/receipt/receipt-kind.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { EmploymentToPay } from './typed-receipt.queries.ts';

/** The receipt that a form comes to: its worker as registered, totals the sums of its lines. @throws MIN_VALUE where the net would be negative */
export function typedReceipt(form: TypedReceipt, employment: EmploymentToPay, accessGroupId: string): NewReceipt {
  const items = form.verbas.map(itemOf);
  const totalEarnings = sumOf(items, 'earnings');
  const totalDeductions = sumOf(items, 'deductions');
  if (totalDeductions > totalEarnings) refuseField('verbas', 'MIN_VALUE', { min: 0 });
  return {
    ...employmentFields(employment, accessGroupId),
    category: 1,
    title: null,
    kind: kindOfWire(form.especie),
    year: form.ano,
    month: form.mes,
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
    paidOn: form.dataPagamento,
    items,
    bases: basesOf(form),
    details: form.mensagem ? { message: form.mensagem } : {},
  };
}

/** Whose a typed-in document is, as registered. */
export function employmentFields(employment: EmploymentToPay, accessGroupId: string) {
  return {
    accessGroupId,
    companyId: employment.company_id,
    employmentId: employment.id,
    personId: employment.person_id,
    importId: null,
    importDocumentId: null,
    workerName: employment.name,
    registration: employment.registration,
    department: employment.department,
    client: employment.client,
    jobTitle: employment.job_title,
  };
}

function itemOf({
  codigo,
  descricao,
  referencia,
  vencimentos,
  descontos,
}: TypedReceipt['verbas'][number]): ReceiptItem {
  return {
    code: codigo?.trim() || null,
    description: descricao,
    reference: referencia?.trim() || null,
    percentage: null,
    earnings: vencimentos,
    deductions: descontos,
  };
}

export function sumOf(items: readonly ReceiptItem[], side: 'earnings' | 'deductions'): number {
  return items.reduce((sum, item) => sum + (item[side] ?? 0), 0);
}

function basesOf({ baseInss, valorInss, baseFgts, valorFgts, baseIrrf, valorIrrf }: TypedReceipt): ReceiptBases {
  return {
    ...(baseInss === undefined ? {} : { inss: baseInss }),
    ...(valorInss === undefined ? {} : { inssValue: valorInss }),
    ...(baseFgts === undefined ? {} : { fgts: baseFgts }),
    ...(valorFgts === undefined ? {} : { fgtsValue: valorFgts }),
    ...(baseIrrf === undefined ? {} : { irrf: baseIrrf }),
    ...(valorIrrf === undefined ? {} : { irrfValue: valorIrrf }),
  };
}

/** The same worker, kind and month twice would leave nobody knowing which one counts. */
export function refuseSecond({
  workerName: nome,
  year,
  month,
}: Pick<NewReceipt, 'workerName' | 'year' | 'month'>): never {
  return refuse('RECEIPT_ALREADY_EXISTS', { nome, competencia: competenceText(year, month) });
}
