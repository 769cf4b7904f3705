import { flagSide, isDeductionText } from '../page/table-sides.ts';
import type { PageDocument, ReadBases, ReadLine } from '../reading-types.ts';
import type { TableCell } from '../words/delimited.ts';
import { fold } from '../words/fold.ts';
import type { FileColumn, FileHeader } from './table-columns.ts';
import { amountOf, type FileRow } from './table-row.ts';

const BASES = ['salary', 'inss', 'fgts', 'fgtsMonth', 'irrf'] as const satisfies readonly (keyof ReadBases)[];

/** Headings of a wide table that are no pay items. */
const NO_ITEM: ReadonlySet<string> = new Set<FileColumn>([
  'cpf',
  'pis',
  'cnpj',
  'registration',
  'name',
  'employee',
  'companyName',
  'jobTitle',
  'department',
  'admission',
  'paymentDate',
  'bank',
  'agency',
  'account',
  'incomeTaxDependants',
  'familyAllowanceDependants',
  'competence',
  'kind',
  'totalEarnings',
  'totalDeductions',
  'total',
  'net',
  'inss',
  'fgts',
  'fgtsMonth',
  'irrf',
  'irrfRate',
  'birthDate',
  'rg',
  'ctps',
  'cbo',
  'zip',
  'city',
  'state',
  'code',
  'reference',
  'flag',
  'earnings',
  'deductions',
  'value',
  'informative',
]);

/** Adds what one row of a table file says: a pay item (long form) or all of a worker's (wide form). */
export function addItem(document: PageDocument, row: FileRow): void {
  for (const base of BASES) document.bases[base] ??= row.amount(base);
  const description = row.text('description');
  if (description !== undefined) document.lines.push(...longLine(row, description, document));
  else document.lines.push(...wideLines(row, document));
  const printed = {
    totalEarnings: row.amount('totalEarnings'),
    totalDeductions: row.amount('totalDeductions'),
    net: row.amount('net'),
  };
  document.totalEarnings ??= printed.totalEarnings;
  document.totalDeductions ??= printed.totalDeductions;
  document.net ??= printed.net;
}

function longLine(row: FileRow, description: string, document: PageDocument): ReadLine[] {
  const line: ReadLine = {
    description,
    earnings: row.amount('earnings') ?? null,
    deductions: row.amount('deductions') ?? null,
  };
  const code = row.text('code');
  const reference = row.text('reference');
  if (code !== undefined) line.code = code;
  if (reference !== undefined) line.reference = reference;
  const value = row.amount('value');
  const flag = row.text('flag');
  if (line.earnings === null && line.deductions === null && value !== undefined) {
    // the words of a benefit are those of a payslip's deductions
    const isDeduction = value < 0 || (document.type === 1 && isDeductionText(description));
    const side = flag !== undefined ? flagSide(fold(flag)) : isDeduction ? 'deductions' : 'earnings';
    if (side === 'informative') Object.assign(line, { informative: true, informativeAmount: value });
    else line[side] = side === 'deductions' ? Math.abs(value) : value;
  }
  // a printed zero in the column that is not the line's own says the cell is empty
  if (line.earnings && line.deductions === 0) line.deductions = null;
  if (line.deductions && line.earnings === 0) line.earnings = null;
  const unreadable = ['earnings', 'deductions', 'value'] as const;
  if (unreadable.some(column => row.text(column) !== undefined && row.amount(column) === undefined))
    document.unreadTotals = true;
  return line.earnings === null && line.deductions === null && !line.informative ? [] : [line];
}

/** One column per pay item. */
function wideLines(row: FileRow, document: PageDocument): ReadLine[] {
  const { titles } = row.header;
  const lines: ReadLine[] = [];
  for (const [at, cell] of row.cells.entries()) {
    const side = itemSide(row.header, at, cell);
    const amount = amountOf(cell, row.style);
    const title = titles[at] ?? '';
    // of a sheet nobody of the access group has looked at no amount may be lost without a word
    if (row.header.model && side && amount === undefined && /\d/.test(cell.text)) document.unreadTotals = true;
    if (side === undefined || amount === undefined || amount === 0 || title === '') continue;
    const deduction = side === 'itemDeductions';
    lines.push({
      description: title,
      earnings: deduction ? null : amount,
      deductions: deduction ? Math.abs(amount) : null,
    });
  }
  return lines;
}

/**
 * The side of a wide table's pay item: what was confirmed; else columns after the total of earnings are deductions, else the
 * words decide. Undefined: the cell is no amount of a pay item.
 */
export function itemSide(
  { columns, titles, confirmed }: FileHeader,
  at: number,
  cell: TableCell | undefined,
): 'itemEarnings' | 'itemDeductions' | undefined {
  const column = columns[at];
  if (column === 'itemEarnings' || column === 'itemDeductions') return column;
  const money = cell?.number !== undefined || /[.,]\d{2}$/.test(cell?.text ?? '');
  if (confirmed || column === undefined || NO_ITEM.has(column) || !money) return undefined;
  const turn = columns.indexOf('totalEarnings');
  const deduction = turn >= 0 && columns.includes('totalDeductions') ? at > turn : isDeductionText(titles[at] ?? '');
  return deduction ? 'itemDeductions' : 'itemEarnings';
}
