import { boxesOf } from '../page/field-boxes.ts';
import { parseDate } from '../page/parse-values.ts';
import { foldedText, type Row, type Sheet, type Word } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import { doubtfulDays, isUsualDay } from './pay-day.ts';

const CREDIT =
  /(?:credit\w*|recarga|carga|disponi\w*|liberac\w*|liberad[oa]|deposit\w*|pagamento|pagto|pgto|pago)\b\.?/;
/** What a date beside such a word may still be of. */
const OTHER = /emiss|emitid|impress|admiss|nascim|vencim|valid|refer|compet|periodo|assinat/;
const BEFORE = new RegExp(`${CREDIT.source}([^\\d]{0,16})$`);

/** Days with the words that say them. */
export type PrintedDays = ReadonlyMap<string, readonly Word[]>;

/** A column of credit days in a list, by its title. */
export function isCreditTitle(title: string): boolean {
  const folded = fold(title);
  return CREDIT.test(folded) && !OTHER.test(folded);
}

/** The days that a part of a page calls those of the credit, each once. */
export function creditDays(sheet: Sheet): PrintedDays {
  const days = new Map<string, readonly Word[]>();
  for (const [at, row] of sheet.rows.entries())
    for (const [index, word] of row.words.entries()) {
      const day = parseDate(word.text);
      if (day && !days.has(day) && (isBefore(row, index) || isAbove(sheet.rows[at - 1], word))) days.set(day, [word]);
    }
  return days;
}

/** The one day that is printed; of several, or of one far from the benefit's month, nobody can say, and the document tells. */
export function setCreditDay(document: PageDocument, days: PrintedDays, sheet: Sheet, page: number): void {
  const [day, ...others] = days.keys();
  if (day === undefined) return;
  if (others.length === 0 && isUsualDay(day, document)) document.paymentDate = day;
  else document.findings.push({ ...doubtfulDays([...days.keys()]), page });
  document.boxes = { ...document.boxes, ...boxesOf(sheet, page, dayWords(days)) };
}

/** The places of the days, by field: of several, each its own. */
export function dayWords(days: PrintedDays): Record<string, readonly Word[]> {
  return Object.fromEntries(
    [...days.values()].map((words, at) => [at === 0 ? 'paymentDate' : `paymentDate.${at + 1}`, words]),
  );
}

function isBefore(row: Row, index: number): boolean {
  const text = row.words
    .slice(0, index)
    .map(word => word.folded)
    .join(' ');
  const gap = BEFORE.exec(`${text} `)?.[1];
  return gap !== undefined && !OTHER.test(gap);
}

function isAbove(above: Row | undefined, { x0, x1 }: Word): boolean {
  if (!above || !CREDIT.test(foldedText(above))) return false;
  const title = above.words
    .filter(word => word.x0 < x1 && word.x1 > x0)
    .map(word => word.folded)
    .join(' ');
  return isCreditTitle(title);
}
