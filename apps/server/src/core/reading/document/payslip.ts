import { blank } from '../blank.ts';
import type { Block } from '../page/block.ts';
import { continuation } from '../page/continuation.ts';
import { boxesOf, withBoxes } from '../page/field-boxes.ts';
import { layoutOf } from '../page/layout.ts';
import type { PageDocument } from '../reading-types.ts';
import { readBank } from './bank.ts';
import { readBases } from './bases.ts';
import { type Competence, readCompetence } from './competence.ts';
import { readIdentity } from './identity.ts';
import { doubtfulDays } from './pay-day.ts';
import { readKind } from './receipt-kind.ts';
import { readTotals } from './totals.ts';

/** Reads one payslip from its part of a page. Nothing is corrected here: `check.ts` compares what was read. */
export function readPayslip(block: Block, page: number): PageDocument {
  const { words: identityWords, cpfs, ...identity } = readIdentity(block);
  const lines = block.table?.lines ?? [];
  const totals = readTotals(block);
  const { bases, words: baseWords } = readBases(block, lines);
  const competence = readCompetence(block);
  const { words: bankWords, days, ...bank } = readBank(block);
  const { words: totalWords, unread, ...amounts } = totals;
  const boxes = boxesOf(block.sheet, page, {
    ...identityWords,
    ...totalWords,
    ...baseWords,
    ...bankWords,
    competence: competence?.words ?? [],
  });
  const document: PageDocument = {
    ...blank(page, 1),
    ...identity,
    ...bank,
    ...amounts,
    ...continuation(block),
    lines: withBoxes(block.sheet, page, lines, block.table?.words ?? []),
    bases,
    boxes,
    layout: layoutOf(block),
    unreadTotals: unread,
  };
  addMonth(document, competence, page);
  if (days.length > 1) document.findings.push({ ...doubtfulDays(days), page });
  if (block.table?.byWords) document.findings.push({ code: 'SIDES_GUESSED', values: {}, page });
  if (cpfs.size > 1) document.findings.push({ code: 'SEVERAL_CPFS', values: { count: cpfs.size }, page });
  document.kind = readKind(block, document.month);
  return document;
}

function addMonth(document: PageDocument, competence: Competence | undefined, page: number): void {
  document.month = competence?.month;
  document.year = competence?.year;
  if (!competence) document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {}, page });
  if (competence?.rival)
    document.findings.push({
      code: 'COMPETENCE_AMBIGUOUS',
      values: { first: monthText(competence), second: monthText(competence.rival) },
      page,
    });
}

function monthText(of: { month: number; year: number }): string {
  return `${String(of.month).padStart(2, '0')}/${of.year}`;
}
