import { readFile, stat } from 'node:fs/promises';
import type { PageDocument } from '../reading-types.ts';
import { ReadingRefusal } from '../refusal.ts';
import type { TableRow } from '../words/delimited.ts';
import { decodeText, detectEncoding, withoutPrinterControls } from '../words/text-encoding.ts';
import { readWorkbook } from '../words/xlsx.ts';
import { htmlTables, isHtml } from './foreign/html-tables.ts';
import type { PageBatch } from './pdf-file.ts';
import type { XmlProblem } from './remuneration.ts';
import type { UnknownTable } from './table-columns.ts';
import { readTableFile, type SheetFacts, type TableKnowledge } from './table-documents.ts';
import { readTextFile } from './text-file.ts';

/** A text file is decoded in memory: a payroll of 100,000 workers is about 60 MB. */
const TEXT_LIMIT = 100 * 1024 * 1024;
const BATCH = 64;

/** What a text or spreadsheet file gave. */
interface Tables {
  readonly documents: PageDocument[];
  readonly summaryNets: readonly number[];
  readonly unknown: readonly UnknownTable[];
  readonly nobodys: number;
  /** Sheets that nobody sees. */
  readonly hidden: number;
}

/** A sheet of a workbook, or a table of a page. */
type FoundSheet = SheetFacts & { readonly rows: readonly TableRow[] };

/**
 * Documents of a text or spreadsheet file in batches; such files have no pages, so a batch counts documents. Tables whose
 * columns nobody has confirmed come first, and none of their rows is read.
 */
export async function* readTables(
  path: string,
  form: 'xlsx' | 'text',
  knowledge: TableKnowledge = {},
): AsyncGenerator<PageBatch | UnknownTable | XmlProblem> {
  const read = form === 'xlsx' ? readSheets(path, knowledge) : await readText(path, knowledge);
  const { documents, summaryNets, unknown, nobodys, hidden } = read;
  yield* unknown;
  if (nobodys > 0) yield { problem: 'ROWS_WITHOUT_WORKER', values: { count: nobodys } };
  if (hidden > 0) yield { problem: 'SHEETS_HIDDEN', values: { count: hidden } };
  if (documents.length === 0 && unknown.length === 0) throw new ReadingRefusal('TABLE_HEADING_NOT_FOUND', {});
  for (let from = 0; from < documents.length; from += BATCH) {
    const to = Math.min(documents.length, from + BATCH);
    yield {
      fromPage: from + 1,
      toPage: to,
      pages: documents.length,
      documents: documents.slice(from, to),
      summaryNets: from === 0 ? summaryNets : [],
    };
  }
}

function readSheets(path: string, knowledge: TableKnowledge): Tables {
  const { sheets, hidden } = readWorkbook(path);
  return readAll(sheets, knowledge, hidden);
}

function readAll(found: readonly FoundSheet[], knowledge: TableKnowledge, hidden: number): Tables {
  const sheets = found.flatMap(({ rows, ...sheet }) => readTableFile(rows, knowledge, sheet) ?? []);
  return {
    hidden,
    documents: ofOneMonth(sheets.flatMap(sheet => ('documents' in sheet ? sheet.documents : []))),
    summaryNets: [],
    unknown: sheets.flatMap(sheet => ('unknown' in sheet ? sheet.unknown : [])),
    nobodys: sheets.reduce((sum, sheet) => sum + ('nobodys' in sheet ? sheet.nobodys : 0), 0),
  };
}

async function readText(path: string, knowledge: TableKnowledge): Promise<Tables> {
  if ((await stat(path)).size > TEXT_LIMIT) throw new ReadingRefusal('FILE_TOO_LARGE', { limit: TEXT_LIMIT });
  const bytes = await readFile(path);
  const decoded = decodeText(bytes, detectEncoding(bytes));
  if (isHtml(decoded)) return readAll(htmlTables(decoded), knowledge, 0);
  const text = readTextFile(withoutPrinterControls(decoded), knowledge);
  const { documents, summaryNets, unknown, nobodys = 0 } = text;
  return { documents, summaryNets, unknown: unknown ? [unknown] : [], nobodys, hidden: 0 };
}

/** Payslips of several months in one workbook: those of the newest go their way, the others are asked about, for old sheets are left in it often. */
function ofOneMonth(documents: PageDocument[]): PageDocument[] {
  const monthOf = ({ type, month, year }: PageDocument) =>
    type === 1 && month && year ? year * 100 + month : undefined;
  const months = new Set(documents.flatMap(document => monthOf(document) ?? []));
  if (months.size < 2) return documents;
  const newest = Math.max(...months);
  const text = (of: number) => `${String(of % 100).padStart(2, '0')}/${Math.floor(of / 100)}`;
  return documents.map(document => {
    const own = monthOf(document);
    if (own === undefined || own === newest) return document;
    const values = { printed: text(own), others: text(newest) };
    return { ...document, review: true, findings: [...document.findings, { code: 'COMPETENCE_UNLIKE_FILE', values }] };
  });
}
