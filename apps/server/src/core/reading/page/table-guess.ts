import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import { fieldLabels } from './labels-found.ts';
import type { Row, Sheet } from './sheet.ts';
import { type Cluster, clusterNumbers } from './table-clusters.ts';
import type { Column, TableHeader } from './table-header.ts';
import { isCode } from './table-line.ts';

const TOTALS: ReadonlySet<string> = new Set(['total', 'totalEarnings', 'totalDeductions', 'net']);

/**
 * A heading for a table that has none: rows above the totals that begin with a code or text and end in an amount.
 * Two columns of which each row fills one are earnings and deductions; one column is the value, its sign or flag tells.
 * The totals by role must agree afterwards, or the document goes to review.
 */
export function guessHeader(sheet: Sheet, style: DecimalStyle): TableHeader[] {
  const end = sheet.rows.findIndex((row, index) =>
    fieldLabels(row, index).some(label => label.from === 0 && TOTALS.has(label.role)),
  );
  const rows = sheet.rows
    .slice(0, Math.max(0, end))
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => isItem(row, index, style));
  const first = rows[0];
  if (!first || first.index === 0 || !namesNet(sheet)) return [];
  const clusters = clusterNumbers(
    rows.map(({ row }) => row.words),
    style,
  );
  const money = clusters.filter(cluster => cluster.amounts > 0);
  const last = money[money.length - 1];
  const before = money[money.length - 2];
  if (!last) return [];
  const sides =
    before &&
    exclusive(
      rows.map(({ row }) => row),
      before,
      last,
    );
  const columns: Column[] = sides
    ? [toColumn(before, 'earnings'), toColumn(last, 'deductions')]
    : [toColumn(last, 'value')];
  const earlier = clusters.filter(cluster => cluster.x1 <= (columns[0]?.x0 ?? 0));
  const code = earlier.find(cluster => cluster.count === rows.length && rows.every(({ row }) => hasCode(row, cluster)));
  const reference = earlier.filter(cluster => cluster !== code).at(-1);
  if (reference) columns.unshift(toColumn(reference, 'reference'));
  if (code) columns.unshift(toColumn(code, 'code'));
  return [{ row: first.index - 1, columns, banner: false, guessed: true }];
}

function isItem(row: Row, index: number, style: DecimalStyle): boolean {
  const first = row.words[0];
  if (!first || row.words.length < 2 || !row.words.some(word => parseAmount(word.text, style))) return false;
  const text = isCode(first.text) ? row.words[1] : first;
  return text !== undefined && /\p{L}{2,}|^-$/u.test(text.text) && fieldLabels(row, index).every(label => !label.colon);
}

function hasCode(row: Row, cluster: Cluster): boolean {
  return row.words.some(word => word.x0 < cluster.x1 && word.x1 > cluster.x0 && /^\d{1,6}$/.test(word.text));
}

function namesNet(sheet: Sheet): boolean {
  return sheet.rows.some((row, index) => fieldLabels(row, index).some(label => label.role === 'net'));
}

/** Every row has a number in one of the two columns, none in both, and both are used. */
function exclusive(rows: readonly Row[], left: Cluster, right: Cluster): boolean {
  const has = (row: Row, cluster: Cluster) =>
    row.words.some(word => word.x0 < cluster.x1 && word.x1 > cluster.x0 && /\d/.test(word.text));
  return (
    rows.every(row => has(row, left) !== has(row, right)) &&
    rows.some(row => has(row, left)) &&
    rows.some(row => has(row, right))
  );
}

function toColumn(cluster: Cluster, role: Column['role']): Column {
  return { role, x0: cluster.x0, x1: cluster.x1 };
}
