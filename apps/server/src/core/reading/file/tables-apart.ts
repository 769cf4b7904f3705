import { stat } from 'node:fs/promises';
import { batchesApart } from '../apart.ts';
import type { PageBatch } from './pdf-file.ts';
import type { XmlProblem } from './remuneration.ts';
import type { UnknownTable } from './table-columns.ts';
import type { TableKnowledge } from './table-documents.ts';
import { readTables } from './table-file.ts';

/** A payroll of 100,000 workers as text takes about 600 MB while it is parsed; a workbook less. */
const OLD_MEGABYTES = 768;
/** A text this small is parsed sooner than a thread has started; a ZIP may hold thousands of them. */
const SMALL = 64 * 1024;

/**
 * The documents of a text or spreadsheet file, in batches, read in a thread of its own: such a file is parsed whole, and for
 * that long nothing else would be answered. Too slow or too large for the thread: a `ReadingRefusal`.
 */
export async function* readTablesApart(
  path: string,
  form: 'xlsx' | 'text',
  knowledge: TableKnowledge = {},
): AsyncGenerator<PageBatch | UnknownTable | XmlProblem> {
  if (form === 'text' && (await stat(path)).size <= SMALL) return yield* readTables(path, form, knowledge);
  yield* batchesApart(new URL('./table-worker.ts', import.meta.url), { path, form, knowledge }, OLD_MEGABYTES);
}
