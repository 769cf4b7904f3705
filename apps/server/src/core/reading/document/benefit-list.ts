import { blank } from '../blank.ts';
import type { Block } from '../page/block.ts';
import { cellsOf } from '../page/label-values.ts';
import type { Label } from '../page/labels-found.ts';
import { cpfIn, nameIn, parseDate, registrationIn } from '../page/parse-values.ts';
import type { Row, Word } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';
import { parseAmount } from '../words/numbers.ts';
import { readCompany } from './company.ts';
import { addCompetence } from './competence.ts';
import { isCreditTitle, setCreditDay } from './credit-day.ts';

interface ListColumn {
  readonly role: 'registration' | 'name' | 'cpf' | 'amount';
  readonly title: string;
  readonly x0: number;
  readonly x1: number;
}

const MIN_WORKERS = 2;

/**
 * A list with one row per worker: a heading with a worker's name or registration and at least one column of amounts.
 * Such a page cannot be cut; each row becomes a document. The rows must add up to a printed total.
 */
export function readBenefitList(block: Block, page: number): PageDocument[] {
  for (const [index, row] of block.sheet.rows.entries()) {
    const columns = listColumns(row, block.labels[index] ?? [], block);
    if (!columns) continue;
    const documents = readRows(block, index, columns, page);
    if (documents.length >= MIN_WORKERS) return addTotals(block, index, documents);
  }
  return [];
}

function listColumns(row: Row, labels: readonly Label[], _block: Block): ListColumn[] | undefined {
  const columns = cellsOf(row).map(cell => toColumn(cell, row, labels));
  const named = columns.filter(column => column.role !== 'amount');
  if (!named.some(column => column.role === 'name') || named.length < 2 || columns.length === named.length)
    return undefined;
  return columns;
}

function toColumn(cell: readonly Word[], row: Row, labels: readonly Label[]): ListColumn {
  const at = cell[0] ? row.words.indexOf(cell[0]) : -1;
  const role = labels.find(label => label.from === at)?.role;
  const kind =
    role === 'registration' || role === 'cpf' ? role : role === 'name' || role === 'employee' ? 'name' : 'amount';
  return {
    role: kind,
    title: cell.map(word => word.text).join(' '),
    x0: cell[0]?.x0 ?? 0,
    x1: cell[cell.length - 1]?.x1 ?? 0,
  };
}

function readRows(block: Block, header: number, columns: readonly ListColumn[], page: number): PageDocument[] {
  const documents: PageDocument[] = [];
  const company = readCompany(block);
  for (const row of block.sheet.rows.slice(header + 1)) {
    const document: PageDocument = {
      ...blank(page, 2),
      row: true,
      companyCnpj: company.cnpj,
      companyName: company.name,
    };
    const days = new Map<string, readonly Word[]>();
    for (const cell of cellsOf(row)) {
      const day = creditDayIn(cell, columns);
      if (day) days.set(day, cell);
      else readCell(document, cell, columns, block);
    }
    if ((document.cpf ?? document.registration) === undefined || document.lines.length === 0) continue;
    const amounts = document.lines.map(line => line.earnings ?? 0);
    // with several amount columns the last is their total when it says so and adds up
    if (
      amounts.length > 1 &&
      amounts.at(-1) === amounts.slice(0, -1).reduce((a, b) => a + b, 0) &&
      /total/i.test(columns.at(-1)?.title ?? '')
    )
      document.lines.pop();
    document.totalEarnings = document.lines.reduce((total, line) => total + (line.earnings ?? 0), 0);
    addCompetence(block, document, page);
    setCreditDay(document, days, block.sheet, page);
    documents.push(document);
  }
  return documents;
}

/** A cell with a day alone, under a title that says that it is the credit's. */
function creditDayIn(cell: readonly Word[], columns: readonly ListColumn[]): string | undefined {
  const [word, ...others] = cell;
  const day = word && others.length === 0 ? parseDate(word.text) : undefined;
  return day && word && isCreditTitle(nearest(columns, word.x0, word.x1)?.title ?? '') ? day : undefined;
}

function readCell(document: PageDocument, cell: readonly Word[], columns: readonly ListColumn[], block: Block): void {
  const first = cell[0];
  const last = cell[cell.length - 1];
  if (!first || !last) return;
  const amount = parseAmount(last.text, block.style);
  const column = nearest(
    columns.filter(other => (other.role === 'amount') === (amount !== undefined)),
    first.x0,
    last.x1,
  );
  if (amount && column) document.lines.push({ description: column.title, earnings: amount.centavos, deductions: null });
  document.cpf ??= amount ? undefined : cpfIn(cell)?.value;
  if (column?.role === 'registration') document.registration ??= registrationIn(cell)?.value;
  if (column?.role === 'name') document.name ??= nameIn(cell)?.value;
}

function nearest(columns: readonly ListColumn[], x0: number, x1: number): ListColumn | undefined {
  const distance = (column: ListColumn) =>
    (x0 < column.x1 && x1 > column.x0 ? 0 : 1000) + Math.min(Math.abs(column.x0 - x0), Math.abs(column.x1 - x1));
  return columns.reduce<ListColumn | undefined>(
    (best, column) => (!best || distance(column) < distance(best) ? column : best),
    undefined,
  );
}

/** What the page's rows add up to and the totals it prints; a list may go on, so `list-joiner.ts` compares them. */
function addTotals(block: Block, header: number, documents: readonly PageDocument[]): PageDocument[] {
  const summed = documents.reduce((total, document) => total + (document.totalEarnings ?? 0), 0);
  const totals = block.sheet.rows
    .slice(header + 1)
    .filter((_, index) => block.labels[header + 1 + index]?.some(label => label.role === 'total'));
  const printed = totals
    .map(row => parseAmount(row.words[row.words.length - 1]?.text ?? '', block.style)?.centavos)
    .filter(amount => amount !== undefined);
  return documents.map(document => ({ ...document, list: { summed, printed } }));
}
