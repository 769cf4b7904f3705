import type { TypedBenefit } from '@cracha/contract/features/receipt/benefit.schemas.ts';
import { benefitKind, benefitTitle } from '#core/receipt/document-place.ts';
import type { NewReceipt, ReceiptItem } from '#core/receipt/new-receipt.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { EmploymentToPay } from '../typed-receipt.queries.ts';
import { employmentFields, sumOf } from '../typed-receipt.ts';

const mostCentavos = 99_999_999_999;

/** The benefit that a form comes to: each value its quantity times its unit, totals their sums. @throws MIN_VALUE, MAX_VALUE where it can't be */
export function typedBenefit(form: TypedBenefit, employment: EmploymentToPay, accessGroupId: string): NewReceipt {
  const items = form.itens.map(itemOf);
  const totalEarnings = sumOf(items, 'earnings');
  const totalDeductions = sumOf(items, 'deductions');
  if (totalDeductions > totalEarnings) refuseField('itens', 'MIN_VALUE', { min: 0 });
  if (totalEarnings > mostCentavos) refuseField('itens', 'MAX_VALUE', { max: mostCentavos });
  const names = items.map(({ description }) => description);
  return {
    ...employmentFields(employment, accessGroupId),
    category: 2,
    title: benefitTitle(names),
    kind: benefitKind(names),
    year: form.ano,
    month: form.mes,
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
    paidOn: form.dataCredito,
    items,
    bases: {},
    details: form.mensagem ? { message: form.mensagem } : {},
  };
}

function itemOf({
  codigo,
  descricao,
  quantidade,
  valorUnitario,
  desconto,
}: TypedBenefit['itens'][number]): ReceiptItem {
  return {
    code: codigo?.trim() || null,
    description: descricao,
    reference: String(quantidade),
    percentage: null,
    earnings: quantidade * valorUnitario,
    deductions: desconto,
  };
}
