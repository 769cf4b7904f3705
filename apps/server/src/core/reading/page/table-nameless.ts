import type { Cluster, Slot } from './table-clusters.ts';
import type { RawLine } from './table-line.ts';

/** So many numbers under each other are a column, whatever its heading says. */
const COLUMN = 2;

/** Columns of numbers that no heading is for. */
export function namelessOf(clusters: readonly Cluster[], slots: readonly Slot[]): Cluster[] {
  const named = new Set(slots.map(({ cluster }) => cluster));
  return clusters.filter(cluster => cluster.count >= COLUMN && !named.has(cluster));
}

/**
 * Where a table has no references, the numbers of a column that nobody knows are theirs. Those of a column of bases are too if none is as
 * large as its line's amount: a base is what the amount is a share of.
 */
export function fillReferences(lines: readonly RawLine[]): void {
  if (lines.some(({ reference, percentage }) => reference !== undefined || percentage !== undefined)) return;
  if (lines.some(line => line.beside !== undefined && isBase(line))) return;
  for (const line of lines) {
    if (line.beside === undefined || !hasSide(line)) continue;
    line.reference = line.beside;
    delete line.amounts.informative;
  }
}

function hasSide({ amounts }: RawLine): boolean {
  return (amounts.earnings ?? amounts.deductions ?? amounts.value) !== undefined;
}

function isBase({ amounts }: RawLine): boolean {
  const amount = amounts.earnings ?? amounts.deductions ?? amounts.value;
  const { informative } = amounts;
  return informative !== undefined && (!amount || Math.abs(informative.centavos) >= Math.abs(amount.centavos));
}
