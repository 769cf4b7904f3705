import type { Block } from '../page/block.ts';
import type { Totals } from './totals.ts';

/** Where no total stands below the table, those between its lines are. */
export function takeSums(block: Block, totals: Totals): void {
  for (const role of ['totalEarnings', 'totalDeductions'] as const) {
    const sum = block.table?.sums[role];
    if (!sum || totals[role] !== undefined) continue;
    totals[role] = sum.centavos;
    totals.words[role] = [sum.word];
  }
}
