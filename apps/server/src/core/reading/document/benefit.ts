import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { blank } from '../blank.ts';
import { sum } from '../check.ts';
import type { Block } from '../page/block.ts';
import { boxesOf } from '../page/field-boxes.ts';
import type { PageDocument, ReadDocument, ReadLine } from '../reading-types.ts';
import { readBenefitList } from './benefit-list.ts';
import { readBenefitSums } from './benefit-sums.ts';
import { addCompetence } from './competence.ts';
import { creditDays, setCreditDay } from './credit-day.ts';
import { readIdentity } from './identity.ts';
import { readTotals, totalRow } from './totals.ts';

/** A benefit receipt of one worker, or a list with one row per worker (each row is a document). */
export function readBenefits(block: Block, page: number): PageDocument[] {
  const list = readBenefitList(block, page);
  const documents = list.length > 0 ? list : [readReceipt(block, page)];
  // a list's own column says it of each row
  if (documents.some(document => document.boxes?.paymentDate !== undefined)) return documents;
  const days = creditDays(block.sheet);
  for (const document of documents) setCreditDay(document, days, block.sheet, page);
  return documents;
}

function readReceipt(block: Block, page: number): PageDocument {
  const { words, cpfs, ...identity } = readIdentity(block);
  const sums = block.table ? undefined : readBenefitSums(block);
  const lines = sums?.lines ?? (block.table?.lines ?? []).map((line): ReadLine => ({ ...line }));
  const printed = readTotals(block);
  const document: PageDocument = {
    ...blank(page, 2),
    ...identity,
    lines,
    totalEarnings: sums ? sums.totalEarnings : printed.totalEarnings,
    totalDeductions: sums ? sums.totalDeductions : printed.totalDeductions,
    net: printed.net,
    boxes: boxesOf(block.sheet, page, { ...words, ...printed.words }),
  };
  if (!sums) applyTotalRow(block, document);
  addCompetence(block, document, page);
  if (cpfs.size > 1) document.findings.push({ code: 'SEVERAL_CPFS', values: { count: cpfs.size }, page });
  document.findings.push(...checkBenefit(document).map(finding => ({ ...finding, page })));
  return document;
}

/** The value column's total is the total of what is granted. */
function applyTotalRow(block: Block, document: PageDocument): void {
  for (const { role, centavos } of totalRow(block)) {
    if ((role === 'earnings' || role === 'value') && document.totalEarnings === undefined)
      document.totalEarnings = centavos;
    if (role === 'deductions' && document.totalDeductions === undefined) document.totalDeductions = centavos;
  }
}

/** A benefit's self-check: its lines are there and add up to the totals it prints. Pure. */
export function checkBenefit(document: ReadDocument): Finding[] {
  const findings: Finding[] = [];
  const { totalEarnings, totalDeductions } = document;
  const earnings = sum(document, 'earnings');
  const deductions = sum(document, 'deductions');
  if (document.lines.length === 0) findings.push({ code: 'TABLE_NOT_FOUND', values: {} });
  else if (totalEarnings === undefined && totalDeductions === undefined)
    findings.push({ code: 'TOTALS_NOT_FOUND', values: {} });
  if (totalEarnings !== undefined && totalEarnings !== earnings)
    findings.push({ code: 'EARNINGS_SUM_DIFFERS', values: { printedAmount: totalEarnings, summedAmount: earnings } });
  if (totalDeductions !== undefined && totalDeductions !== deductions)
    findings.push({
      code: 'DEDUCTIONS_SUM_DIFFERS',
      values: { printedAmount: totalDeductions, summedAmount: deductions },
    });
  return findings;
}
