import type { ReadDocument } from '#core/reading/reading-types.ts';
import { fold } from '#core/reading/words/fold.ts';

/** What a document is among a worker's: another one with the same kind and month is asked about. */
export interface DocumentPlace {
  kind: string | null;
  year: number | null;
  month: number | null;
  net: number | null;
}

/** A statement is of a whole year, and stands in its last month. */
export const statementMonth = 12;
export const statementKind = 'incomeStatement';
/** Of an employee record, which is of the month it was read in, and of a time-clock mirror. */
export const filedKinds = { 6: 'employeeRecord', 7: 'timeMirror' } as const;
const mostNamed = 3;

/** The place of what was read. A benefit's kind says which: two companies' meal and transport lists of a month are not the same. Pure. */
export function placeOf({
  type,
  kind,
  year,
  month,
  net,
  lines,
  totalEarnings,
  totalDeductions,
}: ReadDocument): DocumentPlace {
  if (type === 2)
    return {
      kind: benefitKind(lines.map(({ description }) => description)),
      year: year ?? null,
      month: month ?? null,
      net: totalEarnings === undefined ? null : totalEarnings - (totalDeductions ?? 0),
    };
  if (type === 3) return { kind: statementKind, year: year ?? null, month: year ? statementMonth : null, net: null };
  if (type === 6 || type === 7) return { kind: filedKinds[type], year: year ?? null, month: month ?? null, net: null };
  return { kind: kind ?? null, year: year ?? null, month: month ?? null, net: net ?? null };
}

/** `benefit:vale alimentacao+vale transporte`: the same benefits in any order are the same. */
export function benefitKind(descriptions: readonly string[]): string {
  return `benefit:${[...new Set(descriptions.map(text => fold(text).trim()))].sort().join('+')}`;
}

/** What a benefit is called: its items where they are few. */
export function benefitTitle(descriptions: readonly string[]): string {
  const named = [...new Set(descriptions.map(text => text.trim()).filter(text => text !== ''))];
  return named.length === 0 || named.length > mostNamed ? 'Benefícios' : named.join(', ').slice(0, 160);
}
