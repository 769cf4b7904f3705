import type { ReadLine } from '../reading-types.ts';
import type { MadeLayout } from './layout.factory.ts';
import type { MadePayslip } from './payroll.factory.ts';
import { amount, type Pen, plainAmount, shown, write } from './pen.factory.ts';

/** Draws headings, lines and totals in the layout's manner. */
export function drawTable(pen: Pen, layout: MadeLayout, payslip: MadePayslip): void {
  if (layout.table === 'twoTables') twoTables(pen, layout, payslip);
  else if (layout.table === 'sections') sections(pen, layout, payslip);
  else oneTable(pen, layout, payslip);
}

interface Columns {
  readonly code: number;
  readonly description: number;
  readonly reference: number;
  readonly first: number;
  readonly second: number;
}

function columnsOf(layout: MadeLayout): Columns {
  if (layout.table === 'informative') return { code: 0, description: 0.1, reference: 0.52, first: 0.68, second: 0.84 };
  if (layout.codeColumn === 'second') return { code: 0.46, description: 0, reference: 0.64, first: 0.82, second: 1 };
  if (layout.codeColumn === 'first') return { code: 0, description: 0.1, reference: 0.64, first: 0.82, second: 1 };
  return { code: -1, description: 0, reference: 0.62, first: 0.82, second: 1 };
}

function oneTable(pen: Pen, layout: MadeLayout, payslip: MadePayslip): void {
  const columns = columnsOf(layout);
  const single =
    layout.table === 'flagged' ||
    layout.table === 'signed' ||
    layout.table === 'trailing' ||
    layout.table === 'headless';
  const { labels } = layout;
  if (layout.table === 'headless') pen.y += pen.step;
  else
    headRow(
      pen,
      layout,
      columns,
      single
        ? undefined
        : layout.table === 'swapped'
          ? [labels.deductions, labels.earnings]
          : [labels.earnings, labels.deductions],
    );
  for (const line of payslip.lines) {
    lineStart(pen, layout, columns, line);
    if (single) singleValue(pen, layout, line);
    else {
      const [left, right] =
        layout.table === 'swapped' ? [line.deductions, line.earnings] : [line.earnings, line.deductions];
      if (left !== null) write(pen, layout, columns.first, amount(layout, left), 'right');
      if (right !== null) write(pen, layout, columns.second, amount(layout, right), 'right');
    }
    pen.y += pen.step;
    if (layout.wrapped && line.description.length > 18) {
      write(pen, layout, columns.description, '(continuação)');
      pen.y += pen.step;
    }
  }
  if (layout.table === 'informative') informativeLines(pen, layout, columns, payslip);
}

/** Bases printed as lines whose amounts stand in a column of their own. */
function informativeLines(pen: Pen, layout: MadeLayout, columns: Columns, { bases }: MadePayslip): void {
  for (const [index, [description, value]] of (
    [
      ['Base de INSS', bases.inss],
      ['Base de FGTS', bases.fgts],
      ['FGTS do Mês', bases.fgtsMonth],
    ] as const
  ).entries()) {
    lineStart(pen, layout, columns, { code: String(9001 + index), description, earnings: null, deductions: null });
    write(pen, layout, 1, plainAmount(layout, value), 'right');
    pen.y += pen.step;
  }
}

/** The totals and the net below a table. */
export function drawTotals(pen: Pen, layout: MadeLayout, payslip: MadePayslip): void {
  pen.y += pen.step * 0.4;
  totals(pen, layout, payslip, columnsOf(layout));
}

function headRow(pen: Pen, layout: MadeLayout, columns: Columns, sides: readonly [string, string] | undefined): void {
  const { labels } = layout;
  if (columns.code >= 0) write(pen, layout, columns.code, labels.code);
  write(pen, layout, columns.description, labels.description);
  write(pen, layout, columns.reference, labels.reference, 'right');
  if (sides) {
    for (const [at, title] of [
      [columns.first, sides[0]],
      [columns.second, sides[1]],
    ] as const) {
      if (layout.headAlign === 'right') write(pen, layout, at, title, 'right');
      else write(pen, layout, at - (layout.headAlign === 'left' ? 0.13 : 0.1), title);
    }
    if (layout.table === 'informative') write(pen, layout, 1, 'Bases', 'right');
  } else {
    if (layout.table === 'flagged') write(pen, layout, 0.72, labels.flag);
    write(pen, layout, 1, labels.value, 'right');
  }
  pen.y += pen.step * 1.2;
}

function lineStart(pen: Pen, layout: MadeLayout, columns: Columns, line: ReadLine): void {
  if (columns.code >= 0) write(pen, layout, columns.code, line.code ?? '');
  write(
    pen,
    layout,
    columns.description,
    layout.codeColumn === 'inDescription'
      ? `${(line.code ?? '').padStart(4, '0')} - ${shown(layout, line)}`
      : shown(layout, line),
  );
  if (line.reference) write(pen, layout, columns.reference, line.reference, 'right');
}

function singleValue(pen: Pen, layout: MadeLayout, line: ReadLine): void {
  const value = line.earnings ?? line.deductions ?? 0;
  if (layout.table === 'flagged') write(pen, layout, 0.73, line.earnings === null ? 'D' : 'P');
  if (layout.table === 'trailing' || layout.table === 'headless') {
    write(pen, layout, 0.97, plainAmount(layout, value), 'right');
    write(pen, layout, 0.98, line.earnings === null ? '-' : '+');
    return;
  }
  const sign = layout.table === 'signed' && line.earnings === null ? '-' : '';
  write(pen, layout, 1, sign + amount({ ...layout, currency: layout.currency && sign === '' }, value), 'right');
}

function totals(pen: Pen, layout: MadeLayout, payslip: MadePayslip, columns: Columns): void {
  const { labels } = layout;
  const { totalEarnings, totalDeductions, net } = payslip;
  const inOrder: [number, number][] =
    layout.table === 'swapped'
      ? [
          [columns.first, totalDeductions],
          [columns.second, totalEarnings],
        ]
      : [
          [columns.first, totalEarnings],
          [columns.second, totalDeductions],
        ];
  if (layout.totals === 'twice' || layout.totals === 'generic') columnTotals(pen, layout, inOrder);
  else if (layout.totals === 'labelsAbove') {
    write(pen, layout, 0.45, labels.totalEarnings);
    write(pen, layout, 1, labels.totalDeductions, 'right');
    pen.y += pen.step;
    write(pen, layout, 0.68, amount(layout, totalEarnings), 'right');
    write(pen, layout, 1, amount(layout, totalDeductions), 'right');
    pen.y += pen.step;
  } else if (layout.totals === 'inline') {
    write(pen, layout, 0, `${labels.totalEarnings}: ${amount(layout, totalEarnings)}`);
    write(pen, layout, 0.5, `${labels.totalDeductions}: ${amount(layout, totalDeductions)}`);
    pen.y += pen.step;
  } else {
    for (const [label, value] of [
      [labels.totalEarnings, totalEarnings],
      [labels.totalDeductions, totalDeductions],
    ] as const) {
      write(pen, layout, 0.5, label);
      write(pen, layout, 1, amount(layout, value), 'right');
      pen.y += pen.step;
    }
  }
  write(pen, layout, 0.5, layout.totals === 'inline' ? `${labels.net}:` : labels.net);
  write(pen, layout, 1, amount(layout, net), 'right');
  pen.y += pen.step * 1.4;
}

/** "Totais" with both amounts, or "Total:" once for each column. */
function columnTotals(pen: Pen, layout: MadeLayout, inOrder: readonly [number, number][]): void {
  if (layout.totals === 'generic') write(pen, layout, 0.4, layout.labels.total);
  for (const [at, value] of inOrder) {
    if (layout.totals === 'twice') write(pen, layout, 0.5, 'Total:');
    write(pen, layout, at, amount(layout, value), 'right');
    if (layout.totals === 'twice') pen.y += pen.step;
  }
  if (layout.totals === 'generic') pen.y += pen.step;
}

function twoTables(pen: Pen, layout: MadeLayout, payslip: MadePayslip): void {
  const { labels } = layout;
  const left = payslip.lines.filter(line => line.earnings !== null);
  const right = payslip.lines.filter(line => line.deductions !== null);
  for (const [offset, title] of [
    [0, labels.earnings],
    [0.52, labels.deductions],
  ] as const) {
    write(pen, layout, offset, layout.noise ? title : '');
  }
  if (layout.noise) pen.y += pen.step;
  for (const offset of [0, 0.52]) {
    write(pen, layout, offset, labels.description);
    write(pen, layout, offset + 0.36, labels.reference, 'right');
    write(pen, layout, offset + 0.48, labels.value, 'right');
  }
  pen.y += pen.step * 1.2;
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    for (const [offset, line] of [
      [0, left[at]],
      [0.52, right[at]],
    ] as const) {
      if (!line) continue;
      write(pen, layout, offset, shown(layout, line));
      if (line.reference) write(pen, layout, offset + 0.36, line.reference, 'right');
      write(pen, layout, offset + 0.48, amount(layout, line.earnings ?? line.deductions ?? 0), 'right');
    }
    pen.y += pen.step;
  }
}

function sections(pen: Pen, layout: MadeLayout, payslip: MadePayslip): void {
  const columns = columnsOf(layout);
  headRow(pen, { ...layout, table: 'signed' }, columns, undefined);
  for (const side of ['earnings', 'deductions'] as const) {
    const lines = payslip.lines.filter(line => line[side] !== null);
    if (lines.length === 0) continue;
    write(pen, layout, 0, layout.labels[side]);
    pen.y += pen.step;
    for (const line of lines) {
      lineStart(pen, layout, columns, line);
      write(pen, layout, 1, amount(layout, line[side] ?? 0), 'right');
      pen.y += pen.step;
    }
  }
}
