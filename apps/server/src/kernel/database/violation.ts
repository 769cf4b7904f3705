import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import pg from 'pg';

/** PostgreSQL, appendix A, class 23. */
const codes = { unique: '23505', foreignKey: '23503' } as const;

/** Somebody was faster: a key is taken (`unique`), or something hangs on a row that was to go (`foreignKey`). */
export function violates(error: unknown, ...kinds: readonly (keyof typeof codes)[]): boolean {
  return error instanceof pg.DatabaseError && kinds.some(kind => codes[kind] === error.code);
}

/** A function of the database refused with this code of the catalogue. */
export function refusedAs(error: unknown, code: ErrorCode): boolean {
  return error instanceof pg.DatabaseError && error.code === 'CR001' && error.message === code;
}
