import { isCnpj, isCpf, isPis, normaliseCnpj, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { readCompany } from '../document/company.ts';
import { readCompetence } from '../document/competence.ts';
import { calendarYear } from '../document/income-statement.ts';
import { kindOfText, readKind } from '../document/receipt-kind.ts';
import { openBlock } from '../page/block.ts';
import { parseDate } from '../page/parse-values.ts';
import { buildSheet } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';
import type { TableCell, TableRow } from '../words/delimited.ts';
import { spoolPages } from './spool.ts';
import type { FileRow } from './table-row.ts';
import { statementYear } from './table-statement.ts';

/** Whose a row is, and of when. */
export type TableIdentity = Pick<
  PageDocument,
  | 'cpf'
  | 'registration'
  | 'pis'
  | 'name'
  | 'companyCnpj'
  | 'month'
  | 'year'
  | 'kind'
  | 'jobTitle'
  | 'department'
  | 'paymentDate'
  | 'admissionDate'
>;

/** What holds for the whole file. */
export type Above = TableIdentity & { readonly calendarYear?: number | undefined };

export function readIdentity(row: FileRow, above: TableIdentity): TableIdentity {
  const cpf = normaliseCpf(row.text('cpf') ?? '');
  const cnpj = normaliseCnpj(row.text('cnpj') ?? '');
  const pis = normaliseCpf(row.text('pis') ?? '');
  const competence = monthOf(row.date('competence') ?? '');
  // what is short in a column of flags is a side
  const kind = row.text('kind') ?? row.text('flag')?.replace(/^.{0,3}$/, '');
  return {
    cpf: isCpf(cpf) ? cpf : undefined,
    registration: row.text('registration'),
    pis: isPis(pis) ? pis : undefined,
    name: row.text('name') ?? row.text('employee'),
    companyCnpj: isCnpj(cnpj) ? cnpj : above.companyCnpj,
    month: competence?.month ?? above.month,
    year: competence?.year ?? above.year,
    kind: kind ? kindOfText(kind.replace(/^13\D?$/, '13º salário'), competence?.month ?? above.month) : above.kind,
    jobTitle: row.text('jobTitle'),
    department: row.text('department'),
    paymentDate: dateOf(row.date('paymentDate') ?? ''),
    admissionDate: dateOf(row.date('admission') ?? ''),
  };
}

/** A statement is of a year: whatever else is dated in its row says nothing of it. */
export function statementIdentity(row: FileRow, above: Above): TableIdentity {
  const { cpf, registration, pis, name, companyCnpj } = readIdentity(row, above);
  return { cpf, registration, pis, name, companyCnpj, year: statementYear(row) ?? above.calendarYear };
}

/** What the rows above the heading say for the whole file. */
export function aboveHeader(rows: readonly TableRow[]): Above {
  const text = rows
    .map(row =>
      row
        .map(cell => cell.text)
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
  const page = spoolPages(text)[0];
  if (!page) return {};
  const block = openBlock(buildSheet(page));
  const competence = readCompetence(block);
  return {
    companyCnpj: readCompany(block).cnpj,
    month: competence?.month,
    year: competence?.year,
    kind: readKind(block, competence?.month),
    calendarYear: calendarYear(block),
  };
}

function monthOf(text: string): { month: number; year: number } | undefined {
  const page = spoolPages(`competencia: ${text}`)[0];
  const packed = /^(?:(20\d{2})(0[1-9]|1[0-2])|(0[1-9]|1[0-2])(20\d{2}))$/.exec(text);
  if (packed) return { month: Number(packed[2] ?? packed[3]), year: Number(packed[1] ?? packed[4]) };
  const date = dateOf(text);
  if (date) return { month: Number(date.slice(5, 7)), year: Number(date.slice(0, 4)) };
  return text && page ? readCompetence(openBlock(buildSheet(page))) : undefined;
}

/** A day as people or programs write it, the year first too: YYYY-MM-DD. */
function dateOf(text: string): string | undefined {
  const [iso] = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?=$|[T ])/.exec(text) ?? [];
  return iso ?? parseDate(text);
}

const DAY_AND_MONTH = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:20)?\d{2})$/;

/** The two months that a competence written as a day may be of: the day first, and the month first. Undefined: it is clear. */
export function twoMonths(cell: TableCell | undefined): { first: string; second: string } | undefined {
  if (!cell || cell.isDate) return undefined;
  const [, one = '', two = '', year = ''] = DAY_AND_MONTH.exec(cell.text) ?? [];
  const [day, month] = [Number(one), Number(two)];
  // the first day of a month is what programs write for the month
  if (day <= 1 || day > 12 || month > 12 || day === month) return undefined;
  const monthText = (of: number) => `${String(of).padStart(2, '0')}/${year.padStart(4, '20')}`;
  return { first: monthText(month), second: monthText(day) };
}

/** Whether the text can only be a day before a month. */
export function provesDayFirst(text: string): boolean {
  const [, one = '', two = ''] = DAY_AND_MONTH.exec(text) ?? [];
  return Number(one) > 12 && Number(one) <= 31 && Number(two) >= 1 && Number(two) <= 12;
}
