import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { PageDocument, ReadDocument } from './reading-types.ts';

/** What the money of a document says about itself. `holds` means every check that must pass did. */
export interface Check {
  readonly holds: boolean;
  readonly findings: readonly Finding[];
}

/**
 * The totals by role against the lines: Σ earnings, Σ deductions and their difference must each be the printed figure.
 * Exact to the centavo: a swapped side, a wrong digit, a lost or doubled line and a reference taken for an amount all show here.
 */
export function checkMoney(
  document: Pick<PageDocument, 'lines' | 'totalEarnings' | 'totalDeductions' | 'net' | 'unreadTotals'>,
): Check {
  const findings: Finding[] = [];
  if (document.lines.length === 0) return { holds: false, findings: [{ code: 'TABLE_NOT_FOUND', values: {} }] };
  const earnings = sum(document, 'earnings');
  const deductions = sum(document, 'deductions');
  if (earnings === 0 && deductions === 0) findings.push({ code: 'AMOUNTS_MISSING', values: {} });
  if (deductions < 0) findings.push({ code: 'DEDUCTIONS_NEGATIVE', values: { summedAmount: deductions } });
  const { totalEarnings, totalDeductions, net } = document;
  if (net === undefined || document.unreadTotals) findings.push({ code: 'TOTALS_NOT_FOUND', values: {} });
  if (totalEarnings !== undefined && totalEarnings !== earnings)
    findings.push({ code: 'EARNINGS_SUM_DIFFERS', values: { printedAmount: totalEarnings, summedAmount: earnings } });
  if (totalDeductions !== undefined && totalDeductions !== deductions)
    findings.push({
      code: 'DEDUCTIONS_SUM_DIFFERS',
      values: { printedAmount: totalDeductions, summedAmount: deductions },
    });
  if (net !== undefined && net !== earnings - deductions)
    findings.push({ code: 'NET_DIFFERS', values: { printedAmount: net, computedAmount: earnings - deductions } });
  // one printed total without the other: the silent side has nothing to be compared with
  if ((totalEarnings === undefined) !== (totalDeductions === undefined) && findings.length === 0)
    findings.push({ code: 'TOTALS_NOT_FOUND', values: {} });
  const nameless = document.lines.filter(line => line.description === '').length;
  if (nameless > 0) findings.push({ code: 'LINE_WITHOUT_DESCRIPTION', values: { count: nameless } });
  return { holds: findings.length === 0, findings };
}

/** What was withheld of an income is never more than it: told of a statement whose boxes can't be where they were read. */
export function checkBoxes({ fields = {} }: Pick<ReadDocument, 'fields'>): Finding[] {
  const inBox = (box: string) => Number(fields[box] ?? 0);
  const withheld = [...['3.2', '3.3', '3.4', '3.5'].map(box => [box, '3.1'] as const), ['5.2', '5.1'] as const];
  return withheld
    .filter(([box, of]) => inBox(box) > inBox(of))
    .map(([box, of]) => ({
      code: 'STATEMENT_UNLIKELY',
      values: { box, printedAmount: inBox(box), of, ofAmount: inBox(of) },
    }));
}

/** Σ of one side in centavos; informative lines never count. */
export function sum(document: Pick<ReadDocument, 'lines'>, side: 'earnings' | 'deductions'): number {
  return document.lines.reduce((total, line) => total + (line.informative ? 0 : (line[side] ?? 0)), 0);
}
