import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { isDeductionText } from '../page/table-sides.ts';
import type { PageDocument, ReadBases, ReadLine } from '../reading-types.ts';
import type { TableCell } from '../words/delimited.ts';
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
  tellErrors(document, row);
  const isLong = row.header.columns.includes('description');
  document.lines.push(...(isLong ? longLine(row, row.text('description') ?? '', document) : wideLines(row, document)));
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
    const side = flag !== undefined ? row.flags.sideOf(flag) : isDeduction ? 'deductions' : 'earnings';
    if (flag !== undefined && row.flags.isGuessed(flag)) tellOnce(document, { code: 'FLAG_UNKNOWN', values: { flag } });
    if (side === 'informative') Object.assign(line, { informative: true, informativeAmount: value });
    else line[side] = side === 'deductions' ? Math.abs(value) : value;
  }
  // a printed zero in the column that is not the line's own says the cell is empty
  if (line.earnings && line.deductions === 0) line.deductions = null;
  if (line.deductions && line.earnings === 0) line.earnings = null;
  const unreadable = ['earnings', 'deductions', 'value'] as const;
  if (unreadable.some(column => !isEmpty(row.text(column)) && row.amount(column) === undefined))
    document.unreadTotals = true;
  return line.earnings === null && line.deductions === null && !line.informative ? [] : [line];
}

/** A dash is how many write that there is nothing. */
function isEmpty(text = ''): boolean {
  return /^[\s\u002d\u2010-\u2015\u2212]*$/.test(text);
}

/** What a spreadsheet writes where it could compute nothing, and our reader where a formula has no value. */
const ERROR_CELL = /^#(?:SEM VALOR|N\/[AD]|REF!|VALOR!|VALUE!|DIV\/0!|NOME\?|NAME\?|NULO!|NULL!|N[ÚU]M!)/i;

function tellErrors(document: PageDocument, { cells, header }: FileRow): void {
  for (const [at, cell] of cells.entries()) {
    const column = header.titles[at];
    if (column && cell.text.startsWith('#') && ERROR_CELL.test(cell.text))
      tellOnce(document, { code: 'CELL_NOT_COMPUTED', values: { column } });
  }
}

/** However many rows say it. */
function tellOnce({ findings }: PageDocument, finding: Finding): void {
  const said = JSON.stringify(finding);
  if (!findings.some(other => JSON.stringify(other) === said)) findings.push(finding);
}

/** Whether a row says any amount, read or not: such a row is never left out without a word. */
export function hasAmount(row: FileRow): boolean {
  const isAmount = (column: FileColumn) => /[\d#]/.test(row.text(column) ?? '') && row.amount(column) !== 0;
  return AMOUNTS.some(isAmount) || (!row.header.columns.includes('description') && hasItem(row));
}

const AMOUNTS = ['earnings', 'deductions', 'value', 'totalEarnings', 'totalDeductions', 'net'] as const;

function hasItem({ header, cells, style }: FileRow): boolean {
  return cells.some((cell, at) => itemSide(header, at, cell) && amountOf(cell, style));
}

/** One column per pay item. */
function wideLines(row: FileRow, document: PageDocument): readonly ReadLine[] {
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
  return bySplit(lines, row);
}

/**
 * The side of a wide table's pay item: what was confirmed; else the mark in its title; else columns between the totals of earnings
 * and of deductions are deductions, else the words decide. Undefined: the cell is no amount of a pay item.
 */
export function itemSide(
  header: FileHeader,
  at: number,
  cell: TableCell | undefined,
): 'itemEarnings' | 'itemDeductions' | undefined {
  const { columns, titles, confirmed } = header;
  const column = columns[at];
  if (column === 'itemEarnings' || column === 'itemDeductions') return column;
  const money = cell?.number !== undefined || /[.,]\d{2}$/.test(cell?.text ?? '');
  if (confirmed || column === undefined || NO_ITEM.has(column) || !money) return undefined;
  const title = titles[at] ?? '';
  const marked = /[([]\s*([pvcd+-])\s*[)\]]$/i.exec(title)?.[1]?.toLowerCase();
  if (marked) return marked === 'd' || marked === '-' ? 'itemDeductions' : 'itemEarnings';
  const [turn, end] = [columns.indexOf('totalEarnings'), columns.indexOf('totalDeductions')];
  // totals that stand side by side, behind or before all items, part nothing
  const deduction = turn >= 0 && end > turn + 1 ? at > turn : isDeductionText(title);
  return deduction ? 'itemDeductions' : 'itemEarnings';
}

/** Items whose sides only words told: where the printed totals say that the first so many are earnings and the rest deductions, they are. */
function bySplit(lines: readonly ReadLine[], row: FileRow): readonly ReadLine[] {
  const [earnings, deductions] = [row.amount('totalEarnings'), row.amount('totalDeductions')];
  if (earnings === undefined || deductions === undefined || row.header.confirmed) return lines;
  const amounts = lines.map(line => line.earnings ?? line.deductions ?? 0);
  const totalOf = (part: readonly number[]) => part.reduce((total, amount) => total + amount, 0);
  if (totalOf(lines.map(line => line.earnings ?? 0)) === earnings) return lines;
  const turn = amounts.findIndex(
    (_, at) => totalOf(amounts.slice(0, at)) === earnings && totalOf(amounts.slice(at)) === deductions,
  );
  if (turn < 0) return lines;
  return lines.map((line, at) => ({
    ...line,
    earnings: at < turn ? (amounts[at] ?? 0) : null,
    deductions: at < turn ? null : (amounts[at] ?? 0),
  }));
}
