import { createHash } from 'node:crypto';
import type { Block } from './block.ts';
import { findHeaders } from './table-header.ts';

/** Places are told apart by hundredths of the page's width: a scan's jitter is less, a column is more. */
const STEPS = 100;
/** Labels that every payslip of a layout has; the others come and go with what there is to say. */
const CONSTANT: ReadonlySet<string> = new Set([
  'totalEarnings',
  'totalDeductions',
  'total',
  'net',
  'cpf',
  'competence',
]);

/**
 * What a layout is known again by: the headings of its table of pay items and how far from the first one each begins, and which
 * labels stand around it. Heights don't count, since a table pushes down what is below it; nor does anything a worker or a month
 * changes.
 */
export function layoutOf({ sheet, labels, table }: Block): string | undefined {
  const columns = findHeaders(sheet).flatMap(header => header.columns);
  if (columns.length === 0 || !table) return undefined;
  const left = Math.min(...columns.map(({ x0 }) => x0));
  const headings = columns.map(({ role, x0 }) => `${role}@${Math.round(((x0 - left) / sheet.width) * STEPS)}`);
  const around = labels.flat().flatMap(({ role }) => (CONSTANT.has(role) ? [role] : []));
  return markOf([...new Set([...headings, ...around])].sort().join());
}

/** A file has few layouts and many pages. */
const LIMIT = 1000;
const marks = new Map<string, string>();

function markOf(signs: string): string {
  const known = marks.get(signs);
  if (known !== undefined) return known;
  if (marks.size > LIMIT) marks.clear();
  const mark = createHash('sha256').update(signs).digest('hex').slice(0, 16);
  marks.set(signs, mark);
  return mark;
}
