import type { Word } from './sheet.ts';
import type { Cluster, Slot } from './table-clusters.ts';
import type { Column } from './table-header.ts';
import type { RawLine } from './table-line.ts';

/** So many numbers under each other are a column, whatever its heading says. */
const COLUMN = 2;
const ALIGNED = 0.35;

/** Columns of numbers that no heading is for, or an unknown one (`titles`: the words of the heading's row). */
export function namelessOf(
  clusters: readonly Cluster[],
  slots: readonly Slot[],
  columns: readonly Column[],
  titles: readonly Word[],
): Cluster[] {
  const named = new Set(slots.map(({ cluster }) => cluster));
  const unknown = titles.filter(title => !columns.some(({ x0, x1 }) => title.x0 < x1 && title.x1 > x0));
  return clusters.filter(
    cluster => !named.has(cluster) && (cluster.count >= COLUMN || unknown.some(title => stands(title, cluster))),
  );
}

function stands(title: Word, cluster: Cluster): boolean {
  const isAligned = Math.abs(title.x1 - cluster.right) < ALIGNED * (title.y1 - title.y0);
  return isAligned || (title.x0 < cluster.x1 && title.x1 > cluster.x0);
}

/**
 * Where a table has no references, the numbers of a column that nobody knows are theirs. Those of a column of bases are too if most are
 * smaller than their line's amount: a base is what the amount is a share of.
 */
export function fillReferences(lines: readonly RawLine[]): void {
  if (lines.some(({ reference, percentage }) => reference !== undefined || percentage !== undefined)) return;
  const beside = lines.filter(line => line.beside !== undefined);
  if (beside.filter(isBase).length >= beside.length / 2) return;
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
