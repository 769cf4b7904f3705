import { readFile, stat } from 'node:fs/promises';
import type { PageBatch } from './pdf-file.ts';
import type { PageDocument } from './reading-types.ts';
import { ReadingRefusal } from './refusal.ts';
import { readTableFile } from './table-documents.ts';
import { decodeText, detectEncoding } from './text-encoding.ts';
import { readTextFile } from './text-file.ts';
import { readWorkbook } from './xlsx.ts';

/** A text file is decoded in memory: a payroll of 100,000 workers is about 60 MB. */
const TEXT_LIMIT = 100 * 1024 * 1024;
const BATCH = 64;

/** Documents of a text or spreadsheet file in batches; such files have no pages, so a batch counts documents. */
export async function* readTables(path: string, form: 'xlsx' | 'text'): AsyncGenerator<PageBatch> {
  const { documents, summaryNets } =
    form === 'xlsx' ? { documents: sheetDocuments(path), summaryNets: [] } : await textDocuments(path);
  if (documents.length === 0) throw new ReadingRefusal('TABLE_HEADING_NOT_FOUND', {});
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

function sheetDocuments(path: string): PageDocument[] {
  return readWorkbook(path).flatMap(rows => readTableFile(rows) ?? []);
}

async function textDocuments(path: string): Promise<{ documents: PageDocument[]; summaryNets: readonly number[] }> {
  if ((await stat(path)).size > TEXT_LIMIT) throw new ReadingRefusal('FILE_TOO_LARGE', { limit: TEXT_LIMIT });
  const bytes = await readFile(path);
  return readTextFile(decodeText(bytes, detectEncoding(bytes)));
}
