import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { longestTitle, mostColumns } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import * as z from 'zod/mini';
import { answerBatches } from '../apart-thread.ts';
import { isDelimited, parseDelimited, type TableRow } from '../words/delimited.ts';
import { decodeText, detectEncoding } from '../words/text-encoding.ts';
import { readWorkbook, type WorkbookSheet } from '../words/xlsx.ts';
import { titlesOver } from './sheet-model.ts';
import type { SheetSample } from './sheet-sample.ts';
import { findFileHeader, SEARCHED_ROWS } from './table-columns.ts';
import { unknownTable } from './table-unknown.ts';

const MOST_SHEETS = 30;

/** Read when it is asked for: what a file is refused for is an answer, not the thread's end. */
function* firstRowsOf(path: string, form: 'xlsx' | 'text'): Generator<SheetSample> {
  const sheets = form === 'xlsx' ? readWorkbook(path).sheets : textRows(path);
  for (const { name, rows } of sheets.slice(0, MOST_SHEETS)) {
    if (!rows.some(hasText)) continue;
    const found = findFileHeader(rows);
    const heading = found?.row ?? likelyHeading(rows);
    const titles = titlesOver(rows, heading).slice(0, mostColumns);
    const guess = found ? unknownTable(rows, found, [name ?? '']).guess : [];
    yield {
      name,
      total: rows.length,
      // a heading row is as wide as what stands under it
      rows: rows.slice(0, SEARCHED_ROWS).map(row => titles.map((_, at) => cellText(row, at))),
      heading,
      guess: titles.map((_, at) => guess[at] ?? 'ignored'),
    };
  }
}

/** The first of the rows with the most words: a heading names every column. */
function likelyHeading(rows: readonly TableRow[]): number {
  const words = rows
    .slice(0, SEARCHED_ROWS)
    .map(row => row.filter(cell => /\p{L}/u.test(cell.text) && cell.number === undefined).length);
  return words.indexOf(Math.max(...words));
}

function hasText(row: TableRow): boolean {
  return row.some(cell => cell.text !== '');
}

/** Without what no text of the database can hold. */
function cellText(row: TableRow, at: number): string {
  return (row[at]?.text ?? '').replaceAll('\0', '').toWellFormed().slice(0, longestTitle).toWellFormed();
}

function textRows(path: string): WorkbookSheet[] {
  const bytes = readFileSync(path);
  const text = decodeText(bytes, detectEncoding(bytes));
  return isDelimited(text) ? [{ name: undefined, rows: parseDelimited(text), hiddenRows: new Set() }] : [];
}

const { path, form } = z.object({ path: z.string(), form: z.enum(['xlsx', 'text']) }).parse(workerData);
answerBatches(firstRowsOf(path, form));
