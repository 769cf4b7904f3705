import { findLabels } from './labels-found.ts';
import { foldedText, type Sheet } from './sheet.ts';
import { findHeaders } from './table-header.ts';

/** What says whose a document is; values of these differ from one to the next. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'employee', 'cpf', 'registration']);
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** Amounts that a document has at least: a stub with a signature has fewer. */
const LEAST_AMOUNTS = 2;

/**
 * The rows with which documents of different people begin that stand one below the other, told by what repeats: the same heading, or a
 * row that begins with the same label of a person. One row (0) where nothing repeats. `isStart` are rows that may begin a document.
 */
export function repeatedStarts(sheet: Sheet, isStart: (row: number) => boolean): number[] {
  const first = sheet.rows.find((_, row) => isStart(row));
  if (!first) return [0];
  const heading = foldedText(first);
  const headed = sheet.rows.flatMap((row, index) => (foldedText(row) === heading ? [index] : []));
  if (arePeople(sheet, headed)) return [0, ...headed.slice(1)];
  const named = identityRows(sheet);
  return arePeople(sheet, named) ? [0, ...named.slice(1)] : [0];
}

/** Rows that begin with the label that the first row of a person begins with, at the same place, and go on behind it. */
function identityRows(sheet: Sheet): number[] {
  const headings = new Set(findHeaders(sheet).map(({ row }) => row));
  const starts = findLabels(sheet).flatMap((labels, row) => {
    const words = sheet.rows[row]?.words ?? [];
    const label = labels.find(({ role, from, to }) => from === 0 && to + 1 < words.length && IDENTITY.has(role));
    if (!label || headings.has(row)) return [];
    const text = words.slice(0, label.to + 1).map(({ folded }) => folded);
    return [{ row, text: text.join(' '), x: label.x0 }];
  });
  const first = starts[0];
  if (!first) return [];
  return starts.filter(({ text, x }) => text === first.text && Math.abs(x - first.x) < 2).map(({ row }) => row);
}

/** Each part names somebody else, and has amounts of its own. */
function arePeople(sheet: Sheet, starts: readonly number[]): boolean {
  if (starts.length < 2) return false;
  const people = starts.map((start, at) => personIn(sheet, start, starts[at + 1] ?? sheet.rows.length));
  return !people.includes(undefined) && new Set(people).size === people.length;
}

function personIn(sheet: Sheet, from: number, to: number): string | undefined {
  const labels = findLabels(sheet);
  const at = sheet.rows.findIndex(
    (row, index) =>
      index >= from &&
      index < to &&
      labels[index]?.some(({ role, to: last }) => IDENTITY.has(role) && last + 1 < row.words.length),
  );
  const row = sheet.rows[at];
  const amounts = sheet.rows
    .slice(from, to)
    .reduce((count, { words }) => count + words.filter(({ text }) => AMOUNT.test(text)).length, 0);
  return row && amounts >= LEAST_AMOUNTS ? foldedText(row) : undefined;
}
