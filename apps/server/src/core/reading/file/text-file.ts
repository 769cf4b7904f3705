import type { PageDocument } from '../reading-types.ts';
import { detectDelimiter, isDelimited, parseDelimited } from '../words/delimited.ts';
import { readBlocks } from './block-sheet.ts';
import { isPrint, readPrint } from './print.ts';
import { readRegisterFile } from './register-file.ts';
import { findFileHeader, type UnknownTable } from './table-columns.ts';
import { readTableFile, type TableKnowledge } from './table-documents.ts';
import { readTypedRecords } from './typed/typed-records.ts';

/** What a text file turned out to be, and its documents. They have no pages: nothing can be cut out of a text file. */
export interface TextReading {
  readonly form: 'table' | 'spool' | 'register' | 'unknown';
  readonly documents: PageDocument[];
  readonly summaryNets: readonly number[];
  /** A table whose columns somebody has to confirm before it is read. */
  readonly unknown?: UnknownTable;
  /** Rows of a model's sheet that name nobody. */
  readonly nobodys?: number;
}

/** Lines and corners of the tables that a printer draws with characters. */
const DRAWN = /[\u2500-\u257f]/g;

/** A heading stands among the first lines. */
const SEARCHED_TEXT = 20_000;

/** A text file is a delimited table, a register of fixed-width records, or a print spool read like pages. */
export function readTextFile(read: string, knowledge: TableKnowledge = {}): TextReading {
  const text = read.replace(DRAWN, ' ').normalize('NFC');
  const table = isDelimited(text) ? readTableFile(parseDelimited(text), knowledge) : blocksIn(text);
  if (table && 'unknown' in table) return { form: 'table', documents: [], summaryNets: [], unknown: table.unknown };
  if (table && table.documents.length > 0) return { form: 'table', summaryNets: [], ...table };
  const register = readRegisterFile(text) ?? readTypedRecords(text);
  if (register && register.length > 0) return { form: 'register', documents: register, summaryNets: [] };
  if (!isPrint(text)) return { form: 'unknown', documents: [], summaryNets: [] };
  const print = readPrint(text);
  return { form: print.documents.some(({ type }) => type !== 4) ? 'spool' : 'unknown', ...print };
}

/** Labels and values have fewer cells than the small tables between them: such a text is parted unevenly, and still no print. */
function blocksIn(text: string): { readonly documents: PageDocument[] } | undefined {
  if (detectDelimiter(text) === ',') return undefined;
  const header = findFileHeader(parseDelimited(text.slice(0, SEARCHED_TEXT)));
  const documents = header && readBlocks(parseDelimited(text), header);
  return documents && { documents };
}
