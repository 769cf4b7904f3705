import { readBenefitList } from './benefit-list.ts';
import { blank } from './blank.ts';
import type { Block } from './block.ts';
import { sum } from './check.ts';
import { addCompetence } from './competence.ts';
import { readIdentity } from './identity.ts';
import type { PageDocument, ReadLine } from './reading-types.ts';
import { readTotals, totalRow } from './totals.ts';

/** A benefit receipt of one worker, or a list with one row per worker (each row is a document). */
export function readBenefits(block: Block, page: number): PageDocument[] {
  const list = readBenefitList(block, page);
  return list.length > 0 ? list : [readReceipt(block, page)];
}

function readReceipt(block: Block, page: number): PageDocument {
  const { words: _words, cpfs, ...identity } = readIdentity(block);
  const lines = (block.table?.lines ?? []).map((line): ReadLine => ({ ...line }));
  const printed = readTotals(block);
  const document: PageDocument = {
    ...blank(page, 2),
    ...identity,
    lines,
    totalEarnings: printed.totalEarnings,
    totalDeductions: printed.totalDeductions,
    net: printed.net,
  };
  applyTotalRow(block, document);
  addCompetence(block, document, page);
  if (cpfs.size > 1) document.findings.push({ code: 'SEVERAL_CPFS', values: { count: cpfs.size }, page });
  checkSums(document, page);
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

function checkSums(document: PageDocument, page: number): void {
  const { totalEarnings, totalDeductions } = document;
  const earnings = sum(document, 'earnings');
  const deductions = sum(document, 'deductions');
  if (document.lines.length === 0) document.findings.push({ code: 'TABLE_NOT_FOUND', values: {}, page });
  else if (totalEarnings === undefined && totalDeductions === undefined)
    document.findings.push({ code: 'TOTALS_NOT_FOUND', values: {}, page });
  if (totalEarnings !== undefined && totalEarnings !== earnings)
    document.findings.push({
      code: 'EARNINGS_SUM_DIFFERS',
      values: { printedAmount: totalEarnings, summedAmount: earnings },
      page,
    });
  if (totalDeductions !== undefined && totalDeductions !== deductions)
    document.findings.push({
      code: 'DEDUCTIONS_SUM_DIFFERS',
      values: { printedAmount: totalDeductions, summedAmount: deductions },
      page,
    });
}
