import { exactTotalLimit } from '@cracha/contract/kernel/page.ts';
import { refuse } from '../refusal.ts';

/** A cursor as the client keeps it: opaque text over the sort values of the last row shown. */
export function writeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor, as many as the list sorts by. @throws INVALID_PAGE for anything we did not write */
export function readCursor(text: string, length: number): (string | number | null)[] {
  const values = parse(text);
  const simple =
    Array.isArray(values) &&
    values.every(value => value === null || typeof value === 'string' || typeof value === 'number');
  return simple && values.length === length ? values : refuse('INVALID_PAGE');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A page's total as lists answer it: exact up to `most`, then 'more than'. `counted` stops one after it. */
export function totalOf(counted: number, most = exactTotalLimit): { total: number; moreThanTotal?: true } {
  return counted > most ? { total: most, moreThanTotal: true } : { total: counted };
}
