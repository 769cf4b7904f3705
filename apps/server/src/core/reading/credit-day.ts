import { fold } from './fold.ts';
import { parseDate } from './parse-values.ts';
import type { PageDocument } from './reading-types.ts';
import { foldedText, type Row, type Sheet, type Word } from './sheet.ts';

const CREDIT =
  /(?:credit\w*|recarga|carga|disponi\w*|liberac\w*|liberad[oa]|deposit\w*|pagamento|pagto|pgto|pago)\b\.?/;
/** What a date beside such a word may still be of. */
const OTHER = /emiss|emitid|impress|admiss|nascim|vencim|valid|refer|compet|periodo|assinat/;
const BEFORE = new RegExp(`${CREDIT.source}([^\\d]{0,16})$`);
/** Months from the one a benefit is of. */
const [EARLIEST, LATEST] = [-2, 3];

/** A column of credit days in a list, by its title. */
export function isCreditTitle(title: string): boolean {
  const folded = fold(title);
  return CREDIT.test(folded) && !OTHER.test(folded);
}

/** The days that a part of a page calls those of the credit, each once. */
export function creditDays(sheet: Sheet): string[] {
  const days = new Set<string>();
  for (const [at, row] of sheet.rows.entries())
    for (const [index, word] of row.words.entries()) {
      const day = parseDate(word.text);
      if (day && (isBefore(row, index) || isAbove(sheet.rows[at - 1], word))) days.add(day);
    }
  return [...days].sort();
}

/** The one day that is printed; of several, or of one far from the benefit's month, nobody can say, and the document tells. */
export function setCreditDay(document: PageDocument, days: readonly string[], page: number): void {
  const [day, ...others] = days;
  if (day === undefined) return;
  if (others.length === 0 && isNear(day, document)) document.paymentDate = day;
  else document.findings.push({ code: 'CREDIT_DAY_DOUBTFUL', values: { days: days.map(inBrazil).join(', ') }, page });
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

function isNear(day: string, { month, year }: PageDocument): boolean {
  if (month === undefined || year === undefined) return false;
  const months = (Number(day.slice(0, 4)) - year) * 12 + Number(day.slice(5, 7)) - month;
  return months >= EARLIEST && months <= LATEST;
}

const inBrazil = (day: string) => day.split('-').reverse().join('/');
