import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { ReadDocument } from './reading-types.ts';
import { fold } from './words/fold.ts';
import { inssOn, irrfOn } from './words/law-tables.ts';

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
  const printed = onlyDeduction(document, /^(?:i\.?n\.?s\.?s\.?|inss.*|previdencia.*|contrib\S* previd\S*)$/);
  if (document.kind !== 'monthly' || document.bases.inss === undefined || printed === undefined) return undefined;
  const computed = inssOn(document.year ?? 0, document.bases.inss);
  if (computed === undefined) return undefined;
  return Math.abs(printed - computed) <= TOLERANCE
    ? undefined
    : { code: 'INSS_DIFFERS', values: { printedAmount: printed, computedAmount: computed } };
}

function checkIrrf(document: ReadDocument): Finding | undefined {
  const { year, month, bases } = document;
  const printed = onlyDeduction(document, /^(?:i\.?r\.?r?\.?f?\.?|irrf.*|imposto de renda.*)$/);
  if (!year || !month || document.kind !== 'monthly' || bases.irrf === undefined || printed === undefined)
    return undefined;
  // the gross taxable income isn't printed: the INSS base and the total of earnings are what it may be
  const gross = [bases.inss ?? document.totalEarnings ?? null, document.totalEarnings ?? bases.inss ?? null];
  const { irrf } = bases;
  const possible = gross.map(amount => irrfOn(year, month, irrf, amount));
  if (possible.some(amount => amount === undefined || Math.abs(amount - printed) <= TOLERANCE)) return undefined;
  return { code: 'IRRF_DIFFERS', values: { printedAmount: printed, computedAmount: possible[0] ?? 0 } };
}

/** The amount of the one deduction of that name; undefined when there are none or several. */
function onlyDeduction(document: ReadDocument, name: RegExp): number | undefined {
  const lines = document.lines.filter(line => line.deductions !== null && name.test(fold(line.description).trim()));
  return lines.length === 1 ? (lines[0]?.deductions ?? undefined) : undefined;
}
