import { newRow, type Sheet } from './sheet.ts';
import type { TableHeader } from './table-header.ts';

/** What a row is among the documents of its page. */
export interface RowTags {
  readonly start: boolean;
  readonly net: boolean;
  readonly total: boolean;
  readonly header: boolean;
}

const AMOUNT = /\d[.,]\d{2}(?!\d)/;

/**
 * How many rows at the page's top are the rest of a document of the page before: amounts above everything that may begin one, where
 * another document with totals of its own follows. 0 where there are none.
 */
export function rowsOfRest(sheet: Sheet, tags: readonly RowTags[]): number {
  const first = tags.findIndex(({ start }) => start);
  if (first < 1 || tags.slice(0, first).some(({ header }) => header)) return 0;
  const amounts = sheet.rows.slice(0, first).filter(row => row.words.some(({ text }) => AMOUNT.test(text))).length;
  const closes = tags.slice(0, first).some(({ net, total }) => net || total);
  return (closes || amounts >= 2) && tags.slice(first).some(({ net }) => net) ? first : 0;
}

/** The rest of a table under the heading that stands further down on its page: the layout is the same. */
export function underHeading(rest: Sheet, page: Sheet, header: TableHeader | undefined): Sheet {
  const heading = header && page.rows[header.row];
  const top = rest.rows[0]?.y0;
  if (!heading || top === undefined) return rest;
  const up = heading.y1 - top + 1;
  const words = heading.words.map(word => ({ ...word, y0: word.y0 - up, y1: word.y1 - up }));
  return { ...rest, rows: [newRow(words, heading.y0 - up, heading.y1 - up), ...rest.rows] };
}
