import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { ReadDocument, ReceiptKind } from '../reading-types.ts';

type Dated = Pick<ReadDocument, 'type' | 'kind' | 'month' | 'year' | 'paymentDate'>;
type Months = readonly [before: number, after: number];

/** Months from a document's own in which its amount is usually paid. */
const USUAL: Months = [-2, 3];
/** What belongs to another time than it is paid in (13th salary, vacation, arrears), and where a person may set the day. */
const POSSIBLE: Months = [-12, 12];
const REGULAR: ReadonlySet<ReceiptKind> = new Set<ReceiptKind>(['monthly', 'advance']);

/** Payslips and benefits are paid on a day; the other documents have none. */
export function hasPayDay({ type }: Pick<ReadDocument, 'type'>): boolean {
  return type === 1 || type === 2;
}

/** Whether a day that was read is believed. Where the month is not known nothing can be said of it. Pure. */
export function isUsualDay(day: string, document: Dated): boolean {
  const days = daysOf(document, document.type === 2 || REGULAR.has(document.kind ?? 'monthly') ? USUAL : POSSIBLE);
  return days !== undefined && day >= days.first && day <= days.last;
}

/** Of several days, or of one of another time, nobody can say: they are told, and none is kept. */
export function doubtfulDays(days: readonly string[]): Finding {
  return { code: 'CREDIT_DAY_DOUBTFUL', values: { days: [...days].sort().map(inBrazil).join(', ') } };
}

/** A day that was read of another time than its document. Pure. */
export function unusualDay(document: Dated): Finding[] {
  const { paymentDate, month, year } = document;
  if (!hasPayDay(document) || paymentDate === undefined || month === undefined || year === undefined) return [];
  return isUsualDay(paymentDate, document) ? [] : [doubtfulDays([paymentDate])];
}

/** A day that no document of this month can be paid on, whoever says it. Pure. */
export function impossibleDay(document: Dated): Extract<Finding, { code: 'CREDIT_DAY_IMPOSSIBLE' }>[] {
  const days = daysOf(document, POSSIBLE);
  const day = document.paymentDate;
  if (!hasPayDay(document) || !days || day === undefined || (day >= days.first && day <= days.last)) return [];
  const values = { day: inBrazil(day), first: inBrazil(days.first), last: inBrazil(days.last) };
  return [{ code: 'CREDIT_DAY_IMPOSSIBLE', values }];
}

function daysOf({ month, year }: Dated, [before, after]: Months): { first: string; last: string } | undefined {
  if (month === undefined || year === undefined) return undefined;
  const day = (months: number, of: number) =>
    new Date(Date.UTC(year, month - 1 + months, of)).toISOString().slice(0, 10);
  return { first: day(before, 1), last: day(after + 1, 0) };
}

const inBrazil = (day: string) => day.split('-').reverse().join('/');
