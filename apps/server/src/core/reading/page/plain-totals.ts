import { fieldLabels, type Label } from './labels-found.ts';
import type { Row } from './sheet.ts';
import { columnLabels } from './table-header.ts';

/**
 * "Proventos: 3.738,87 Descontos: 590,05 Líquido: 3.148,82": totals named by the bare words of their columns.
 * Only where a row holds both (or the net too) and nothing else but numbers and signs; else they are headings or items.
 */
export function plainTotalLabels(row: Row, index: number): Label[] {
  const columns = columnLabels(row, index).filter(
    label => (label.role === 'earnings' || label.role === 'deductions') && startsCell(row, label),
  );
  if (columns.length !== 2 || columns[0]?.role === columns[1]?.role) return [];
  const fields = fieldLabels(row, index);
  const known = [...columns, ...fields];
  const others = row.words.filter(
    (word, at) => /\p{L}/u.test(word.text) && !known.some(label => label.from <= at && at <= label.to),
  );
  const net = fields.some(label => label.role === 'net');
  const amounts = row.words.some(word => /\d[.,]\d{2}$/.test(word.text));
  if (others.length > 0 || !(net || amounts)) return [];
  return columns.map(label => ({
    ...label,
    row: index,
    role: label.role === 'earnings' ? 'totalEarnings' : 'totalDeductions',
  }));
}

/** Nothing but a sign in brackets may stand before the word in its cell. */
function startsCell(row: Row, label: Label<string>): boolean {
  const first = row.words[label.from];
  return row.words.slice(0, label.from).every(word => word.cell !== first?.cell || !/[\p{L}\d]/u.test(word.text));
}
