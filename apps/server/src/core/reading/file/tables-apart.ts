import { stat } from 'node:fs/promises';
import { ThreadLost } from '#kernel/threads/pool.ts';
import { batchesApart } from '../apart.ts';
import { runTask } from '../pool.ts';
import { ReadingRefusal } from '../refusal.ts';
import type { PageBatch, PdfReading } from './pdf-file.ts';
import type { XmlProblem } from './remuneration.ts';
import type { UnknownTable } from './table-columns.ts';
import type { TableKnowledge } from './table-documents.ts';

/** A payroll of 100,000 workers as text takes about 600 MB while it is parsed; a workbook less. */
const OLD_MEGABYTES = 768;
/** A text this small is read sooner than a thread has started, by those that read PDFs; a ZIP may hold thousands of them. */
const SMALL = 64 * 1024;

/**
 * The documents of a text or spreadsheet file, in batches, read in a thread of its own: such a file is parsed whole, and for
 * that long nothing else would be answered. Too slow or too large for the thread: a `ReadingRefusal`.
 */
export async function* readTablesApart(
  path: string,
  form: 'xlsx' | 'text',
  knowledge: TableKnowledge,
  reading: Pick<PdfReading, 'turn' | 'budget'>,
): AsyncGenerator<PageBatch | UnknownTable | XmlProblem> {
  if (form === 'text' && (await stat(path)).size <= SMALL) yield* await readSmall(path, knowledge, reading);
  else
    yield* batchesApart(
      new URL('./table-worker.ts', import.meta.url),
      { path, form, knowledge },
      { oldMegabytes: OLD_MEGABYTES },
    );
}

async function readSmall(
  path: string,
  knowledge: TableKnowledge,
  { turn, budget }: Pick<PdfReading, 'turn' | 'budget'>,
): Promise<readonly (PageBatch | UnknownTable | XmlProblem)[]> {
  try {
    const { result, cpuMs } = await runTask({ kind: 'table', path, knowledge }, { turn, taskMs: budget.left() });
    budget.spend(cpuMs);
    return result;
  } catch (error) {
    if (!(error instanceof ThreadLost)) throw error;
    throw new ReadingRefusal(error.slow ? 'FILE_TOO_SLOW' : 'FILE_TOO_LARGE');
  }
}
