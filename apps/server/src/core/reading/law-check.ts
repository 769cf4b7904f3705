import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { fold } from './fold.ts';
import { bracketTax, INSS_BRACKETS, IRRF_SINCE_MAY_2025, IRRF_UNTIL_APRIL_2025, reduction2026 } from './law-tables.ts';
import type { ReadDocument } from './reading-types.ts';

/** Payrolls round in three ways that differ by a cent or two; more than this is worth a remark. */
const TOLERANCE = 2;
const FGTS_RATES = [800, 200];

/**
 * INSS, IRRF and FGTS against their printed bases and the law's tables of the month. A difference is a remark, never a
 * correction, and doesn't hold the document back: payrolls have reasons a receipt doesn't print.
 */
export function checkLaw(document: ReadDocument): Finding[] {
  return [checkFgts(document), checkInss(document), checkIrrf(document)].filter(finding => finding !== undefined);
}

function checkFgts({ bases }: ReadDocument): Finding | undefined {
  if (bases.fgts === undefined || bases.fgtsMonth === undefined) return undefined;
  const { fgts, fgtsMonth } = bases;
  const expected = FGTS_RATES.map(rate => Math.round((fgts * rate) / 10_000));
  if (expected.some(amount => Math.abs(amount - fgtsMonth) <= TOLERANCE)) return undefined;
  return { code: 'FGTS_DIFFERS', values: { printedAmount: fgtsMonth, computedAmount: expected[0] ?? 0 } };
}

function checkInss(document: ReadDocument): Finding | undefined {
  const brackets = INSS_BRACKETS[document.year ?? 0];
  const printed = onlyDeduction(document, /^(?:i\.?n\.?s\.?s\.?|inss.*|previdencia.*|contrib\S* previd\S*)$/);
  if (!brackets || document.kind !== 'monthly' || document.bases.inss === undefined || printed === undefined)
    return undefined;
  const computed = bracketTax(brackets, document.bases.inss);
  return Math.abs(printed - computed) <= TOLERANCE
    ? undefined
    : { code: 'INSS_DIFFERS', values: { printedAmount: printed, computedAmount: computed } };
}

function checkIrrf(document: ReadDocument): Finding | undefined {
  const { year, month, bases } = document;
  const printed = onlyDeduction(document, /^(?:i\.?r\.?r?\.?f?\.?|irrf.*|imposto de renda.*)$/);
  if (
    !year ||
    !month ||
    year < 2025 ||
    year > 2026 ||
    document.kind !== 'monthly' ||
    bases.irrf === undefined ||
    printed === undefined
  )
    return undefined;
  const tax = bracketTax(year === 2025 && month < 5 ? IRRF_UNTIL_APRIL_2025 : IRRF_SINCE_MAY_2025, bases.irrf);
  // the gross taxable income isn't printed: the INSS base and the total of earnings are what it may be
  const gross = year === 2026 ? [bases.inss, document.totalEarnings].filter(amount => amount !== undefined) : [];
  const possible = gross.length > 0 ? gross.map(amount => Math.max(0, tax - reduction2026(amount))) : [tax];
  if (possible.some(amount => Math.abs(amount - printed) <= TOLERANCE)) return undefined;
  return { code: 'IRRF_DIFFERS', values: { printedAmount: printed, computedAmount: possible[0] ?? tax } };
}

/** The amount of the one deduction of that name; undefined when there are none or several. */
function onlyDeduction(document: ReadDocument, name: RegExp): number | undefined {
  const lines = document.lines.filter(line => line.deductions !== null && name.test(fold(line.description).trim()));
  return lines.length === 1 ? (lines[0]?.deductions ?? undefined) : undefined;
}
