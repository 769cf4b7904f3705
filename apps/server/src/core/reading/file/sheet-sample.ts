import { batchesApart } from '../apart.ts';
import { ReadingRefusal } from '../refusal.ts';
import { fileForm } from './file-form.ts';
import type { FileColumn } from './table-columns.ts';

/** What a sheet looks like: its name, its first rows, the row that seems to be its heading. */
export interface SheetSample {
  readonly name: string | undefined;
  readonly total: number;
  readonly rows: readonly (readonly string[])[];
  /** From 0. */
  readonly heading: number;
  /** What the reader alone takes the heading's columns for. */
  readonly guess: readonly FileColumn[];
}

/** A sample of 20 MB as text takes about 150 MB while it is parsed. */
const OLD_MEGABYTES = 384;

/** The first rows of each sheet of a CSV, text or XLSX file, read in a thread of its own. @throws ReadingRefusal */
export async function firstRowsOfSheets({ path, name }: { path: string; name: string }): Promise<SheetSample[]> {
  const form = await fileForm(path, name);
  if (form !== 'xlsx' && form !== 'text') throw new ReadingRefusal('FILE_TYPE_UNKNOWN', { name });
  const sheets: SheetSample[] = [];
  const url = new URL('./sheet-sample-worker.ts', import.meta.url);
  for await (const sheet of batchesApart<SheetSample>(url, { path, form }, { oldMegabytes: OLD_MEGABYTES }))
    sheets.push(sheet);
  return sheets;
}
