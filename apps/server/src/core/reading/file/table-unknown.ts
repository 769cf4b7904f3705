import type { SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import type { TableRow } from '../words/delimited.ts';
import { fold } from '../words/fold.ts';
import { areStatements } from './statement-columns.ts';
import type { FileColumn, FileHeader, UnknownTable } from './table-columns.ts';
import { itemSide } from './table-items.ts';
import { statementGuess } from './table-statement.ts';

const EXAMPLE_ROWS = 5;
/** So many rows are looked at to tell whether a column holds amounts. */
const LOOKED_AT = 50;
/** What benefits are called. A payroll has such words too, beside others. */
const BENEFIT = /\b(?:vales?|v[art]|beneficios?|refeicao|alimentacao|cesta|ticket|auxilio)\b/;
/** What a payroll's file is called, also where benefits are paid with it. */
const PAYROLL = /\b(?:folha|holerites?|contracheques?|salarios?|ferias|rescisao|rescisoes)\b/;
/** Nobody's benefits are taxed in their sheet. */
const ONLY_PAYROLL: ReadonlySet<FileColumn> = new Set<FileColumn>(['salary', 'inss', 'fgts', 'fgtsMonth', 'irrf']);

/**
 * A table as a person is asked about it: the columns as the reader would take them, what its rows seem to be, and the first of them.
 * `names` are the file's and the sheet's.
 */
export function unknownTable(rows: readonly TableRow[], header: FileHeader, names: readonly string[]): UnknownTable {
  const below = rows.slice(header.row + 1).filter(row => row.some(cell => cell.text !== ''));
  const looked = below.slice(0, LOOKED_AT);
  const guess = header.titles.map((_, at) => guessed(header, looked, at));
  const document = documentOf(header, itemsOf(header, looked, guess), names);
  return {
    titles: header.titles,
    document,
    guess: guessOf(document, header, guess),
    examples: below.slice(0, EXAMPLE_ROWS).map(row => header.titles.map((_, at) => row[at]?.text ?? '')),
    rows: below.length,
  };
}

function guessOf(document: SheetDocument, header: FileHeader, guess: readonly FileColumn[]): readonly FileColumn[] {
  if (document === 'informe') return statementGuess(header);
  if (document === 'recibo') return guess;
  return guess.map((column, at) => grantedOf(column, header.titles[at] ?? ''));
}

/** A long table's columns are named; a wide one's pay items are the columns of amounts no other role claims. */
function guessed(header: FileHeader, rows: readonly TableRow[], at: number): FileColumn {
  const column = header.columns[at] ?? 'ignored';
  if (header.columns.includes('description') || header.titles[at] === '') return column;
  for (const row of rows) {
    const side = itemSide(header, at, row[at]);
    if (side) return side;
  }
  return column;
}

/** What the amounts are called: a wide table's headings, a long one's descriptions. */
function itemsOf(header: FileHeader, rows: readonly TableRow[], guess: readonly FileColumn[]): string[] {
  const described = header.columns.indexOf('description');
  if (described >= 0) return rows.flatMap(row => row[described]?.text || []);
  return header.titles.filter((_, at) => guess[at] === 'itemEarnings' || guess[at] === 'itemDeductions');
}

/** What the name tells, else what all amounts are called; one other word among them and it is a payroll. */
function documentOf(
  { titles, columns }: FileHeader,
  items: readonly string[],
  names: readonly string[],
): SheetDocument {
  if (areStatements(titles, plain(names.join(' ')))) return 'informe';
  if (columns.some(column => ONLY_PAYROLL.has(column))) return 'recibo';
  const named = plain(names.join(' '));
  const isNamed = BENEFIT.test(named) && !PAYROLL.test(named);
  const isTitled = titles.some(title => /\bbeneficios?\b/.test(plain(title)));
  const isAll = items.length > 0 && items.every(item => BENEFIT.test(plain(item)));
  return isNamed || isTitled || isAll ? 'beneficio' : 'recibo';
}

/** The words of a benefit are those of a payslip's deductions: of what is granted only what says so is taken from the worker. */
function grantedOf(column: FileColumn, title: string): FileColumn {
  return column === 'itemDeductions' && !/\bdesc/.test(plain(title)) ? 'itemEarnings' : column;
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, ' ');
}
