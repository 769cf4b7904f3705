import { newJoiner } from '../join.ts';
import { recognisePage } from '../page.ts';
import type { PageDocument } from '../reading-types.ts';
import { isDelimited, parseDelimited } from '../words/delimited.ts';
import { readRegisterFile } from './register-file.ts';
import { spoolPages } from './spool.ts';
import type { UnknownTable } from './table-columns.ts';
import { readTableFile, type TableKnowledge } from './table-documents.ts';

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

/** A text file is a delimited table, a register of fixed-width records, or a print spool read like pages. */
export function readTextFile(read: string, knowledge: TableKnowledge = {}): TextReading {
  const text = read.replace(DRAWN, ' ');
  const table = isDelimited(text) ? readTableFile(parseDelimited(text), knowledge) : undefined;
  if (table && 'unknown' in table) return { form: 'table', documents: [], summaryNets: [], unknown: table.unknown };
  if (table && table.documents.length > 0) return { form: 'table', summaryNets: [], ...table };
  const register = readRegisterFile(text);
  if (register && register.length > 0) return { form: 'register', documents: register, summaryNets: [] };
  return isPrint(text) ? readSpool(text) : { form: 'unknown', documents: [], summaryNets: [] };
}

/** Longer lines and pages come from no printer, and finding words in them would take the square of their length. */
function isPrint(text: string): boolean {
  return !/[^\n]{4097}/.test(text) && text.split('\f').every(page => page.split('\n', 20_001).length <= 20_000);
}

function readSpool(text: string): TextReading {
  const joiner = newJoiner();
  const documents: PageDocument[] = [];
  const summaryNets: number[] = [];
  for (const [index, page] of spoolPages(text).entries()) {
    const result = recognisePage(page, index + 1);
    documents.push(...joiner.add(result.documents));
    if (result.summaryNet !== undefined) summaryNets.push(result.summaryNet);
  }
  documents.push(...joiner.flush());
  return {
    form: documents.some(document => document.type !== 4) ? 'spool' : 'unknown',
    documents: documents.map(withoutPages),
    summaryNets,
  };
}

function withoutPages(document: PageDocument): PageDocument {
  return { ...document, pages: [], region: undefined, boxes: undefined };
}
