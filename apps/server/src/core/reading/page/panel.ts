import { fieldLabels } from './labels-found.ts';
import { newRow, type Row, type Sheet } from './sheet.ts';
import { findHeaders } from './table-header.ts';

const FIGURES: ReadonlySet<string> = new Set([
  'salary',
  'inss',
  'fgts',
  'fgtsMonth',
  'irrf',
  'irrfRate',
  'totalEarnings',
  'totalDeductions',
  'net',
]);
const ENOUGH = 3;
const ALIGNED = 2;

/**
 * Takes a panel of labelled figures that stands right of the table, on the table's own rows, out of them:
 * its rows follow below the others, so that nothing of it is read as part of a line.
 */
export function setPanelApart(sheet: Sheet): Sheet {
  const header = findHeaders(sheet).find(found => !found.banner);
  if (!header) return sheet;
  const right = Math.max(...header.columns.map(column => column.x1));
  const left = panelEdge(sheet, header.row, right);
  if (left === undefined) return sheet;
  const main: Row[] = [];
  const panel: Row[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    const inside = index > header.row ? row.words.filter(word => word.x0 >= left - ALIGNED) : [];
    const inOwnTransaction = inside.length === 0 ? row.words : row.words.filter(word => !inside.includes(word));
    if (inOwnTransaction.length > 0) main.push(inside.length > 0 ? newRow(inOwnTransaction, row.y0, row.y1) : row);
    if (inside.length > 0) panel.push(newRow(inside, row.y0, row.y1));
  }
  // a row without words, far away: no label above looks for its value in the panel
  const far = sheet.height * 10;
  return { ...sheet, rows: [...main, newRow([], far, far), ...panel] };
}

/** Where labels of figures begin under each other, right of the last heading and beside other text. */
function panelEdge(sheet: Sheet, header: number, right: number): number | undefined {
  const starts: { x: number; beside: boolean }[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    if (index <= header) continue;
    for (const label of fieldLabels(row, index))
      if (FIGURES.has(label.role) && label.x0 > right) starts.push({ x: label.x0, beside: label.from > 0 });
  }
  return starts.find(({ x }) => {
    const column = starts.filter(other => Math.abs(other.x - x) <= ALIGNED);
    return column.length >= ENOUGH && column.some(other => other.beside);
  })?.x;
}
