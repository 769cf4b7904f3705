import { boxNumbers } from '@cracha/contract/features/import/import.columns.ts';
import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { parseDate } from '../page/parse-values.ts';
import type { PageDocument } from '../reading-types.ts';
import { boxNamed, statementColumn } from './statement-columns.ts';
import type { FileColumn, FileHeader } from './table-columns.ts';
import type { FileRow } from './table-row.ts';

/** What a person is shown of a cell that could not be read. */
const SHOWN = 40;
const WHOSE: ReadonlySet<FileColumn> = new Set<FileColumn>(['cpf', 'registration', 'pis', 'name', 'employee', 'cnpj']);

/** The columns of a sheet of income statements as the reader takes them; a role once. */
export function statementGuess({ titles, columns }: FileHeader): FileColumn[] {
  const taken = new Set<FileColumn>();
  const guess = titles.map((title, at) => {
    const own = columns[at] ?? 'ignored';
    const column = WHOSE.has(own) ? own : (statementColumn(title) ?? 'ignored');
    if (column === 'ignored' || taken.has(column)) return 'ignored';
    taken.add(column);
    return column;
  });
  // a long sheet names the box of a row, and its amount beside it
  const amount = columns.indexOf('value');
  return guess.map((column, at) => (taken.has('box') && at === amount ? 'boxAmount' : column));
}

/** The calendar year that a row says: its own, or the one before the tax return's. */
export function statementYear(row: FileRow): number | undefined {
  const calendar = yearIn(row.text('calendarYear'));
  const exercise = yearIn(row.text('exerciseYear'));
  return calendar ?? (exercise && exercise - 1);
}

function yearIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^20\d{2}$/.test(text)) return Number(text);
  const day = parseDate(text);
  return day ? Number(day.slice(0, 4)) : undefined;
}

/** Whether a row is somebody's, whose number can't be read: a row of sums names nobody. */
export function isOfSomebody(row: FileRow): boolean {
  if (/\d/.test(row.text('cpf') ?? '')) return true;
  const name = row.text('name') ?? row.text('employee') ?? '';
  return /\p{L}/u.test(name) && !/\btotal\b/i.test(name);
}

/** Adds the boxes of one row, a column each or the one that it names. `at` is the row as its file numbers it, from 1. */
export function addBoxes(document: PageDocument, row: FileRow, at: number): void {
  document.fields ??= {};
  const year = row.text('calendarYear') ?? row.text('exerciseYear');
  if (year !== undefined && statementYear(row) === undefined)
    document.findings.push({ code: 'YEAR_NOT_READ', values: { row: at, text: shown(year) } });
  addInformation(document, row.text('information'));
  for (const box of boxNumbers) addBox(document, row, `box${box}`, box, at);
  const named = row.text('box');
  if (named === undefined || row.text('boxAmount') === undefined) return;
  const box = boxNamed(named);
  if (box) addBox(document, row, 'boxAmount', box, at);
  else document.findings.push({ code: 'BOX_UNKNOWN', values: { row: at, text: shown(named) } });
}

/** The seventh box's words, once each: a sheet of a row per box may say them in every row. */
function addInformation(document: PageDocument, said: string | undefined): void {
  const before = document.fields?.['7'];
  if (said === undefined || before?.toString().split('\n').includes(said)) return;
  document.fields = { ...document.fields, 7: before === undefined ? said : `${before}\n${said}` };
}

function addBox(document: PageDocument, row: FileRow, column: FileColumn, box: string, at: number): void {
  const text = row.text(column);
  if (text === undefined) return;
  const amount = row.amount(column);
  const before = document.fields?.[box];
  // no box of the form is less than nothing
  if (amount === undefined || amount < 0) document.findings.push(notRead(at, box, text));
  else if (before !== undefined && before !== amount)
    document.findings.push({ code: 'BOX_TWICE', values: { row: at, box } });
  else document.fields = { ...document.fields, [box]: amount };
}

function notRead(row: number, box: string, text: string): Finding {
  return { code: 'BOX_NOT_READ', values: { row, box, text: shown(text) } };
}

/** Without what the database can't keep. */
function shown(text: string): string {
  return text.replaceAll('\0', '').slice(0, SHOWN).toWellFormed();
}

/** What a statement must have: its year, and what was earned. */
export function finishStatement(document: PageDocument): void {
  if (document.year === undefined && !document.findings.some(({ code }) => code === 'YEAR_NOT_READ'))
    document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {} });
  if (document.fields?.['3.1'] === undefined) document.findings.push({ code: 'FIELDS_NOT_FOUND', values: {} });
}
