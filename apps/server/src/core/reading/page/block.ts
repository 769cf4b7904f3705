import { checkMoney } from '../check.ts';
import { readTotals } from '../document/totals.ts';
import type { DecimalStyle } from '../words/numbers.ts';
import { decimalStyle } from '../words/numbers.ts';
import { findLabels, type Label } from './labels-found.ts';
import { setPanelApart } from './panel.ts';
import type { Sheet } from './sheet.ts';
import { readTable, type Table } from './table.ts';
import type { Attempt } from './table-clusters.ts';

const LATER: readonly Attempt[] = [1, 2];

/** One document's part of a page, with what every field reader needs. */
export interface Block {
  readonly sheet: Sheet;
  readonly labels: readonly Label[][];
  readonly style: DecimalStyle;
  readonly table: Table | undefined;
}

/**
 * Finds the labels and reads the table once; labels inside of the table's lines are no field labels.
 * `single` says what a lone column of values is (benefits are granted); otherwise flags, signs and words decide.
 */
export function openBlock(page: Sheet, single: 'earnings' | undefined = undefined): Block {
  const sheet = setPanelApart(page);
  const style = decimalStyle(sheet.rows.flatMap(row => row.words.map(word => word.text)));
  const first = attemptBlock(sheet, style, single, 0);
  if (first.table === undefined || addsUp(first)) return first;
  for (const attempt of LATER) {
    const block = attemptBlock(sheet, style, single, attempt);
    if (addsUp(block)) return block;
  }
  return first;
}

function attemptBlock(sheet: Sheet, style: DecimalStyle, single: 'earnings' | undefined, attempt: Attempt): Block {
  const table = readTable(sheet, style, single, attempt);
  return { sheet, style, table, labels: findLabels(sheet).map((found, row) => (table?.rows.has(row) ? [] : found)) };
}

/** The lines agree with the totals printed by role. */
function addsUp(block: Block): boolean {
  const { unread, words: _words, ...totals } = readTotals(block);
  return checkMoney({ ...totals, lines: block.table?.lines ?? [], unreadTotals: unread }).holds;
}
